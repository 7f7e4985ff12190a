import type { TextsFor } from '#core/words';
import type { TERMS as ENGLISH } from './en.ts';

export const TERMS: TextsFor<typeof ENGLISH> = {
  'condition.has-the-bank': '坐莊的那手牌',
  'condition.wins': '攤牌時贏',
  'condition.asked-first': '發牌前指定了 {row}',
  'condition.beaten': '輸給 {hand}',
  'condition.beaten-by-any': '輸給更大的牌',
  'condition.in-period': '在公布的時段內發牌',
  'sum.percent': '{prize} 的 {percent}% 為 {part}',
  'sum.percent-and-more': '{prize} 的 {percent}%，加上他人不能領的 {more}，為 {part}',
  'sum.split': '{amount} 分 {count, number} 份：每份 {share}',
  'sum.split-up':
    '{amount} 分 {count, number} 份：每份 {share}，進位部分由{payer, select, house {牌房} other {儲備金}}承擔',
  'sum.room': '其中 {percent}%，即 {amount}，由全場 {count, number} 人平分：{each}',
  'sum.meter': '累積獎金 {meter} 的 {percent}% 為 {amount}',
  'sum.meter-less': '累積獎金 {meter} 的 {percent}%，減去先前付出的 {paid}，為 {amount}',
  'sum.posted': '{row} 公布的獎額為 {amount}',
  'sum.times': '乘以 {factor} 為 {amount}',
  'sum.fee-payers': '其他每位已付費的玩家得 {amount}',
  'sum.dealt-in': '其他每位拿到牌的玩家得 {amount}',
  'sum.tickets': '這手牌得 {count, number} 張抽獎券',
  'sum.points': '這手牌得 {count, number} 分',
  'sum.entry': '一個參賽名額，附 {amount} 換領券',
  'sum.thing': '{what}，價值 {value}',
  'sum.thing-and-money': '{what}，價值 {value}，其餘付獎金：{rest}',
  'sum.amount': '{amount}',
};
