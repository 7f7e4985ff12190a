import type { Fund, FundEvent, Given, Parts, PoolHit } from '#core/fund';
import type { AwardDue, Because, Judged } from '#core/mechanisms';
import type { Cents } from '#core/money';
import type { Offering, Award as RoundAward, Unclaimed } from '#core/rulebook';
import type { Alarm } from './alarms.ts';
import type { AwardClaim, PayMethod } from './award.ts';
import type { Booking } from './books.ts';
import type { Call, Lock } from './call.ts';
import type { ClubEvent } from './club/events.ts';
import type { FloorCall } from './floor-calls.ts';
import type { GameEvent } from './games/events.ts';
import type { MomentText, Offered } from './house.ts';
import type { PeopleEvent } from './people-events.ts';
import type { PromotionEvent } from './promotions/events.ts';
import type { Seen } from './review.ts';
import type { FeeSpace, Lit, Place, RoundBettor, Seated, TableGame } from './table.ts';

/**
 * Everything that can happen in a house, as plain JSON with all that was worked out, so that applying it needs no rule.
 * On disk for ever: add a member or an optional field; never rename, never reuse.
 * People are ids; names and papers are kept elsewhere.
 */
export type HouseEvent =
  | TableEvent
  | OfferingEvent
  | RoundEvent
  | CallEvent
  | AwardEvent
  | MoneyEvent
  | BoxEvent
  | DayEvent
  | ServiceEvent
  | PromotionEvent
  | GameEvent
  | PeopleEvent
  | ClubEvent
  | AlarmEvent
  | FloorCallEvent;

export type TableEvent =
  | { readonly type: 'TableOpened'; readonly table: number; readonly plays: TableGame; readonly at: MomentText }
  | { readonly type: 'GameChanged'; readonly table: number; readonly plays: TableGame }
  | { readonly type: 'TableClosed'; readonly table: number; readonly from: MomentText; readonly at: MomentText }
  | { readonly type: 'PlayerSeated'; readonly table: number; readonly seated: Seated }
  | ({ readonly type: 'PlayerLeft'; readonly table: number } & Place)
  | { readonly type: 'SeatLit'; readonly table: number; readonly lit: Lit; readonly by: 'sensor' | 'button' }
  | { readonly type: 'SeatCleared'; readonly table: number; readonly lit: Lit };

export type OfferingEvent =
  | {
      readonly type: 'OfferingAnnounced';
      readonly activity: string;
      readonly offering: Offering;
      readonly tables: Offered['tables'];
      readonly reserveOf: string;
      readonly at: MomentText;
    }
  | { readonly type: 'OfferingStarted'; readonly activity: string; readonly at: MomentText }
  | { readonly type: 'OfferingPaused'; readonly activity: string; readonly reason: string }
  | { readonly type: 'OfferingResumed'; readonly activity: string }
  | { readonly type: 'OfferingEnded'; readonly activity: string; readonly reason: string }
  | {
      readonly type: 'OfferingChanged';
      readonly activity: string;
      readonly offering: Offering;
      readonly by: readonly string[];
    }
  | { readonly type: 'NoticePosted'; readonly notice: number; readonly words: string; readonly activity?: string }
  | { readonly type: 'NoticeTakenDown'; readonly notice: number };

export type RoundEvent =
  | {
      readonly type: 'RoundStarted';
      readonly table: number;
      readonly round: number;
      readonly at: MomentText;
      readonly activities: readonly string[];
      readonly bettors: readonly RoundBettor[];
      readonly pot?: Cents;
    }
  | { readonly type: 'PotCounted'; readonly table: number; readonly pot: Cents }
  | { readonly type: 'FeesBackedOut'; readonly table: number; readonly activity: string }
  | { readonly type: 'RoundEnded'; readonly table: number; readonly round: number };

export type CallEvent =
  | ({ readonly type: 'HandCalled'; readonly by: string } & Call)
  | { readonly type: 'CallUndone'; readonly call: number; readonly by: string }
  | ({ readonly type: 'MeterLocked' } & Lock)
  | { readonly type: 'LockEnded'; readonly lock: number }
  | {
      readonly type: 'CallsRefused';
      readonly calls: readonly number[];
      readonly by: string;
      readonly reason: string;
    }
  | {
      readonly type: 'HandsVerified';
      readonly review: number;
      readonly table: number;
      readonly round: number;
      readonly activity: string;
      readonly calls: readonly number[];
      readonly by: string;
      readonly wonAt: MomentText;
      readonly seen: Seen;
      readonly checked: readonly string[];
      readonly seal?: string;
      readonly due: readonly AwardDue[];
      readonly hits: readonly PoolHit[];
      readonly judged: readonly Judged[];
      readonly needsSecond: boolean;
    }
  | { readonly type: 'ReviewAgreed'; readonly review: number; readonly by: readonly string[] }
  | { readonly type: 'ReviewRejected'; readonly review: number; readonly by: string; readonly reason: string };

export type AwardEvent =
  | {
      readonly type: 'AwardMade';
      readonly award: number;
      readonly review: number;
      readonly activity: string;
      readonly table: number;
      readonly round: number;
      readonly seat: number;
      readonly bettor?: string;
      readonly row?: string;
      readonly share?: RoundAward['share'];
      readonly on?: FeeSpace;
      readonly gives: RoundAward['gives'];
      readonly source: Given;
      readonly because: Because;
      readonly claim: AwardClaim;
      readonly wonAt: MomentText;
      readonly verifiedBy: readonly string[];
    }
  | { readonly type: 'IdShown'; readonly award: number; readonly by: string }
  | { readonly type: 'ClaimHeld'; readonly award: number; readonly until: MomentText }
  | {
      readonly type: 'AwardPaid';
      readonly award: number;
      readonly slip: number;
      readonly method: PayMethod;
      readonly amount: Cents;
      readonly by: string;
      readonly at: MomentText;
      readonly bookings: readonly Booking[];
    }
  | {
      readonly type: 'SlipPrinted';
      readonly award: number;
      readonly slip: number;
      /** How often it is on paper by now: 1 is the slip itself, the others are copies. */
      readonly print: number;
      readonly by: string;
      readonly at: MomentText;
    }
  | {
      readonly type: 'AwardForfeited';
      readonly award: number;
      readonly to: Unclaimed;
      /** The winner is excluded; else nobody claimed it in time. CLB-5 */
      readonly why?: 'excluded';
    }
  | {
      readonly type: 'PaymentBackedOut';
      readonly award: number;
      /** Void; its number is not used again. */
      readonly slip: number;
      readonly reason: string;
      readonly by: readonly string[];
      readonly bookings: readonly Booking[];
    }
  | {
      readonly type: 'AwardBackedOut';
      readonly award: number;
      readonly reason: string;
      readonly by: readonly string[];
    };

export type MoneyEvent =
  /** The fund's own movement, by its rules. */
  | {
      readonly type: 'FundMoved';
      readonly activity: string;
      readonly fund: FundEvent;
      readonly cause: Cause;
      readonly bookings: readonly Booking[];
    }
  /** What the house puts right in a fund: fees backed out, corrections, what came back. */
  | {
      readonly type: 'FundAdjusted';
      readonly activity: string;
      readonly change: FundChange;
      readonly cause: Cause;
      readonly bookings: readonly Booking[];
    }
  | {
      readonly type: 'TrayReimbursed';
      readonly table: number;
      readonly amount: Cents;
      readonly bookings: readonly Booking[];
    };

/** What a movement of money belongs to, for those who ask later. */
export type Cause = {
  readonly why:
    | 'seed'
    | 'take-over'
    | 'fee'
    | 'lock'
    | 'lock-returned'
    | 'award'
    | 'unclaimed'
    | 'back-out'
    | 'daily-increase'
    | 'admin-fee'
    | 'reimbursement'
    | 'raise'
    | 'payout-structure'
    | 'correction';
  readonly table?: number;
  readonly round?: number;
  readonly lock?: number;
  readonly award?: number;
  readonly day?: string;
  readonly reason?: string;
  readonly by?: readonly string[];
};

/** By how much each account of a fund goes up or, below zero, down. */
export type FundChange = {
  readonly pools: Parts;
  readonly reserve: Cents;
  readonly advance: Cents;
  readonly daysFees: Cents;
  /** Set where a hit that did not stand had unlocked the payout structure. */
  readonly isRunning?: Fund['isRunning'];
  /** The parts of a cent that wait, as they stand afterwards; absent where they stay. */
  readonly carries?: Fund['carries'];
};

/** The fees of one activity in one round, as the fund took them. */
export type FeeTaken = {
  readonly activity: string;
  readonly amount: Cents;
  readonly change: FundChange;
  /** The parts of a cent that waited before and after it, where it left any. */
  readonly carries?: { readonly before: Fund['carries']; readonly after: Fund['carries'] };
};

export type BoxEvent =
  | {
      readonly type: 'BoxDropped';
      readonly drop: number;
      readonly table: number;
      readonly activity: string;
      readonly recorded: Cents;
      readonly at: MomentText;
      readonly by: string;
    }
  | {
      readonly type: 'DropCounted';
      readonly drop: number;
      readonly counted: Cents;
      /** Counted less recorded. */
      readonly variance: Cents;
      readonly by: readonly string[];
      readonly bookings: readonly Booking[];
    };

/** A zone by region and city, and the time of day at which a gaming day starts. */
export type ClockText = { readonly zone: string; readonly dayStartsAt: string };

export type DayEvent =
  /** Names the clock by which days are told, so that a journal explains itself. */
  | { readonly type: 'DayOpened'; readonly day: string; readonly clock?: ClockText }
  | { readonly type: 'MetersIncreased'; readonly activity: string; readonly upTo: MomentText }
  | {
      readonly type: 'GamingDayClosed';
      readonly day: string;
      readonly next: string;
      readonly by: string;
      /** The moment at which the day ended; openings before it are done with. */
      readonly endedAt: MomentText;
      /** The clock by which the next day is told. */
      readonly clock?: ClockText;
    };

export type ServiceEvent =
  /** Without a table the whole house. */
  | { readonly type: 'WentOutOfService'; readonly table?: number; readonly reason: string }
  | { readonly type: 'CameIntoService'; readonly table?: number };

export type AlarmEvent =
  /** A contribution outside reasonable bounds. It was not taken. REG-M14 */
  | ({ readonly type: 'ContributionAlarmed' } & Alarm)
  | { readonly type: 'AlarmAnswered'; readonly alarm: number; readonly found: string; readonly by: string };

export type FloorCallEvent =
  | ({ readonly type: 'FloorCalled' } & FloorCall)
  | { readonly type: 'FloorAnswered'; readonly table: number; readonly by: string };
