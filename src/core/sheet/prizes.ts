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
  type Row,
  type ThingGiven,
  thingFor,
  thingOfRow,
  ticketsPosted,
} from '#core/rulebook';
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
  const prize = plainPrize(activity, offering, row);
  const extras = (row.extras ?? []).map(extra => extraInWords(extra, offering));
  return extras.length === 0 ? prize : words('prize.with-extras', { prize, extras: list(...extras) });
};

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
export const prizeLines = (activity: Activity, offering: Offering): readonly SheetLine[] => {
  const rows = chartsInForce(activity, offering).flatMap(chart => chart.rows);
  const sharings = rows.map(({ prize }) => ('sharing' in prize ? prize.sharing : undefined));
  return [
    ...table(
      [words('column.prize'), words('column.amount'), words('column.forms')],
      activity.prizes.flatMap(kind => kindRows(kind, offering)),
    ),
    ...lineIf(sharings.includes('each'), 'prize.each'),
    ...lineIf(sharings.includes('split'), 'prize.split'),
  ];
};

const kindRows = (kind: PrizeKind, offering: Offering): readonly (readonly Words[])[] => {
  const forms = list(...kind.forms.map(shared));
  const label = approved(kind.label);
  const places = Object.entries(offering.prizes).filter(([key]) => key.startsWith(`${kind.key}/`));
  if (places.length > 0)
    return places.map(([key, amount]) => [
      words('prize.places', { label, place: key.slice(kind.key.length + 1) }),
      formatAmount(amount),
      forms,
    ]);
  const counted = kind.count === undefined ? label : words('prize.counted', { label, count: kind.count });
  return [[counted, amountOr(kind.range, offering.prizes[kind.key]), forms]];
};

/** The structures in force, the rule for odd chips, and the lock. */
export const payoutLines = (activity: Activity, offering: Offering): readonly SheetLine[] => {
  const inForce = activity.payouts.filter(
    ({ key, applies }) => applies.type !== 'chosen' || offering.payouts.includes(key),
  );
  return [
    ...lineIf(inForce.length === 0, 'payout.whole'),
    ...inForce.flatMap(structure => structureLines(activity, structure)),
    ...(['losing', 'winning'] as const).flatMap(share => thingLine(offering, share)),
    ...lineIf(activity.payoutLockedUntilHit !== undefined, 'payout.locked'),
    line(activity.settlement.odd.type === 'up' ? 'payout.odd-up' : 'payout.odd-down'),
  ];
};

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
