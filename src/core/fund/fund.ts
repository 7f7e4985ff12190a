import type { Carry, Cents, OddPart } from '#core/money';
import type { Activity, Offering, PaidBy, Unclaimed } from '#core/rulebook';

/** The money of one activity as it stands. Pools and reserve are never below zero; the house is owed `advance`. */
export type Fund = {
  readonly pools: Readonly<Record<string, Cents>>;
  readonly reserve: Cents;
  readonly advance: Cents;
  /** Fees that await the end of the day, or cents that await their account. */
  readonly daysFees: Cents;
  /** Parts of a cent that wait, by account, where fees are allocated by percentages. */
  readonly carries: Readonly<Record<string, Carry>>;
  /** The payout structure in force. */
  readonly payout?: string;
  /** Something was collected since the last hit, so that a locked payout structure stays. */
  readonly isRunning: boolean;
};

/** The rules by which a fund moves: those of the activity with the amounts of the offering. */
export type FundRule = { readonly activity: Activity; readonly offering: Offering };

export type FundCommand =
  | { readonly type: 'SeedPools' }
  /** `each` is what one fee comes to where the approval leaves several amounts. */
  | { readonly type: 'CollectFees'; readonly count: number; readonly each?: Cents }
  | { readonly type: 'CloseDay'; readonly days: number }
  | { readonly type: 'TakeAdminFee'; readonly hours: number }
  | { readonly type: 'PayPrizes'; readonly prizes: readonly PrizeDue[]; readonly hits: readonly PoolHit[] }
  /** Nobody claimed it in time; `of` is the activity that had awarded it. */
  | { readonly type: 'ForfeitPrize'; readonly amount: Cents; readonly of: string; readonly to: Unclaimed }
  /** What was set aside or awarded, and not paid out, was not won after all. */
  | { readonly type: 'ReturnPrize'; readonly given: Given }
  | { readonly type: 'RepayHouse' }
  | { readonly type: 'RaisePool'; readonly pool: string; readonly amount: Cents }
  | { readonly type: 'LowerPool'; readonly pool: string; readonly amount: Cents }
  | { readonly type: 'ChangePayout'; readonly payout: string };

/** One payment that mechanisms ask of a fund; `odd` is what rounding up added, above `amount`. */
export type PrizeDue = {
  readonly amount: Cents;
  readonly from:
    | { readonly type: 'pool'; readonly pool: string }
    | { readonly type: 'reserve' }
    | { readonly type: 'house' };
  readonly odd?: OddPart;
};

/**
 * `won`: the pool was won whole; what of it is not paid goes to the reserve, and it is reseeded. `drawn`: it paid a
 * part and runs on.
 */
export type PoolHit = { readonly pool: string; readonly type: 'won' | 'drawn' };

/** The accounts that gave the money of a prize. On disk for ever. */
export type Given = {
  readonly pools: Parts;
  /** By pool: what brought it up again, to be taken back with the prize. */
  readonly reseeded: Readonly<Record<string, Reseeded>>;
  readonly reserve: Cents;
  readonly house: Cents;
};

/** `fromReserve` is below zero where the reserve got more from the pool than it gave. */
export type Reseeded = { readonly fromReserve: Cents } & LaidOut;

/** Facts with everything worked out; applying them needs no rule. On disk for ever. */
export type FundEvent =
  | ({ readonly type: 'PoolsSeeded'; readonly pools: Parts } & LaidOut)
  | {
      readonly type: 'FeesCollected';
      readonly count: number;
      readonly pools: Parts;
      readonly toReserve: Cents;
      readonly toDay: Cents;
      /** Cents that had waited with the day's fees and now find their account. */
      readonly fromDay: Cents;
      readonly carries: Readonly<Record<string, Carry>>;
    }
  | ({
      readonly type: 'DayClosed';
      readonly pools: Parts;
      readonly fromDay: Cents;
      readonly fromReserve: Cents;
      readonly dayToReserve: Cents;
    } & LaidOut)
  | {
      readonly type: 'AdminFeeTaken';
      readonly hours: number;
      readonly fromReserve: Cents;
      readonly pools: Parts;
      /** What they could not give; it is not owed. */
      readonly unpaid: Cents;
    }
  | ({
      readonly type: 'PrizesPaid';
      readonly paid: readonly PaidBy[];
      readonly pools: Parts;
      readonly fromReserve: Cents;
      /** A pool was won whole: a locked payout structure may change until fees come in again. */
      readonly wasWon: boolean;
    } & LaidOut)
  | ({
      readonly type: 'PoolReseeded';
      readonly pool: string;
      readonly why: 'won' | 'below-minimum';
      readonly keptToReserve: Cents;
      readonly fromReserve: Cents;
    } & LaidOut)
  /** A prize of the activity `of` that is not paid out is back. */
  | {
      readonly type: 'PrizeReturned';
      readonly of: string;
      readonly pools: Parts;
      readonly toReserve: Cents;
      readonly toAdvance: Cents;
      readonly toHouse: Cents;
      /** As in the fund: a jackpot that was not won runs on. */
      readonly isRunning: boolean;
    }
  | { readonly type: 'HouseRepaid'; readonly amount: Cents }
  | ({ readonly type: 'PoolRaised'; readonly pool: string; readonly fromReserve: Cents } & LaidOut)
  | { readonly type: 'PayoutChanged'; readonly payout: string };

/** What the house added: `advanced` is owed to it, `byHouse` is its own cost. */
export type LaidOut = { readonly advanced: Cents; readonly byHouse: Cents };

/** Amounts by pool key. */
export type Parts = Readonly<Record<string, Cents>>;
