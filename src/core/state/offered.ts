import { Offering } from '#core/rulebook';
import { either, exactly, list, named, type Of, object, one, optional, Text, Wholes } from '#core/shape';
import { MomentText } from '#core/time';

/** Where an activity is offered. */
export const OfferedAt = either(exactly('all'), Wholes);
export const OfferingState = one(['announced', 'running', 'paused', 'ended']);
export type OfferingState = Of<typeof OfferingState>;

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
  }),
);
export type Offered = Of<typeof Offered>;
