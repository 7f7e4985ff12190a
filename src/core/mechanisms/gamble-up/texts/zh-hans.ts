import type { TextsFor } from '#core/words';
import type { SENTENCES as ENGLISH, TERMS as ENGLISH_TERMS } from './en.ts';

export const SENTENCES: TextsFor<typeof ENGLISH> = {
  'no-ladder': '{activity} 不设继续挑战。请付奖。',
  'ladder-over': '继续挑战已结束，奖金为 {multiple} 倍。请照此付奖。',
  'goods-for-each-step': '实物阶梯的 {steps} 级每级须有一件奖品，不是 {given} 件。',
  'goods-not-rising': '每一级的价值须高于前一级。请为每级输入递增的价值。',
};

export const TERMS: TextsFor<typeof ENGLISH_TERMS> = {
  'unfinished.ladder': '中奖者还在继续挑战',
};
