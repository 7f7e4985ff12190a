import type { SENTENCES as ENGLISH, TERMS as ENGLISH_TERMS } from './en.ts';

export const SENTENCES: { readonly [Code in keyof typeof ENGLISH]: string } = {
  'board-needs-name': 'Bảng hiện tên người chơi. Nhập tên cho bàn {table}, ghế {seat}.',
  'no-high-hand': '{activity} không trả cho tay bài lớn nhất trong kỳ nên không cần bảng.',
  'period-ends-first': 'Khoảng thời gian từ {from} đến {to} kết thúc trước khi bắt đầu. Hãy sửa giờ.',
  'period-is-over': 'Khoảng thời gian từ {from} đến {to} đã hết. Hãy mở khoảng tiếp theo.',
  'period-out-of-hours':
    'Khoảng thời gian từ {from} đến {to} không nằm trong giờ niêm yết. Hãy chọn giờ trong giờ niêm yết.',
  'period-not-over': 'Kỳ này kéo dài đến {until}. Từ lúc đó mới chốt được.',
  'hand-already-posted':
    'Tay bài ở bàn {table}, ghế {seat} của ván này đã được ghi. Ghi tay bài khác, hoặc trước hết gỡ tay bài đó.',
  'hand-not-on-board': 'Tay bài này không còn trên bảng. Xem lại bảng.',
  'period-already-settled': 'Kỳ này đã chốt. Đưa tay bài lên bảng kế tiếp.',
};

export const TERMS: { readonly [Code in keyof typeof ENGLISH_TERMS]: string } = {
  'unfinished.board': 'bảng chưa chốt',
};
