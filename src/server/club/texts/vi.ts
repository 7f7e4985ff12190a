import type { SENTENCES as ENGLISH } from './en.ts';

export const SENTENCES: { readonly [Code in keyof typeof ENGLISH]: string } = {
  'perhaps-enrolled': 'Đã có người cùng tên và ngày sinh, thẻ {card}. Dùng thẻ đó, hoặc xác nhận đây là người khác.',
  'ask-compliance-first':
    'Người này không ghi danh ở quầy này được. Hỏi bộ phận tuân thủ (compliance), đừng hỏi trước mặt khách khác.',
  'perhaps-excluded':
    'ID này giống ID của một người không được tham gia. Hãy so với ID của người đó. Nếu là người khác, hãy ghi lý do.',
  'no-member-record': 'Không còn hồ sơ của hội viên này.',
  'no-photo': 'Đó không phải là hình JPEG. Chụp lại, hoặc chọn tập tin khác.',
  'photo-too-big': 'Hình lớn hơn {mostKb, number} KB. Chụp hình nhỏ hơn.',
  'photo-too-wide': 'Hình là {width, number} x {height, number} pixel. Không cạnh nào được quá {most, number}.',
  'card-or-pin-wrong': 'Thẻ hoặc mã PIN không đúng. Hãy thử lại hoặc hỏi quầy hội viên.',
  'card-first': 'Chưa ai đăng nhập ở kiosk này. Hãy bắt đầu bằng thẻ và mã PIN của bạn.',
  'see-the-club-desk': 'Thẻ này không dùng được ở đây. Xin hỏi quầy hội viên.',
};
