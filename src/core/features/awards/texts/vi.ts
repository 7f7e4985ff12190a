import type { SENTENCES as ENGLISH } from './en.ts';

export const SENTENCES: { readonly [Code in keyof typeof ENGLISH]: string } = {
  'id-not-needed': 'Giải {award} không chờ ID. Trả được rồi.',
  'method-not-fitting':
    'Giải {award} {how, select, paid {là tiền nên phải trả} other {không phải là tiền nên phải trao tận tay}}. Chọn cách đó.',
  'not-from-the-tray':
    'Không trả {amount} từ khay chip được. {limit, select, below {Chỉ giải dưới {below} mới trả từ khay.} table {Chỉ giải thắng tại bàn mới trả từ khay.} other {Các giải này không trả từ khay.}} Trả ở quầy thu ngân.',
  'paid-at-the-cage': 'Giải {award} được trả ở quầy thu ngân. Mời người thắng đến đó với số của giải.',
  'payer-verified-it':
    'Một mình bạn đã xác minh giải {award}, trị giá {amount}. Từ {below} trở lên, người khác phải trả hoặc duyệt.',
  'paid-enough-alone':
    'Hôm nay bạn đã trả {paid} cho các giải mà chỉ mình bạn xác minh, và mức tối đa là {most}. Giải {award} phải do người khác trả hoặc duyệt.',
  'handed-out-at-desk':
    'Giải {award} là {what, select, tickets {vé} other {điểm}} của một khuyến mãi đang chạy ở đây. Phát ở quầy khuyến mãi.',
  'waits-for-surveillance': 'Giải {award} đang chờ camera an ninh. Trả khi camera an ninh đã xác nhận ván bài.',
  'paperwork-first': 'Giải {award} phải xong giấy tờ ({paper}) mới trả được. Điền cùng người thắng, đánh dấu, rồi trả.',
  'play-not-awaited': 'Mục chờ đồng ý {review} không còn gì chờ camera an ninh. Xem lại danh sách.',
  'form-first':
    '{form, select, none {Giải {award} ({what}) cần mẫu thuế vì có giá trị như vậy.} other {Giải {award} ({what}) cần mẫu thuế: {form}.}} Điền cùng người thắng, rồi trao giải.',
  'no-checks': '{activity} không trả bằng check. Chọn cách trả khác.',
  'slip-not-written': 'Giải {award} chưa trả. Trả rồi mới in phiếu chi.',
  'tray-is-whole': 'Quầy thu ngân không nợ khay chip bàn {table}. Không có gì để bù.',
  'award-not-paid': 'Giải {award} chưa trả. Không có lần trả nào để hủy.',
  'payment-first': 'Giải {award} đã trả. Trước hết hủy lần trả đó.',
  'award-forfeited': 'Giải {award} không được nhận đúng hạn. Tiền đã chuyển đi theo thể lệ nên không hủy được.',
  'award-of-round': 'Giải {award} thắng trong một ván của trò chơi bàn. Hãy hủy ván đó.',
};
