import { handNames } from '#core/cards';
import { cents, formatAmount } from '#core/money';
import { type HandTest, isSameGame, nameOfGame } from '#core/qualifying';
import {
  type Activity,
  amountPosted,
  type Chart,
  chartsInForce,
  type GameMatch,
  isGame,
  type Jurisdiction,
  type Offering,
  type Row,
  type Setting,
  ticketsPosted,
  windowOf,
} from '#core/rulebook';
import { formatTime, type PostedWindow, WEEKDAYS } from '#core/time';
import { isAsked, type SheetPosting } from './posting.ts';
import { prizeOfRow } from './prizes.ts';
import { conditionsOf, familyLine, settlementLines } from './terms/conditions.ts';
import { exampleOf } from './terms/example.ts';
import {
  approved,
  line,
  lineIf,
  lineWith,
  list,
  plain,
  type SheetLine,
  shared,
  table,
  type Words,
  words,
} from './words.ts';

export const eligibleGames = (
  activity: Activity,
  offering: Offering,
  { tables = [] }: SheetPosting,
  { tableGames }: Pick<Jurisdiction, 'tableGames'>,
): readonly SheetLine[] => [
  ...scopeLines(activity.scope, tableGames),
  ...gamesInForce(activity, offering).map(({ name, regulatorId: id }) =>
    plain(id === undefined ? approved(name) : words('game.with-id', { name: approved(name), id })),
  ),
  ...(tables.length === 0 ? [] : [line('sheet.tables', { tables: list(...tables.map(String)) })]),
];

/** Of charts for different games only those of the one that is offered. SHT-4 */
const gamesInForce = (activity: Activity, offering: Offering): Activity['games'] => {
  const charts = chartsInForce(activity, offering);
  const rows = charts.flatMap(chart => chart.rows);
  const isChoice = rows.length > 0 && charts.every(({ group }) => group !== undefined);
  if (!isChoice || rows.some(({ games }) => games === 'any')) return activity.games;
  return activity.games.filter(({ slug }) => rows.some(row => isGame(row.games, slug)));
};

const scopeLines = (scope: Activity['scope'], games: Jurisdiction['tableGames']): readonly SheetLine[] => {
  if (scope === 'listed') return [];
  return [
    scope === 'all-table-games' ? line('scope.all-table-games', { games: { said: games } }) : line(`scope.${scope}`),
  ];
};

export const timeLines = (
  { posting }: Activity,
  offering: Offering,
  { times: written }: SheetPosting,
): readonly SheetLine[] => {
  const { hours = [], firstDay, lastDay, noticeHours } = offering.times ?? {};
  const windows = written.length > 0 ? written : (hours === 'all' ? [] : hours).map(windowOf);
  const isAlways = written.length === 0 && hours === 'all';
  return [
    ...lineIf(!isAlways && windows.length === 0, 'times.while-posted'),
    ...lineIf(isAlways, 'times.all-hours'),
    ...windows.map(window => plain(windowInWords(window))),
    ...lineWith('period.minutes-each', { count: offering.times?.periodMinutes }),
    ...lineWith('times.first-day', { day: firstDay && { moment: firstDay } }),
    ...lineWith('times.last-day', { day: lastDay && { moment: lastDay } }),
    ...lineWith('times.notice-hours', { hours: noticeHours }),
    line('times.notice', { notice: shared(posting.notice) }),
  ];
};

export const momentInWords = (moment: string): Words => words('times.moment', { at: { moment } });

export const windowInWords = ({ days, hours, by, dates }: PostedWindow): Words =>
  words('times.window', {
    days:
      days.length === WEEKDAYS.length
        ? words('times.every-day')
        : list(...WEEKDAYS.filter(day => days.includes(day)).map(day => words(`day.${day}`))),
    hours:
      hours === 'all-day'
        ? words('times.all-day')
        : words('times.hours', { from: { moment: formatTime(hours.from) }, to: { moment: formatTime(hours.to) } }),
    gaming: by === 'gaming-day' ? words('times.by-gaming-day') : '',
    dates:
      dates === undefined
        ? ''
        : words('times.dates', { first: { moment: `${dates.first}` }, last: { moment: `${dates.last}` } }),
  });

/** The charts in force, and how a hand is made where the approval says so. SHT-4 */
export const qualifyingHands = (activity: Activity, offering: Offering): readonly SheetLine[] => {
  const charts = chartsInForce(activity, offering).filter(({ rows }) => rows.length > 0);
  const { designated = {} } = offering;
  const { rank, suit, losing, winning } = designated;
  return [
    ...withoutChart(activity, charts),
    ...charts.flatMap(chart => chartLines(activity, offering, chart)),
    ...lineIf(activity.drawsRank === true, 'hand.rank-drawn'),
    ...lineWith('hand.rank', { rank }),
    ...lineWith('hand.suit', { suit: suit && words(`suit.${suit}`) }),
    ...lineWith('hand.losing', { hand: losing && testInWords(losing) }),
    ...lineWith('hand.winning', { hand: winning && testInWords(winning) }),
    ...(charts.length === 0 ? [] : [familyLine(charts.flatMap(({ rows }) => rows))]),
    ...settlementLines(
      activity,
      charts.flatMap(({ rows }) => rows),
    ),
    ...(activity.construction ?? []).map(({ games, recipe }) =>
      line('hand.built', { games: gamesInWords(activity, games), parts: list(...recipe.parts.map(partInWords)) }),
    ),
  ];
};

/** Nothing is said of hands where none wins and nobody asks. */
const withoutChart = (activity: Activity, charts: readonly Chart[]): readonly SheetLine[] => {
  if (charts.length > 0) return [];
  if (activity.designates !== undefined) return [line('hand.as-posted')];
  return isAsked(activity, 'hands') ? [line('hand.no-hands')] : [];
};

const chartLines = (activity: Activity, offering: Offering, chart: Chart): readonly SheetLine[] => {
  const rows = chart.rows.filter(row => isOffered(activity, offering, row));
  const hasBeat = rows.some(row => row.beatenBy !== undefined);
  const cells = rows.map(row => [
    approved(row.label),
    ...(hasBeat ? [row.beatenBy === undefined ? '' : approved(row.beatenBy.label)] : []),
    gamesInWords(activity, row.games),
    conditionsOf(row),
    exampleOf(row),
    prizeOfRow(activity, offering, row),
  ]);
  const beat = hasBeat ? [words('column.beaten-by')] : [];
  return [
    ...chartName(activity, offering, chart),
    ...table(
      [
        words('column.hand'),
        ...beat,
        words('column.games'),
        words('column.conditions'),
        words('column.example'),
        words('column.pays'),
      ],
      cells,
    ),
  ];
};

/** Where there are charts for several games, each says for which. */
const chartName = (activity: Activity, offering: Offering, { group, label, rows }: Chart): readonly SheetLine[] => {
  if (group === undefined) return [];
  const groups = new Set(chartsInForce(activity, offering).map(chart => chart.group));
  const games = [...new Set(rows.flatMap(row => (typeof row.games === 'string' ? [] : row.games)))];
  return groups.size === 1 || games.length === 0
    ? [line('hand.chart', { chart: approved(label) })]
    : [line('hand.chart-for', { chart: approved(label), games: gamesInWords(activity, games) })];
};

/** A row of a menu that has no posted prize is not offered. */
const isOffered = (activity: Activity, offering: Offering, row: Row): boolean => {
  if (!(offering.rows?.includes(row.key) ?? true)) return false;
  const { type } = row.prize;
  if (type === 'meter' || type === 'points') return true;
  return type === 'tickets'
    ? ticketsPosted(offering, row) !== undefined
    : amountPosted(activity, offering, row) !== undefined;
};

export const gamesInWords = ({ games }: Activity, match: GameMatch): Words => {
  if (typeof match === 'string') return words(`games.${match}`);
  const names = match.map(slug => games.find(game => isSameGame(game.slug, slug))?.name ?? nameOfGame(slug));
  return list(...[...new Set(names)].map(name => approved(name)));
};

type RecipePart = NonNullable<Activity['construction']>[number]['recipe']['parts'][number];

const partInWords = ({ from, first, use, usesAtLeast }: RecipePart): Words => {
  const cards = words(`origin.${from}`);
  const origin = first === undefined ? cards : words('hand.first', { count: first, origin: cards });
  if (use !== undefined) return words('hand.part-of', { count: use, origin });
  return words(usesAtLeast === undefined ? 'hand.all-of' : 'hand.any-of', { origin });
};

/** A designated hand: the category with its ranks; a hand without a category is shown as posted. */
const testInWords = (test: HandTest): Words => {
  if (test.type !== 'category') return words('sheet.as-posted');
  const ranks = test.from ?? test.to;
  const named: Words = { said: handNames(test.category) };
  const category = ranks === undefined ? named : words('hand.ranked', { category: named, ranks: ranks.join('-') });
  return words(`hand.${test.reach}`, { category });
};

/** Every setting with the value chosen, and the versions in force that have no hands of their own. */
export const settingLines = (activity: Activity, offering: Offering): readonly SheetLine[] => [
  ...chartsInForce(activity, offering)
    .filter(({ rows }) => rows.length === 0)
    .map(({ label }) => line('drawing.option', { option: approved(label) })),
  ...(offering.mode === undefined ? [] : [line(`setting.mode-${offering.mode}`)]),
  ...activity.settings
    .filter(({ key }) => !FEES.has(key) && (offering.settings[key] ?? []).length > 0)
    .map(setting => settingLine(setting, offering)),
];

/** Settings that are money a player pays stand with the fees. */
const FEES: ReadonlySet<string> = new Set(['buyIn', 'reBuy', 'addOn', 'entryFee', 'redemptionFee']);

export const hasFeeSettings = ({ settings }: Activity): boolean => settings.some(({ key }) => FEES.has(key));

/** What is posted of them; a redemption fee of nothing is none. */
export const feeSettingLines = ({ settings }: Activity, offering: Offering): readonly SheetLine[] =>
  settings
    .filter(({ key }) => FEES.has(key) && (offering.settings[key] ?? []).length > 0)
    .map(setting => {
      const [amount = 0] = offering.settings[setting.key] ?? [];
      if (setting.key !== 'redemptionFee') return settingLine(setting, offering);
      return amount === 0 ? line('fee.no-redemption') : line('fee.redemption', { amount: formatAmount(cents(amount)) });
    });

const settingLine = (setting: Setting, offering: Offering): SheetLine =>
  line('sheet.pair', {
    label: approved(setting.label),
    value: settingInWords(setting, offering.settings[setting.key] ?? []),
  });

const settingInWords = ({ value }: Setting, given: readonly number[]): Words =>
  list(...given.map(each => (value.type === 'money' ? formatAmount(cents(each)) : `${each}`)));
