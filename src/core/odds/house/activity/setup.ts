import { type Answer, answer, defined } from '#core/base';
import type { Cents } from '#core/money';
import type { Posted } from '#core/qualifying';
import {
  type Activity,
  type Amounts,
  type Charge,
  chartsInForce,
  checkOffering,
  constructionFor,
  emptyOffering,
  type MoneyRange,
  type Offering,
  poolsInForce,
  type Row,
  rowsInForce,
} from '#core/rulebook';
import { readOptions, type Values } from '../../answer/option.ts';
import type { Given } from '../../answer/subject.ts';
import { refuse } from '../../refusals.ts';
import { layoutOf } from './layout.ts';
import { activityOptions, centsOf, type Amounts as GivenAmounts } from './options.ts';
import type { Table } from './row-task.ts';
import type { Question } from './seat.ts';

/** An activity as it would be offered and played: what all its odds go by. */
export type Setup = {
  readonly activity: Activity;
  readonly offering: Offering;
  readonly question: Question;
  readonly table: Table;
  readonly charge: Charge | undefined;
  readonly values: Values<ReturnType<typeof activityOptions>>;
};

/** Reads what was asked; an offering outside the approval is refused with its clause. OFC-9, OFC-12 */
export const setupOf = (activity: Activity, given: Given, filledIn?: Offering): Answer<Setup> => {
  const read = readOptions(activityOptions(activity), given);
  if (!read.ok) return read;
  const values = filledIn === undefined ? read.value : asFilledIn(read.value, filledIn);
  const { game } = values;
  const layout = layoutOf(game, values.decks === 0 ? undefined : values.decks);
  const offering = offeringOf(activity, values, filledIn);
  const checked = checkOffering(activity, offering);
  if (!checked.ok) return checked;
  const rows = rowsInForce(activity, offering, game);
  if (layout === undefined || rows.length === 0) return nothingToCount(activity);
  return answer({
    activity,
    offering,
    values,
    charge: activity.funding.fee?.charges.find(({ games }) => games?.includes(game) ?? true),
    question: { game, rows, recipe: constructionFor(activity, game), posted: offering.designated ?? {} },
    table: {
      layout,
      players: values.players === 0 ? layout.players : values.players,
      rounds: values.deals,
      seed: values['random-seed'],
      loser: activity.settlement.beat?.loser ?? 'any',
    },
  });
};

const nothingToCount = (activity: Activity) => {
  const games = activity.games.map(({ name }) => name);
  return refuse('no-hands-to-count', { activity: activity.name, games, count: games.length }, activity.id);
};

/** What is filled in goes before what is asked for by options. */
const asFilledIn = (
  values: Setup['values'],
  { charts, payouts, designated, ...amounts }: Offering,
): Setup['values'] => {
  const by = (filled: Amounts): GivenAmounts => ({ all: undefined, by: filled });
  const { prizes, seed, reseed, daily, cap } = amounts;
  return {
    ...values,
    ...(charts.length > 0 && { chart: charts }),
    ...(payouts[0] !== undefined && { payout: payouts[0] }),
    ...defined({ rank: designated?.rank, suit: designated?.suit }),
    prizes: by(prizes),
    seed: by(seed),
    reseed: by(reseed),
    daily: by(daily),
    cap: by(cap),
  };
};

/** What was given, and the least that is approved of everything else. */
const offeringOf = (activity: Activity, values: Setup['values'], filledIn?: Offering): Offering => {
  const bare: Offering = {
    ...emptyOffering(activity),
    ...defined({ rows: filledIn?.rows, allocation: filledIn?.allocation, minimum: filledIn?.minimum }),
    charts: values.chart,
    payouts: payoutsOf(activity, values.payout),
    designated: { ...filledIn?.designated, ...postedOf(activity, values) },
  };
  const pools = Object.entries(poolsInForce(activity, bare));
  type RangeOf = (pool: (typeof pools)[number][1], key: string) => MoneyRange | undefined;
  const perPool = (given: GivenAmounts, range: RangeOf): Amounts =>
    chosenBy(
      pools.map(([key, pool]) => [key, range(pool, key)] as const),
      given,
    );
  const adminFee = filledIn?.adminFee ?? centsOf(values['admin-fee']) ?? activity.adminFee?.range.from;
  return {
    ...bare,
    prizes: chosenBy(prizeRanges(activity, bare), values.prizes),
    seed: perPool(values.seed, pool => pool.seed),
    reseed: perPool(values.reseed, (pool, key) => sameAsSeed(pool.reseed, values.seed.by[key] ?? values.seed.all)),
    daily: perPool(values.daily, pool => pool.daily?.range),
    cap: perPool(values.cap, pool => pool.cap),
    ...(adminFee === undefined ? {} : { adminFee }),
  };
};

/** The rank or suit of the day, where the activity has one. */
const postedOf = ({ designates = [] }: Activity, { rank, suit }: Setup['values']): Posted => ({
  ...(designates.includes('rank') ? { rank } : {}),
  ...(designates.includes('suit') ? { suit } : {}),
});

/** A meter is taken to start again where it started, as far as that is approved. */
const sameAsSeed = (range: MoneyRange | undefined, seed: Cents | undefined): MoneyRange | undefined => {
  const isApproved = range !== undefined && seed !== undefined && range.from <= seed && seed <= (range.to ?? seed);
  return isApproved ? { ...range, from: seed } : range;
};

const payoutsOf = ({ payouts }: Activity, given: string): readonly string[] => {
  if (given !== '') return [given];
  const first = payouts.find(({ applies }) => applies.type === 'chosen');
  return first === undefined ? [] : [first.key];
};

const prizeRanges = (activity: Activity, offering: Offering): readonly (readonly [string, MoneyRange | undefined])[] =>
  chartsInForce(activity, offering).flatMap(({ rows }) => rows.map(rangeOfRow));

const rangeOfRow = ({ key, prize }: Row): readonly [string, MoneyRange | undefined] => {
  if (prize.type === 'fixed') return [prize.postedAs ?? key, prize.range];
  return [key, prize.type === 'entry' ? prize.range : undefined];
};

/** By key what was given for it, else for all, else the least approved. Unknown keys stay, to be refused. */
const chosenBy = (ranges: readonly (readonly [string, MoneyRange | undefined])[], given: GivenAmounts): Amounts => {
  const chosen: Record<string, Cents> = { ...given.by };
  for (const [key, range] of ranges) {
    if (range !== undefined) chosen[key] ??= given.all ?? range.from;
  }
  return chosen;
};
