import type { TextsFor } from '#core/words';
import type { SENTENCES as ENGLISH, TERMS as ENGLISH_TERMS } from './en.ts';

export const SENTENCES: TextsFor<typeof ENGLISH> = {
  'no-ladder': '{activity} 不设继续挑战。请付奖。',
  'ladder-over': '继续挑战已结束，奖金为 {multiple} 倍。请照此付奖。',
  'drawn-prize-is-thing': '{player} 抽中的是 {thing}，各级应为实物。请为每一级填写物品及价值。',
  'drawn-prize-is-money': '{player} 抽中的是现金，奖项仍为现金。请按抽中的金额进行。',
  'goods-for-each-step': '实物阶梯的 {steps} 级每级须有一件奖品，不是 {given} 件。',
  'goods-not-rising': '商品价值须加速递增：每一级的增幅都大于上一级。请为每一级填写价值。',
};

export const TERMS: TextsFor<typeof ENGLISH_TERMS> = {
  'unfinished.ladder': '中奖者还在继续挑战',
};
