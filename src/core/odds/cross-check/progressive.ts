import type { EnvyTable, PayTable } from '#core/games/table';
import { ask, lineRows, nameOf, type Question } from './asked.ts';
import { placesOf, type RankedHands } from './pay-tables.ts';
import type { Row, Watched } from './row.ts';

/** A progressive wager as it is played for a check. */
export type ProgressivePlay<Dealt> = {
  readonly question: Question;
  readonly table: PayTable;
  /** How many cards make the hand, and the value of the player's own and of another player's. */
  readonly cards: 4 | 5;
  readonly own: (dealt: Dealt) => number;
  readonly other?: (dealt: Dealt, other: number) => number;
  readonly wagerDollars: number;
  readonly envy?: EnvyTable;
  readonly others?: number;
  /** The players who share what comes off the meter. */
  readonly sharers?: number;
};

/** The first of the hands at a table, and the others after it. */
export const playAtTable = <Dealt extends RankedHands>(
  play: Omit<ProgressivePlay<Dealt>, 'own' | 'other'>,
): ProgressivePlay<Dealt> => {
  const valueIn = ({ four, five }: Dealt, hand: number): number => (play.cards === 4 ? four : five)[hand]!;
  return { ...play, own: dealt => valueIn(dealt, 0), other: (dealt, other) => valueIn(dealt, 1 + other) };
};

/** The meter that the net is asked for. */
export const METER_DOLLARS = 25_000;

/** The fixed awards, $1,000 of the meter and envy, each by itself; all together; and the chance of each award. */
export const progressiveRows = <Dealt>(play: ProgressivePlay<Dealt>): readonly Watched<Dealt>[] => {
  const { question, table, cards, own, other, others = 0 } = play;
  const places = placesOf(table, cards);
  const { fixed, perDollar, whole, envied } = paidBy(play);
  const answer = answerOf(play);
  const ownOf = (paid: Float64Array) => (dealt: Dealt) => paid[places[own(dealt)]!]!;
  const envyOf = (dealt: Dealt): number => {
    let sum = 0;
    for (let i = 0; i < others; i++) sum += envied[places[other!(dealt, i)]!]!;
    return sum;
  };
  const [ownWhole, perThousand] = [ownOf(whole), perDollar.map(part => 1000 * part)];
  const rows: readonly Watched<Dealt>[] = [
    { ...rowOf(play, 'fixed awards', answer.fixedReturn, fixed), result: ownOf(fixed) },
    { ...rowOf(play, '$1,000 of the meter', answer.perThousand, perThousand), result: ownOf(perThousand) },
    { ...progressiveNet(play), result: dealt => ownWhole(dealt) + envyOf(dealt) - 1 },
    ...lineRows<Dealt>(question, 'awards', dealt => places[own(dealt)]!),
  ];
  if (others === 0) return rows;
  const envy = rowOf(play, 'envy', answer.envyReturn, envied);
  const [spread, rarest] = [Math.sqrt(others) * envy.spread!, others * envy.rarest!];
  return [...rows, { ...envy, bet: nameOf(withOthers(play)), spread, rarest, result: envyOf }];
};

/** All that the wager brings beyond itself. Hands of one deck are very nearly independent, so their spreads add up. */
export const progressiveNet = <Dealt>(play: Omit<ProgressivePlay<Dealt>, 'own' | 'other'>): Row => {
  const { whole, envied } = paidBy(play);
  const row = rowOf(play, 'net', -Number(answerOf(play).edge.decimal), whole);
  const envySpread = Math.sqrt(play.others ?? 0) * spreadOf(chancesOf(play), envied);
  return { ...row, bet: nameOf(withMeter(play)), spread: Math.hypot(row.spread!, envySpread) };
};

type Asked = Omit<ProgressivePlay<never>, 'own' | 'other'>;

const withOthers = ({ question, others = 0 }: Asked): Question =>
  others === 0 ? question : { ...question, given: { ...question.given, others: `${others}` } };
const withMeter = (play: Asked): Question => {
  const question = withOthers(play);
  return { ...question, given: { ...question.given, meter: `${METER_DOLLARS}` } };
};
const answerOf = (play: Asked) => ask(withMeter(play)) as ProgressiveAnswer; // Every progressive answers so.

/** What each place of the table pays for one dollar wagered; a hand that loses comes last. */
const paidBy = ({ table, wagerDollars, envy = {}, sharers = 1 }: Asked) => {
  const paid = (of: (row: PayTable['rows'][number]) => number): Float64Array =>
    Float64Array.from([...table.rows.map(of), 0]);
  const fixed = paid(({ pays }) => (pays.kind === 'for' ? pays.n : 0));
  const perDollar = paid(({ pays }) =>
    pays.kind === 'meter-percent' ? pays.percent / 100 / sharers / wagerDollars : 0,
  );
  const whole = fixed.map((part, place) => part + perDollar[place]! * METER_DOLLARS);
  return { fixed, perDollar, whole, envied: paid(({ hand }) => (envy[hand] ?? 0) / 100 / wagerDollars) };
};

const rowOf = (play: Asked, what: string, exact: string | number, paid: Float64Array): Row => {
  const chances = chancesOf(play);
  const rarest = Math.min(...chances.filter((_, place) => paid[place]! > 0));
  return {
    bet: nameOf(play.question),
    what,
    exact: Number(exact),
    isEvent: false,
    spread: spreadOf(chances, paid),
    rarest,
  };
};

const chancesOf = (play: Asked): readonly number[] => answerOf(play).awards.map(award => Number(award.probability));

type ProgressiveAnswer = {
  readonly edge: { readonly decimal: string };
  readonly fixedReturn: string;
  readonly envyReturn: string;
  readonly perThousand: string;
  readonly awards: readonly { readonly probability: string }[];
};

const spreadOf = (chances: readonly number[], paid: Float64Array): number => {
  const mean = chances.reduce((sum, chance, place) => sum + chance * paid[place]!, 0);
  const square = chances.reduce((sum, chance, place) => sum + chance * paid[place]! ** 2, 0);
  return Math.sqrt(square - mean ** 2);
};
