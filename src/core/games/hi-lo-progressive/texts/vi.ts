import type { SENTENCES as ENGLISH } from './en.ts';

export const SENTENCES: { readonly [Code in keyof typeof ENGLISH]: string } = {
  'attempt-over':
    'Lượt này đã xong, {correct, plural, =0 {không đoán đúng lần nào} other {đoán đúng # lần}}. Người kế tiếp bắt đầu lượt mới.',
  'guess-first': 'Hỏi người chơi đoán lớn hơn hay nhỏ hơn {last} trước khi lật lá kế tiếp.',
  'guess-stands': 'Người chơi đã đoán {call, select, higher {lớn hơn} other {nhỏ hơn}}. Hãy lật bài.',
  'card-already-turned': '{card} đã lật trong lượt này. Xem lại bài.',
  'drawn-won-today': '{player} hôm nay đã thắng, và mỗi ngày chỉ được một lần. Bốc lại.',
  'drawing-not-due': 'Lúc {hour} không có đợt bốc thăm.',
  'drawing-done': 'Đợt bốc thăm {hour} đã có người thắng.',
  'day-closed': 'Các đợt bốc thăm ngày {day} đã xong.',
  'day-not-over': 'Còn đợt bốc thăm {waiting} chưa xong. Làm xong rồi mới đóng ngày.',
  'nobody-drawn': 'Ngày {day} không còn ai được bốc mà chưa trình diện hay chưa chơi. Trước hết bốc một người.',
  'still-to-report': '{player} còn đến {until} để trình diện.',
  'reported-too-late': 'Hạn trình diện của {player} là {until}, đã qua. Hết quyền nhận giải. Bốc lại.',
  'not-reported-yet': '{player} chưa trình diện.',
  'no-prize-held': 'Không có giải nào đang giữ cho {player}.',
  'held-prize-lapsed': 'Hạn nhận giải của {player} là {until}, đã qua. Giải đã thuộc về sòng bài.',
  'held-prize-not-lapsed': 'Giải của {player} được giữ đến {until}.',
  'held-for-reinstatement': 'Giải của {player} được giữ đến khi việc cho vào lại được duyệt. Giải này không hết hạn.',
  'hi-lo-day-open': 'Các đợt bốc thăm ngày {day} còn mở. Đóng ngày đó trước.',
  'hi-lo-hour-not-come': 'Đợt bốc thăm của giờ này bắt đầu lúc {from}. Chờ đến lúc đó.',
  'hi-lo-hour-gone': 'Đợt bốc thăm của giờ này đã hết hạn lúc {until}. Bốc cho giờ hiện tại.',
  'hi-lo-drawings-left': 'Hôm nay còn các đợt bốc thăm: {hours}. Phần còn lại được trả về sau đợt cuối.',
  'no-hi-lo-day': 'Chưa mở ngày bốc thăm Hi-Lo nào. Trước hết hãy mở một ngày.',
  'no-hi-lo-game': 'Chưa ai chơi Hi-Lo. Cho người được bốc trình diện, rồi lật lá đầu tiên.',
  'hi-lo-game-on': '{player} còn đang chơi. Chơi xong lượt đó trước.',
  'reported-before': '{player} đã trình diện và đang chơi lượt này. Chơi xong lượt đó trước.',
  'hi-lo-not-today':
    'Chưa niêm yết Hi-Lo cho ngày {day}. Trước hết hãy niêm yết ngày đó, hoặc mở vào ngày đã niêm yết.',
  'hi-lo-day-over': 'Các đợt bốc thăm ngày {day} đã xong. Ngày kế tiếp bắt đầu lại từ mức đầu tiên.',
  'hi-lo-nobody-playing':
    'Lúc này không có hội viên đủ điều kiện nào đang chơi. Cho hội viên ngồi bằng thẻ, rồi bốc lại.',
};
