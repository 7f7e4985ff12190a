import { multiplyRational, type Rational, rational } from '#core/base';
import { type Cents, cents, NOTHING, times } from '#core/money';
import { amountPosted, chosen, poolOf, poolsInForce, type Row } from '#core/rulebook';
import type { JackpotModel, MeterModel, Play, PrizeModel } from '../model.ts';
import { centsOf } from './options.ts';
import type { KnownChance } from './row-task.ts';
import type { Setup } from './setup.ts';
import { paidToWinners } from './shares.ts';

/** What pays: each of so many hands a round, or a round as a whole. */
export type Paying = {
  readonly play: Play;
  /** Hands that can win in one of the rounds of `play`. */
  readonly hands: number;
  /** Players who paid the fee, or who sit there where none is asked. */
  readonly payers: number;
};

/** Where each hand pays its own fee and wins its own prize, every hand counts as a round of its own. */
export const payingOf = ({ charge, table, values }: Setup, chances: readonly KnownChance[]): Paying => {
  const isOwn = charge?.perPosition !== undefined;
  const payers = isOwn ? Math.max(1, Math.round((table.players * values.paying) / 100)) : table.players;
  const byHand = isOwn && chances.every(({ of }) => of === 'hand');
  return {
    payers,
    hands: byHand ? 1 : payers,
    play: {
      tables: values.tables,
      hoursPerDay: values['hours-per-day'],
      roundsPerHour: values['rounds-per-hour'] * (byHand ? payers : 1),
      feesPerRound: isOwn && !byHand ? payers : 1,
    },
  };
};

/** The chance that a round of `play` hits a row. */
export const roundChance = ({ of, chance }: KnownChance, { hands }: Paying): Rational =>
  of === 'hand' ? multiplyRational(chance, rational(hands)) : chance;

/** The activity's money as the forecast wants it. Rows without money, and those never hit, are left out. */
export const modelOf = (setup: Setup, chances: readonly KnownChance[], paying: Paying): JackpotModel => {
  const { activity, offering, charge, values } = setup;
  const { feesTo } = activity.funding;
  const fee = charge?.perTable ?? charge?.perPosition ?? charge?.fromPlayerDealer ?? NOTHING;
  const meters = metersOf(setup, chances, fee);
  // A pool out of which fixed prizes are paid is what elsewhere is the reserve.
  const isPoolTheReserve = feesTo?.type === 'pool' && meters.length === 0;
  const toMeters = isPoolTheReserve ? 0 : meters.reduce((sum, meter) => sum + meter.perFee, 0);
  return {
    fee,
    toReserve: feesTo?.type === 'split' ? feesTo.toReserve : cents(fee - toMeters),
    meters,
    prizes: chances.flatMap(chance => prizeOf(setup, chance, paying)),
    openingReserve: centsOf(values.reserve) ?? (isPoolTheReserve ? firstOf(offering.seed) : NOTHING),
    adminFeePerTableHour: activity.adminFee?.per === 'table-hour' ? (offering.adminFee ?? NOTHING) : NOTHING,
  };
};

const firstOf = (amounts: Readonly<Record<string, Cents>>): Cents => Object.values(amounts)[0] ?? NOTHING;

const metersOf = (
  { activity, offering }: Setup,
  chances: readonly KnownChance[],
  fee: Cents,
): readonly MeterModel[] => {
  const pools = Object.entries(poolsInForce(activity, offering));
  const paid = new Set(chances.flatMap(({ row }) => meterOf(activity, offering, row) ?? []));
  const inUse = pools.filter(([key]) => paid.has(key));
  return inUse.map(([key, pool], place) => ({
    key,
    seed: chosen(pool.reseed, offering.reseed[key]) ?? chosen(pool.seed, offering.seed[key]) ?? NOTHING,
    perFee: perFee(activity, offering, key, fee, { place, of: inUse.length }),
    dailyIncrease: chosen(pool.daily?.range, offering.daily[key]) ?? NOTHING,
    cap: chosen(pool.cap, offering.cap[key]),
  }));
};

const meterOf = (activity: Setup['activity'], offering: Setup['offering'], row: Row): string | undefined =>
  row.prize.type === 'meter' ? poolOf(activity, offering, row, row.prize.pool) : undefined;

/** What a meter takes of each fee; what the house allocates is taken to be even. Daily steps are the reserve's. */
const perFee = (
  { funding }: Setup['activity'],
  { allocation }: Setup['offering'],
  key: string,
  fee: Cents,
  { place, of }: { readonly place: number; readonly of: number },
): Cents => {
  switch (funding.feesTo?.type) {
    case 'split':
      return place === 0 ? funding.feesTo.toMeter : NOTHING;
    case 'pool':
      return funding.feesTo.pool === key ? fee : NOTHING;
    case 'allocated':
      return cents(Math.floor((fee * (allocation?.[key] ?? 100 / of)) / 100));
    case 'day':
    case undefined:
      return NOTHING;
  }
};

const prizeOf = (setup: Setup, known: KnownChance, paying: Paying): readonly PrizeModel[] => {
  const { activity, offering } = setup;
  const { row } = known;
  const chance = roundChance(known, paying);
  if (chance.over === 0n) return [];
  const meter = meterOf(activity, offering, row);
  if (row.prize.type === 'meter' && meter !== undefined) {
    return [{ key: row.key, chance, pays: { type: 'meter', meter, percent: row.prize.percent } }];
  }
  const amount = costOf(setup, known, paying);
  return amount === undefined ? [] : [{ key: row.key, chance, pays: { type: 'fixed', amount } }];
};

/** What one hit costs: the prize of everybody who is paid it, and what the others get besides. */
export const costOf = (setup: Setup, { row, of }: KnownChance, { payers }: Paying): Cents | undefined => {
  const { activity, offering } = setup;
  const amount = amountPosted(activity, offering, row);
  if (amount === undefined) return undefined;
  const isEverybodys = of === 'round' && row.beatenBy === undefined && row.bankOnly !== true;
  const isEach = row.prize.type === 'fixed' && row.prize.sharing === 'each';
  const toWinners = paidToWinners(setup, row, amount, isEverybodys ? payers : 1);
  const own = toWinners ?? (isEverybodys && isEach ? times(amount, payers) : amount);
  const extras = (row.extras ?? []).map(extra => times(offering.prizes[extra.key] ?? extra.range.from, payers - 1));
  return extras.reduce((sum, extra) => cents(sum + extra), own);
};
