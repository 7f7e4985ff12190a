import type { TextsFor } from '#core/words';
import type { SENTENCES as ENGLISH_SENTENCES, TERMS as ENGLISH_TERMS } from './en.ts';

export const SENTENCES: TextsFor<typeof ENGLISH_SENTENCES> = {
  'no-ladder': '{activity} 不能繼續挑戰。請付獎。',
  'ladder-over': '挑戰已到獎額的 {multiple} 倍，就此結束。請付這個數。',
  'drawn-prize-is-thing': '{player} 抽中的是 {thing}，各級應為實物。請為每一級填寫物品及價值。',
  'drawn-prize-is-money': '{player} 抽中的是現金，獎項仍為現金。請按抽中的金額進行。',
  'goods-for-each-step': '實物階梯有 {steps} 級，每級須有一件獎品，不是 {given} 件。',
  'goods-not-rising': '商品價值須加速遞增：每一級的增幅都大於上一級。請為每一級填寫價值。',
};

export const TERMS: TextsFor<typeof ENGLISH_TERMS> = {
  'unfinished.ladder': '中獎者的挑戰還沒有結束',
};
