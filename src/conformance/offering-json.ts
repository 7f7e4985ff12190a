import { z } from 'zod';
import { type Fund, openFund } from '#core/fund';
import { type Cents, cents, plus } from '#core/money';
import { type Activity, type Amounts, type Offering, poolsInForce } from '#core/rulebook';
import { readDesignated, readMinimum } from './designated-json.ts';

const Money = z.int().transform(cents);
const MoneyByKey = z.record(z.string(), Money);
const Keys = z.array(z.string());

export const OfferingJson = z.looseObject({
  chart: z.string().optional(),
  charts: Keys.optional(),
  payout: z.string().optional(),
  payouts: Keys.optional(),
  rows: Keys.optional(),
  prizes: z.union([MoneyByKey, z.array(Money)]).optional(),
  tickets: z.record(z.string(), z.int()).optional(),
  seed: z.union([Money, MoneyByKey]).optional(),
  reseed: z.union([Money, MoneyByKey]).optional(),
  dailyIncrement: z.union([Money, MoneyByKey]).optional(),
  cap: z.union([Money, MoneyByKey]).optional(),
  multiplier: z.number().optional(),
  adminFee: Money.optional(),
  chip: Money.optional(),
  mode: z.enum(['points', 'tickets']).optional(),
  designated: z.unknown().optional(),
  minimumHand: z.unknown().optional(),
});
type Json = z.output<typeof OfferingJson>;

/**
 * An offering as scenarios write it. What it names besides (buy-in, sections, weeks …) are settings of the activity.
 */
export const readOffering = (activity: Activity, json: unknown): Offering => {
  const read = OfferingJson.parse(json ?? {});
  const charts = read.charts ?? (read.chart === undefined ? [] : [read.chart]);
  const designated = readDesignated(read.designated);
  const minimum = readMinimum(read.minimumHand);
  const chosen: Offering = {
    activity: activity.id,
    charts,
    payouts: read.payouts ?? (read.payout === undefined ? [] : [read.payout]),
    prizes: prizesOf(activity, read.prizes),
    tickets: read.tickets ?? {},
    seed: {},
    reseed: {},
    daily: {},
    cap: {},
    settings: settingsOf(activity, read),
    ...(read.rows === undefined ? {} : { rows: read.rows }),
    ...(read.multiplier === undefined ? {} : { multiplier: read.multiplier }),
    ...(read.adminFee === undefined ? {} : { adminFee: read.adminFee }),
    ...(read.chip === undefined ? {} : { chip: read.chip }),
    ...(read.mode === undefined ? {} : { mode: read.mode }),
    ...(designated === undefined ? {} : { designated }),
    ...(minimum === undefined ? {} : { minimum }),
  };
  const byPool = (given: Json['seed']): Amounts => amountsByPool(activity, chosen, given);
  const { seed, reseed, dailyIncrement, cap } = read;
  return { ...chosen, seed: byPool(seed), reseed: byPool(reseed), daily: byPool(dailyIncrement), cap: byPool(cap) };
};

const FundJson = z.object({
  pools: MoneyByKey.optional(),
  reserve: Money.optional(),
  advance: Money.optional(),
});

/** The fund a scenario starts from; what it leaves out is nothing. */
export const readFund = (activity: Activity, offering: Offering, json: unknown): Fund => {
  const { pools, reserve, advance } = FundJson.parse(json ?? {});
  return openFund(
    { activity, offering },
    { pools: pools ?? {}, reserve: reserve ?? cents(0), advance: advance ?? cents(0) },
  );
};

/** One amount is meant for every pool in force; before a chart is chosen, for the pools by their own keys. */
const amountsByPool = (activity: Activity, offering: Offering, given: Json['seed']): Amounts => {
  if (given === undefined) return {};
  if (typeof given !== 'number') return given;
  const inForce = Object.keys(poolsInForce(activity, offering));
  const keys = inForce.length > 0 ? inForce : activity.funding.pools.map(({ key }) => key);
  return Object.fromEntries(keys.map(key => [key, given]));
};

/** A list names prizes by place: so many of one kind (`top3/1`), or one kind for each place (`1st`, `2nd`). */
const prizesOf = ({ prizes }: Activity, given: Json['prizes']): Amounts => {
  if (!Array.isArray(given)) return given ?? {};
  const forAll = prizes.find(({ count = 1 }) => prizes.length === 1 || (count > 1 && count >= given.length));
  const keyOf = (place: number): string =>
    forAll === undefined ? (prizes[place]?.key ?? `place-${place + 1}`) : `${forAll.key}/${place + 1}`;
  return Object.fromEntries(given.map((amount, place) => [keyOf(place), amount]));
};

const settingsOf = ({ settings }: Activity, json: Json): Readonly<Record<string, readonly number[]>> =>
  Object.fromEntries(
    settings.filter(({ key }) => json[key] !== undefined).map(({ key }) => [key, Numbers.parse([json[key]].flat())]),
  );

const Numbers = z.array(z.number());

/** The fund as scenarios compare it; fees that still await the end of their day count with the reserve. */
export const plainFund = ({
  pools,
  reserve,
  advance,
  daysFees,
}: Fund): {
  pools: Readonly<Record<string, Cents>>;
  reserve: Cents;
  advance: Cents;
} => ({ pools, reserve: plus(reserve, daysFees), advance });
