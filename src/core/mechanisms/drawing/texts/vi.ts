import type { SENTENCES as ENGLISH, TERMS as ENGLISH_TERMS } from './en.ts';

export const SENTENCES: { readonly [Code in keyof typeof ENGLISH]: string } = {
  'no-such-drawing': 'Chương trình đang mở của {activity} không có bốc thăm. Chọn phiên bản có bốc thăm.',
  'entry-not-earned-so':
    'Đợt bốc thăm này không tặng vé cho {earned, select, hand {tay bài} seat {việc ngồi bàn vào giờ niêm yết} other {giờ chơi}}. Xem thể lệ niêm yết.',
  'holder-unknown': 'Vé này không có chủ. Quét thẻ, hoặc nhập bàn và ghế.',
  'holder-not-named':
    '{player} chưa có tên, mà số giải cho mỗi người có giới hạn. Hãy nhập tên trên ID, hoặc quét thẻ hội viên.',
  'wrong-number-of-tickets':
    '{hand} {tickets, plural, =0 {không được vé nào} other {được # vé}}, không phải {given, number}.',
  'one-ticket-a-seat': 'Mỗi ghế được một vé, không phải {given, number}.',
  'hand-not-offered': 'Tay bài này không có trong chương trình đang mở nên không được vé.',
  'hand-ticketed-before': 'Giải {award} đã được phát vé. Mỗi tay bài chỉ được phát vé một lần.',
  'ticket-number-used': 'Vé {ticket} đã phát rồi. Lấy số kế tiếp.',
  'ticket-time-over': 'Vé của {time} chỉ phát đến {until}. Hãy phát vé vào giờ niêm yết tiếp theo.',
  'ticket-times-not-posted':
    'Vé được phát vào giờ niêm yết, mà chưa niêm yết giờ nào. Hãy niêm yết giờ phát trong ngày.',
  'no-tickets-then': 'Không phát vé lúc {time}. Giờ niêm yết: {times}.',
  'time-not-come': 'Đến {until} mới được vé. Lúc đó hãy thử lại.',
  'entry-already-earned': '{player} đã có vé cho thời gian từ {since}.',
  'entry-not-allowed': '{player} không được vé. Chưa đạt: {because}.',
  'drawing-still-open': 'Đang mở một đợt bốc thăm còn {left, plural, other {# giải}}. Làm xong đợt đó trước.',
  'no-drawing-open': 'Chưa mở đợt bốc thăm nào. Công bố giải rồi mở một đợt.',
  'prize-not-posted': 'Trước hết niêm yết giải của đợt bốc thăm này: {prizes}.',
  'all-prizes-won': 'Các giải này đều đã có người thắng: {prizes}. Không còn giải nào để bốc.',
  'prizes-of-one-drawing': 'Mỗi đợt bốc thăm có {count, plural, other {# giải}}, không phải {given, number}.',
  'ticket-not-in-drum': '{ticket} không có trong đợt bốc thăm này. Bốc vé khác.',
  'card-drawn-before': '{ticket} đã được bốc trong đợt này mà không có người thắng. Bốc vé khác.',
  'drawn-may-still-claim': '{player} còn đến {until} để nhận giải. Chờ rồi hãy bốc vé khác.',
  'nobody-to-claim': 'Không có ai được bốc đang chờ nhận giải. Trước hết bốc một vé.',
  'claim-falls-short': 'Không thể trao giải cho {player}: {why}. Hãy kiểm tra cho đủ, hoặc ghi là hết quyền nhận giải.',
  'nothing-to-forfeit':
    '{player} đã xuất trình mọi thứ thể lệ yêu cầu. Hãy trao giải, hoặc ghi rằng người chơi không nhận.',
  'came-too-late': 'Hạn nhận giải của {player} là {until}, đã qua. Vé này hết giá trị. Bốc vé khác.',
  'drum-not-due': 'Theo niêm yết, thùng quay số được đổ bỏ vào {postedFor}. Giữ vé đến lúc đó.',
  'no-prize-to-raise': '{player} không còn giải nào với số tiền này để chơi tiếp. Xem lại đợt bốc thăm.',
  'no-id-awaited': 'Vé {ticket} không có giải nào đang chờ ID.',
  'seat-of-member': 'Ghế {seat} ở bàn {table} có thẻ hội viên. Ghi vé vào thẻ đó.',
  'hour-not-tracked': '{player} không có giờ chơi được ghi nhận từ {hour}. Chỉ giờ được ghi nhận mới có điểm.',
  'drawn-later': 'Đợt bốc thăm kế tiếp là {due}. Từ lúc đó mới mở được.',
  'all-drawings-held': 'Đã bốc thăm {drawings, plural, =1 {đợt duy nhất} other {đủ # đợt}}. Không còn đợt nào.',
  'weeks-not-posted': 'Chưa niêm yết số tuần nên chưa biết ngày cuối. Hãy niêm yết số tuần.',
  'one-drawing-a-day': 'Hôm nay đã bốc thăm rồi. Đợt sau để ngày khác.',
  'drawing-days-over':
    'Mọi đợt bốc thăm phải xong trong {days, plural, other {# ngày}}, và ngày cuối là {last}. Không bốc thêm được nữa.',
  'prize-is-money': 'Giải của đợt bốc thăm này là tiền, nên không thể là {thing}. Chỉ niêm yết số tiền.',
  'drum-is-kept': 'Thùng quay số này không có ngày đổ bỏ niêm yết. Vé ở lại đến khi khuyến mãi kết thúc.',
  'sits-elsewhere': '{player} đang ngồi ở bàn {table}. Phát vé ở bàn đó.',
};

export const TERMS: { readonly [Code in keyof typeof ENGLISH_TERMS]: string } = {
  'holder.ticket': 'Vé {ticket}',
  'holder.seat': 'Ghế {seat} ở bàn {table}',
  'missing.absent': 'người chơi vắng mặt',
  'missing.no-id': 'chưa đưa ID',
  'missing.no-proof': 'chưa đưa cuống vé hoặc thẻ',
  'missing.not-eligible': 'người này không được tham gia',
  'missing.limit': 'đã đạt giới hạn giải cho một người',
  'missing.name-differs': 'tên chưa lấy từ ID, hoặc không khớp với ID',
  'unfinished.drawing': 'đang mở một đợt bốc thăm có {prizes, plural, other {# giải}}',
  'unfinished.ids': '{winners, plural, other {# người thắng}} còn được mang ID đến',
  'unfinished.untaken': 'những người này chưa nhận giải mà cũng chưa chơi tiếp: {players}',
};
