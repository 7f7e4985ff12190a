import type { TextsFor } from '#core/words';
import type { SENTENCES as ENGLISH, TERMS as ENGLISH_TERMS } from './en.ts';

export const SENTENCES: TextsFor<typeof ENGLISH> = {
  'board-needs-name': '榜上要显示玩家姓名。请填写 {table} 号桌 {seat} 号位的姓名。',
  'no-high-hand': '{activity} 不奖励时段内的最大牌，不需要榜。',
  'period-ends-first': '从 {from} 到 {to} 的时段结束早于开始。请更正时间。',
  'period-is-over': '从 {from} 到 {to} 的时段已结束。请开下一个时段。',
  'period-out-of-hours': '从 {from} 到 {to} 的时段不在公布的时段内。请选择公布时段内的时间。',
  'period-not-over': '本时段到 {until} 才结束。请届时再结算。',
  'hand-already-posted': '本局 {table} 号桌 {seat} 号位的牌已登记。请登记其他牌，或先撤下那手牌。',
  'hand-not-on-board': '这手牌已不在榜上。请查看榜单。',
  'period-already-settled': '本时段已经结算。请把这手牌放到下一张榜上。',
};

export const TERMS: TextsFor<typeof ENGLISH_TERMS> = {
  'unfinished.board': '最大牌榜尚未结算',
};
