import type { Activity, Amounts, SheetPart } from '#core/rulebook';
import type { PostedWindow } from '#core/time';
import type { Words } from './words.ts';

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
  /** The jackpots when it was posted, by pool. */
  readonly pools: Amounts;
  /** The tables it runs at; absent: wherever its games are dealt. */
  readonly tables?: readonly number[];
  /** What the promotions that run under it have posted. */
  readonly promotions?: readonly object[];
  /** How the house's clock says a moment. */
  readonly clock?: (moment: string) => Words;
  /** The time of day of daily increases. */
  readonly increasesAt?: string;
  /** When it was posted, and how often it has been since it was first offered. Absent: a draft. */
  readonly posted?: { readonly at: string; readonly revision: number };
};

/** Whether the approval asks for this part to be posted. */
export const isAsked = ({ posting }: Activity, part: SheetPart): boolean =>
  posting.items.some(({ shows }) => shows.includes(part));
