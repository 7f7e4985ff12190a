import type { Paid } from '#core/games/punto-banco';
import { type Entry, METER_NAMES, type Meter, type MeterName, type Meters } from '#core/games/table';
import type { Account } from '#core/ledger';
import { type Cents, minus, NOTHING, plus, total } from '#core/money';
import { type Booking, booking, HOUSE, PLAYERS, poolAccount, trayOf } from '#core/state';

/** What a meter holds in the books: what it shows, and its reserve. */
export const heldBy = (meter: Meter | undefined): Cents =>
  meter === undefined ? NOTHING : plus(meter.posted, meter.reserve);

/** Every stake to its home, every payment from where it comes, and what the house puts on the meters. TBL-8 */
export const bookingsOfRound = (round: {
  readonly table: number;
  readonly game: string;
  readonly entries: readonly Entry[];
  readonly before: Meters;
  readonly meters: Meters;
}): readonly Booking[] => {
  const { table, game, entries, before, meters } = round;
  const homeOf = (home: 'tray' | 'game-account'): Account => (home === 'tray' ? trayOf(table) : HOUSE);
  const onBets = entries.flatMap(entry => {
    const from = meterOf(entry);
    const source = from === undefined ? homeOf(entry.home) : poolAccount(game, from);
    return [...booking(PLAYERS, homeOf(entry.home), entry.stake), ...booking(source, PLAYERS, entry.returned)];
  });
  // Parts of the wagers and new starting amounts; whatever was paid off the meter besides was there before.
  const onMeters = METER_NAMES.flatMap(name => {
    const paid = total(entries.filter(entry => meterOf(entry) === name).map(({ returned }) => returned));
    const added = minus(plus(heldBy(meters[name]), paid), heldBy(before[name]));
    return booking(HOUSE, poolAccount(game, name), added);
  });
  return [...onMeters, ...onBets];
};

const meterOf = ({ from, note }: Entry): MeterName | undefined =>
  from === 'meter' && note?.type === 'meter' ? note.name : undefined;

export const bookingsOfCoup = (table: number, paid: readonly Paid[]): readonly Booking[] =>
  paid.flatMap(({ net }) =>
    net < 0 ? booking(PLAYERS, trayOf(table), minus(NOTHING, net)) : booking(trayOf(table), PLAYERS, net),
  );
