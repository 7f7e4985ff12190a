import type { SENTENCES as ENGLISH, TERMS as ENGLISH_TERMS } from './en.ts';

export const SENTENCES: { readonly [Code in keyof typeof ENGLISH]: string } = {
  'no-such-instrument': '{activity} không có {kind}. Chọn loại đã niêm yết.',
  'number-in-use': 'Số {id} đã phát rồi. Mỗi coupon và chip phải có số riêng.',
  'price-not-below-face': 'Giá {price} không thấp hơn mệnh giá {face}. Phải bán dưới mệnh giá.',
  'price-missing': 'Chưa nhập giá. Bán dưới mệnh giá {face}.',
  'not-for-sale': 'Không được bán {kind}, chỉ được tặng. Đừng thu tiền.',
  'all-sold':
    '{sales, plural, =1 {Lần bán duy nhất đã niêm yết đã xong} other {Đã bán đủ # lần niêm yết}}. Không bán thêm được.',
  'sale-not-posted': 'Chưa niêm yết giờ bán và giờ chơi {kind}. Niêm yết cả hai trước lần bán đầu tiên.',
  'no-sale-now': 'Chỉ bán từ {from} đến {to}. Lúc này không bán được.',
  'games-missing': 'Chưa ghi trò chơi nào. Nhập các trò được dùng.',
  'game-not-covered': '{activity} không áp dụng cho {game}. Chọn trò được áp dụng.',
  'expiry-missing': 'Chưa có ngày hết hạn. Nhập ngày.',
  'expires-before-now': 'Có giá trị đến {expires}, mà lúc đó đã qua. Hãy chọn lúc muộn hơn.',
  'expires-after-end': 'Có giá trị đến {expires}, mà khuyến mãi kết thúc {end}. Cho hết hạn chậm nhất lúc đó.',
  'not-played-now': 'Chỉ chơi được từ {from} đến {to}.',
  'game-not-named': '{id} chỉ dùng cho {games}. Không dùng được ở {game}.',
  'person-may-not-play': 'Người này không tham gia được. Chưa đạt: {why}.',
  'seat-of-another': 'Ghế {seat} ở bàn {table} là của hội viên khác. Chỉ người giữ mới được dùng.',
  'scanned-twice': '{id} được quét hai lần cho một cược. Chỉ tính một lần.',
  'unknown-instrument': 'Không có coupon hay chip {id}. Xem lại số.',
  'not-the-holder': '{id} là của {holder} và không được cho người khác. Chỉ {holder} mới được chơi.',
  'not-playable':
    'Không chơi {id} được. {where, select, voucher {Đây là voucher: phải đổi lấy chip đã.} wagered {Đang nằm trên một cược.} owed {Người cầm cái đang giữ.} other {Đã dùng, đã hủy hoặc đã hết hạn.}}',
  'no-voucher': '{id} không còn là voucher. Không có gì để đổi.',
  'instrument-expired': '{id} đã hết hạn {until}. Thu lại.',
  'bet-not-approved':
    '{bet, select, bonus {Không chơi ở cược bonus được. Chơi ở cược chính.} other {Không chơi ở cược chính được. Chơi ở cược bonus.}}',
  'kinds-mixed': 'Hai loại trên một cược. Mỗi lần chơi một loại.',
  'one-per-wager': 'Có {count, plural, other {#}} cái trên một cược. Chỉ được một cái.',
  'both-sides': 'Người này đã có một cái ở {other}. Ở {side} chỉ được đặt chip thật.',
  'face-not-parted': 'Chỉ đặt {staked} trên mệnh giá {face}. Chơi trọn mệnh giá trên một cược.',
  'live-chips-mixed': 'Có {live} chip thật trên cùng một cược. Dời chip thật ra.',
  'live-chips-beside': 'Có chip thật trên cùng một cược. Dời chip thật ra.',
  'live-wager-short': 'Cược chip thật là {live}. Phải ít nhất bằng mệnh giá {face}.',
  'live-wager-not-equal': 'Cược chip thật là {live}. Phải bằng mệnh giá {face}.',
  'wager-in-use': 'Cược {wager} đã đặt rồi. Chốt cược đó trước.',
  'unknown-wager': 'Không có cược {wager} đang mở. Đã chốt, hoặc chưa từng đặt.',
  'own-player-dealer':
    '{holder} đã chơi cái này, nên {holder} không thể là người cầm cái của ván đó. Nhập người đã cầm cái.',
  'nothing-to-redeem':
    'Không phải trả gì cho {id}. Quầy thu ngân trả người cầm cái một lần, cho cái đã thua hoặc đã thắng theo niêm yết.',
  'not-at-this-table': 'Bàn {table} không nhận {kind}. Thông báo ở bàn ghi loại khác.',
  'two-notices': 'Bàn {table} có hai thông báo. Mỗi bàn chỉ để một.',
  'price-not-posted': '{face} với giá {price} không có trong niêm yết. Niêm yết: {buyIns}.',
  'cards-are-out': 'Ván {round} ở bàn {table} đã bắt đầu. Hãy đặt xuống trước khi chia ván sau.',
  'bank-not-known': 'Chưa biết ai cầm cái ở bàn {table}. Nhập người cầm cái rồi chốt cược.',
};

export const TERMS: { readonly [Code in keyof typeof ENGLISH_TERMS]: string } = {
  'coupon.match-play': 'Match Play',
  'coupon.free-play': 'Free Play',
  'coupon.bonus-play': 'Bonus Play',
  'coupon.dead-chip': 'chip khuyến mãi',
  'coupon.any': 'coupon',
  'coupon.buy-in': '{face} tiền chip với giá {price}',
  'side.player': 'Player',
  'side.banker': 'Banker',
  'unfinished.coupons': 'khách còn giữ {amount} coupon hoặc chip',
};
