import type { TextsFor } from '#core/words';
import type { SENTENCES as ENGLISH, TERMS as ENGLISH_TERMS } from './en.ts';

export const SENTENCES: TextsFor<typeof ENGLISH> = {
  'no-such-setting': 'Không có cài đặt {setting}. Hãy chọn trong {known}.',
  'clock-with-day-open':
    'Ngày kinh doanh {day} đang mở. Hãy đóng ngày trước, rồi mới đổi múi giờ hoặc giờ bắt đầu ngày.',
  'clock-moves-day':
    'Theo giờ đó, ngay lúc này ngày kinh doanh sẽ là {is} thay vì {was}. Hãy đổi vào lúc hai ngày trùng nhau.',
  'approval-not-in-book': 'Trong sổ không có bản phê duyệt {approvals}. Hãy chọn trong danh sách.',
  'approval-still-offered':
    'Vẫn đang mở: {activities}. Hãy kết thúc các chương trình đó trước, rồi mới bỏ bản phê duyệt.',
  'setting-of-files': '{setting}: lấy từ tập tin của sòng bài. Hãy sửa tập tin, khởi động lại, rồi chấp nhận ở đây.',
  'setting-as-before': '{setting}: đã là giá trị đó rồi.',
  'setting-wrong': '{setting}: không thể là {value}. Hãy nhập giá trị khác.',
};

export const TERMS: TextsFor<typeof ENGLISH_TERMS> = {
  'setting.name': 'Tên sòng bài',
  'setting.address': 'Địa chỉ sòng bài',
  'setting.license': 'Số license của sòng bài',
  'setting.logo': 'Logo sòng bài',
  'setting.verifierPays': 'Mức một người được tự xác minh và trả',
  'setting.clock': 'Múi giờ và giờ bắt đầu ngày',
  'setting.increasesAt': 'Giờ tăng hằng ngày',
  'setting.closesDayAt': 'Giờ đóng ngày',
  'setting.secondPersonFrom': 'Số tiền cần hai người',
  'setting.sealFrom': 'Số tiền từ đó bài được niêm phong',
  'setting.checklist': 'Danh sách kiểm tra của tay bài đã báo',
  'setting.feesMax': 'Số phí tối đa mỗi ván',
  'setting.roundSecondsMin': 'Số giây tối thiểu giữa hai ván',
  'setting.secondFromOtherDepartment': 'Người thứ hai thuộc bộ phận khác',
  'setting.secondWithinMinutes': 'Số phút yêu cầu chờ người thứ hai',
  'setting.sessionHoursMax': 'Thời gian đăng nhập dài nhất, tính bằng giờ',
  'setting.pinAgainAfterMinutes': 'Số phút sau đó tiền, quyền và xuất dữ liệu hỏi lại PIN',
  'setting.signOffAfterMinutes': 'Số phút đến khi tự đăng xuất ({station})',
  'setting.approvals': 'Các bản phê duyệt của sòng bài này',
  'setting.activity': 'Hoạt động riêng {activity}',
};
