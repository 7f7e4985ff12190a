import type { Reseeded } from '#core/fund';
import type { Cents } from '#core/money';
import type { MomentText } from './moments.ts';

/** The dealer's claim that a seat may have won. */
export type Call = {
  readonly call: number;
  readonly table: number;
  readonly round: number;
  readonly seat: number;
  readonly activity: string;
  readonly row: string;
  readonly at: MomentText;
  /** What it has set aside of a meter, perhaps together with others. */
  readonly lock?: number;
};

/**
 * What a round has set aside of one meter. Calls of one round on one meter share a lock, because they share the prize.
 * HSE-5
 */
export type Lock = {
  readonly lock: number;
  readonly table: number;
  readonly round: number;
  readonly activity: string;
  readonly pool: string;
  /** The meter as the sign showed it at the first call. */
  readonly shown: Cents;
  readonly amount: Cents;
  /** The parts of the meter that were called for. */
  readonly percents: readonly number[];
  /** Whether the calls are for the whole meter or for parts of it. */
  readonly hit: 'won' | 'drawn';
  /** What brought the meter up again, to be taken back should the lock be. */
  readonly reseeded: Reseeded;
};
