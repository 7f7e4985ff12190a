import { type Cents, cents } from './cents.ts';

/** Bills and coins, highest first. */
export const BILLS_AND_COINS: readonly Cents[] = [10_000, 5_000, 2_000, 1_000, 500, 200, 100, 50, 25, 10, 5, 1].map(
  cents,
);

/** Chips as card rooms have them, highest first. */
export const CHIP_VALUES: readonly Cents[] = [500_000, 100_000, 50_000, 10_000, 2_500, 2_000, 500, 200, 100, 50].map(
  cents,
);
