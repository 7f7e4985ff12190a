import type { BoardView } from '#core/views';

/** How many entries are in the drum, as the account of a member counts them; nothing where there is no drum. */
export const entriesIn = ({ board }: BoardView): number | undefined =>
  board.type === 'drawing' ? (board.chances ?? board.entries) : undefined;
