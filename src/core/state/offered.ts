import { DECK } from '#core/cards';
import { Amount, AmountByName } from '#core/money';
import { Offering } from '#core/rulebook';
import { either, exactly, list, named, type Of, object, one, optional, Text, Texts, Whole, Wholes } from '#core/shape';
import { MomentText } from '#core/time';

/** Where an activity is offered. */
export const OfferedAt = either(exactly('all'), Wholes);
export const OfferingState = one(['announced', 'running', 'paused', 'ended']);
export type OfferingState = Of<typeof OfferingState>;

/** The house adds to a pool from this moment on, posted before. */
export const PostedRaise = object({ pool: Text, amount: Amount, from: MomentText, by: Texts });
export type PostedRaise = Of<typeof PostedRaise>;

/** The rank of a posted period: that of a card drawn by lot, from the draw on at the earliest. OFT-8 */
export const DrawnRank = object({ card: one(DECK), from: MomentText, to: MomentText });
export type DrawnRank = Of<typeof DrawnRank>;

/** An activity as the house offers it. */
export const Offered = named(
  'Offered',
  object({
    activity: Text,
    offering: Offering,
    tables: OfferedAt,
    state: OfferingState,
    postedAt: MomentText,
    /** The fund whose reserve pays: its own, or that of another activity. */
    reserveOf: Text,
    /** Up to when daily increases have been given. */
    increasedUpTo: optional(MomentText),
    /** Since when it is offered without a break; absent while it is not. */
    offeredSince: optional(MomentText),
    /** When it was offered before that, since the last gaming day was closed. */
    wasOffered: optional(list(object({ from: MomentText, to: MomentText }))),
    /** Since when its posted hours are over; absent while they are on. */
    outOfHours: optional(MomentText),
    /** When what is posted was last changed under a pause: the change needs its notice. */
    changedAt: optional(MomentText),
    /** Raises of a pool that are posted and still to come. */
    raises: optional(list(PostedRaise)),
    /** What was drawn, up to the last period that was drawn for. */
    ranks: optional(list(DrawnRank)),
    /** The rule sheet that hangs there: how often it was posted, when last, and the jackpots at that moment. SHT-14 */
    sheet: optional(object({ revision: Whole, at: MomentText, pools: AmountByName })),
  }),
);
export type Offered = Of<typeof Offered>;
