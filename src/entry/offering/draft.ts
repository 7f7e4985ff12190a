import { type Cents, formatAmount } from '#core/money';
import type { HandTest } from '#core/qualifying';
import {
  type Activity,
  type Choice,
  type ChoicePart,
  chartsInForce,
  choicesOf,
  chosenIn,
  emptyOffering,
  type Offering,
  type Row,
  type ThingPlace,
  thingPlacesOf,
} from '#core/rulebook';
import { type HandsPick, handsDraft, NO_HANDS } from './hands.ts';
import { type MultiplierDraft, multiplierDraft, type TimesDraft, timesDraft } from './times.ts';

/** An offering as it is written at a desk: amounts and numbers as text, choices by their keys. */
export type OfferingDraft = {
  /** One of each group. */
  readonly charts: readonly string[];
  /** The payout structure, where the house chooses one. */
  readonly payout: string;
  /** All hands of the charts, or only these. */
  readonly rows: 'all' | readonly string[];
  readonly mode: '' | NonNullable<Offering['mode']>;
  /** By `typedKey`. */
  readonly typed: Texts;
  /** What is given for a prize, by its key: `Gold watch`, or `Gold watch = $400` and the rest in money. */
  readonly things: Texts;
  readonly rank: string;
  readonly suit: string;
  readonly losing: HandsPick;
  readonly winning: HandsPick;
  readonly minimum: HandsPick;
  readonly advertisedAs: string;
  /** Empty: at every table. */
  readonly tables: string;
  readonly times: TimesDraft;
  readonly multiplier: MultiplierDraft;
};
type Texts = Readonly<Record<string, string>>;

/** Under which a number is written. */
export const typedKey = ({ part, key }: Pick<Choice, 'part' | 'key'>): string => `${part}.${key}`;

/** The form as it is opened: nothing is chosen but the first chart of each group. */
export const emptyDraft = (activity: Activity): OfferingDraft => ({
  ...draftOf(activity, emptyOffering(activity), 'all'),
  charts: chartGroups(activity).map(([first]) => first!.key), // A group has a member.
});

/** The groups of charts of which one is chosen; charts without a group are offered in any case. RBK-3 */
export const chartGroups = ({ charts }: Activity): readonly (readonly Activity['charts'][number][])[] => [
  ...Map.groupBy(
    charts.filter(({ group }) => group !== undefined),
    ({ group }) => group,
  ).values(),
];

/** Payout structures of which the house chooses one. RBK-4 */
export const payoutsOf = ({ payouts }: Activity): Activity['payouts'] =>
  payouts.filter(({ applies }) => applies.type === 'chosen');

/** Whether hands earn points or tickets, as the house chooses. */
export const hasModes = ({ charts }: Activity): boolean =>
  charts.some(({ rows }) => rows.some(({ prize }) => prize.type === 'points'));

/** The hands that are offered as the form stands. */
export const rowsOf = (activity: Activity, { charts, rows }: Pick<OfferingDraft, 'charts' | 'rows'>): readonly Row[] =>
  chartsInForce(activity, { ...emptyOffering(activity), charts })
    .flatMap(chart => chart.rows)
    .filter(({ key }) => rows === 'all' || rows.includes(key));

/** The hands of which the house may leave some out. RBK-3 */
export const menuOf = (activity: Activity, { charts }: Pick<OfferingDraft, 'charts'>) =>
  chartsInForce(activity, { ...emptyOffering(activity), charts }).filter(
    ({ rowsTogether, rows }) => !rowsTogether && rows.length > 1,
  );

/** What is picked under an approval, besides its numbers: fields that it has no use for are not in the form. */
export const picksOf = ({ designates = [], drawsRank, settlement, posting, multiplier }: Activity) => ({
  hasRank: designates.includes('rank') && drawsRank !== true,
  /** The rank is drawn for each of them. */
  hasPeriods: drawsRank === true,
  hasSuit: designates.includes('suit'),
  hasLosing: designates.includes('losing-hand'),
  hasWinning: designates.includes('winning-hand'),
  /** Boards of the best hand: how long each is, and the least hand that is advertised. */
  hasBoards: settlement.period !== undefined,
  hasOtherName: posting.idWhenRenamed,
  hasMultiplier: multiplier !== undefined,
});

/** The form of an offering. What it has no place for is left out. */
export const draftOf = (activity: Activity, offering: Offering, tables: 'all' | readonly number[]): OfferingDraft => {
  const { designated = {}, advertisedAs = '' } = offering;
  const picks = picksOf(activity);
  const charts = chartsOf(activity, offering);
  const known = rowKeys(activity, charts);
  const hands = (has: boolean, test: HandTest | undefined): HandsPick => (has && handsDraft(test)) || NO_HANDS;
  return {
    charts,
    payout: payoutsOf(activity).find(({ key }) => offering.payouts.includes(key))?.key ?? '',
    rows: offering.rows?.filter(row => known.includes(row)) ?? 'all',
    mode: hasModes(activity) ? (offering.mode ?? '') : '',
    typed: typedOf(activity, offering),
    things: thingsOf(offering),
    rank: picks.hasRank ? (designated.rank ?? '') : '',
    suit: picks.hasSuit ? (designated.suit ?? '') : '',
    losing: hands(picks.hasLosing, designated.losing),
    winning: hands(picks.hasWinning, designated.winning),
    minimum: hands(picks.hasBoards, offering.minimum),
    advertisedAs: picks.hasOtherName ? advertisedAs : '',
    tables: tables === 'all' ? '' : tables.join(', '),
    times: timesDraft(offering, picks),
    multiplier: multiplierDraft(activity, offering),
  };
};

/** Of each group the one that was chosen; where versions are modes, the one of the mode. */
const chartsOf = (activity: Activity, offering: Offering): readonly string[] =>
  chartGroups(activity).flatMap(charts => {
    const ofMode = charts.find(({ key }) => key === `mode-${offering.mode}`);
    const chosen = ofMode ?? charts.find(({ key }) => offering.charts.includes(key));
    return chosen === undefined ? [] : [chosen.key];
  });

const rowKeys = (activity: Activity, charts: readonly string[]): readonly string[] =>
  chartsInForce(activity, { ...emptyOffering(activity), charts }).flatMap(({ rows }) => rows.map(({ key }) => key));

const typedOf = (activity: Activity, offering: Offering): Texts =>
  Object.fromEntries(
    choicesOf(activity, offering)
      .filter(({ only }) => only === undefined)
      .map(choice => [typedKey(choice), writtenIn(choice, chosenIn(offering, choice))] as const)
      .filter(([, text]) => text !== ''),
  );

const thingsOf = ({ things = {} }: Offering): Texts =>
  Object.fromEntries(
    Object.entries(things).map(([key, { what, value }]) => [
      key,
      value === undefined ? what : `${what} = ${formatAmount(value)}`,
    ]),
  );

/** The prizes that may be given as things as the form stands. SET-19 */
export const thingFields = (activity: Activity, { charts }: Pick<OfferingDraft, 'charts'>): readonly ThingPlace[] =>
  thingPlacesOf(activity, { ...emptyOffering(activity), charts });

/** A value as somebody would type it; several with a semicolon between them. */
export const writtenIn = ({ unit }: Pick<Choice, 'unit'>, values: readonly number[]): string =>
  values.map(value => (unit === 'money' ? formatAmount(value as Cents) : String(value))).join('; '); // Money is in cents.

export const withTyped = (
  draft: OfferingDraft,
  choice: { readonly part: ChoicePart; readonly key: string },
  text: string,
): OfferingDraft => ({ ...draft, typed: { ...draft.typed, [typedKey(choice)]: text } });

/** Another chart of a group instead of the one that was chosen. */
export const withChart = (activity: Activity, draft: OfferingDraft, chart: string): OfferingDraft => {
  const group = chartGroups(activity).find(charts => charts.some(({ key }) => key === chart));
  if (group === undefined) return draft;
  const others = draft.charts.filter(key => !group.some(one => one.key === key));
  return { ...draft, charts: [...others, chart], rows: 'all' };
};

/** Where the versions of an activity are its modes, the version goes with the mode. */
export const withMode = (activity: Activity, draft: OfferingDraft, mode: 'points' | 'tickets'): OfferingDraft =>
  withChart(activity, { ...draft, mode }, `mode-${mode}`);

/** A hand is offered or not; when all of them are, none is left out. */
export const withRow = (activity: Activity, draft: OfferingDraft, row: string, isOn: boolean): OfferingDraft => {
  const all = rowKeys(activity, draft.charts);
  const before = draft.rows === 'all' ? all : draft.rows;
  const rows = all.filter(key => (key === row ? isOn : before.includes(key)));
  return { ...draft, rows: rows.length === all.length ? 'all' : rows };
};
