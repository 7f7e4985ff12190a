import type { Person } from '#core/eligibility';
import type { Cents } from '#core/money';
import type { Activity, Offering } from '#core/rulebook';
import type { HouseClock, Span } from '#core/time';
import type { InstrumentTerms, InstrumentType } from './terms.ts';

/** All coupons and promotional chips of one activity, and the wagers they lie on. */
export type Instruments = {
  /** `evolveInstruments` owns the two maps and changes them in place. */
  readonly byId: ReadonlyMap<string, Instrument>;
  readonly wagers: ReadonlyMap<string, PlacedWager>;
  readonly sales: number;
};

export type Instrument = {
  readonly id: string;
  readonly type: InstrumentType;
  readonly face: Cents;
  readonly holder: string;
  /** Played again after a win. */
  readonly isKeptOnWin: boolean;
  /** The games that are named on it; without any it is for every game of the approval. */
  readonly games?: readonly string[];
  /** The last moment at which it may be played. */
  readonly expires?: string;
  /** The redemption fee of this use is paid; a push does not end the use. INS-7 */
  readonly isFeePaid: boolean;
  readonly where: Where;
};

/** `owed`: taken by the player-dealer, who has its face from the cage. `gone`: worth nothing to anybody any more. */
export type Where =
  | { readonly type: 'voucher' | 'held' }
  | { readonly type: 'wagered'; readonly wager: string }
  | { readonly type: 'owed'; readonly to: string }
  | { readonly type: 'gone'; readonly why: Gone };

export const GONE = ['voided', 'redeemed', 'expired'] as const;
export type Gone = (typeof GONE)[number];

export type Bet = 'base' | 'bonus';

export type PlacedWager = {
  readonly wager: string;
  readonly round: string;
  readonly holder: string;
  readonly ids: readonly string[];
  readonly bet: Bet;
  /** Where a game has sides: player, banker. */
  readonly side?: string;
  /** Live chips beside it. */
  readonly live: Cents;
};

export type InstrumentRule = {
  readonly activity: Activity;
  readonly offering: Offering;
  readonly terms: InstrumentTerms;
  readonly posted: PostedInstruments;
};

/** What the house posted for this promotion. */
export type PostedInstruments = {
  /** The games that its coupons and chips name, where they do not name their own. */
  readonly games?: readonly string[];
  /** When they are sold, and when they are played; both ends belong to it. */
  readonly sells?: Span;
  readonly plays?: Span;
};

export type InstrumentContext = { readonly now: Temporal.Instant; readonly clock: HouseClock };

/** What a bet pays for a stake: so much for so much. */
export type Odds = readonly [pays: number, to: number];
export const OUTCOMES = ['win', 'lose', 'push'] as const;
export type Outcome = (typeof OUTCOMES)[number];

export type InstrumentCommand =
  | {
      readonly type: 'IssueInstruments';
      readonly ids: readonly string[];
      readonly kind: InstrumentType;
      /** Of each. */
      readonly face: Cents;
      readonly holder: string;
      readonly person: Person;
      readonly games?: readonly string[];
      readonly expires?: Temporal.Instant;
      readonly isMultiPlay: boolean;
      /** What is paid for all of them, where the kind is sold. */
      readonly price?: Cents;
      readonly by: string;
    }
  | { readonly type: 'SwapVoucher'; readonly id: string; readonly by: string }
  | ({
      readonly type: 'PlaceWager';
      readonly person: Person;
      readonly table: {
        readonly game?: string;
        readonly isLive: boolean;
        readonly isTournament: boolean;
        readonly playersDealtIn?: number;
      };
      /** What the player means to play of their face: all of it, or it is refused. */
      readonly staked: Cents;
      /** Sides of this round on which the player has live chips of their own. */
      readonly liveOn: readonly string[];
    } & PlacedWager)
  | {
      readonly type: 'SettleWager';
      readonly wager: string;
      readonly outcome: Outcome;
      readonly odds: Odds;
      readonly playerDealer: string;
    }
  | { readonly type: 'RedeemAtCage'; readonly id: string; readonly by: string }
  | { readonly type: 'ExpireInstruments' };

/** On disk for ever: add a member or an optional field; never rename, never reuse. Moments are ISO instants. */
export type InstrumentEvent =
  | {
      readonly type: 'InstrumentsIssued';
      readonly instruments: readonly Instrument[];
      readonly at: string;
      readonly by: string;
      readonly price?: Cents;
    }
  | { readonly type: 'VoucherSwapped'; readonly id: string; readonly by: string }
  | ({ readonly type: 'WagerPlaced'; readonly redemptionFee: Cents } & PlacedWager)
  | {
      readonly type: 'WagerSettled';
      readonly wager: string;
      readonly outcome: Outcome;
      /** From the player-dealer, in live chips. */
      readonly playerReceives: Cents;
      /** To the player-dealer, in live chips. */
      readonly playerLoses: Cents;
      readonly instruments: readonly { readonly id: string; readonly face: Cents; readonly after: After }[];
      readonly playerDealer: string;
    }
  | {
      readonly type: 'InstrumentRedeemed';
      readonly id: string;
      readonly to: string;
      readonly amount: Cents;
      readonly by: string;
    }
  | {
      readonly type: 'InstrumentsExpired';
      readonly instruments: readonly { readonly id: string; readonly face: Cents }[];
    };

/** What becomes of an instrument after its wager. */
export const AFTERS = ['kept', 'owed', 'voided'] as const;
export type After = (typeof AFTERS)[number];
