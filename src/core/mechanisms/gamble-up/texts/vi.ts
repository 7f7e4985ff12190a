import type { SENTENCES as ENGLISH, TERMS as ENGLISH_TERMS } from './en.ts';

export const SENTENCES: { readonly [Code in keyof typeof ENGLISH]: string } = {
  'no-ladder': '{activity} không cho người thắng chơi tiếp. Trả giải.',
  'ladder-over': 'Đã hết chơi tiếp, ở mức {multiple} lần giải. Trả mức đó.',
  'drawn-prize-is-thing': '{player} trúng {thing}, nên các bậc là hiện vật. Hãy nhập hiện vật và giá trị cho từng bậc.',
  'drawn-prize-is-money': '{player} trúng tiền mặt, nên giải vẫn là tiền mặt. Hãy chơi với số tiền đã trúng.',
  'goods-for-each-step': 'Thang thưởng bằng quà cần mỗi bậc một món, tất cả {steps} món, không phải {given}.',
  'goods-not-rising':
    'Giá trị hàng tăng theo cấp số nhân: mỗi bậc tăng nhiều hơn bậc trước. Hãy nhập giá trị cho từng bậc.',
};

export const TERMS: { readonly [Code in keyof typeof ENGLISH_TERMS]: string } = {
  'unfinished.ladder': 'người thắng chưa chơi tiếp xong',
};
