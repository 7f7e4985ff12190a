import type { BoardView } from '#core/views';

/** How much is in the drum that players see on the signs; nothing where there is no drum. */
export const entriesIn = ({ board }: BoardView): number | undefined =>
  board.type === 'drawing' ? board.entries : undefined;
