import { type Entry, heldBy, type Meters, seededIn } from '#core/games/table';
import { ACCOUNT, type Account } from '#core/ledger';
import { minus, NOTHING } from '#core/money';
import { type Booking, booking } from '#core/state';

/** What the house puts on the meters, or gets back from them, so that they stand as they do. */
export const bookMeters = (game: string, before: Meters, after: Meters): readonly Booking[] =>
  Object.keys(after).flatMap(name => {
    const more = minus(heldBy(after[name]), heldBy(before[name]));
    const pool = ACCOUNT.pool(game, name);
    return more >= 0 ? booking(ACCOUNT.house, pool, more) : booking(pool, ACCOUNT.house, minus(NOTHING, more));
  });

/** Prizes off the meters are locked: owed, and no longer on the meter, which the house brings up again. HSE-5 */
export const bookLock = (game: string, entries: readonly Entry[]): readonly Booking[] => [
  ...[...Map.groupBy(entries, ({ note }) => (note?.type === 'meter' ? note.name : undefined))].flatMap(([name, own]) =>
    name === undefined ? [] : booking(ACCOUNT.house, ACCOUNT.pool(game, name), seededIn(own)),
  ),
  ...entries.flatMap(entry =>
    entry.note?.type === 'meter'
      ? booking(ACCOUNT.pool(game, entry.note.name), ACCOUNT.payable(game), entry.returned)
      : [],
  ),
];

/** The bets of a round that is over: every stake to its home, every payment from there. TBL-8 */
export const bookBets = (table: number, entries: readonly Entry[]): readonly Booking[] =>
  entries.flatMap(({ stake, home, returned, from }) => {
    const place: Account = home === 'tray' ? ACCOUNT.tray(table) : ACCOUNT.house;
    return [
      ...booking(ACCOUNT.players, place, stake),
      ...(from === 'meter' ? [] : booking(place, ACCOUNT.players, returned)),
    ];
  });
