import type { Amounts } from '#core/rulebook';
import type { PostedWindow } from '#core/time';

/** What is posted with an offering and is not a choice within the approval. */
export type SheetPosting = {
  /** The house that posts it; absent: the one whose approval it is. */
  readonly house?: string;
  /** The name it is advertised under; absent: the approved one. */
  readonly name?: string;
  readonly times: readonly PostedWindow[];
  readonly drawings: readonly PostedWindow[];
  /** The moments of the drawings of promotions that run, by the clock of the house. */
  readonly drawnAt?: readonly string[];
  /** The times of day at which tickets are handed out. */
  readonly ticketTimes?: readonly string[];
  /** The jackpots now, by pool. */
  readonly pools: Amounts;
};
