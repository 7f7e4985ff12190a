import { type Answer, answer, canonicalJson, multiplyRational, rational } from '#core/base';
import { type Cents, formatAmount } from '#core/money';
import type { Activity, Offering } from '#core/rulebook';
import { decimal, fraction } from '../../answer/exact.ts';
import { type Part, WHOLE } from '../../answer/part.ts';
import { said } from '../../answer/said.ts';
import type { Given, OddsAnswer, OddsBet, OddsSubject } from '../../answer/subject.ts';
import { forecast } from '../forecast.ts';
import { roundsPerDay } from '../model.ts';
import { type CountedBefore, countedBefore, keyOfQuestion } from './counted-before.ts';
import { costOf, modelOf, type Paying, payingOf, roundChance } from './money.ts';
import { activityOptions } from './options.ts';
import { rowTasks } from './row-chances.ts';
import type { KnownChance, RowChance } from './row-task.ts';
import { type Setup, setupOf } from './setup.ts';
import { meanShares } from './shares.ts';

/** An activity of the rulebook as a subject with one bet: the chances of its rows and what they mean for the house. */
export const activitySubject = (activity: Activity): OddsSubject => ({
  id: activity.id,
  title: activity.name,
  bets: [activityBet(activity)],
});

/** The same of an offering as far as it is filled in, with chances that were worked out before. OFC-12 */
export const offeringBet = (activity: Activity, offering: Offering, counted: CountedBefore = {}): OddsBet =>
  activityBet(activity, offering, counted);

/** What takes long, for whoever keeps it: the question by its key, and the chances of its rows. */
export const chancesOf = (
  activity: Activity,
  given: Given,
): Answer<{ readonly key: string; readonly chances: () => readonly RowChance[] }> => {
  const setup = setupOf(activity, given);
  if (!setup.ok) return setup;
  const { question, table } = setup.value;
  const chances = () => rowTasks(question, table).flatMap(task => task.join([task.work(WHOLE, () => undefined)]));
  return answer({ key: keyOfQuestion(setup.value), chances });
};

const activityBet = (activity: Activity, offering?: Offering, counted: CountedBefore = {}): OddsBet => {
  const read = <Value>(given: Given, use: (setup: Setup) => Value): Answer<Value> => {
    const setup = setupOf(activity, given, offering);
    return setup.ok ? answer(use(setup.value)) : setup;
  };
  const tasksOf = ({ question, table }: Setup) => rowTasks(question, table);
  const join = (setup: Setup, found: readonly unknown[]): OddsAnswer => {
    const parts = found as readonly (readonly unknown[])[]; // As `work` below gives them.
    const chances = tasksOf(setup).flatMap((task, place) => task.join(parts.map(part => part[place])));
    return activityAnswer(setup, inOrder(setup, chances));
  };
  const work: NonNullable<OddsBet['parts']>['work'] = (given, part, progress) =>
    read(given, setup => foundBefore(setup, part, () => tasksOf(setup).map(task => task.work(part, progress))));
  return {
    id: 'forecast',
    title: `${activity.name} (${activity.id})`,
    options: activityOptions(activity),
    ask: (given, progress) => {
      const before = read(given, setup => countedBefore(counted, setup, setup.question.rows));
      if (before.ok && before.value !== undefined) {
        const known = before.value;
        return read(given, setup => activityAnswer(setup, inOrder(setup, known)));
      }
      const found = work(given, WHOLE, progress);
      return found.ok ? read(given, setup => join(setup, [found.value])) : found;
    },
    parts: { work, join: (given, found) => read(given, setup => join(setup, found)) },
  };
};

/**
 * What the cards give does not hang on prizes, seeds and structures: who tries one amount after the other has the
 * chances from the first.
 */
const foundBefore = ({ question, table }: Setup, part: Part, find: () => readonly unknown[]): readonly unknown[] => {
  const key = canonicalJson({ question, table, part });
  const found = FOUND.get(key) ?? find();
  FOUND.delete(key); // The last asked for is kept the longest.
  FOUND.set(key, found);
  if (FOUND.size > FOUND_MOST) FOUND.delete(FOUND.keys().next().value!); // There is a first one.
  return found;
};
const FOUND = new Map<string, readonly unknown[]>();
const FOUND_MOST = 32;

/** As the chart lists them. */
const inOrder = ({ question }: Setup, chances: readonly RowChance[]): readonly RowChance[] => {
  const place = ({ row }: RowChance): number => question.rows.findIndex(({ key }) => key === row.key);
  return chances.toSorted((a, b) => place(a) - place(b));
};

const activityAnswer = (setup: Setup, chances: readonly RowChance[]): OddsAnswer => {
  const known = chances.flatMap(chance => (chance.method === 'none' ? [] : [chance]));
  const paying = payingOf(setup, known);
  const unknown = chances.flatMap(chance =>
    chance.method === 'none' ? [{ key: chance.row.key, hand: chance.row.label, why: chance.why }] : [],
  );
  return {
    activity: setup.activity.id,
    game: setup.question.game,
    charts: setup.offering.charts.join(', ') || 'all',
    ...(setup.offering.payouts.length > 0 && { payout: setup.offering.payouts.join(', ') }),
    players: setup.table.players,
    paying: paying.payers,
    ...postedOf(setup),
    rows: known.map(chance => rowOf(setup, chance, paying)),
    ...(unknown.length === 0 ? {} : { notCounted: unknown }),
    ...moneyOf(setup, known, paying),
  };
};

const rowOf = (setup: Setup, known: KnownChance, paying: Paying) => {
  const { row, chance, method, of, standardError } = known;
  const perDay = multiplyRational(roundChance(known, paying), rational(roundsPerDay(paying.play)));
  return {
    key: row.key,
    hand: row.label,
    per: of,
    probability: decimal(chance),
    oneIn: chance.over === 0n ? '-' : decimal(rational(chance.under, chance.over)),
    fraction: fraction(chance),
    method,
    standardError: standardError === 0 ? '0' : standardError.toPrecision(3),
    hitsPerDay: decimal(perDay),
    pays: paysWords(setup, known, paying),
  };
};

const paysWords = (setup: Setup, known: KnownChance, paying: Paying): string => {
  const { prize } = known.row;
  if (prize.type === 'meter') return `${prize.percent}% of ${prize.pool}`;
  const cost = costOf(setup, known, paying);
  return cost === undefined ? prize.type : formatAmount(cost);
};

/** What the house has posted, in dollars. */
const postedOf = ({ offering }: Setup): OddsAnswer => {
  const lists = { seed: offering.seed, reseed: offering.reseed, daily: offering.daily, cap: offering.cap };
  const shown = Object.entries(lists).flatMap(([name, amounts]) =>
    Object.keys(amounts).length === 0 ? [] : [[name, inWords(amounts)] as const],
  );
  const adminFee = offering.adminFee === undefined ? {} : { adminFee: formatAmount(offering.adminFee) };
  return { ...Object.fromEntries(shown), ...adminFee };
};

const inWords = (amounts: Readonly<Record<string, Cents>>): string =>
  Object.entries(amounts)
    .map(([key, amount]) => (key === 'main' ? formatAmount(amount) : `${key} ${formatAmount(amount)}`))
    .join(', ');

/** Funded by fees there is a forecast of meters and reserve; otherwise what the prizes cost their payer. */
const moneyOf = (setup: Setup, known: readonly KnownChance[], paying: Paying): OddsAnswer => {
  const { activity, values } = setup;
  if (activity.settlement.period !== undefined) return { note: said('odds.period', {}) };
  if (known.length === 0) return {};
  const model = modelOf(setup, known, paying);
  if (model.fee > 0 && model.prizes.length > 0) {
    const ahead = forecast(model, paying.play, { days: values.days, seed: values['random-seed'] });
    const shares = meanShares(
      setup,
      known.map(({ row }) => row),
      ahead,
    );
    return { ...(shares.length > 0 && { shares }), forecast: ahead };
  }
  const perDay = known.reduce((sum, chance) => {
    const cost = costOf(setup, chance, paying);
    return cost === undefined ? sum : sum + Number(cost) * Number(decimal(roundChance(chance, paying)));
  }, 0);
  if (perDay === 0)
    return known.some(({ row }) => row.prize.type === 'meter')
      ? { note: said('odds.never', {}) }
      : { note: said('odds.no-money', {}) };
  const rounds = roundsPerDay(paying.play);
  return { prizesPerRound: (perDay / 100).toFixed(6), prizesPerDay: ((perDay * rounds) / 100).toFixed(2) };
};
