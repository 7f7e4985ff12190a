import type { MoneyPlace, Movement } from '#core/games/table';
import { ACCOUNT, type Account } from '#core/ledger';
import { type Booking, booking } from '#core/state';

/** The money that a round has moved, in the books of the house. TBL-8 */
export const bookingsOfRound = (table: number, game: string, movements: readonly Movement[]): readonly Booking[] => {
  const accountOf = (place: MoneyPlace): Account => {
    if (typeof place === 'object') return ACCOUNT.pool(game, place.meter);
    return place === 'tray' ? ACCOUNT.tray(table) : place === 'house' ? ACCOUNT.house : ACCOUNT.players;
  };
  return movements.flatMap(({ from, to, amount }) => booking(accountOf(from), accountOf(to), amount));
};
