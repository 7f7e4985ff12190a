import { Amount, AmountByName, Carries, type Cents, OddPart } from '#core/money';
import { type Activity, type Offering, PaidBy, type Unclaimed } from '#core/rulebook';
import { choice, list, number, type Of, object, one, optional, record, Text, Whole, yes } from '#core/shape';

/** Amounts by pool key. */
export const Parts = AmountByName;
export type Parts = Of<typeof Parts>;

/** The money of one activity. Pools and reserve are never below zero; the house is owed `advance`. */
export const Fund = object({
  pools: Parts,
  reserve: Amount,
  advance: Amount,
  /** Fees that await the end of the day, or cents that await their account. */
  daysFees: Amount,
  /** Parts of a cent that wait, by account, where fees are allocated by percentages. */
  carries: Carries,
  /** The payout structure in force. */
  payout: optional(Text),
  /** Something was collected since the last hit, so that a locked payout structure stays. */
  isRunning: yes,
});
export type Fund = Of<typeof Fund>;

/** The rules by which a fund moves: those of the activity with the amounts of the offering. */
export type FundRule = { readonly activity: Activity; readonly offering: Offering };

export type FundCommand =
  | { readonly type: 'SeedPools' }
  /** `each` is what one fee comes to where the approval leaves several amounts. */
  | { readonly type: 'CollectFees'; readonly count: number; readonly each?: Cents }
  | { readonly type: 'CloseDay'; readonly days: number }
  | { readonly type: 'TakeAdminFee'; readonly hours: number }
  /** `broughtUp`: what the reserve gave to pools when hands were called, before their prizes were known. */
  | {
      readonly type: 'PayPrizes';
      readonly prizes: readonly PrizeDue[];
      readonly hits: readonly PoolHit[];
      readonly broughtUp?: Parts;
    }
  /** Nobody claimed it in time; `of` is the activity that had awarded it. */
  | { readonly type: 'ForfeitPrize'; readonly amount: Cents; readonly of: string; readonly to: Unclaimed }
  /** What was set aside or awarded, and not paid out, was not won after all. */
  | { readonly type: 'ReturnPrize'; readonly given: Given }
  | { readonly type: 'RepayHouse' }
  | { readonly type: 'RaisePool'; readonly pool: string; readonly amount: Cents }
  | { readonly type: 'LowerPool'; readonly pool: string; readonly amount: Cents }
  | { readonly type: 'ChangePayout'; readonly payout: string };

/** One payment that mechanisms ask of a fund; `odd` is what rounding up added, above `amount`. */
export const PrizeDue = object({
  amount: Amount,
  from: choice({ pool: { pool: Text }, reserve: {}, house: {} }),
  odd: optional(OddPart),
});
export type PrizeDue = Of<typeof PrizeDue>;

/**
 * `won`: the pool was won whole; what of it is not paid goes to the reserve, and it is reseeded. `drawn`: it paid a
 * part and runs on.
 */
export const PoolHit = object({ pool: Text, type: one(['won', 'drawn']) });
export type PoolHit = Of<typeof PoolHit>;

/** What the house added: `advanced` is owed to it, `byHouse` is its own cost. */
const LAID_OUT = { advanced: Amount, byHouse: Amount };
const LaidOut = object(LAID_OUT);
export type LaidOut = Of<typeof LaidOut>;

/** `fromReserve` is below zero where the reserve got more from the pool than it gave. */
export const Reseeded = object({ fromReserve: Amount, ...LAID_OUT });
export type Reseeded = Of<typeof Reseeded>;

/** The accounts that gave the money of a prize. On disk forever. */
export const Given = object({
  pools: Parts,
  /** By pool: what brought it up again, to be taken back with the prize. */
  reseeded: record(Text, Reseeded),
  reserve: Amount,
  house: Amount,
  /** The part of `house` that the fund never owed: a prize of the house itself. Absent: nothing. */
  own: optional(Amount),
});
export type Given = Of<typeof Given>;

/** Facts with everything worked out; applying them needs no rule. On disk forever. */
export const FundEvent = choice({
  PoolsSeeded: { pools: Parts, ...LAID_OUT },
  FeesCollected: {
    count: Whole,
    pools: Parts,
    toReserve: Amount,
    toDay: Amount,
    /** Cents that had waited with the day's fees and now find their account. */
    fromDay: Amount,
    carries: Carries,
  },
  DayClosed: { pools: Parts, fromDay: Amount, fromReserve: Amount, dayToReserve: Amount, ...LAID_OUT },
  AdminFeeTaken: {
    hours: number(),
    fromReserve: Amount,
    pools: Parts,
    /** What they could not give; it is not owed. */
    unpaid: Amount,
  },
  PrizesPaid: {
    paid: list(PaidBy),
    pools: Parts,
    fromReserve: Amount,
    /** A pool was won whole: a locked payout structure may change until fees come in again. */
    wasWon: yes,
    ...LAID_OUT,
  },
  PoolReseeded: {
    pool: Text,
    why: one(['won', 'below-minimum']),
    keptToReserve: Amount,
    fromReserve: Amount,
    ...LAID_OUT,
  },
  /** A prize of the activity `of` that is not paid out is back. */
  PrizeReturned: {
    of: Text,
    pools: Parts,
    toReserve: Amount,
    toAdvance: Amount,
    toHouse: Amount,
    /** As in the fund: a jackpot that was not won runs on. */
    isRunning: yes,
  },
  HouseRepaid: { amount: Amount },
  PoolRaised: { pool: Text, fromReserve: Amount, ...LAID_OUT },
  PayoutChanged: {
    payout: Text,
    /** It is locked from now on, where the approval locks it; absent: from the next fee. */
    locks: optional(yes),
  },
});
export type FundEvent = Of<typeof FundEvent>;
