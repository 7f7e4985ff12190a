import type { CommandIn } from '#core/house';
import type { Prizes } from '#core/mechanisms/contest';
import { parseAmount } from '#core/money';
import type { SeatingView } from '#core/views';
import { numbersIn, pairOf } from '../parts/lines.ts';
import { all, amountIn, changed, type Read } from '../parts/reading.ts';

/** `5: 1 2 3` says that seats 1, 2 and 3 of table 5 are taken; a line a table. */
export const seatedIn = (text: string): Readonly<Record<string, readonly number[]>> =>
  Object.fromEntries(
    text.split(/[\n;]+/).flatMap(line => {
      const [table, seats] = line.split(':');
      return seats === undefined ? [] : [[String(numbersIn(table!)[0] ?? 0), numbersIn(seats)] as const];
    }),
  );

/** Who sits where now, as the form has it: `5: 1 2 3`, a table after the other. */
export const seatedText = (tables: readonly SeatingView[]): string =>
  tables
    .filter(({ isOpen, seats }) => isOpen && seats.length > 0)
    .map(({ table, seats }) => `${table}: ${seats.map(({ seat }) => seat).join(' ')}`)
    .join('; ');

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
export type ScoreDraft = Record<'period' | 'top' | 'left' | 'cash' | 'items' | 'seated' | 'bowl', string> & {
  isFinal: boolean;
};
export const NO_SCORE: ScoreDraft = {
  period: '',
  top: '',
  left: '',
  cash: '',
  items: '',
  seated: '',
  bowl: '',
  isFinal: false,
};
const PLAYER = { role: 'player', isPlayerDealer: false, isBackline: false, isSeated: true } as const;

export const scoreOf = (draft: ScoreDraft): Score | undefined => {
  const cash = parseAmount(draft.cash === '' ? '0' : draft.cash);
  const goods = goodsIn(draft.items);
  if (!cash.ok || !goods.ok || draft.period.trim() === '' || draft.top === '' || draft.left === '') return undefined;
  const seated = Object.entries(seatedIn(draft.seated)).map(
    ([table, seats]) => [table, seats.map(seat => ({ seat, person: PLAYER }))] as const,
  );
  return {
    type: 'ScorePeriod',
    period: draft.period.trim(),
    score: [Number(draft.top), Number(draft.left)],
    prizes: { cash: cash.value, ...goods.value },
    isFinal: draft.isFinal,
    seated: Object.fromEntries(seated),
    bowl: numbersIn(draft.bowl),
  };
};
