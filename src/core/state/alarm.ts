import { named, type Of, object, one, Text, Whole } from '#core/shape';
import { MomentText } from '#core/time';

/** What is still a reasonable contribution at one table. REG-M14 */
export type ContributionBounds = {
  /** Fees that may be on the sensors of one table for one round. */
  readonly feesMax: number;
  /** From one Start Game of a table to the next. */
  readonly roundSecondsMin: number;
};

/** A contribution that was not taken, until somebody has looked. HSE-17 */
export const Alarm = named(
  'Alarm',
  object({
    alarm: Whole,
    table: Whole,
    why: one(['too-fast', 'too-many']),
    /** What was seen, in words. */
    words: Text,
    at: MomentText,
  }),
);
export type Alarm = Of<typeof Alarm>;
