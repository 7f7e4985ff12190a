import { defined } from '#core/base';
import { exportObjection, type HouseView } from '#core/house';
import { type Cents, cents, formatAmount, NOTHING, total } from '#core/money';
import { hasPerson } from '#core/people';
import type { Activity } from '#core/rulebook';
import { approved, type Footing } from '#core/sheet';
import { activityOf, labelOf, type PayMethod } from '#core/state';
import { taxFormFor } from '#core/tax';
import { calendarDayOf, formatMoment, gamingDay, gamingDayOf } from '#core/time';
import { type CageRow, taxKindOf } from '#core/views';
import type { Fact } from '#core/words';
import type { WinnerRecord } from '#server/private';
import { REPORT_NAMES, type ReportNames, type ReportRow, summaryOf, titleOf } from '#server/reports';
import { copyOf, type Slip, written } from '../../../sheets/index.ts';
import type { ApiParts } from '../line/parts.ts';
import { noSuch, numberIn } from '../line/reading.ts';
import { refuse } from '../line/refusals.ts';
import { json, jsonText, paper } from '../line/reply.ts';
import type { Resource } from '../line/route.ts';
import { paperLanguage, slipPaper, taxWords } from './slip-paper.ts';

/** What is read from the reports: the reports themselves, slips, and what went over a window. */
export const reports = {
  reads: {
    reports: (query, ask) => {
      const language = query.language ?? ask.voice?.language ?? 'en';
      const rows = REPORT_NAMES.map(report => ({
        report,
        title: titleOf(report, language),
        summary: summaryOf(report, language),
      }));
      return json({ rows });
    },
    report: async ({ form, language: wanted, bom, ...asked }, ask, parts) => {
      const language = wanted ?? ask.voice?.language ?? 'en';
      const name = REPORT_NAMES.find(known => known === ask.params['report']);
      if (name === undefined) return noSuch('report', ask.params['report']!, 'RPT-1');
      const isFile = form === 'csv' || form === 'xlsx';
      const objection = isFile ? exportObjection(ask.asker, 'reports') : undefined;
      if (objection !== undefined) return objection;
      const names = isFile ? { names: await namesFor(ask.house, parts) } : {};
      if (form === 'xlsx') {
        const book = await parts.reports.book({ report: name, asked, form, language, ...names });
        return book === undefined ? BEHIND : paper(XLSX, book);
      }
      const text = await parts.reports.text({ report: name, asked, form, language, ...names });
      if (text === undefined) return BEHIND;
      // Some spreadsheets take a file for UTF-8 only by the mark in front of it.
      const marked = bom === 'yes' ? `\ufeff${text}` : text;
      return form === 'csv' ? paper('text/csv; charset=utf-8', marked) : jsonText(text);
    },
    slip: async ({ form, language, size, slip: asked }, ask, parts) => {
      const award = numberIn(ask, 'award');
      const rows = await parts.reports.rows('slips', { award });
      if (rows === undefined) return BEHIND;
      // The newest, where an earlier one is void; that one by its own number.
      const row = asked === undefined ? rows.at(-1) : rows.find(one => one['slip'] === asked);
      if (row === undefined) return refuse('not-paid-yet', { award }, 'REG-F4');
      const names = await slipNames(row, ask.house, parts);
      const paid = { at: paidAt(row), form, size };
      return slipPaper(slipOf(row, ask.house, names), paid, paperLanguage(language, ask), ask, parts);
    },
    shift: async (_, ask, parts) => {
      const { asker, house } = ask;
      if (!hasPerson(asker)) return json({ since: ask.now.toString(), rows: [] });
      const { clock } = house.settings;
      const { station } = asker.station;
      const drawer = house.drawers.get(station);
      // A drawer keeps what went over it; a window without one begins with the gaming day. CSH-2
      const day = gamingDay(clock, gamingDayOf(clock, ask.now));
      const since = drawer === undefined ? day.from : Temporal.Instant.from(drawer.openedAt);
      const rows = await parts.reports.rows('cage', { from: gamingDayOf(clock, since).toString() });
      if (rows === undefined) return BEHIND;
      const isHere = (row: ReportRow): boolean =>
        row['window'] === station &&
        (drawer !== undefined || row['cashier'] === asker.actor.id) &&
        Number(row['at']) >= since.epochMilliseconds;
      return json({ since: since.toString(), rows: rows.filter(isHere).map(cageRow) });
    },
  },
} satisfies Resource;

/** Who is behind the ids of a slip. Names are looked up when it is shown, and are in no journal. PPL-1 */
type SlipNames = { readonly staff: (ids: string) => string; readonly winner: Slip['lines'] };

const slipNames = async (row: ReportRow, house: HouseView, parts: ApiParts): Promise<SlipNames> => {
  const people = await staffNames(parts);
  const { members, winners } = parts.people.store;
  const player = house.awards.get(Number(row['award']))?.player;
  const recorded = await winners.of(String(row['award']));
  const name = recorded?.name ?? (player === undefined ? undefined : (await members.of(player))?.name);
  return {
    staff: ids =>
      ids
        .split(', ')
        .map(id => people[id] ?? id)
        .join(', '),
    winner: [
      ...(name === undefined ? [] : [['winner', name] as const]),
      ...(recorded === undefined ? [] : [['paper', paperOf(recorded)] as const]),
    ],
  };
};

/** Slips lie about: the document by its kind and its last four signs. */
const paperOf = ({ paper, paperNumber }: WinnerRecord): Fact =>
  written('slip.paper', { paper, last: paperNumber.slice(-4) });

const staffNames = async ({ people }: ApiParts): Promise<Readonly<Record<string, string>>> =>
  Object.fromEntries((await people.store.all()).map(({ person, name }) => [person, name]));

/** For a report that people read. RPT-20 */
const namesFor = async ({ settings: { activities } }: HouseView, parts: ApiParts): Promise<ReportNames> => ({
  people: await staffNames(parts),
  activities: Object.fromEntries(activities.map(({ id, name }) => [id, name])),
  hands: Object.fromEntries(
    activities.map(({ id, charts }) => [
      id,
      Object.fromEntries(charts.flatMap(({ rows }) => rows.map(({ key, label }) => [key, label]))),
    ]),
  ),
});

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const BEHIND = refuse('reports-behind', {}, 'RPT-14');

const cageRow = (row: ReportRow): CageRow => ({
  at: Temporal.Instant.fromEpochMilliseconds(Number(row['at'])).toString(),
  what: row['what'] as CageRow['what'], // The report has these words only.
  number: String(row['number']),
  paidOut: cents(Number(row['paid out'])),
  takenIn: cents(Number(row['taken in'])),
  byCheck: cents(Number(row['by check'])),
});

const paidAt = (row: ReportRow): Temporal.Instant => Temporal.Instant.fromEpochMilliseconds(Number(row['paid at']));

/** As its chart words it; hands of promotions stand in words already. */
const handOf = (activity: Activity | undefined, hand: string): string =>
  activity?.charts.flatMap(({ rows }) => rows).find(({ key }) => key === hand)?.label ?? hand;

/** Money, or a thing with its declared value, by which its tax form goes. PRO-3, PRO-10 */
const givenBy = (row: ReportRow): { readonly lines: Slip['lines']; readonly worth?: Cents } => {
  const amount = cents(Number(row['amount']));
  if (row['prize'] === null)
    return { lines: [['amount', formatAmount(amount)]], ...(row['method'] === 'handed-over' ? {} : { worth: amount }) };
  const worth = row['value'] === null ? undefined : cents(Number(row['value']));
  const value = worth === undefined ? written('value.not-declared', {}) : formatAmount(worth);
  return {
    lines: [
      ['handed-over', thingInWords(String(row['prize']))],
      ['value', value],
      ['cash', formatAmount(amount)],
    ],
    ...defined({ worth }),
  };
};

/** Tickets and points are counted; what else there is has a name. */
const thingInWords = (prize: string): Fact => {
  const [, count, kind] = /^(\d+) (tickets|points)$/.exec(prize) ?? [];
  if (count === undefined) return prize;
  return written(kind === 'tickets' ? 'value.tickets' : 'value.points', { count: Number(count) });
};

/** A prize of a promotion may be won at no table, and one of a table at no seat. */
const placeOf = (table: string, seat: string): Slip['lines'] => {
  if (table === '') return [];
  return seat === '' ? [['table', table]] : [['seat', `${table} / ${seat}`]];
};

/** Where a form is due: what was won, what was withheld of it, and what is paid. The house itself withholds nothing. */
const taxLines = (form: ReturnType<typeof taxFormFor> | undefined, worth: Cents | undefined): Slip['lines'] =>
  form === undefined || form === 'none' || worth === undefined
    ? []
    : [
        ['gross', formatAmount(worth)],
        ['withheld', formatAmount(NOTHING)],
      ];

/** What an award is paid as comes out of its accounts; one that gave a thing has no money there. PAP-5 */
const sumsOf = ({ awards }: HouseView, row: ReportRow): readonly Footing[] => {
  const award = awards.get(Number(row['award']));
  if (award === undefined || award.gives.type !== 'money' || row['void on'] !== null) return [];
  const { pools, reserve, house } = award.source;
  return [{ expected: Number(row['amount']), found: total([...Object.values(pools), reserve, house]) }];
};

/** The accounts that gave the money, while the house still has the award. */
const sourceOf = ({ awards }: HouseView, award: string): Slip['lines'] => {
  const source = awards.get(Number(award))?.source;
  if (source === undefined) return [];
  const pools = total(Object.values(source.pools));
  const parts = [
    ...(pools > 0 ? [written('source.pools', { amount: formatAmount(pools) })] : []),
    ...(source.reserve > 0 ? [written('source.reserve', { amount: formatAmount(source.reserve) })] : []),
    ...(source.house > 0 ? [written('source.of-house', { amount: formatAmount(source.house) })] : []),
  ];
  return parts.length === 0 ? [] : [['source', parts]];
};

/** REG-F4: table, seat, hand, date and time, amount, method, taxable or not, preparer, approver. */
const slipOf = (row: ReportRow, house: HouseView, names: SlipNames): Slip => {
  const { settings, awards, games } = house;
  const { clock, name = 'Houseway', isDemo = false } = settings;
  const words = (cell: string): string => String(row[cell] ?? '');
  const activity = activityOf(house, words('activity'));
  const hand = words('hand');
  const isOfGame = games.has(words('activity'));
  const paid = paidAt(row).round({ smallestUnit: 'second', roundingMode: 'floor' });
  const kind = activity === undefined ? 'prize' : taxKindOf(activity);
  const { lines, worth } = givenBy(row);
  const on = calendarDayOf(clock, paid).toString();
  const form = worth === undefined ? undefined : taxFormFor(settings.jurisdiction.taxes, { kind, amount: worth, on });
  const payment = awards.get(Number(row['award']))?.payment;
  return {
    house: name,
    slip: Number(row['slip']),
    isDemo,
    lines: [
      ...lines,
      ...names.winner,
      ['activity', approved(activity?.name ?? words('activity'))],
      ...placeOf(words('table'), words('seat')),
      ...(hand === ''
        ? []
        : [['hand', approved(isOfGame ? labelOf(house, words('activity'), hand) : handOf(activity, hand))] as const]),
      ['award', words('award')],
      ['paid-at', { moment: formatMoment(clock, paid) }],
      ['day', { moment: words('day') }],
      ['method', written(`method.${row['method'] as PayMethod}`, {})], // The report has these words only.
      ...sourceOf(house, words('award')),
      ...taxLines(form, worth),
      ['tax', taxWords(form)],
      ['prepared', names.staff(words('paid by'))],
      ['approved', names.staff(words('verified by'))],
    ],
    signatures:
      row['void on'] === null && names.staff(words('verified by')).includes(', ')
        ? ['prepared', 'second', 'received']
        : ['prepared', 'verified', 'received'],
    sums: sumsOf(house, row),
    ...(row['method'] === 'tray' ? { isFromTray: true as const } : {}),
    // Of a closed day the house no longer counts: whatever is printed then is a copy.
    copy: payment?.slip === Number(row['slip']) ? copyOf(payment.prints ?? 0) : 'later',
    ...(row['void on'] === null
      ? {}
      : { isVoid: { day: words('void on'), person: names.staff(words('void by')), reason: words('reason') } }),
  };
};
