import type { TextsFor } from '#core/words';
import type { SENTENCES as ENGLISH } from './en.ts';

export const SENTENCES: TextsFor<typeof ENGLISH> = {
  'game-not-set-up': '{table} 號桌的 {game} 還沒有設定。請先設定賠率表。',
  'deal-of-other-game': '這手牌不是 {game} 的。請重新輸入。',
  'round-settled-before': '{table} 號桌第 {round} 局已結算。請按「結束本局」。',
};
