import type { Decision } from '#core/base';
import type { Transfer } from '#core/ledger';
import type { Carry, Cents, OddPart } from '#core/money';
import type { Activity, Offering, PaidBy } from '#core/rulebook';

/** The money of one activity as it stands. Pools and reserve are never below zero; `advance` is what is owed the house. */
export type Fund = {
  readonly pools: Readonly<Record<string, Cents>>;
  readonly reserve: Cents;
  readonly advance: Cents;
  readonly daysFees: Cents;
  /** Parts of a cent that wait, by pool, where fees are allocated by percentages. */
  readonly carries: Readonly<Record<string, Carry>>;
  /** The payout structure in force. */
  readonly payout?: string;
  /** Something was collected since the last hit, so that a locked payout structure stays. */
  readonly isRunning: boolean;
};

/** The rules by which a fund moves: those of the activity with the amounts of the offering. */
export type FundRule = { readonly activity: Activity; readonly offering: Offering };

export type FundCommand =
  | { readonly type: 'CollectFees'; readonly count: number }
  | { readonly type: 'CloseDay'; readonly days: number }
  | { readonly type: 'TakeAdminFee'; readonly hours: number }
  | { readonly type: 'PayPrizes'; readonly prizes: readonly PrizeDue[]; readonly hits: readonly PoolHit[] }
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

/** `won`: the pool was won whole, what of it is not paid stays in the fund (the reserve) and it is reseeded; `drawn`: it paid a part and runs on. */
export type PoolHit = { readonly pool: string; readonly type: 'won' | 'drawn' };

/** Facts with everything worked out; applying them needs no rule. On disk for ever. */
export type FundEvent =
  | {
      readonly type: 'FeesCollected';
      readonly count: number;
      readonly pools: Parts;
      readonly toReserve: Cents;
      readonly toDay: Cents;
      readonly carries: Readonly<Record<string, Carry>>;
    }
  | {
      readonly type: 'DayClosed';
      readonly pools: Parts;
      readonly fromDay: Cents;
      readonly fromReserve: Cents;
      readonly advanced: Cents;
      readonly dayToReserve: Cents;
    }
  | {
      readonly type: 'AdminFeeTaken';
      readonly hours: number;
      readonly fromReserve: Cents;
      readonly fromPools: Parts;
      readonly unpaid: Cents;
    }
  | {
      readonly type: 'PrizesPaid';
      readonly paid: readonly PaidBy[];
      readonly pools: Parts;
      readonly fromReserve: Cents;
      readonly advanced: Cents;
      readonly byHouse: Cents;
    }
  | {
      readonly type: 'PoolReseeded';
      readonly pool: string;
      readonly why: 'won' | 'below-minimum';
      readonly keptToReserve: Cents;
      readonly fromReserve: Cents;
      readonly advanced: Cents;
    }
  | { readonly type: 'HouseRepaid'; readonly amount: Cents }
  | { readonly type: 'PoolRaised'; readonly pool: string; readonly fromReserve: Cents; readonly advanced: Cents }
  | { readonly type: 'PayoutChanged'; readonly payout: string };

/** Amounts by pool key. */
export type Parts = Readonly<Record<string, Cents>>;

export type DecideFund = (rule: FundRule, fund: Fund, command: FundCommand) => Decision<FundEvent>;
export type EvolveFund = (fund: Fund, event: FundEvent) => Fund;
/** The same facts as bookings. `paidFrom` names the fund whose reserve pays where it is another activity's. */
export type TransferOf = (rule: FundRule, event: FundEvent) => Transfer;
