import type { FundRule } from '#core/fund';
import { type Cents, cents, dollars } from '#core/money';
import { type Activity, emptyOffering, type MoneyRange, type Offering, poolsInForce } from '#core/rulebook';
import { RULEBOOK } from '../../rulebook/index.ts';

/** One way in which the rulebook funds activities, and all that it funds so. */
export type FundingRule = { readonly name: string; readonly activities: readonly Activity[] };

/** Every activity of the rulebook, by what becomes of fees, how the house is repaid, and who pays in the end. */
export const FUNDING_RULES: readonly FundingRule[] = [
  ...Map.groupBy(RULEBOOK, ({ funding: { feesTo, shortfall, source } }) =>
    [
      `fees ${feesTo?.type ?? 'none'}`,
      `repaid ${shortfall?.repaid.type ?? 'not-stated'}`,
      `source ${source.type}`,
    ].join(', '),
  ),
].map(([name, activities]) => ({ name, activities }));

/** Amounts in the middle of what is approved, so that steps, caps and reseeds all come into play. */
export const ruleFor = (activity: Activity): FundRule => {
  const charts = [...new Map(activity.charts.map(chart => [chart.group ?? chart.key, chart.key])).values()];
  const [payout] = activity.payouts;
  const bare: Offering = {
    ...emptyOffering(activity),
    charts,
    payouts: payout === undefined ? [] : [payout.key],
  };
  const pools = Object.entries(poolsInForce(activity, bare));
  const amounts = (rangeOf: (pool: (typeof pools)[number][1]) => MoneyRange | undefined) =>
    Object.fromEntries(pools.flatMap(([key, pool]) => mid(rangeOf(pool)).map(amount => [key, amount])));
  const [adminFee] = mid(activity.adminFee?.range);
  const share = Math.floor(90 / Math.max(1, pools.length));
  const offering: Offering = {
    ...bare,
    seed: amounts(pool => pool.seed ?? UNSTATED),
    reseed: amounts(pool => pool.reseed ?? pool.seed),
    daily: amounts(pool => pool.daily?.range),
    cap: amounts(pool => pool.cap),
    allocation: Object.fromEntries(pools.map(([key]) => [key, share])),
    ...(adminFee === undefined ? {} : { adminFee }),
  };
  return { activity, offering };
};

/** Where an approval names no seed the house sets one. */
const UNSTATED: MoneyRange = { from: dollars(1_000), clause: 'Funding' };

const mid = (range: MoneyRange | undefined): readonly Cents[] => {
  if (range === undefined) return [];
  return [cents(Math.min(range.from + 5_000_00, Math.floor((range.from + (range.to ?? range.from + 10_000_00)) / 2)))];
};
