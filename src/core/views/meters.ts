import { defined } from '#core/base';
import { capOf, type FundRule, reseedOf, seedOf } from '#core/fund';
import { type HouseView, lockedOf, metersOfGame } from '#core/house';
import { Amount, type Cents, NOTHING, total } from '#core/money';
import { type Activity, chartsInForce, type Pool, poolOf, poolsInForce, RECIPIENTS } from '#core/rulebook';
import { described, list, named, number, type Of, object, one, optional, Text, Wholes, yes } from '#core/shape';
import { activityOf, advertisedNameOf, nameOf, OfferingState } from '#core/state';
import type { HouseWide } from './view.ts';

const Percent = number();
const MeterPays = object({ row: Text, label: Text, percent: Percent, sharing: one(['each', 'split']) });
type MeterPays = Of<typeof MeterPays>;
const PendingView = object({ amount: Amount, tables: Wholes });
export type PendingView = Of<typeof PendingView>;

const MeterView = named(
  'MeterView',
  object({
    pool: Text,
    label: Text,
    /** Never more than that is shown. */
    amount: described(Amount, 'What stands in the pool.'),
    seed: optional(Amount),
    reseed: described(Amount, 'What it starts again with.'),
    cap: optional(Amount),
    pays: described(list(MeterPays), 'What wins it, and how much of it.'),
    shares: described(
      list(object({ to: one(RECIPIENTS), percent: Percent })),
      'Who shares what is won, where several do.',
    ),
    pending: optional(PendingView, 'What called hands have locked of it.'),
  }),
);
export type MeterView = Of<typeof MeterView>;

/** The meters of one activity, as a sign shows them. REG-M12 */
const MetersOfActivity = named(
  'MetersOfActivity',
  object({
    activity: Text,
    name: Text,
    state: OfferingState,
    pools: list(MeterView),
    fundsNext: described(yes, 'Part of the fee funds the next jackpot.'),
  }),
);
export type MetersOfActivity = Of<typeof MetersOfActivity>;

export const METERS: HouseWide<MetersOfActivity> = {
  shape: MetersOfActivity,
  read: 'meters',
  keys: house =>
    [...house.offerings.keys(), ...house.games.keys()].filter(key => METERS.part(house, key) !== undefined),
  part: (house, key) => {
    if (house.games.has(key)) return ofGame(house, key);
    const offered = house.offerings.get(key);
    const activity = activityOf(house, key);
    if (offered === undefined || offered.state === 'ended' || activity === undefined) return undefined;
    const rule = { activity, offering: offered.offering };
    const pools = Object.entries(poolsInForce(activity, offered.offering));
    if (pools.length === 0) return undefined;
    return {
      activity: key,
      name: advertisedNameOf(house, activity.id),
      state: offered.state,
      pools: pools.map(([pool, terms]) => meterOf(house, rule, pool, terms)),
      fundsNext: activity.funding.fee !== undefined && activity.funding.reserve !== undefined,
    };
  },
};

/** A table game of the house: its meters run while it is set up. */
const ofGame = (house: HouseView, key: string): MetersOfActivity | undefined => {
  const meters = metersOfGame(house, key);
  if (meters.length === 0) return undefined;
  const pools = meters.map(meter => {
    const tables = [...new Set(meter.locked.map(({ table }) => table))];
    return {
      pool: meter.meter,
      label: meter.label,
      amount: meter.amount,
      reseed: meter.reset,
      pays: meter.pays.map(pays => ({ ...pays, sharing: 'each' as const })),
      shares: [],
      ...(tables.length > 0 && { pending: { amount: lockedOf(meter), tables } }),
    };
  });
  return { activity: key, name: nameOf(house, key), state: 'running', pools, fundsNext: false };
};

const meterOf = (house: HouseView, rule: FundRule, key: string, pool: Pool): MeterView => {
  const fund = house.funds.get(rule.activity.id);
  const amount = fund?.pools[key] ?? NOTHING;
  const pays = paysOf(rule, key);
  return {
    pool: key,
    label: pays.length === 1 ? pays[0]!.label : pool.label,
    amount,
    reseed: reseedOf(rule, key, pool),
    pays,
    shares: sharesOf(rule, fund?.payout, amount),
    ...defined({
      seed: seedOf(rule, key, pool),
      cap: capOf(rule, key, pool),
      pending: pendingOf(house, rule.activity, key),
    }),
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

/** The structure that the house chose, for the present amount. */
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
