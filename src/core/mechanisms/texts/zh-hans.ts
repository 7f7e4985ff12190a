import type { TextsFor } from '#core/words';
import type { SENTENCES as ENGLISH } from './en.ts';

export const SENTENCES: TextsFor<typeof ENGLISH> = {
  'no-such-contest': '{activity} 不是这一类竞赛。请选择其他获批活动。',
  'contest-over': '本次竞赛已结算，不能再提交或计分。',
  'hand-not-named': '这些{what, select, points {积分} other {抽奖券}}来自一手经核实的牌。请选择那手牌的奖项。',
  'award-earns-otherwise':
    '奖项 {award} 在这里得不到 {what, select, points {{count, number} 积分} other {{count, number} 张抽奖券}}。请检查它的编号、牌型和获批活动。',
  'award-of-another': '奖项 {award} 的中奖者是别人，不是 {player}，不能转让。',
};
