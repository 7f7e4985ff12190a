import { defined } from '#core/base';
import { type Fund, openFund } from '#core/fund';
import type { Rule } from '#core/mechanisms';
import { Amount, AmountByName, type Cents, NOTHING, plus } from '#core/money';
import { type Activity, type Amounts, emptyOffering, type Offering, poolsInForce } from '#core/rulebook';
import {
  anything,
  either,
  type Filled,
  list,
  loose,
  number,
  one,
  optional,
  otherwise,
  record,
  Text,
  Texts,
  Whole,
} from '#core/shape';
import { readDesignated, readMinimum } from './designated.ts';
import { read } from './read.ts';

/** One amount, or one for each pool. */
const PoolAmounts = optional(either(Amount, AmountByName));

const OfferingText = loose({
  chart: optional(Text),
  charts: optional(Texts),
  payout: optional(Text),
  payouts: optional(Texts),
  rows: optional(Texts),
  prizes: otherwise(either(AmountByName, list(Amount)), {}),
  tickets: otherwise(record(Text, Whole), {}),
  seed: PoolAmounts,
  reseed: PoolAmounts,
  dailyIncrement: PoolAmounts,
  cap: PoolAmounts,
  multiplier: optional(number()),
  adminFee: optional(Amount),
  chip: optional(Amount),
  mode: optional(one(['points', 'tickets'])),
  designated: optional(anything),
  minimumHand: optional(anything),
  /** A chart, where a promotion is run in one of several ways. */
  option: optional(Text),
});
type OfferingText = Filled<typeof OfferingText>;

/** An offering as scenarios write it. What it names besides (buy-in, sections …) are settings of the activity. */
export const readOffering = (activity: Activity, json: unknown = {}): Offering => {
  const text = read(OfferingText, json);
  const { chart, charts = listed(chart), payout, payouts = listed(payout), tickets, option } = text;
  const { rows, multiplier, adminFee, chip, mode, seed, reseed, dailyIncrement, cap } = text;
  const designated = readDesignated(text.designated);
  const minimum = readMinimum(text.minimumHand);
  const chosen: Offering = {
    ...emptyOffering(activity),
    charts: [...charts, ...listed(option)],
    payouts,
    prizes: prizesOf(activity, text.prizes),
    tickets,
    settings: settingsOf(activity, text),
    ...defined({ rows, multiplier, adminFee, chip, mode, designated, minimum }),
  };
  const byPool = (given: OfferingText['seed']): Amounts => amountsByPool(activity, chosen, given);
  return { ...chosen, seed: byPool(seed), reseed: byPool(reseed), daily: byPool(dailyIncrement), cap: byPool(cap) };
};

/** As it is announced: a rank that is drawn by lot is not in it. OFT-8 */
export const undrawn = ({ drawsRank }: Activity, offering: Offering): Offering => {
  if (drawsRank !== true) return offering;
  const { designated, ...rest } = offering;
  const { rank: _, ...others } = designated ?? {};
  return Object.keys(others).length === 0 ? rest : { ...rest, designated: others };
};

const listed = (key: string | undefined): readonly string[] => (key === undefined ? [] : [key]);

/** The offering of a promotion, with prizes that scenarios name otherwise posted by their keys. */
export const promotionOf = (
  activity: Activity,
  json: unknown,
  posted: Readonly<Record<string, Cents | undefined>> = {},
): Rule => {
  const offering = readOffering(activity, json);
  return { activity, offering: { ...offering, prizes: { ...offering.prizes, ...(defined(posted) as Amounts) } } };
};

const FundText = loose({
  pools: otherwise(AmountByName, {}),
  reserve: otherwise(Amount, NOTHING),
  advance: otherwise(Amount, NOTHING),
});

/** The fund a scenario starts from; what it leaves out is nothing. */
export const readFund = (rule: Rule, json: unknown = {}): Fund => openFund(rule, read(FundText, json));

/** One amount is meant for every pool in force; before a chart is chosen, for the pools by their own keys. */
const amountsByPool = (activity: Activity, offering: Offering, given: OfferingText['seed']): Amounts => {
  if (given === undefined) return {};
  if (typeof given !== 'number') return given;
  const inForce = Object.keys(poolsInForce(activity, offering));
  const keys = inForce.length > 0 ? inForce : activity.funding.pools.map(({ key }) => key);
  return Object.fromEntries(keys.map(key => [key, given]));
};

/** A list names prizes by place: so many of one kind (`top3/1`), or one kind for each place (`1st`, `2nd`). */
const prizesOf = ({ prizes }: Activity, given: OfferingText['prizes']): Amounts => {
  if (!isList(given)) return given;
  const forAll = prizes.find(({ count = 1 }) => prizes.length === 1 || (count > 1 && count >= given.length));
  const keyOf = (place: number): string =>
    forAll === undefined ? (prizes[place]?.key ?? `place-${place + 1}`) : `${forAll.key}/${place + 1}`;
  return Object.fromEntries(given.map((amount, place) => [keyOf(place), amount]));
};

const isList = (given: OfferingText['prizes']): given is readonly Cents[] => Array.isArray(given);

const settingsOf = ({ settings }: Activity, text: object): Offering['settings'] => {
  const given: Readonly<Record<string, unknown>> = { ...text };
  const named = settings.filter(({ key }) => given[key] !== undefined);
  return Object.fromEntries(named.map(({ key }) => [key, read(list(number()), [given[key]].flat())]));
};

/** The fund as scenarios compare it; fees that still await the end of their day count with the reserve. */
export const plainFund = ({ pools, reserve, advance, daysFees }: Fund) => ({
  pools: (expected: object) => Object.fromEntries(Object.keys(expected).map(key => [key, pools[key] ?? NOTHING])),
  reserve: plus(reserve, daysFees),
  advance,
});
