import type { CommandIn } from '#core/house';
import type { Prizes } from '#core/mechanisms/squares';
import { parseAmount } from '#core/money';
import { numbersIn, pairOf } from '../parts/lines.ts';
import { all, amountIn, changed, type Read } from '../parts/reading.ts';

/** `cap = 25, jacket`: goods with what each is worth, where that is written. */
export const goodsIn = (text: string): Read<Omit<Prizes, 'cash'>> => {
  const goods = text
    .split(/,\s*/)
    .filter(item => item.trim() !== '')
    .map(pairOf);
  const valued = goods.flatMap(([name, value]) => (value === undefined ? [] : [{ name, value }]));
  return changed(all(valued.map(({ value }) => amountIn(value))), values => ({
    items: goods.map(([name]) => name.trim()),
    ...(valued.length === 0
      ? {}
      : { values: Object.fromEntries(valued.map(({ name }, place) => [name, values[place]!])) }),
  }));
};

type Score = Extract<CommandIn<'squares'>, { type: 'ScorePeriod' }>;
export type ScoreDraft = Record<'period' | 'top' | 'left' | 'cash' | 'items' | 'bowl', string> & {
  isFinal: boolean;
};
export const NO_SCORE: ScoreDraft = {
  period: '',
  top: '',
  left: '',
  cash: '',
  items: '',
  bowl: '',
  isFinal: false,
};

export const scoreOf = (draft: ScoreDraft): Score | undefined => {
  const cash = parseAmount(draft.cash === '' ? '0' : draft.cash);
  const goods = goodsIn(draft.items);
  if (!cash.ok || !goods.ok || draft.period.trim() === '' || draft.top === '' || draft.left === '') return undefined;
  return {
    type: 'ScorePeriod',
    period: draft.period.trim(),
    score: [Number(draft.top), Number(draft.left)],
    prizes: { cash: cash.value, ...goods.value },
    isFinal: draft.isFinal,
    bowl: numbersIn(draft.bowl),
  };
};
