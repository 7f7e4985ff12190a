import type { TextsFor } from '#core/words';
import type { SENTENCES as ENGLISH } from './en.ts';

export const SENTENCES: TextsFor<typeof ENGLISH> = {
  'no-such-seat-card': '没有 {card} 这张牌。座位牌编号为 1 至 {seats}。',
  'too-many-spin-cards': '最多摊开 {most} 张牌，A 至 9，不是 {given} 张。',
  'more-than-one-ace': '摊开的牌只有一张 A，但抽出了 {aces} 张。请把牌重新摊开。',
  'card-not-spread': '此桌摆 {count, plural, other {# 张牌}}，从 A 起。其中没有 {card}。',
  'card-drawn-twice': '{card} 被抽了两次，每张牌只摆一张。请检查桌上的牌。',
  'spin-not-finished': '转了 {stops, number} 次，出现 {cards, number} 张不同的牌。请继续转，直到凑成一手牌。',
  'item-not-listed': '{item} 不在奖品之列。请从以下选择：{items}。',
  'spun-today': '{player} 今天已经转过，每人每天限一次。请把牌摊开，让其他人抽。',
  'spinner-not-named': '{table} 号桌 {seat} 号位是谁？请按证件输入姓名。',
  'balls-otherwise': '抽出时登记的球为 {balls}。请按此登记，或清除后重来。',
  'ball-not-recorded': '尚未登记任何球。每个球抽出时请立即登记。',
  'id-of-another': '{table} 号桌 {seat} 号位是 {player} 的，不是 {other} 的。请检查证件和座位。',
  'no-tables-drawn': '{activity} 目前的推广方案没有牌桌抽奖。请选择有牌桌抽奖的版本。',
};
