import { type Entry, type Home, type Meters, netOf, type Settlement } from '#core/games/table';
import { type Cents, cents, minus, NOTHING } from '#core/money';

/** What a round changed in every account that took part; together zero: money is neither lost nor made. TBL-8 */
export type Balance = {
  readonly players: Cents;
  readonly tray: Cents;
  readonly gameAccounts: Cents;
  readonly meters: Cents;
  /** What the house laid out to reset meters, below zero. */
  readonly house: Cents;
};

export const balanceOf = (before: Meters, { entries, meters, seeded }: Settlement): Balance => ({
  players: sumOf(entries, netOf),
  tray: sumOf(entries, entry => changeOf(entry, 'tray')),
  gameAccounts: sumOf(entries, entry => changeOf(entry, 'game-account')),
  meters: cents(heldBy(meters) - heldBy(before)),
  house: minus(NOTHING, seeded),
});

const changeOf = (entry: Entry, home: Home): number =>
  (entry.home === home ? entry.stake : 0) - (entry.from === home ? entry.returned : 0);

const heldBy = (meters: Meters): number =>
  Object.values(meters).reduce((sum, meter) => sum + (meter?.posted ?? 0) + (meter?.reserve ?? 0), 0);

const sumOf = (entries: readonly Entry[], amount: (entry: Entry) => number): Cents =>
  cents(entries.reduce((sum, entry) => sum + amount(entry), 0));
