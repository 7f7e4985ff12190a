import type { Cents } from '#core/money';
import type { MoneyRange } from './range.ts';

/** Where the money of an activity comes from, and where it goes until it is won. RBK-5 */
export type Funding = {
  readonly source: FundSource;
  readonly fee?: Fee;
  /** What becomes of each fee. */
  readonly feesTo?: FeesTo;
  readonly pools: readonly Pool[];
  readonly reserve?: Reserve;
  readonly shortfall?: Shortfall;
  /** The house may raise a posted pool. `funded`: only with money the reserve has. */
  readonly raise?: { readonly from: 'reserve'; readonly funded: boolean; readonly clause: string };
  /** Activities whose prizes this reserve pays. */
  readonly paysFor: readonly string[];
  readonly clause: string;
};

export type FundSource =
  | { readonly type: 'fees' }
  | { readonly type: 'house' }
  | { readonly type: 'entries' }
  /** The house's general jackpot fund, which has no id. */
  | { readonly type: 'jackpot-fund' }
  /** Another fund, by its id or key; it pays as our reserve would. */
  | { readonly type: 'activity'; readonly id: string; readonly account: 'reserve' | 'fund' | 'collection' }
  | { readonly type: 'not-stated' };

export type Fee = {
  readonly amount: MoneyRange;
  /** The first line that fits a table says what is due. */
  readonly charges: readonly Charge[];
  /** Below this number dealt in no fee is taken. */
  readonly playersMin?: number;
  readonly onTopOfCollection: boolean | 'not-stated';
  readonly timing?: string;
};

/** What one hand pays for the activity at tables it fits. RBK-6 */
export type Charge = {
  readonly games?: readonly string[];
  readonly betMin?: Cents;
  readonly betMax?: Cents;
  readonly positionsMin?: number;
  readonly positionsMax?: number;
  readonly perTable?: Cents;
  readonly perPosition?: Cents;
  readonly fromPlayerDealer?: Cents;
  readonly payer:
    | 'pot'
    | 'player'
    | 'player-dealer'
    | 'first-position'
    | 'positions-and-player-dealer'
    | 'table'
    | 'entrant';
  readonly optional: boolean;
};

export type FeesTo =
  /** At once, in cents of each fee; a pool at its cap takes what is missing and the reserve the rest. */
  | { readonly type: 'split'; readonly toMeter: Cents; readonly toReserve: Cents }
  /** All to the pool up to its cap, the rest to the reserve. */
  | { readonly type: 'pool'; readonly pool: string }
  /** Kept for the day; at its end each pool takes its step and the reserve the rest. */
  | { readonly type: 'day' }
  /** Among the pools by percentages the house sets and posts. */
  | { readonly type: 'allocated' };

export type Pool = {
  readonly key: string;
  readonly label: string;
  /** `row`: one pool for each row of the chart in force, by the row's key; a chart of one row has one pool, `main`. */
  readonly each?: 'row';
  readonly progressive: boolean;
  readonly range?: MoneyRange;
  readonly seed?: MoneyRange;
  readonly reseed?: MoneyRange;
  /** The fixed step of each day. `days-fees`: out of that day's fees only. */
  readonly daily?: { readonly range: MoneyRange; readonly paidFrom: 'reserve' | 'days-fees' };
  /** The posted cap lies in this range; absent: no cap. */
  readonly cap?: MoneyRange;
  readonly neverLowered: boolean;
};

export type Reserve = {
  readonly name: string;
  readonly fedBy: readonly string[];
  readonly pays: readonly string[];
  /** What the house expects a day to bring; outside it we warn. */
  readonly expectedDaily?: MoneyRange;
};

/** What the reserve lacks the house lays out. FND-5 */
export type Shortfall = {
  readonly coveredBy: 'house';
  readonly repaid:
    | { readonly type: 'when-sufficient' }
    | { readonly type: 'when-fund-reaches'; readonly amount: Cents }
    | { readonly type: 'never' }
    | { readonly type: 'not-stated' };
};

/** What the house may take for running the activity. `null` amounts in an approval are no admin fee at all. */
export type AdminFee = {
  readonly range: MoneyRange;
  readonly per: 'table-hour' | 'entry';
  readonly from: 'reserve' | 'fund' | 'entry-fee';
  readonly purpose: string;
};
