import type { SENTENCES as ENGLISH } from './en.ts';

export const SENTENCES: { readonly [Code in keyof typeof ENGLISH]: string } = {
  'notice-never-shown': 'Thông báo sẽ hết vào {until} trước khi được hiện. Hãy chọn lúc kết thúc muộn hơn.',
  'notice-names-activity':
    'Thông báo có nhắc {activity}. Hãy chọn hoạt động ấy, để bảng điện tử ghi thêm số của nó và “No Purchase Necessary” ở nơi cần.',
  'unknown-notice': 'Thông báo {notice} không có niêm yết. Xem lại danh sách.',
  'not-our-approval':
    '{activity} ({approval}) không thuộc các hoạt động được duyệt của sòng bài này. Chỉ mở khi sòng bài này đã được duyệt.',
  'already-offered': '{activity} đã có rồi ({state}). Kết thúc rồi mới công bố lại, hoặc tạm dừng để sửa.',
  'offering-in-other-state': '{activity} {state} nên lúc này không làm được việc đó.',
  'calls-pending-in-activity':
    '{activity} còn {calls, plural, other {# tay bài đã báo}}. Trước hết xác minh, từ chối hoặc hủy báo bài.',
  'rounds-still-on': '{count, plural, other {Bàn {tables}}} còn đang chơi ván có {activity}. Chờ đến khi hết ván.',
  'pool-left-behind':
    'Quỹ {pool} đang giữ {amount} tiền của người chơi mà chương trình này không có chỗ cho quỹ đó. Giữ lại bảng của quỹ.',
  'cap-below-meter':
    'Jackpot tích lũy {pool} đang là {shown}, cao hơn mức trần {cap}. Niêm yết mức trần ít nhất {shown}.',
  'raise-not-above-zero': 'Số tăng phải lớn hơn 0. Nhập số tiền.',
  'change-needs-notice':
    'Thay đổi của {activity} cần báo trước cho người chơi {hours, plural, other {# giờ}}. Có thể chạy lại từ {holds}.',
  'raise-needs-notice':
    'Phải báo trước cho người chơi {hours, plural, other {# giờ}} trước khi tăng {activity}. Hãy niêm yết mức tăng từ {first} trở đi.',
  'rank-is-drawn':
    'Hệ thống bốc số bài của {activity} cho từng khoảng thời gian niêm yết. Bỏ trống số bài rồi bấm Bốc số bài.',
  'no-rank-to-draw': '{activity} không có số bài để bốc. Hãy niêm yết số bài trong chương trình.',
  'no-chance-for-rank': 'Hệ thống không có số ngẫu nhiên để bốc lá bài. Hãy gọi văn phòng.',
  'no-period-ahead': '{activity} không còn khoảng thời gian niêm yết nào sắp tới. Trước hết hãy niêm yết ngày và giờ.',
  'rank-already-drawn':
    'Số bài của {activity} đã được bốc cho đến {until}. Mỗi khoảng thời gian chỉ có một số bài; hãy bốc lại khi đến khoảng tiếp theo.',
};
