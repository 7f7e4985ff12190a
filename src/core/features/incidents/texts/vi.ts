import type { TextsFor } from '#core/words';
import type { SENTENCES as ENGLISH, TERMS as ENGLISH_TERMS } from './en.ts';

export const SENTENCES: TextsFor<typeof ENGLISH> = {
  'no-clock-for-incident': 'Luật áp dụng ở đây không có thời hạn nào cho việc này ({kind}).',
  'unknown-incident': 'Sự cố {incident} không còn mở. Xem lại danh sách.',
  'no-such-incident-task': 'Sự cố {incident} không còn việc đó để làm ({task}).',
  'incident-tasks-open': 'Sự cố {incident} còn việc phải làm: {tasks}. Ghi nhận việc đó trước.',
};

export const TERMS: TextsFor<typeof ENGLISH_TERMS> = {
  'incident.data-exposed': 'lộ dữ liệu cá nhân',
  'incident.system-failure': 'hệ thống bị lỗi',
  'incident.misuse': 'lạm dụng hệ thống',
  'incident.unsynchronized': 'nhật ký không đồng bộ hơn 24 giờ',
  'incident.emergency-change': 'thay đổi chương trình khẩn cấp',
  'task.tell-persons': 'báo cho những người có liên quan',
  'task.tell-attorney-general': 'gửi bản mẫu cho Tổng Chưởng lý nếu hơn 500 người',
  'task.tell-bureau': 'báo cho Bureau',
  'task.notify-change': 'thông báo về thay đổi',
  'task.release-notes': 'nộp ghi chú phiên bản',
};
