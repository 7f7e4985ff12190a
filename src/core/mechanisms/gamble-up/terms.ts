import { ownTerms, type Run } from '#core/rulebook';

/** A prize gambled up on calls of baccarat hands. LAD-1 */
export type LadderTerms = Run & {
  /** What the prize is multiplied by after each right call; the last ends the contest. */
  readonly multiples: readonly number[];
  /** Results that pay the top of the ladder at once, whatever was called. */
  readonly jumps: readonly string[];
  /** Results that decide nothing: the hand is played again. */
  readonly replays: readonly string[];
};

export const { write: gambleUp, first: ladderOf } = ownTerms<LadderTerms>('gamble-up');
