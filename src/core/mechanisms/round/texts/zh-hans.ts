import type { TextsFor } from '#core/words';
import type { TERMS as ENGLISH } from './en.ts';

export const TERMS: TextsFor<typeof ENGLISH> = {
  'condition.has-the-bank': '坐庄的那手牌',
  'condition.wins': '摊牌时赢',
  'condition.asked-first': '发牌前要求了 {row}',
  'condition.beaten': '输给 {hand}',
  'condition.beaten-by-any': '输给更大的牌',
  'condition.in-period': '在公布的时段内发牌',
  'sum.percent': '{prize} 的 {percent}% 为 {part}',
  'sum.percent-and-more': '{prize} 的 {percent}%，加上他人不能领的 {more}，为 {part}',
  'sum.split': '{amount} 平分为 {count, number} 份，每份 {share}',
  'sum.split-up':
    '{amount} 平分为 {count, number} 份，每份 {share}，进位部分由{payer, select, house {牌房} other {储备金}}承担',
  'sum.room': '其中 {percent}%，即 {amount}，由全场 {count, number} 人平分：{each}',
  'sum.meter': '累积奖金 {meter} 的 {percent}% 为 {amount}',
  'sum.meter-less': '累积奖金 {meter} 的 {percent}%，减去先前付出的 {paid}，为 {amount}',
  'sum.posted': '{row} 公布的奖额为 {amount}',
  'sum.times': '乘以 {factor} 为 {amount}',
  'sum.fee-payers': '其他每位已付费的玩家得 {amount}',
  'sum.dealt-in': '其他每位拿到牌的玩家得 {amount}',
  'sum.tickets': '这手牌得 {count, number} 张抽奖券',
  'sum.points': '这手牌得 {count, number} 积分',
  'sum.entry': '一个参赛名额，附 {amount} 兑换券',
  'sum.thing': '{what}，价值 {value}',
  'sum.thing-and-money': '{what}，价值 {value}，其余付奖金：{rest}',
  'sum.amount': '{amount}',
};
