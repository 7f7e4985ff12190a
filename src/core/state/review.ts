import type { PoolHit } from '#core/fund';
import type { Cents } from '#core/money';
import type { Deal } from '#core/qualifying';
import type { Street } from '#core/rulebook';
import type { AwardDue, Judged } from './award-due.ts';
import type { MomentText } from './moments.ts';

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

/** The table as the floor person found it. Who sat there and who paid is known from the round. */
export type Seen = Omit<Deal, 'game'> & {
  readonly isMisdeal?: boolean;
  readonly isFouledDeck?: boolean;
  readonly wasDiscussed?: boolean;
  readonly reachedShowdown: boolean;
  readonly playersDealtIn?: number;
  readonly pot?: Cents;
  readonly tableLimit?: Cents;
  readonly feePayersInRoom?: number;
  readonly places?: readonly SeenPlace[];
};

/** What one bettor did. What is left out did not happen. */
export type SeenPlace = {
  readonly seat: number;
  readonly position?: number;
  readonly wager?: Cents;
  readonly bonusOnly?: boolean;
  readonly folded?: Street;
  readonly isHeldAside?: boolean;
  readonly isAllIn?: boolean;
  readonly missedBlind?: boolean;
  readonly asked?: string;
};
