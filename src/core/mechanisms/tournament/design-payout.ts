import { assert } from '#core/base';
import { type Cents, cents, minus, plus, share, total } from '#core/money';
import type { Payout } from './structure-shape.ts';

/** How steep the shares are: the share of a place is 1 / place to this power. Larger gives more to the winner. */
export const STEEPNESS = ['flat', 'usual', 'steep'] as const;
export type Steepness = (typeof STEEPNESS)[number];
const POWERS: Readonly<Record<Steepness, number>> = { flat: 0.6, usual: 0.85, steep: 1.1 };

/** One place in so many is paid. */
const ENTRIES_PER_PLACE = 8;

/** Percentages for so many entries, best first, never rising, together exactly 100. TRN-33 */
export const designPayout = (
  entries: number,
  {
    places = placesFor(entries),
    steepness = 'usual',
  }: { readonly places?: number; readonly steepness?: Steepness } = {},
): Extract<Payout, { type: 'percent' }> => {
  assert(Number.isSafeInteger(places) && places > 0 && places <= PLACES_MAX, `1 to ${PLACES_MAX} places are paid`);
  const weights = Array.from({ length: places }, (_, place) => Math.round(1e9 / (place + 1) ** POWERS[steepness]));
  // Every place has its hundredth of a percent; the rest goes by weight, the odd parts to the first.
  const parts = share(cents(HUNDREDTHS - places), weights).map(part => part + 1);
  return { type: 'percent', percents: parts.map(part => part / 100) };
};

export const placesFor = (entries: number): number =>
  Math.max(1, Math.min(PLACES_MAX, Math.ceil(entries / ENTRIES_PER_PLACE)));

const HUNDREDTHS = 10_000;
const PLACES_MAX = 1_000;

/**
 * Flat amounts for a pool by percentages: each a multiple of the step, and what that leaves goes to the first place, so
 * that together they are exactly the pool. TRN-33
 */
export const flatPayout = (
  pool: Cents,
  percents: readonly number[],
  step: Cents,
): Extract<Payout, { type: 'flat' }> => {
  assert(step > 0, 'amounts are multiples of something');
  const exact = share(
    pool,
    percents.map(percent => Math.round(percent * 100)),
  );
  const rounded = exact.map(amount => minus(amount, cents(amount % step)));
  const rest = minus(pool, total(rounded));
  return { type: 'flat', amounts: rounded.map((amount, place) => (place === 0 ? plus(amount, rest) : amount)) };
};
