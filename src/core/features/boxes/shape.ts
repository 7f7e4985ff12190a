import { Amount, Money } from '#core/money';
import { choice, Key, Numbered, type Of, Text, Texts, Whole } from '#core/shape';
import { Bookings } from '#core/state';
import { MomentText } from '#core/time';

export const BoxCommand = choice({
  /** The fee box of an activity is taken from its table. */
  DropBox: { table: Numbered, activity: Key },
  /** Two people count it, apart from collections. */
  CountDrop: { drop: Numbered, counted: Money },
});
export type BoxCommand = Of<typeof BoxCommand>;

/** On disk forever, like all events: add a member or an optional field; never rename or reuse one. */
export const BoxEvent = choice({
  BoxDropped: { drop: Whole, table: Whole, activity: Text, recorded: Amount, at: MomentText, by: Text },
  DropCounted: {
    drop: Whole,
    counted: Amount,
    /** Counted less recorded. */
    variance: Amount,
    by: Texts,
    bookings: Bookings,
  },
});
export type BoxEvent = Of<typeof BoxEvent>;
