import type { SENTENCES as ENGLISH, TERMS as ENGLISH_TERMS } from './en.ts';

export const SENTENCES: { readonly [Code in keyof typeof ENGLISH]: string } = {
  'no-such-wheel': 'Chương trình đang mở của {activity} không có loại vòng quay này. Chọn chương trình có.',
  'no-spot-there': 'Không có ô {spot}. Vòng quay này có {spots, plural, other {# ô}}, đánh số từ 0.',
  'wheel-done': 'Lượt quay này đã xong và giải đã định. Người thắng kế tiếp bắt đầu lượt mới.',
  'one-double-spot': 'Vòng quay chỉ được một ô nhân đôi, không phải {given}.',
  'no-double-spot': 'Vòng quay này không được có ô nhân đôi. Cho mỗi ô một giải riêng.',
  'double-spot-prize-missing': 'Vòng quay có ô nhân đôi thì phải niêm yết giải Double Spot. Hãy niêm yết giải đó.',
  'cash-spots-only': 'Các ô của vòng quay này là tiền mặt. Thay {prize} bằng một số tiền.',
  'no-guarantee': 'Vòng quay này không được duyệt mức bảo đảm tối thiểu. Bỏ phần đó.',
  'spinner-not-done': '{player} còn ở vòng quay. Quay xong lượt đó trước.',
  'spun-once-today': '{player} hôm nay đã quay. Mỗi người mỗi ngày chỉ quay một lần; mời người thắng kế tiếp.',
  'no-spin-won': '{player} không còn lượt quay nào. Chỉ người thắng bốc thăm được quay, mỗi lượt trúng quay một lần.',
  'award-is-no-spin': 'Giải {award} của {activity} không phải là lượt quay của vòng này. Trả ở quầy thu ngân.',
  'award-used': 'Giải {award} đã quay rồi. Mỗi giải được quay một lần.',
  'nobody-at-the-wheel': 'Chưa ai ở vòng quay. Nhập người quay.',
};

export const TERMS: { readonly [Code in keyof typeof ENGLISH_TERMS]: string } = {
  'unfinished.at-the-wheel': '{player} còn ở vòng quay',
};
