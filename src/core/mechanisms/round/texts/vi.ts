import type { TextsFor } from '#core/words';
import type { TERMS as ENGLISH } from './en.ts';

export const TERMS: TextsFor<typeof ENGLISH> = {
  'condition.has-the-bank': 'tay bài của người cầm cái',
  'condition.wins': 'thắng ở showdown',
  'condition.asked-first': 'đã xin {row} trước khi chia bài',
  'condition.beaten': 'thua {hand}',
  'condition.beaten-by-any': 'thua tay bài lớn hơn',
  'condition.in-period': 'chia trong thời gian đã niêm yết',
  'sum.percent': '{percent}% của {prize} là {part}',
  'sum.percent-and-more': '{percent}% của {prize} cộng {more} mà người khác không được nhận là {part}',
  'sum.split': '{amount} chia cho {count, number}: {share}',
  'sum.split-up':
    '{amount} chia cho {count, number}: {share}, làm tròn lên do {payer, select, house {sòng bài} other {quỹ dự trữ}} trả',
  'sum.room': '{percent}% của số đó, {amount}, chia cho {count, number} người trong phòng: {each}',
  'sum.meter': '{percent}% của jackpot tích lũy {meter} là {amount}',
  'sum.meter-less': '{percent}% của jackpot tích lũy {meter}, trừ {paid} đã trả trước, là {amount}',
  'sum.posted': '{amount} được niêm yết cho {row}',
  'sum.times': 'nhân {factor} là {amount}',
  'sum.fee-payers': '{amount} cho mỗi người chơi khác đã trả phí',
  'sum.dealt-in': '{amount} cho mỗi người chơi khác được chia bài',
  'sum.tickets': '{count, plural, other {# vé}} cho tay bài',
  'sum.points': '{count, plural, other {# điểm}} cho tay bài',
  'sum.entry': 'một suất kèm voucher {amount}',
  'sum.thing': '{what}, trị giá {value}',
  'sum.thing-and-money': '{what}, trị giá {value}, phần còn lại bằng tiền: {rest}',
  'sum.amount': '{amount}',
};
