import type { SENTENCES as ENGLISH } from './en.ts';

export const SENTENCES: { readonly [Code in keyof typeof ENGLISH]: string } = {
  'game-not-set-up': '{game} ở bàn {table} chưa được thiết lập. Trước hết thiết lập bảng trả thưởng.',
  'deal-of-other-game': 'Lần chia này không phải của {game}. Nhập lại.',
  'round-settled-before': 'Ván {round} ở bàn {table} đã chốt rồi. Bấm Hết ván.',
};
