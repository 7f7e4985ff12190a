import { NOTHING, total } from '#core/money';
import type { Meters } from './ledger.ts';
import { contribute, type Progression } from './meter.ts';
import type { Stakes } from './round.ts';
import type { MeterRule } from './rules.ts';

/** The meters with their parts of the wagers of a round. TBL-7 */
export const fedMeters = (
  rules: readonly MeterRule[],
  meters: Meters,
  progressions: Readonly<Partial<Record<string, Progression>>>,
  seats: readonly { readonly wagers: Stakes }[],
): Meters => {
  const fed = rules.flatMap(({ meter: name, wagers }) => {
    const [meter, progression] = [meters[name], progressions[name]];
    if (meter === undefined || progression === undefined) return [];
    const bet = total(seats.flatMap(seat => wagers.map(wager => seat.wagers[wager] ?? NOTHING)));
    return [[name, contribute(meter, bet, progression)] as const];
  });
  return { ...meters, ...Object.fromEntries(fed) };
};
