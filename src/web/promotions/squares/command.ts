import type { Prizes, Square } from '#core/mechanisms/contest';
import type { SeatingView } from '#core/views';
import { numbersIn, pairOf } from '../parts/lines.ts';
import { all, amountIn, changed, type Read } from '../parts/reading.ts';

export const DIGITS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

export const tableAt = (board: readonly Square[], top: number, left: number): number | undefined =>
  board.find(square => square.top === top && square.left === left)?.table;

/** The board with a table on a square, or with the square free where there is none. */
export const withTable = (
  board: readonly Square[],
  { top, left }: Pick<Square, 'top' | 'left'>,
  table: number | undefined,
): readonly Square[] => {
  const others = board.filter(square => square.top !== top || square.left !== left);
  return table === undefined ? others : [...others, { table, top, left }];
};

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
