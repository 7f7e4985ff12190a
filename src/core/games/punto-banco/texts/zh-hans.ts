import type { TextsFor } from '#core/words';
import type { SENTENCES as ENGLISH } from './en.ts';

export const SENTENCES: TextsFor<typeof ENGLISH> = {
  'baccarat-bet-outside-limits': '{bet} 的下注超出此桌限注。请下 {min} 至 {max}。',
  'baccarat-bets-closed': '已停止下注。{seat} 号位下一局可再下注。',
  'baccarat-bets-open': '发 {card} 之前，请先宣布停止下注。',
  'baccarat-no-bets': '没有人下注。一局至少要有一注。',
  'baccarat-coup-complete': '不能再发 {card}：按补牌规则，双方都不再补牌。请结算本局。',
  'baccarat-coup-incomplete': '按补牌规则，{next, select, banker {庄家} other {闲家}}还要补一张牌。请先发牌。',
};
