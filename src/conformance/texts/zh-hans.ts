import type { TextsFor } from '#core/words';
import type { TERMS as ENGLISH } from './en.ts';

export const TERMS: TextsFor<typeof ENGLISH> = {
  'scenario.moment': '牌房当地时间，例如 2026-03-02T18:00',
  'scenario.card': '一张牌，例如 As、Th 或 Jk',
  'scenario.rank': '点数：{ranks}',
  'scenario.role': '身份：{roles}',
  'scenario.activity': '获批活动的编号或键',
};
