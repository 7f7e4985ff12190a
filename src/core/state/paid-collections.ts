import { Amount } from '#core/money';
import { list, named, type Of, object, optional, Text, Whole } from '#core/shape';
import { MomentText } from '#core/time';

/** One collection that was paid from the balance, by its number. */
export const CollectionPaid = object({ number: Whole, table: Whole, seat: Whole, amount: Amount, at: MomentText });

/** Collections for a year as somebody has won them: a balance with an end. PRO-15 */
export const PaidCollections = named(
  'PaidCollections',
  object({
    award: Whole,
    activity: Text,
    /** The winner. */
    player: optional(Text),
    given: Amount,
    left: Amount,
    from: MomentText,
    until: MomentText,
    /** Collections paid so far. */
    count: Whole,
    /** The newest of them, which can still be backed out. */
    newest: list(CollectionPaid),
  }),
);
export type PaidCollections = Of<typeof PaidCollections>;
