import { Money } from '#core/money';
import {
  Count,
  choice,
  either,
  exactly,
  type Filled,
  Key,
  list,
  type Of,
  object,
  one,
  optional,
  otherwise,
  yes,
} from '#core/shape';
import { HEADINGS } from './headings.ts';
import { below, moneyRange, Said, SaidList } from './range.ts';

const Range = moneyRange(HEADINGS.funding);

/** What one hand pays for the activity at tables it fits. RBK-6 */
const Charge = object({
  games: optional(list(Key)),
  betMin: optional(Money),
  betMax: optional(Money),
  positionsMin: optional(Count),
  positionsMax: optional(Count),
  perTable: optional(Money),
  perPosition: optional(Money),
  fromPlayerDealer: optional(Money),
  payer: one(['pot', 'player', 'player-dealer', 'first-position', 'positions-and-player-dealer', 'table', 'entrant']),
  optional: otherwise(yes, false),
});
export type Charge = Filled<typeof Charge>;
type ChargeText = Of<typeof Charge>;

/** Charges of the same games and payers at different limits. */
export const charges = <Common extends Partial<Charge>>(
  common: Common,
  lines: readonly (Omit<ChargeText, keyof Common> & Partial<ChargeText>)[],
): readonly ChargeText[] => lines.map(line => ({ ...common, ...line }) as Common & ChargeText); // What it lacks is in common.

const Pool = object({
  key: Key,
  label: Said,
  /** `row`: one pool for each row of the chart in force, by the row's key; a chart of one row has one pool, `main`. */
  each: optional(exactly('row')),
  progressive: otherwise(yes, false),
  range: optional(Range),
  seed: optional(Range),
  reseed: optional(Range),
  /** The fixed step of each day. `days-fees`: out of that day's fees only. */
  daily: optional(object({ range: Range, paidFrom: one(['reserve', 'days-fees']) })),
  /** The posted cap is in this range; absent: no cap. */
  cap: optional(Range),
  neverLowered: otherwise(yes, true),
});
export type Pool = Filled<typeof Pool>;

const Fee = object({
  amount: Range,
  /** The first line that fits a table says what is due. */
  charges: list(Charge),
  /** Below this number dealt in no fee is taken. */
  playersMin: optional(Count),
  onTopOfCollection: either(yes, exactly('not-stated')),
  timing: optional(Said),
});

/** Where the money of an activity comes from, and where it goes until it is won. RBK-5 */
export const Funding = object({
  source: choice({
    fees: {},
    house: {},
    entries: {},
    /** The house's general jackpot fund, which has no id. */
    'jackpot-fund': {},
    /** Another fund, by its id or key; it pays as our reserve would. */
    activity: { id: Key, account: one(['reserve', 'fund', 'collection']), name: optional(Said) },
    'not-stated': {},
  }),
  fee: optional(Fee),
  /** What becomes of each fee. */
  feesTo: optional(
    choice({
      /** At once, in cents of each fee; a pool at its cap takes what is missing and the reserve the rest. */
      split: { toMeter: Money, toReserve: Money },
      /** All to the pool up to its cap, the rest to the reserve. */
      pool: { pool: Key },
      /** Kept for the day; at its end each pool takes its step and the reserve the rest. */
      day: {},
      /** Among the pools by percentages the house sets and posts. */
      allocated: {},
    }),
  ),
  pools: otherwise(list(Pool), []),
  /** `expectedDaily`: what the approval says a day brings. It names no consequence, so none follows. */
  reserve: optional(object({ name: Said, fedBy: SaidList, pays: SaidList, expectedDaily: optional(Range) })),
  /** What the reserve lacks the house lays out. FND-5 */
  shortfall: optional(
    object({
      coveredBy: exactly('house'),
      repaid: choice({ 'when-sufficient': {}, 'when-fund-reaches': { amount: Money }, never: {}, 'not-stated': {} }),
    }),
  ),
  /** The house may raise a posted pool. `funded`: only with money the reserve has. */
  raise: optional(object({ from: exactly('reserve'), funded: yes, clause: below(HEADINGS.funding) })),
  /** Activities whose prizes this reserve pays. */
  paysFor: otherwise(list(Key), []),
  clause: below(HEADINGS.funding),
});
export type Funding = Filled<typeof Funding>;
export type FundSource = Funding['source'];
export type FeesTo = NonNullable<Funding['feesTo']>;

/** What the house may take for running the activity. An approval without an amount has no admin fee at all. */
export const AdminFee = object({
  range: moneyRange(HEADINGS.adminFee),
  per: one(['table-hour', 'entry']),
  from: one(['reserve', 'fund', 'entry-fee']),
  purpose: Said,
});
