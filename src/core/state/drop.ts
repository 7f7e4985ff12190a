import { Amount } from '#core/money';
import { named, type Of, object, optional, Text, Whole } from '#core/shape';
import { VarianceReason } from './cash.ts';

/** A fee box taken from its table. */
export const Drop = named(
  'Drop',
  object({
    drop: Whole,
    table: Whole,
    activity: Text,
    /** What the system recorded in it. */
    recorded: Amount,
    counted: optional(Amount),
    /** Why the count differs, once somebody has said so. */
    reason: optional(VarianceReason),
  }),
);
export type Drop = Of<typeof Drop>;
