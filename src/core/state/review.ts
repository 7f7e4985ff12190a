import { PoolHit } from '#core/fund';
import { list, named, type Of, object, optional, Text, Texts, Whole, Wholes } from '#core/shape';
import { MomentText } from '#core/time';
import { AwardDue, Judged } from './award-due.ts';
import { Seen } from './seen.ts';

/** Called hands as one person verified them, until a second person agrees. */
export const Review = named(
  'Review',
  object({
    review: Whole,
    table: Whole,
    round: Whole,
    activity: Text,
    calls: Wholes,
    by: Text,
    /** The moment of the hand: the first call. */
    wonAt: MomentText,
    due: list(AwardDue),
    hits: list(PoolHit),
    /** What the first person saw and checked, and what came of it: the second sees the same. */
    seen: Seen,
    checked: Texts,
    seal: optional(Text),
    judged: list(Judged),
  }),
);
export type Review = Of<typeof Review>;
