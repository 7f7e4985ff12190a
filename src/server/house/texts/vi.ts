import type { SENTENCES as ENGLISH, TERMS as ENGLISH_TERMS } from './en.ts';

export const SENTENCES: { readonly [Code in keyof typeof ENGLISH]: string } = {
  'own-activity-wrong': 'Hoạt động này có {count, plural, other {# lỗi}}. Lỗi đầu tiên ở {place}: {sentence}',
  'house-out-of-service': 'Hệ thống ngưng phục vụ nên chưa ghi gì. {reason}',
  'outcome-unknown': 'Hệ thống ngưng lúc đang ghi. Khi có lại hãy bấm lần nữa; chỉ ghi một lần. {reason}',
  'not-the-writer': 'Máy chủ này là máy dự phòng nên chưa ghi gì ở đây. {writer} Gửi lệnh đến máy đang hoạt động.',
  'key-of-another-command': 'Khóa {key} đã thuộc về lệnh khác (sự kiện {first}). Gửi lệnh này với khóa mới.',
  'not-a-name': '{name} không phải là khóa, người hay trạm hợp lệ. Dùng 1 đến 200 ký tự in được.',
  'nothing-to-do': 'Không có gì để làm.',
};

export const TERMS: { readonly [Code in keyof typeof ENGLISH_TERMS]: string } = {
  'service.starting': 'Hệ thống đang khởi động. Chờ một chút rồi thử lại.',
  'service.check-failed':
    'Kiểm tra không đạt: {findings} Chưa thay đổi gì, và hệ thống không chạy khi nhật ký không đúng. Giữ nguyên các tập tin, chạy houseway journal verify để xem thêm, và phục hồi từ bản sao lưu đã kiểm tra.',
  'program.more': '{count, plural, other {# nữa}}',
};
