import type { Cents } from '#core/money';
import type { Activity, Offering } from '#core/rulebook';
import type { Holder } from '#core/state';
import type { HouseClock } from '#core/time';
import type { DrawingTerms } from './terms.ts';

/** The drawings of one promotion: what is in the drum, which drawing is going on, who has won. */
export type Drawing = {
  /** By ticket or card number. `evolveDrawing` owns this map and the next two and changes them in place. */
  readonly entries: ReadonlyMap<string, Entry>;
  /** Every number ever issued: none is used twice. */
  readonly issued: ReadonlySet<string>;
  /** When a player last earned an entry that only time brings: a posted time or the start of an hour. */
  readonly lastEarned: ReadonlyMap<string, string>;
  readonly open?: OpenDrawing;
  /** Prizes of winners who may still bring their ID. */
  readonly pending: readonly Pending[];
  readonly wins: readonly Win[];
  /** What the next drawing adds to its first prize. */
  readonly carried: Cents;
  /** Drawings opened so far. */
  readonly opened: number;
  /** When each of them was. */
  readonly openings: readonly string[];
  /** The awards of hands that have become tickets. `evolveDrawing` changes this set in place. */
  readonly fromAwards: ReadonlySet<number>;
  /** When the drum was last emptied. */
  readonly emptiedAt?: string;
};

/** A ticket counts one point; a card as many as it has collected. */
export type Entry = {
  readonly ticket: string;
  readonly player: string;
  readonly points: number;
  /** Where it was earned, if each game has its own prizes. */
  readonly game?: string;
};

export type OpenDrawing = {
  /** Still to be won, the next first. */
  readonly prizes: readonly DrawnPrize[];
  readonly drawn?: { readonly ticket: string; readonly player: string; readonly until: string };
  /** Cards drawn in vain; they stay in, but are not drawn again in this drawing. */
  readonly passed: readonly string[];
  /** The game whose tickets take part, where each has its own prizes. */
  readonly game?: string;
};

/** A posted amount, or something else: a spin, a pass. */
export type DrawnPrize = { readonly what: string; readonly amount?: Cents };
export type Pending = {
  readonly ticket: string;
  readonly player: string;
  readonly prize: DrawnPrize;
  /** The number of the drawing. */
  readonly drawing: number;
};
export type Win = Pending & {
  readonly at: string;
  /** The winner has not yet taken the prize or played for more. LAD-1 */
  readonly isToBeRaised?: true;
};

export type DrawingRule = {
  readonly activity: Activity;
  readonly offering: Offering;
  readonly terms: DrawingTerms;
  /** Where the approval leaves it to the house: the drum is emptied after each drawing, or kept to the end. */
  readonly keepsDrum?: boolean;
  /** The times of day at which tickets are handed out, where the approval leaves them to the house: `18:00`. */
  readonly ticketTimes?: readonly string[];
};

export type DrawingContext = {
  readonly now: Temporal.Instant;
  readonly clock: HouseClock;
  /** Who is behind a name; somebody not listed is a player of full age. */
  readonly holders: Pick<ReadonlyMap<string, Holder>, 'get'>;
  /** Every name of the same person: limits count people. Where it is not told, each name is somebody. */
  readonly namesOf?: (name: string) => readonly string[];
  /** What somebody has won in other drawings of the same activity, which the limits count as well. */
  readonly wonElsewhere?: (names: readonly string[]) => readonly Pick<Win, 'at'>[];
};

export type { Holder };

export type DrawingCommand =
  | {
      readonly type: 'IssueTickets';
      /** Absent where no club card is shown: the stub says whose it is. DRW-12 */
      readonly player?: string;
      readonly tickets: readonly string[];
      readonly earned: Earned;
      readonly table: { readonly game: string; readonly isLive: boolean; readonly isTournament: boolean };
    }
  /** A completed hour of play that began at this moment. */
  | { readonly type: 'AddPoint'; readonly card: string; readonly player: string; readonly hour: Temporal.Instant }
  /** `count`: how many prizes are announced where the approval leaves the number open. */
  | { readonly type: 'OpenDrawing'; readonly count?: number; readonly game?: string }
  | { readonly type: 'DrawEntry'; readonly ticket: string }
  | { readonly type: 'ClaimPrize'; readonly showsId: boolean; readonly showsProof: boolean }
  | { readonly type: 'LetTimePass' }
  /** The drawn player is verified and does not want the prize. */
  | { readonly type: 'GiveUpPrize' }
  | { readonly type: 'BringId'; readonly ticket: string }
  | { readonly type: 'StartSecondStage' }
  /** Nobody is left to be drawn. */
  | { readonly type: 'CloseDrawing' }
  /** On the date that was posted for it. */
  | { readonly type: 'EmptyDrum'; readonly postedFor: Temporal.Instant };

export type Issue = Extract<DrawingCommand, { type: 'IssueTickets' }>;

/** A seat of the house. */
export type SeatAt = { readonly table: number; readonly seat: number };

export type Earned =
  /** `award`: what the verified hand has earned, where the house knows it. */
  | { readonly type: 'hand'; readonly row: string; readonly award?: number }
  /** `seat`: where, if the house knows it; whoever shows no card is known by it. */
  | { readonly type: 'seat'; readonly postedAt: Temporal.Instant; readonly seat?: SeatAt };

/** Why a drawn entry does not win. */
export const IN_VAIN = ['absent', 'no-id', 'no-proof', 'not-eligible', 'limit'] as const;
export type InVain = (typeof IN_VAIN)[number];

/** On disk for ever: add a member or an optional field; never rename, never reuse. Moments are ISO instants. */
export type DrawingEvent =
  | {
      readonly type: 'TicketsIssued';
      readonly player: string;
      readonly tickets: readonly string[];
      readonly slot?: string;
      readonly seat?: SeatAt;
      readonly game?: string;
      readonly award?: number;
    }
  | { readonly type: 'PointAdded'; readonly card: string; readonly player: string; readonly slot: string }
  | {
      readonly type: 'DrawingOpened';
      readonly prizes: readonly DrawnPrize[];
      readonly game?: string;
      readonly at?: string;
    }
  | { readonly type: 'EntryDrawn'; readonly ticket: string; readonly player: string; readonly until: string }
  | { readonly type: 'DrawnInVain'; readonly ticket: string; readonly why: InVain; readonly isOut: boolean }
  | { readonly type: 'PrizeCarriedOver'; readonly amount: Cents }
  | ({ readonly type: 'PrizeWon'; readonly isOut: boolean } & Win)
  /** The winner has sat down to take it or play for more. */
  | { readonly type: 'PrizeTakenUp'; readonly ticket: string }
  | ({ readonly type: 'PrizeAwaitsId'; readonly isOut: boolean } & Pending)
  | { readonly type: 'PrizeGivenUp'; readonly ticket: string; readonly isOut: boolean }
  | ({ readonly type: 'IdBrought'; readonly at: string } & Pending)
  | { readonly type: 'PrizeLapsed'; readonly ticket: string }
  | { readonly type: 'DrawingClosed'; readonly empties: boolean }
  | { readonly type: 'DrumEmptied'; readonly entries: number; readonly at?: string };
