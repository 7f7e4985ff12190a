import { given } from '#core/base';
import { capOf, type FundRule, reseedOf, seedOf } from '#core/fund';
import type { HouseView, Offered } from '#core/house';
import { type Cents, NOTHING, total } from '#core/money';
import {
  type Activity,
  chartsInForce,
  type PayoutShare,
  type Pool,
  poolOf,
  poolsInForce,
  type Sharing,
} from '#core/rulebook';
import { activityOf } from '#core/state';
import type { View } from './view.ts';

/** The meters of one activity, as a sign shows them. REG-M12 */
export type MetersOfActivity = {
  readonly activity: string;
  readonly name: string;
  readonly state: Offered['state'];
  readonly pools: readonly MeterView[];
  /** Part of the fee funds the next jackpot. */
  readonly fundsNext: boolean;
};

export type MeterView = {
  readonly pool: string;
  readonly label: string;
  /** What stands in the pool; never more than that is shown. */
  readonly amount: Cents;
  readonly seed?: Cents;
  /** What it starts again with. */
  readonly reseed: Cents;
  readonly cap?: Cents;
  /** What wins it, and how much of it. */
  readonly pays: readonly MeterPays[];
  /** Who shares what is won, where several do. */
  readonly shares: readonly PayoutShare[];
  /** What called hands have locked of it. */
  readonly pending?: PendingView;
};

export type MeterPays = {
  readonly row: string;
  readonly label: string;
  readonly percent: number;
  readonly sharing: Sharing;
};
export type PendingView = { readonly amount: Cents; readonly tables: readonly number[] };

export const METERS: View<MetersOfActivity> = {
  keys: house => [...house.offerings.keys()].filter(key => METERS.part(house, key) !== undefined),
  part: (house, key) => {
    const offered = house.offerings.get(key);
    const activity = activityOf(house, key);
    if (offered === undefined || offered.state === 'ended' || activity === undefined) return undefined;
    const rule = { activity, offering: offered.offering };
    const pools = Object.entries(poolsInForce(activity, offered.offering));
    if (pools.length === 0) return undefined;
    return {
      activity: key,
      name: activity.name,
      state: offered.state,
      pools: pools.map(([pool, terms]) => meterOf(house, rule, pool, terms)),
      fundsNext: activity.funding.fee !== undefined && activity.funding.reserve !== undefined,
    };
  },
};

const meterOf = (house: HouseView, rule: FundRule, key: string, pool: Pool): MeterView => {
  const fund = house.funds.get(rule.activity.id);
  const amount = fund?.pools[key] ?? NOTHING;
  const pays = paysOf(rule, key);
  return {
    pool: key,
    label: pays.length === 1 ? pays[0]!.label : pool.label,
    amount,
    ...given('seed', seedOf(rule, key, pool)),
    reseed: reseedOf(rule, key, pool),
    ...given('cap', capOf(rule, key, pool)),
    pays,
    shares: sharesOf(rule, fund?.payout, amount),
    ...given('pending', pendingOf(house, rule.activity, key)),
  };
};

const paysOf = ({ activity, offering }: FundRule, key: string): readonly MeterPays[] =>
  chartsInForce(activity, offering)
    .flatMap(({ rows }) => rows)
    .filter(row => offering.rows?.includes(row.key) ?? true)
    .flatMap(row => {
      const { prize } = row;
      if (prize.type !== 'meter' || poolOf(activity, offering, row, prize.pool) !== key) return [];
      return [{ row: row.key, label: row.label, percent: prize.percent, sharing: prize.sharing }];
    });

/** The structure that the house chose, for an amount as it stands now. */
const sharesOf = ({ activity, offering }: FundRule, payout: string | undefined, amount: Cents) => {
  const structure = activity.payouts.find(({ key }) => key === (payout ?? offering.payouts[0]));
  const band = structure?.bands.find(({ from, to }) => amount >= (from ?? 0) && amount <= (to ?? amount));
  return band?.shares ?? [];
};

const pendingOf = ({ locks }: HouseView, { id }: Activity, key: string): PendingView | undefined => {
  const own = [...locks.values()].filter(({ activity, pool }) => activity === id && pool === key);
  if (own.length === 0) return undefined;
  return { amount: total(own.map(({ amount }) => amount)), tables: own.map(({ table }) => table) };
};
