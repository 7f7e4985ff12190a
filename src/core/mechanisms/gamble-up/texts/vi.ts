import type { SENTENCES as ENGLISH, TERMS as ENGLISH_TERMS } from './en.ts';

export const SENTENCES: { readonly [Code in keyof typeof ENGLISH]: string } = {
  'no-ladder': '{activity} không cho người thắng chơi tiếp. Trả giải.',
  'ladder-over': 'Đã hết chơi tiếp, ở mức {multiple} lần giải. Trả mức đó.',
  'goods-for-each-step': 'Thang thưởng bằng quà cần mỗi bậc một món, tất cả {steps} món, không phải {given}.',
  'goods-not-rising': 'Mỗi bậc của thang thưởng phải có giá trị cao hơn bậc trước. Nhập giá trị tăng dần cho mọi bậc.',
};

export const TERMS: { readonly [Code in keyof typeof ENGLISH_TERMS]: string } = {
  'unfinished.ladder': 'người thắng chưa chơi tiếp xong',
};
