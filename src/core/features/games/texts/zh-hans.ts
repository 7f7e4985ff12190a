import type { TextsFor } from '#core/words';
import type { SENTENCES as ENGLISH } from './en.ts';

export const SENTENCES: TextsFor<typeof ENGLISH> = {
  'game-not-set-up': '{table} 号桌的 {game} 尚未设置。请先设置赔付表。',
  'deal-of-other-game': '这次发牌不是 {game} 的。请重新输入。',
  'round-settled-before': '{table} 号桌第 {round} 局已经结算。请按“结束本局”。',
};
