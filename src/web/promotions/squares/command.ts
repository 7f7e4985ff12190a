import type { CommandIn } from '#core/house';
import type { Prizes } from '#core/mechanisms/squares';
import { parseAmount } from '#core/money';
import { numbersIn, pairOf } from '../parts/lines.ts';
import { amountIn, plain, type Read, together } from '../parts/reading.ts';

/** `cap = 25, jacket`: goods with what each is worth, where that is written. */
export const goodsIn = (text: string): Read<Omit<Prizes, 'cash'>> => {
  const goods = text
    .split(/,\s*/)
    .filter(item => item.trim() !== '')
    .map(pairOf);
  const valued = goods.flatMap(([name, value]) => (value === undefined ? [] : [[name, amountIn(value)] as const]));
  return together({
    items: plain(goods.map(([name]) => name.trim())),
    values: valued.length === 0 ? plain(undefined) : together(Object.fromEntries(valued)),
  });
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

/** What is scored next, as it was posted. */
export type NextPeriod = Pick<Score, 'period' | 'prizes' | 'isFinal'>;

/** A posted period is scored with its posted prizes; only an older promotion, which has none, is asked for them. */
export const scoreOf = (draft: ScoreDraft, next?: NextPeriod): Score | undefined => {
  const { top, left } = draft;
  if (next !== undefined) {
    if (top === '' || left === '') return undefined;
    const score: Score['score'] = [Number(top), Number(left)];
    return { type: 'ScorePeriod', ...next, score, bowl: next.isFinal ? numbersIn(draft.bowl) : [] };
  }
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
