import type { Amounts } from '#core/rulebook';
import type { PostedWindow } from '#core/time';

/** What is posted with an offering and is not a choice within the approval. */
export type SheetPosting = {
  /** The name it is advertised under; absent: the approved one. */
  readonly name?: string;
  readonly times: readonly PostedWindow[];
  readonly drawings: readonly PostedWindow[];
  /** The jackpots now, by pool. */
  readonly pools: Amounts;
};
