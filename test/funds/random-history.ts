import assert from 'node:assert/strict';
import { type Seeded, seeded } from '#core/base';
import {
  decideFund,
  evolveFund,
  type Fund,
  type FundCommand,
  type FundRule,
  openFund,
  type PoolHit,
  type PrizeDue,
  transferOf,
} from '#core/fund';
import { type Account, balanceOf, book, NO_BALANCES, trialBalance } from '#core/ledger';
import { type Cents, cents } from '#core/money';
import { type Activity, type MoneyRange, type Offering, poolsInForce } from '#core/rulebook';
import { RULEBOOK } from '../../rulebook/index.ts';

/** Every activity whose money runs through a fund of its own or another's. */
export const FUNDED: readonly Activity[] = RULEBOOK.filter(
  ({ funding }) => funding.pools.length > 0 || funding.reserve !== undefined || funding.feesTo !== undefined,
);

/** One activity for each way in which fees are used and shortfalls are repaid. */
export const FUNDING_RULES: readonly Activity[] = [
  ...new Map(
    FUNDED.map(activity => {
      const { feesTo, shortfall, source } = activity.funding;
      return [JSON.stringify([feesTo?.type, shortfall?.repaid.type, source.type]), activity] as const;
    }),
  ).values(),
];

/** Amounts in the middle of what is approved, so that steps, caps and reseeds all come into play. */
export const ruleFor = (activity: Activity): FundRule => {
  const charts = [...new Map(activity.charts.map(chart => [chart.group ?? chart.key, chart.key])).values()];
  const [payout] = activity.payouts;
  const bare: Offering = {
    activity: activity.id,
    charts,
    payouts: payout === undefined ? [] : [payout.key],
    prizes: {},
    tickets: {},
    seed: {},
    reseed: {},
    daily: {},
    cap: {},
    settings: {},
  };
  const pools = Object.entries(poolsInForce(activity, bare));
  const amounts = (rangeOf: (pool: (typeof pools)[number][1]) => MoneyRange | undefined) =>
    Object.fromEntries(pools.flatMap(([key, pool]) => mid(rangeOf(pool)).map(amount => [key, amount])));
  const [adminFee] = mid(activity.adminFee?.range);
  const share = Math.floor(90 / Math.max(1, pools.length));
  const offering: Offering = {
    ...bare,
    seed: amounts(pool => pool.seed),
    reseed: amounts(pool => pool.reseed ?? pool.seed),
    daily: amounts(pool => pool.daily?.range),
    cap: amounts(pool => pool.cap),
    allocation: Object.fromEntries(pools.map(([key]) => [key, share])),
    ...(adminFee === undefined ? {} : { adminFee }),
  };
  return { activity, offering };
};

const mid = (range: MoneyRange | undefined): readonly Cents[] => {
  if (range === undefined) return [];
  return [cents(Math.min(range.from + 5_000_00, Math.floor((range.from + (range.to ?? range.from + 10_000_00)) / 2)))];
};

/** Plays one history and checks after every command that nothing was lost, made, lowered or overdrawn. */
export const checkHistory = (rule: FundRule, seed: string, length: number): void => {
  const random = seeded(seed);
  let [fund, balances] = [openFund(rule, {}), NO_BALANCES];
  for (let i = 0; i <= length; i++) {
    const command = i === 0 ? ({ type: 'SeedPools' } as const) : randomCommand(rule, fund, random);
    const decision = decideFund(rule, fund, command);
    if (!decision.ok) continue;
    const before = fund;
    for (const event of decision.events) {
      fund = evolveFund(fund, event);
      balances = book(balances, transferOf(rule, event));
    }
    // Where the pool is no posted prize but the fund itself, the administrative fee comes out of it. FND-7
    const { adminFee, funding } = rule.activity;
    const isTheFund = adminFee?.from === 'fund' && funding.feesTo?.type === 'pool';
    const mayLower = command.type === 'PayPrizes' || (command.type === 'TakeAdminFee' && isTheFund);
    for (const [key, was] of Object.entries(before.pools))
      assert.ok(mayLower || (fund.pools[key] ?? 0) >= was, command.type);
    assert.equal(trialBalance(balances), 0);
    agree(rule, fund, account => balanceOf(balances, account));
  }
};

/** FND-10: the ledger and the fund say the same of every account. */
const agree = ({ activity }: FundRule, fund: Fund, balance: (account: Account) => Cents): void => {
  const { source } = activity.funding;
  const reserveOf = source.type === 'activity' ? source.id : activity.id;
  for (const [pool, amount] of Object.entries(fund.pools)) {
    assert.equal(balance({ type: 'pool', activity: activity.id, pool }), amount);
  }
  assert.equal(balance({ type: 'reserve', activity: reserveOf }), fund.reserve);
  assert.equal(balance({ type: 'advance', activity: activity.id }) + fund.advance, 0);
  assert.equal(balance({ type: 'days-fees', activity: activity.id }), fund.daysFees);
};

const randomCommand = (rule: FundRule, fund: Fund, { below }: Seeded): FundCommand => {
  const { fee } = rule.activity.funding;
  const keys = Object.keys(fund.pools);
  const pool = keys[below(Math.max(1, keys.length))] ?? 'main';
  switch (below(8)) {
    case 0:
    case 1:
      return { type: 'CollectFees', count: below(3_000), ...(fee === undefined ? {} : { each: fee.amount.from }) };
    case 2:
      return { type: 'CloseDay', days: 1 + below(3) };
    case 3:
      return { type: 'TakeAdminFee', hours: below(200) };
    case 4:
      return { type: 'RepayHouse' };
    case 5:
      return { type: 'RaisePool', pool, amount: cents(1 + below(1_000_00)) };
    case 6:
      return { type: 'LowerPool', pool, amount: cents(1 + below(1_000_00)) };
    default:
      return randomPrizes(fund, pool, below);
  }
};

/** A fixed prize, a part of a pool, or all of it; sometimes with odd chips. */
const randomPrizes = (fund: Fund, pool: string, below: Seeded['below']): FundCommand => {
  const standing = fund.pools[pool] ?? cents(0);
  const odd =
    below(2) === 0 ? {} : { odd: { amount: cents(below(500)), paidBy: below(2) === 0 ? 'house' : 'reserve' } as const };
  const fixed: PrizeDue = {
    amount: cents(below(5_000_00)),
    from: { type: below(4) === 0 ? 'house' : 'reserve' },
    ...odd,
  };
  if (fund.pools[pool] === undefined || below(2) === 0) return { type: 'PayPrizes', prizes: [fixed], hits: [] };
  const isWhole = below(2) === 0;
  const amount = cents(isWhole ? standing : Math.floor(standing / 10));
  const hit: PoolHit = { pool, type: isWhole ? 'won' : 'drawn' };
  return { type: 'PayPrizes', prizes: [{ amount, from: { type: 'pool', pool }, ...odd }, fixed], hits: [hit] };
};
