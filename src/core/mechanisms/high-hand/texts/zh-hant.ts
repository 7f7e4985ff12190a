import type { TextsFor } from '#core/words';
import type { SENTENCES as ENGLISH_SENTENCES, TERMS as ENGLISH_TERMS } from './en.ts';

export const SENTENCES: TextsFor<typeof ENGLISH_SENTENCES> = {
  'board-needs-name': '榜上要顯示玩家姓名。請填寫 {table} 號桌 {seat} 號位的姓名。',
  'no-high-hand': '{activity} 不付時段最大牌，不需要榜單。',
  'period-ends-first': '從 {from} 到 {to} 的時段結束早於開始。請更正時間。',
  'period-is-over': '從 {from} 到 {to} 的時段已結束。請開下一個時段。',
  'period-out-of-hours': '從 {from} 到 {to} 的時段不在公布的時段內。請選擇公布時段內的時間。',
  'period-not-over': '這個時段到 {until} 結束。請到時再結算。',
  'hand-already-posted': '本局 {table} 號桌 {seat} 號位的牌已登記。請登記其他牌，或先撤下那手牌。',
  'hand-not-on-board': '這手牌已不在榜上。請查看榜單。',
  'period-already-settled': '這個時段已結算。請把這手牌登上下一個榜單。',
};

export const TERMS: TextsFor<typeof ENGLISH_TERMS> = {
  'unfinished.board': '榜單還沒有結算',
};
