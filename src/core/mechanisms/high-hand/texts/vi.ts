import type { SENTENCES as ENGLISH, TERMS as ENGLISH_TERMS } from './en.ts';

export const SENTENCES: { readonly [Code in keyof typeof ENGLISH]: string } = {
  'no-high-hand': '{activity} không trả cho tay bài lớn nhất trong kỳ nên không cần bảng.',
  'period-not-over': 'Kỳ này kéo dài đến {until}. Từ lúc đó mới chốt được.',
  'hand-not-on-board': 'Tay bài này không còn trên bảng. Xem lại bảng.',
  'period-already-settled': 'Kỳ này đã chốt. Đưa tay bài lên bảng kế tiếp.',
};

export const TERMS: { readonly [Code in keyof typeof ENGLISH_TERMS]: string } = {
  'unfinished.board': 'bảng chưa chốt',
};
