import { ownTerms } from '#core/rulebook';
import { AtLeastOne, type Filled, Key, list, object } from '#core/shape';

/** A prize gambled up on calls of baccarat hands. LAD-1 */
export const TERMS = ownTerms('gamble-up', run =>
  object({
    ...run,
    /** What the prize is multiplied by after each right call; the last ends the contest. */
    multiples: list(AtLeastOne),
    /** Results that pay the top of the ladder at once, whatever the player called. */
    jumps: list(Key),
    /** Results that decide nothing: the hand is played again. */
    replays: list(Key),
  }),
);
export type LadderTerms = Filled<typeof TERMS.shape>;

export const { write: gambleUp, first: ladderOf } = TERMS;
