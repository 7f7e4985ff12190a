import type { TextsFor } from '#core/words';
import type { SENTENCES as ENGLISH, TERMS as TERMS_IN_ENGLISH } from './en.ts';

export const SENTENCES: TextsFor<typeof ENGLISH> = {
  'unknown-review': '复核 {review} 已不在待办中。请查看列表。',
  'no-such-hand':
    '“{hand}”不是此桌的合格牌型。{count, plural, =0 {此桌没有合格牌型。} other {请从以下选择：{known}。}}',
  'paid-for-the-period': '{activity} 奖励时段内的最大牌。请让这手牌上榜，时段结束后付奖。',
  'nothing-called': '{table} 号桌没有为 {activity} 报牌。请荷官先报牌。',
  'deck-not-counted': '还没有点牌。请先点清整副牌，再核实这手牌。',
  'checklist-open': '尚未完成：{open}。请完成后勾选。',
  'card-seen-twice': '{card} 输入了两次。请检查牌。',
  'seal-missing': '{from} 起的中奖牌须封存。请封存这手牌（{amount}），并输入封条号码。',
  'facts-needed': '还缺：{what}。请输入后再核实这手牌。',
  'set-of-other-cards': '{seat} 号位：各墩牌与这手牌不符。请重新输入。',
};

export const TERMS: { readonly [Code in keyof typeof TERMS_IN_ENGLISH]: string } = {
  'needed.wager': '{seat} 号位的下注额',
  'needed.wager-behind': '{seat} 号位旁注 {position} 的下注额',
  'needed.setting': '{seat} 号位怎样摆牌',
  'needed.home-run': '{seat} 号位的 Home Run 点数',
  'needed.cards': '{seat} 号位的牌',
  'needed.coup': '两手牌',
  'needed.board': '公共牌',
  'needed.bank': '坐庄玩家的牌',
  'needed.others': '赢了它的那手牌',
  'needed.pot': '底池',
};
