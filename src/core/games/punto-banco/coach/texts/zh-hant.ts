import type { TextsFor } from '#core/words';
import type { COACH as ENGLISH } from './en.ts';

export const COACH: TextsFor<typeof ENGLISH> = {
  'baccarat.settled': '{seat} 號位，{line}：{why} ({clause})。',
  'baccarat.player': '閒',
  'baccarat.banker': '莊',
  'baccarat.tie': '和',
  'baccarat.why-player': '閒贏，{player, number} 對 {banker, number}',
  'baccarat.why-banker': '莊贏，{player, number} 對 {banker, number}',
  'baccarat.why-commission': '莊贏，{player, number} 對 {banker, number}，扣 {commission}%',
  'baccarat.why-dragon': 'Dragon 7，{player, number} 對 {banker, number}：退還下注',
  'baccarat.why-tie': '和，{player, number} 對 {banker, number}：1 賠 {pays, number}',
  'baccarat.why-returned': '和，{player, number} 對 {banker, number}：退還下注',
};
