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
