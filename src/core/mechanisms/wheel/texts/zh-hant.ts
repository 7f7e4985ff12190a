import type { TextsFor } from '#core/words';
import type { SENTENCES as ENGLISH_SENTENCES, TERMS as ENGLISH_TERMS } from './en.ts';

export const SENTENCES: TextsFor<typeof ENGLISH_SENTENCES> = {
  'no-such-wheel': '{activity} 目前的推廣方案沒有這種轉盤。請選有這種轉盤的方案。',
  'no-spot-there': '沒有第 {spot} 格。這個轉盤有 {spots, plural, other {# 格}}，從 0 編號。',
  'wheel-done': '這次轉動已結束，獎項有效。下一位中獎者重新轉動。',
  'one-double-spot': '轉盤只能有一個加倍格，不是 {given} 個。',
  'no-double-spot': '這個轉盤不能有加倍格。請為每格設自己的獎。',
  'double-spot-prize-missing': '有加倍格的轉盤須公布加倍格獎金。請先公布。',
  'cash-spots-only': '這個轉盤的格子都是現金金額。請把 {prize} 換成金額。',
  'no-guarantee': '這個轉盤沒有核准保底金額。請留空。',
  'spinner-not-done': '{player} 還在轉盤前。請先完成這一次。',
  'spun-once-today': '{player} 今天已轉過。每人每天限轉一次；請叫下一位中獎者。',
  'no-spin-won': '{player} 沒有剩餘的轉動次數。只有抽獎的中獎者可以轉，每贏一次轉一次。',
  'award-is-no-spin': '{activity} 的獎項 {award} 不是轉這個轉盤。請到帳房付獎。',
  'award-used': '獎項 {award} 已轉過。每個獎項轉一次。',
  'nobody-at-the-wheel': '轉盤前沒有人。請輸入誰來轉。',
};

export const TERMS: TextsFor<typeof ENGLISH_TERMS> = {
  'unfinished.at-the-wheel': '{player} 還在轉盤前',
};
