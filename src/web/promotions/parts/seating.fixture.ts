import type { SeatingView } from '#core/views';

/** A poker table with a member and somebody unknown at it. */
export const TABLE: SeatingView = {
  table: 7,
  game: 'texas-holdem',
  isLive: true,
  isTournament: false,
  hasPot: true,
  isOpen: true,
  seats: [
    { seat: 1, member: 'm-1', role: 'player', isDealtIn: true },
    { seat: 4, role: 'player', age: 30, isDealtIn: false },
  ],
};
/** A table without a pot at which nobody sits. */
export const EMPTY_TABLE: SeatingView = { ...TABLE, table: 12, hasPot: false, seats: [] };
