import { type Cents, formatAmount, minus } from '#core/money';
import {
  type Activity,
  amountPosted,
  chartsInForce,
  chosen,
  type Extra,
  type Offering,
  type PayoutBand,
  type PayoutStructure,
  type PrizeKind,
  poolsInForce,
  type Row,
  type ThingGiven,
  thingFor,
  thingOfRow,
  ticketsPosted,
} from '#core/rulebook';
import type { SheetPosting } from './posting.ts';
import { isOfOtherWay } from './terms/runs.ts';
import {
  amountOr,
  approved,
  line,
  lineIf,
  list,
  rangeInWords,
  type SheetLine,
  shared,
  table,
  type Words,
  words,
} from './words.ts';

/** What one row of a chart pays. */
export const prizeOfRow = (activity: Activity, offering: Offering, row: Row): Words => {
  const prize = sharedPrize(activity, offering, row);
  const extras = (row.extras ?? []).map(extra => extraInWords(extra, offering));
  return extras.length === 0 ? prize : words('prize.with-extras', { prize, extras: list(...extras) });
};

/** One amount among all who win it, where other rows are paid in full to each, and the other way round. SET-3, SET-4 */
const sharedPrize = (activity: Activity, offering: Offering, row: Row): Words => {
  const prize = plainPrize(activity, offering, row);
  const sharings = sharingsOf(activity, offering);
  if (sharings.size < 2 || !('sharing' in row.prize)) return prize;
  return words(row.prize.sharing === 'split' ? 'prize.divided' : 'prize.in-full', { prize });
};

/** How several winners part the prizes of the rows in force; a hand that is beaten has a rule of its own. */
const sharingsOf = (activity: Activity, offering: Offering): ReadonlySet<string> =>
  new Set(
    chartsInForce(activity, offering)
      .flatMap(chart => chart.rows)
      .flatMap(({ prize }) => ('sharing' in prize ? [prize.sharing] : [])),
  );

const plainPrize = (activity: Activity, offering: Offering, row: Row): Words => {
  const { prize } = row;
  const posted = amountPosted(activity, offering, row);
  switch (prize.type) {
    case 'fixed':
      return thingOr(thingOfRow(activity, offering, row), posted, amountOr(prize.range, posted));
    case 'meter': {
      const pool = activity.funding.pools.find(({ key }) => key === prize.pool)?.label ?? prize.pool;
      return words('prize.meter', { percent: prize.percent, pool: approved(pool) });
    }
    case 'multiple': {
      const single = activity.charts.flatMap(({ rows }) => rows).find(({ key }) => key === prize.of);
      const times = words('prize.times', { times: prize.times, prize: approved(single?.label ?? prize.of) });
      return posted === undefined ? times : thingOr(thingOfRow(activity, offering, row), posted, formatAmount(posted));
    }
    case 'tickets':
      return tickets(prize.range, ticketsPosted(offering, row));
    case 'points':
      return offering.mode === 'tickets'
        ? tickets(prize.tickets, ticketsPosted(offering, row))
        : words('prize.points', { count: prize.points });
    case 'entry':
      return words('prize.entry', { value: amountOr(prize.range, posted) });
  }
};

/** The thing that is given for the amount, and what of the amount is money. SET-19 */
const thingOr = (thing: ThingGiven | undefined, posted: Cents | undefined, amount: Words): Words => {
  if (thing === undefined || posted === undefined) return amount;
  const facts = { what: approved(thing.what), value: formatAmount(thing.value) };
  return posted === thing.value
    ? words('prize.thing', facts)
    : words('prize.thing-and-money', { ...facts, rest: formatAmount(minus(posted, thing.value)) });
};

const tickets = (range: { readonly from: number; readonly to?: number }, given: number | undefined): Words => {
  const count = given ?? (range.from === range.to ? range.from : undefined);
  return count === undefined
    ? words('prize.tickets-range', { range: rangeInWords(range, String) })
    : words('prize.tickets', { count });
};

const extraInWords = ({ key, to, range, evenIfFolded }: Extra, offering: Offering): Words => {
  const posted = chosen(range, offering.prizes[key]);
  const amount = thingOr(thingFor(offering, key, posted), posted, amountOr(range, posted));
  const extra = words(key === 'envy' ? 'prize.envy' : `prize.table-${to}`, { amount });
  return evenIfFolded === true ? words('prize.even-if-folded', { extra }) : extra;
};

/** The kinds of prizes with amounts and forms, and what several winners get. */
export const prizeLines = (activity: Activity, offering: Offering, posting: SheetPosting): readonly SheetLine[] => {
  const sharings = sharingsOf(activity, offering);
  const isBeaten = activity.settlement.beat?.pays === 'structure';
  return [
    ...table(
      [words('column.prize'), words('column.amount'), words('column.forms')],
      activity.prizes
        .filter(({ key }) => !isOfOtherWay(activity, offering, key))
        .flatMap(kind => kindRows(kind, activity, offering, posting)),
    ),
    ...lineIf(sharings.size === 1 && sharings.has('each'), 'prize.each'),
    ...lineIf(sharings.size === 1 && sharings.has('split') && !isBeaten, 'prize.split'),
  ];
};

const kindRows = (
  kind: PrizeKind,
  activity: Activity,
  offering: Offering,
  posting: SheetPosting,
): readonly (readonly Words[])[] => {
  const forms = list(...kind.forms.map(shared));
  const label = approved(labelOf(kind, activity));
  const places = Object.entries(offering.prizes).filter(([key]) => key.startsWith(`${kind.key}/`));
  if (places.length > 0)
    return places.map(([key, amount]) => [
      words('prize.places', { label, place: key.slice(kind.key.length + 1) }),
      formatAmount(amount),
      forms,
    ]);
  const counted = kind.count === undefined ? label : words('prize.counted', { label, count: kind.count });
  return [[counted, amountOfKind(kind, activity, offering, posting), forms]];
};

/** Where the approval has no name for it but that of its hand, the hand's. */
const labelOf = ({ key, label }: PrizeKind, { charts }: Activity): string =>
  label === key ? (charts.flatMap(({ rows }) => rows).find(row => row.key === key)?.label ?? label) : label;

/** What is posted for it: by itself, with each hand, as a pool, or with the promotion that gives it. */
const amountOfKind = (kind: PrizeKind, activity: Activity, offering: Offering, posting: SheetPosting): Words => {
  const posted = chosen(kind.range, offering.prizes[kind.key]);
  if (posted !== undefined) return formatAmount(posted);
  const rows = chartsInForce(activity, offering).flatMap(chart => chart.rows);
  const paid = rows.filter(({ prize }) => prize.type !== 'tickets' && prize.type !== 'points');
  const pools = Object.keys(poolsInForce(activity, offering));
  if (pools.includes(kind.key) || (paid.length > 0 && paid.every(({ prize }) => prize.type === 'meter')))
    return words('prize.in-pools');
  if (paid.length > 0) return words('prize.in-chart');
  // What follows from the way it is played has no amount of its own: the place at a final table, the car pass.
  const isOfPlay = kind.range === undefined && activity.runs.length > 0;
  if (isOfPlay && kind.forms.length === 0 && kind.count !== undefined) return words('prize.in-procedure');
  if ((posting.promotions ?? []).length > 0) return words('prize.in-posted');
  return isOfPlay ? words('prize.in-procedure') : amountOr(kind.range, undefined);
};

/** The structures in force, the rule for odd chips, and the lock. */
export const payoutLines = (activity: Activity, offering: Offering): readonly SheetLine[] => {
  const inForce = activity.payouts.filter(
    ({ key, applies }) => applies.type !== 'chosen' || offering.payouts.includes(key),
  );
  return [
    ...lineIf(inForce.length === 0 && isPaidWhole(activity, offering), 'payout.whole'),
    ...inForce.flatMap(structure => structureLines(activity, structure)),
    ...(['losing', 'winning'] as const).flatMap(share => thingLine(offering, share)),
    ...lineIf(activity.payoutLockedUntilHit !== undefined, 'payout.locked'),
    ...(inForce.length > 0 || isParted(activity, offering)
      ? [line(activity.settlement.odd.type === 'up' ? 'payout.odd-up' : 'payout.odd-down')]
      : []),
  ];
};

/** Whether a prize can be parted among several, so that it may not come out even. */
const isParted = (activity: Activity, offering: Offering): boolean =>
  activity.settlement.period?.equal === 'split' ||
  chartsInForce(activity, offering)
    .flatMap(chart => chart.rows)
    .some(({ prize }) => 'sharing' in prize && prize.sharing === 'split');

/** One winner, one prize: not where tickets are earned, places share, or a table does. */
const isPaidWhole = (activity: Activity, offering: Offering): boolean =>
  activity.runs.length === 0 &&
  chartsInForce(activity, offering)
    .flatMap(chart => chart.rows)
    .every(({ prize, extras = [] }) => extras.length === 0 && !('sharing' in prize && prize.sharing === 'split'));

/** What of the part of a hand is given as a thing. SET-19 */
const thingLine = (offering: Offering, share: 'losing' | 'winning'): readonly SheetLine[] => {
  const thing = thingFor(offering, share, undefined);
  if (thing === undefined) return [];
  const facts = { what: approved(thing.what), value: formatAmount(thing.value) };
  return [line('payout.thing', { share: words(`share.${share}-hand`), ...facts })];
};

const structureLines = (activity: Activity, structure: PayoutStructure): readonly SheetLine[] => [
  line('payout.structure', { name: structureName(activity, structure) }),
  ...table(
    [words('column.posted-prize'), words('column.share'), words('column.percent')],
    structure.bands.flatMap(band =>
      band.shares.map(({ to, percent }) => [bandInWords(band), words(`share.${to}`), `${percent}%`]),
    ),
  ),
];

const structureName = (activity: Activity, structure: PayoutStructure): Words => {
  const { applies } = structure;
  const label = approved(structure.label);
  if (applies.type === 'result') return list(label, words(`payout.${applies.result}`));
  if (applies.type === 'chosen') return label;
  const rows = activity.charts.flatMap(chart => chart.rows).filter(({ key }) => applies.rows.includes(key));
  return list(label, words('payout.rows', { rows: list(...rows.map(row => approved(row.label))) }));
};

const bandInWords = ({ from, to }: PayoutBand): Words =>
  from !== undefined && to === undefined
    ? words('payout.from', { from: formatAmount(from) })
    : rangeInWords({ from, to }, formatAmount);
