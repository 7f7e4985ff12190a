import type { Cents } from '#core/money';
import type { Activity, Offering } from '#core/rulebook';
import type { HouseClock } from '#core/time';
import type { TrackingTerms } from './terms.ts';

/** What one club card has earned in one promotion. */
export type Tracked = {
  readonly seat?: Seat;
  /** Clock hours or completed hours that counted, each named by the moment at which it began. */
  readonly hours: readonly string[];
  /** Entry points for a computerised drawing. */
  readonly points: number;
  /** Posted times at which the player was seated, each a ticket. */
  readonly tickets: readonly string[];
  readonly credits: number;
  /** The posted time for which credits were given last, named by its beginning. */
  readonly creditedFor?: string;
  readonly redeemed: readonly { readonly prize: string; readonly credits: number; readonly at: string }[];
};

/** Where the player plays; `since`: without a break at tables that count, `upTo`: looked at for tickets. */
export type Seat = {
  readonly table: number;
  readonly counts: boolean;
  readonly since: string;
  readonly upTo: string;
};

export type TrackingRule = {
  readonly activity: Activity;
  readonly offering: Offering;
  readonly terms: TrackingTerms;
  /** An entry point for each counted hour. */
  readonly givesPoints: boolean;
  /** A ticket at each of these times of day. */
  readonly ticketTimes: readonly Temporal.PlainTime[];
  readonly posted: PostedTracking;
};

/** What the house posted for this promotion; both ends of the period belong to it. */
export type PostedTracking = {
  readonly from?: Temporal.Instant;
  readonly to?: Temporal.Instant;
  readonly creditsPerSwipe: number;
  /** Swipes give credits once in so much time; where none is posted each swipe does. */
  readonly minutesPerCredit?: number;
  /** The designated games, where not every game counts. */
  readonly games?: readonly string[];
  /** How many credits each prize costs. */
  readonly prizes: Readonly<Record<string, number>>;
  /** What each prize is, where it is declared. */
  readonly rewards?: Readonly<Record<string, Reward>>;
};

/** What credits are redeemed for: what it is worth, and whether it is paid in money. */
export type Reward = { readonly value: Cents; readonly isMoney?: boolean };

export type TrackingContext = { readonly now: Temporal.Instant; readonly clock: HouseClock };

export type TrackingCommand =
  | {
      readonly type: 'SitDown';
      readonly table: number;
      readonly game?: string;
      readonly isLive: boolean;
      readonly isTournament: boolean;
    }
  | { readonly type: 'LeaveTable' }
  | { readonly type: 'SwipeCard' }
  /** Tickets of posted times that have gone by are handed out. */
  | { readonly type: 'LetTimePass' }
  | { readonly type: 'RedeemCredits'; readonly prize: string; readonly showsId: boolean }
  /** `isPinRight`: the station has compared the PIN; the core never sees it. */
  | { readonly type: 'ViewAccount'; readonly isPinRight: boolean };

/** On disk for ever: add a member or an optional field; never rename, never reuse. Moments are ISO instants. */
export type TrackingEvent =
  | {
      readonly type: 'SatDown';
      readonly table: number;
      readonly counts: boolean;
      readonly since: string;
      readonly at: string;
    }
  | { readonly type: 'LeftTable'; readonly table: number }
  | {
      readonly type: 'CardSwiped';
      readonly at: string;
      /** The hour that this swipe makes count. */
      readonly hour?: string;
      readonly points: number;
      readonly credits: number;
      /** The posted time for which these credits are given. */
      readonly creditedFor?: string;
      readonly why: SwipeFinding;
    }
  | { readonly type: 'TicketsEarned'; readonly times: readonly string[]; readonly upTo: string }
  | { readonly type: 'CreditsRedeemed'; readonly prize: string; readonly credits: number; readonly at: string }
  /** Who looks at an account is on record. */
  | { readonly type: 'AccountViewed'; readonly at: string };

/** Why a swipe counted, or did not. */
export const SWIPE_FINDINGS = ['counted', 'hour-not-over', 'away', 'table-does-not-count', 'outside-period'] as const;
export type SwipeFinding = (typeof SWIPE_FINDINGS)[number];
