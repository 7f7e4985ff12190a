import type { TextsFor } from '#core/words';
import type { TERMS as ENGLISH } from './en.ts';

export const TERMS: TextsFor<typeof ENGLISH> = {
  'scenario.moment': '牌房當地時間，例如 2026-03-02T18:00',
  'scenario.card': '一張牌，例如 As、Th 或 Jk',
  'scenario.rank': '點數：{ranks}',
  'scenario.role': '職責：{roles}',
  'scenario.activity': '核准活動的編號或鍵',
};
