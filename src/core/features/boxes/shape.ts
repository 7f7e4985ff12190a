import { Amount, Money } from '#core/money';
import { choice, Key, Numbered, type Of, optional, Text, Texts, Whole } from '#core/shape';
import { Bookings, Pieces, VarianceReason } from '#core/state';
import { MomentText } from '#core/time';

export const BoxCommand = choice({
  /** The fee box of an activity is taken from its table. */
  DropBox: { table: Numbered, activity: Key },
  /** Two people count it, apart from collections. */
  CountDrop: { drop: Numbered, counted: Money, pieces: optional(Pieces) },
  /** Why a count differs from what was recorded, once it is known. */
  ExplainDrop: { drop: Numbered, reason: VarianceReason },
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
    /** The count sheet, where the pieces were entered. */
    pieces: optional(Pieces),
  },
  DropExplained: { drop: Whole, reason: VarianceReason, by: Text, at: MomentText },
});
export type BoxEvent = Of<typeof BoxEvent>;
