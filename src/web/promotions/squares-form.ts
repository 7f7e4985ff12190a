import type { Square } from '#core/mechanisms/contest';

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

export const numbersIn = (text: string): readonly number[] =>
  [...text.matchAll(/\d+/g)].map(([digits]) => Number(digits));
