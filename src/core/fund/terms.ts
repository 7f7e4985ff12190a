import { type Cents, least, minus, most, NOTHING } from '#core/money';
import { chosen, clauseOf, type Pool, poolsInForce } from '#core/rulebook';
import type { Fund, FundRule, LaidOut } from './fund.ts';

/**
 * The amounts that hold for the pools of an offering: what was posted, else what the approval leaves no choice about.
 */
export const pools = ({ activity, offering }: FundRule): readonly (readonly [key: string, pool: Pool])[] =>
  Object.entries(poolsInForce(activity, offering));

/** How much a pool can still take; without a cap no bound. FND-2 */
export const roomIn = (rule: FundRule, fund: Fund, key: string, pool: Pool): Cents | undefined => {
  const cap = capOf(rule, key, pool);
  return cap === undefined ? undefined : most(NOTHING, minus(cap, fund.pools[key] ?? NOTHING));
};

/** The posted cap; where none is posted, the highest that could be. */
export const capOf = ({ offering }: FundRule, key: string, pool: Pool): Cents | undefined =>
  chosen(pool.cap, offering.cap[key]) ?? pool.cap?.to;

export const clip = (amount: Cents, room: Cents | undefined): Cents =>
  room === undefined ? amount : least(amount, room);

export const dailyStepOf = ({ offering }: FundRule, key: string, { daily }: Pool): Cents =>
  chosen(daily?.range, offering.daily[key]) ?? NOTHING;

export const seedOf = ({ offering }: FundRule, key: string, pool: Pool): Cents | undefined =>
  chosen(pool.seed, offering.seed[key]);

/** Whether the amount of a pool is a prize that players were told; else it is only money that pays prizes. REG-M1 */
export const isPosted = ({ progressive, neverLowered, range }: Pool): boolean =>
  progressive || neverLowered || range !== undefined;

/** What a won pool starts again with: as posted, else its seed, else the least approved. FND-6 */
export const reseedOf = (rule: FundRule, key: string, pool: Pool): Cents =>
  chosen(pool.reseed, rule.offering.reseed[key]) ??
  seedOf(rule, key, pool) ??
  pool.reseed?.from ??
  pool.range?.from ??
  NOTHING;

/** Whether the fund owes the house what the house lays out; else it is the house's own cost. FND-5 */
export const isOwed = ({ activity }: FundRule): boolean =>
  activity.funding.source.type !== 'house' && activity.funding.shortfall?.repaid.type !== 'never';

/** What the house lays out: owed by the fund, or its own cost. FND-5 */
export const laidOut = (rule: FundRule, amount: Cents): LaidOut =>
  isOwed(rule) ? { advanced: amount, byHouse: NOTHING } : { advanced: NOTHING, byHouse: amount };

export const fundingClause = ({ activity }: FundRule): string => clauseOf(activity, activity.funding.clause);
