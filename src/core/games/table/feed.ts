import { type Cents, NOTHING, total } from '#core/money';
import type { Meters } from './ledger.ts';
import { contribute, type Progression, takeBack } from './meter.ts';
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
    return [[name, contribute(meter, betOn(wagers, seats), progression)] as const];
  });
  return { ...meters, ...Object.fromEntries(fed) };
};

/** The meters without what a round had brought to them, whatever else has come since. TBL-9 */
export const unfedMeters = (
  rules: readonly MeterRule[],
  meters: Meters,
  progressions: Readonly<Partial<Record<string, Progression>>>,
  seats: readonly { readonly wagers: Stakes }[],
): Meters => {
  const unfed = rules.flatMap(({ meter: name, wagers }) => {
    const [meter, progression] = [meters[name], progressions[name]];
    if (meter === undefined || progression === undefined) return [];
    return [[name, takeBack(meter, betOn(wagers, seats), progression)] as const];
  });
  return { ...meters, ...Object.fromEntries(unfed) };
};

const betOn = (wagers: readonly string[], seats: readonly { readonly wagers: Stakes }[]): Cents =>
  total(seats.flatMap(seat => wagers.map(wager => seat.wagers[wager] ?? NOTHING)));
