import type { TextsFor } from '#core/words';
import type { SENTENCES as ENGLISH_SENTENCES, TERMS as ENGLISH_TERMS } from './en.ts';

export const SENTENCES: TextsFor<typeof ENGLISH_SENTENCES> = {
  'no-ladder': '{activity} 不能繼續挑戰。請付獎。',
  'ladder-over': '挑戰已到獎額的 {multiple} 倍，就此結束。請付這個數。',
  'goods-for-each-step': '實物階梯有 {steps} 級，每級須有一件獎品，不是 {given} 件。',
  'goods-not-rising': '每一級的獎品須比前一級更值錢。請為每級輸入遞增的價值。',
};

export const TERMS: TextsFor<typeof ENGLISH_TERMS> = {
  'unfinished.ladder': '中獎者的挑戰還沒有結束',
};
