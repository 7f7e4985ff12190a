import type { PoolHit } from '#core/fund';
import type { AwardDue, Judged } from './award-due.ts';
import type { MomentText } from './moments.ts';
import type { Seen } from './seen.ts';

/** Called hands as one person verified them, until a second person agrees. */
export type Review = {
  readonly review: number;
  readonly table: number;
  readonly round: number;
  readonly activity: string;
  readonly calls: readonly number[];
  readonly by: string;
  /** The moment of the hand: the first call. */
  readonly wonAt: MomentText;
  readonly due: readonly AwardDue[];
  readonly hits: readonly PoolHit[];
  /** What the first person saw and checked, and what came of it: the second sees the same. */
  readonly seen: Seen;
  readonly checked: readonly string[];
  readonly seal?: string;
  readonly judged: readonly Judged[];
};
