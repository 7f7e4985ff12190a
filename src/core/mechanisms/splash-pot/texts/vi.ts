import type { SENTENCES as ENGLISH } from './en.ts';

export const SENTENCES: { readonly [Code in keyof typeof ENGLISH]: string } = {
  'no-splash-pot': '{activity} không bỏ gì vào pot. Chọn hoạt động khác.',
  'splash-prize-missing': 'Niêm yết số bỏ vào pot trước khi bốc bàn.',
  'tables-not-as-posted': 'Theo niêm yết mỗi lượt bốc {posted, plural, other {# bàn}}, không phải {count, number}.',
  'pot-without-winner': 'Pot ở bàn {table} chưa có người thắng. Nhập ai thắng pot.',
  'pot-winner-not-dealt-in': 'Ghế {seat} không có trong ván ở bàn {table}. Nhập ghế thắng pot.',
};
