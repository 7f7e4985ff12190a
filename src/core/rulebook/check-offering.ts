import { type Answer, answer, type Refusal } from '#core/base';
import type { Said } from '#core/words';
import type { Activity } from './activity.ts';
import { chartsConcerned } from './approved.ts';
import type { Chart } from './chart.ts';
import { amountObjections } from './check-amounts.ts';
import { clauseOf } from './in-force.ts';
import type { Offering } from './offering.ts';
import { refuse, word } from './refusals.ts';
import { thingObjections } from './things.ts';
import { timeObjections } from './times.ts';

/** The offering itself, or the first thing outside the approval. What is left out is not judged. RBK-11 */
export const checkOffering = (activity: Activity, offering: Offering): Answer<Offering> =>
  objections(activity, offering)[0] ?? answer(offering);

/** Everything in an offering that is outside the approval, so that it can be corrected at once. RBK-11 */
export const objections = (activity: Activity, offering: Offering): readonly Refusal[] =>
  isOf(activity, offering)
    ? [
        ...chartObjections(activity, offering),
        ...rowObjections(activity, offering),
        ...payoutObjections(activity, offering),
        ...amountObjections(activity, offering),
        ...thingObjections(activity, offering),
        ...timeObjections(activity, offering),
      ]
    : [refuse('offering-of-other-activity', { given: offering.activity, activity: activity.name }, activity.id)];

const isOf = ({ id, key }: Activity, offering: Offering): boolean =>
  offering.activity === id || offering.activity === key;

/** Only charts that there are, and of each group one. */
const chartObjections = (activity: Activity, { charts }: Offering): readonly Refusal[] => {
  const unknown = unknownKeys(activity, word('offered.chart', {}), charts, activity.charts);
  const groups = Map.groupBy(
    activity.charts.filter(chart => charts.includes(chart.key)),
    chart => chart.group,
  );
  const crowded = [...groups].filter(([group, members]) => group !== undefined && members.length > 1);
  const excluded = crowded.map(([, members]) => {
    const facts = { charts: members.map(({ label }) => label) };
    return refuse('charts-exclude-each-other', facts, clauseOf(activity, members[0]!.clause));
  });
  return [...unknown, ...excluded];
};

/** Only rows of the charts offered, and all of a chart where they go together. */
const rowObjections = (activity: Activity, offering: Offering): readonly Refusal[] => {
  const { rows } = offering;
  if (rows === undefined) return [];
  const charts = chartsConcerned(activity, offering);
  const unknown = unknownKeys(
    activity,
    word('offered.row', {}),
    rows,
    charts.flatMap(chart => chart.rows),
  );
  return [...unknown, ...charts.flatMap(chart => partOfChart(activity, chart, rows))];
};

const partOfChart = (activity: Activity, chart: Chart, rows: readonly string[]): readonly Refusal[] => {
  const missing = chart.rows.filter(({ key }) => !rows.includes(key));
  if (!chart.rowsTogether || missing.length === 0 || missing.length === chart.rows.length) return [];
  const facts = { chart: chart.label, missing: missing.map(({ label }) => label) };
  return [refuse('rows-go-together', facts, clauseOf(activity, chart.clause))];
};

/** Only payout structures that there are, and one of those that the house chooses from. */
const payoutObjections = (activity: Activity, { payouts }: Offering): readonly Refusal[] => {
  const unknown = unknownKeys(activity, word('offered.payout', {}), payouts, activity.payouts);
  const chosen = activity.payouts.filter(({ key, applies }) => applies.type === 'chosen' && payouts.includes(key));
  if (chosen.length < 2) return unknown;
  const facts = { payouts: chosen.map(({ key }) => key) };
  return [...unknown, refuse('payouts-exclude-each-other', facts, clauseOf(activity, chosen[0]!.clause))];
};

const unknownKeys = (
  activity: Activity,
  what: Said,
  given: readonly string[],
  known: readonly { readonly key: string; readonly clause?: string }[],
): readonly Refusal[] => {
  const keys = known.map(({ key }) => key);
  const clause = clauseOf(activity, known[0]?.clause ?? activity.charts[0]?.clause ?? 'Offering');
  return given
    .filter(key => !keys.includes(key))
    .map(key => refuse('not-in-the-rulebook', { what, given: key, known: keys, count: keys.length }, clause));
};
