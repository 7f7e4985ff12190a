import type { TextsFor } from '#core/words';
import type { COACH as ENGLISH } from './en.ts';

export const COACH: TextsFor<typeof ENGLISH> = {
  'baccarat.settled': '{seat} 号位，{line}：{why} ({clause})。',
  'baccarat.player': '闲',
  'baccarat.banker': '庄',
  'baccarat.tie': '和',
  'baccarat.why-player': '闲赢，{player, number} 对 {banker, number}',
  'baccarat.why-banker': '庄赢，{player, number} 对 {banker, number}',
  'baccarat.why-commission': '庄赢，{player, number} 对 {banker, number}，扣 {commission}%',
  'baccarat.why-dragon': 'Dragon 7，{player, number} 对 {banker, number}：退还下注',
  'baccarat.why-tie': '和，{player, number} 对 {banker, number}：1 赔 {pays, number}',
  'baccarat.why-returned': '和，{player, number} 对 {banker, number}：退还下注',
};
