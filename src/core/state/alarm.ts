import type { MomentText } from './moments.ts';

/** What is still a reasonable contribution at one table. REG-M14 */
export type ContributionBounds = {
  /** Fees that may lie on the sensors of one table for one round. */
  readonly feesMax: number;
  /** From one Start Game of a table to the next. */
  readonly roundSecondsMin: number;
};

/** A contribution that was not taken, until somebody has looked. HSE-17 */
export type Alarm = {
  readonly alarm: number;
  readonly table: number;
  readonly why: AlarmReason;
  /** What was seen, in words. */
  readonly words: string;
  readonly at: MomentText;
};
export type AlarmReason = 'too-fast' | 'too-many';
