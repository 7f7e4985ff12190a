import type { Square } from '#core/mechanisms/squares';

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

/** `1-20, 25`: tables by number, each once; nothing where it cannot be read. */
export const tablesIn = (text: string): readonly number[] => {
  const parts = text.split(',').map(part => /^\s*(\d{1,5})(?:\s*-\s*(\d{1,5}))?\s*$/.exec(part));
  if (parts.some(part => part === null)) return [];
  const tables = parts.flatMap(part => {
    const [from, to] = [Number(part![1]), Number(part![2] ?? part![1])];
    return from < 1 || to - from >= SQUARES
      ? []
      : Array.from({ length: Math.max(0, to - from + 1) }, (_, n) => from + n);
  });
  return [...new Set(tables)];
};

const SIDE = 10;
const SQUARES = SIDE * SIDE;

/** Free squares are given out by chance, to every table as many as to every other; what does not divide stays free. */
export const filledAtRandom = (
  board: readonly Square[],
  tables: readonly number[],
  shuffle: <Some>(all: readonly Some[]) => readonly Some[],
): readonly Square[] => {
  const places = Array.from({ length: SQUARES }, (_, place) => ({ top: place % SIDE, left: Math.floor(place / SIDE) }));
  const free = shuffle(places.filter(({ top, left }) => tableAt(board, top, left) === undefined));
  const each = tables.length === 0 ? 0 : Math.floor(free.length / tables.length);
  const dealt = free.slice(0, each * tables.length);
  return [...board, ...dealt.map((place, number) => ({ table: tables[number % tables.length]!, ...place }))];
};
