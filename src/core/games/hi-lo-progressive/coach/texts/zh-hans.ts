import type { TextsFor } from '#core/words';
import type { COACH as ENGLISH } from './en.ts';

export const COACH: TextsFor<typeof ENGLISH> = {
  'hiLo.over': '游戏结束，猜对 {correct, number} 次。给玩家{prize}。',
  'hiLo.turn': '玩家猜比 {last} {call, select, higher {大} other {小}}。翻下一张牌。',
  'hiLo.ask-free-miss': '这张牌是 {last}。玩家现有{holds}，下一步争取{next}。第一次猜错不算。请问：大、小，还是停？',
  'hiLo.ask': '这张牌是 {last}。玩家现有{holds}，下一步争取{next}。猜错只剩{left}。请问：大、小，还是停？',
  'hiLo.cash': '现金 {amount}',
  'hiLo.free-play': '免费注券 {amount}',
  'hiLo.progressive': '累积奖金 {amount}',
};
