import type { TextsFor } from '#core/words';
import type { SENTENCES as ENGLISH_SENTENCES, TERMS as ENGLISH_TERMS } from './en.ts';

export const SENTENCES: TextsFor<typeof ENGLISH_SENTENCES> = {
  'no-high-hand': '{activity} 不付時段最大牌，不需要榜單。',
  'period-not-over': '這個時段到 {until} 結束。請到時再結算。',
  'hand-not-on-board': '這手牌已不在榜上。請查看榜單。',
  'period-already-settled': '這個時段已結算。請把這手牌登上下一個榜單。',
};

export const TERMS: TextsFor<typeof ENGLISH_TERMS> = {
  'unfinished.board': '榜單還沒有結算',
};
