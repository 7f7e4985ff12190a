import type { TextsFor } from '#core/words';
import type { SENTENCES as ENGLISH } from './en.ts';

export const SENTENCES: TextsFor<typeof ENGLISH> = {
  'baccarat-bet-outside-limits': '下注 {bet} 超出此桌限額。請下 {min} 到 {max}。',
  'baccarat-bets-closed': '已停止下注。{seat} 號位可在下一局下注。',
  'baccarat-bets-open': '發 {card} 之前，請先宣布停止下注。',
  'baccarat-no-bets': '沒有人下注。每局至少要有一注。',
  'baccarat-coup-complete': '{card} 不能發。按補牌規則，閒家和莊家都不再補牌。請結算本局。',
  'baccarat-coup-incomplete': '按補牌規則，{next, select, banker {莊家} other {閒家}}還要補一張牌。請先發。',
};
