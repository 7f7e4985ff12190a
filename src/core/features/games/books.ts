import type { MoneyPlace, Movement } from '#core/games/table';
import type { Account } from '#core/ledger';
import { type Booking, booking, HOUSE, PLAYERS, poolAccount, trayOf } from '#core/state';

/** The money that a round has moved, in the books of the house. TBL-8 */
export const bookingsOfRound = (table: number, game: string, movements: readonly Movement[]): readonly Booking[] => {
  const accountOf = (place: MoneyPlace): Account => {
    if (typeof place === 'object') return poolAccount(game, place.meter);
    return place === 'tray' ? trayOf(table) : place === 'house' ? HOUSE : PLAYERS;
  };
  return movements.flatMap(({ from, to, amount }) => booking(accountOf(from), accountOf(to), amount));
};
