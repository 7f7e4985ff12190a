import type { SENTENCES as ENGLISH } from './en.ts';

export const SENTENCES: { readonly [Code in keyof typeof ENGLISH]: string } = {
  'no-such-contest': '{activity} không phải là loại cuộc thi này. Chọn hoạt động khác.',
  'contest-over': 'Cuộc thi này đã chốt. Không nộp hay tính điểm thêm được.',
  'hand-not-named':
    '{what, select, points {Điểm} other {Vé}} này là của một tay bài đã xác minh. Chọn giải của tay bài đó.',
  'award-earns-otherwise':
    'Giải {award} ở đây không được {what, select, points {{count, plural, other {# điểm}}} other {{count, plural, other {# vé}}}}. Xem lại số giải, tay bài và hoạt động.',
  'award-of-another': 'Giải {award} là của người khác, không phải của {player}. Không cho người khác được.',
};
