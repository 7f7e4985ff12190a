import type { TextsFor } from '#core/words';
import type { SENTENCES as ENGLISH } from './en.ts';

export const SENTENCES: TextsFor<typeof ENGLISH> = {
  'unknown-review': '复核 {review} 已不在待办中。请查看列表。',
  'no-such-hand':
    '“{hand}”不是此桌的合格牌型。{count, plural, =0 {此桌没有合格牌型。} other {请从以下选择：{known}。}}',
  'paid-for-the-period': '{activity} 奖励时段内的最大牌。请让这手牌上榜，时段结束后付奖。',
  'nothing-called': '{table} 号桌没有为 {activity} 报牌。请荷官先报牌。',
  'confirmed-by-role': '这手牌须由两人确认，其中一人须是{role}。请找{role}。',
  'wager-missing': '座位 {seat} 有多人下注，奖金按各自的下注额分配。请输入位置 {position} 的下注额。',
  'seal-missing': '{from} 起的中奖牌须封存。请封存这手牌（{amount}），并输入封条号码。',
};
