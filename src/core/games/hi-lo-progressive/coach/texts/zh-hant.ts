import type { TextsFor } from '#core/words';
import type { COACH as ENGLISH } from './en.ts';

export const COACH: TextsFor<typeof ENGLISH> = {
  'hiLo.over': '遊戲結束，猜對 {correct, number} 次。給玩家{prize}。',
  'hiLo.turn': '玩家猜比 {last} {call, select, higher {大} other {小}}。翻下一張牌。',
  'hiLo.ask-free-miss': '這張牌是 {last}。玩家現有{holds}，下一步爭取{next}。第一次猜錯不算。請問：大、小，還是停？',
  'hiLo.ask': '這張牌是 {last}。玩家現有{holds}，下一步爭取{next}。猜錯只剩{left}。請問：大、小，還是停？',
  'hiLo.cash': '現金 {amount}',
  'hiLo.free-play': '免費注券 {amount}',
  'hiLo.progressive': '累積獎金 {amount}',
};
