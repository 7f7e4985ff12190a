import type { SENTENCES as ENGLISH } from './en.ts';

export const SENTENCES: { readonly [Code in keyof typeof ENGLISH]: string } = {
  'unknown-zone': '“{zone}” không phải là múi giờ. Nhập vùng và thành phố, như America/Los_Angeles.',
  'unreadable-time': '“{time}” không phải là giờ trong ngày. Nhập 00:00 đến 23:59, như 18:00.',
  'unreadable-moment': '“{moment}” không phải là ngày giờ. Nhập theo giờ của sòng bài, như 2026-03-02T18:00.',
  'time-skipped': 'Không có {moment}: đồng hồ đã chỉnh tới {next}. Nhập giờ trên đồng hồ treo tường lúc đó.',
  'offset-not-in-force': '{moment} có độ lệch múi giờ mà {zone} lúc đó không có. Bỏ độ lệch, hoặc sửa lại.',
  'unreadable-window': '“{window}” không cho biết lúc nào. Nhập ngày và giờ, như {example}.',
  'unknown-weekday': '“{day}” không phải là ngày trong tuần. Nhập Mondays đến Sundays, từng ngày một, hoặc Every day.',
  'window-without-length': 'Khoảng từ {time} đến {time} không có thời lượng. Cả ngày thì nhập all day.',
  'no-such-date': '{date} không có trên lịch. Xem lại tháng và ngày.',
  'dates-out-of-order': 'Ngày cuối, {last}, ở trước ngày đầu, {first}. Đổi chỗ hai ngày.',
};
