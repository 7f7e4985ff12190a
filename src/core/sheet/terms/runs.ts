import { type Activity, chartsInForce, type Offering } from '#core/rulebook';
import type { Weekday } from '#core/time';
import { approved, line, lineIf, lineWith, list, type SheetLine, table, words } from '../words.ts';

/** What of the terms of a run a player is told. Each mechanism has checked its own when the approval was read. */
type Terms = {
  readonly entries?: 'until' | 'before' | readonly Entry[];
  readonly proof?: 'stub' | 'club-card' | 'none';
  readonly comparesName?: true;
  readonly gives?: {
    readonly type: string;
    readonly count?: number;
    readonly prize?: string;
    readonly keys?: readonly string[];
  };
  readonly inVain?: 'redraw' | 'carry-over';
  readonly idUntil?: 'claim' | 'second-stage';
  readonly drum?: 'kept' | 'as-posted';
  readonly emptiedAfterDays?: string;
  readonly schedule?:
    | { readonly type: 'last-day'; readonly times: readonly string[]; readonly weeks: string }
    | { readonly type: 'days'; readonly drawings: number; readonly withinDays: number };
  readonly onePerPerson?: true;
  readonly rotationsMin?: number;
  readonly double?: object;
  readonly kinds?: readonly Kind[];
  readonly bets?: readonly ('base' | 'bonus')[];
  readonly perWager?: 'one' | 'any-number';
  readonly bothSides?: 'barred' | 'allowed';
  readonly score?: 'points' | 'picks';
  readonly places?: number;
  readonly closes?: { readonly weekday: Weekday; readonly time: string };
  readonly hoursMin?: number;
  readonly tieBreak?: 'nearest-total';
  readonly equal?: 'share-their-places' | 'share-one-place';
  readonly hour?: 'completed' | 'scanned';
  readonly prize?: string;
  readonly drawn?: true;
  readonly type?: 'keys' | 'tables';
  readonly holdersMax?: number;
  readonly at?: string;
  readonly tables?: number;
  readonly advance?: number;
  readonly hands?: number;
  readonly finalHands?: number;
  readonly cards?: number;
  readonly valueAwards?: number;
  readonly multiples?: readonly number[];
  readonly jumps?: readonly string[];
  readonly replays?: readonly string[];
};
type Entry = { readonly type: 'hand' | 'seat' | 'hour'; readonly times?: readonly string[] };
type Kind = {
  readonly type: 'match-play' | 'free-play' | 'bonus-play' | 'dead-chip';
  readonly chart?: string;
  readonly stake: 'equal-live' | 'live-at-least-face' | 'alone';
  readonly pays: 'even' | 'game-odds';
  readonly uses: 'one-decision' | 'until-lost' | 'as-printed';
  readonly startsAs: 'itself' | 'voucher';
};

/** What is drawn, spun, played or counted, as far as it is in force. SHT-10 */
export const runLines = (activity: Activity, offering: Offering): readonly SheetLine[] =>
  termsInForce(activity, offering).flatMap(terms => [
    ...entryLines(terms),
    ...drumLines(terms, offering),
    ...wheelLines(terms),
    ...kindLines(terms, offering),
    ...contestLines(terms),
    ...tableLines(terms),
    ...stageLines(terms),
  ]);

/** Of several ways of one mechanism the first whose chart is offered. RBK-17 */
const termsInForce = (activity: Activity, offering: Offering): readonly Terms[] => {
  const charts = new Set(chartsInForce(activity, offering).map(({ key }) => key));
  const inForce = activity.runs.filter(run => {
    const { chart } = run;
    return (chart === undefined || charts.has(chart)) && isOfMode(run as object as Terms, activity, offering);
  });
  const first = inForce.filter((run, place) => inForce.findIndex(one => one.mechanism === run.mechanism) === place);
  return first as readonly object[] as readonly Terms[]; // Each mechanism has read its own.
};

/** Hands that earn points earn no tickets, and the other way round. */
const isOfMode = ({ entries, score }: Terms, activity: Activity, offering: Offering): boolean => {
  if (!hasPoints(activity, offering)) return true;
  return offering.mode === 'tickets' ? score !== 'points' : typeof entries !== 'object';
};

const hasPoints = (activity: Activity, offering: Offering): boolean =>
  chartsInForce(activity, offering)
    .flatMap(chart => chart.rows)
    .some(({ prize }) => prize.type === 'points');

/** Whether hands earn points, so that nothing is drawn. SHT-4 */
export const earnsPoints = (activity: Activity, offering: Offering): boolean =>
  hasPoints(activity, offering) && offering.mode !== 'tickets';

/** Whether a prize belongs to a way of running it that is not in force. SHT-4 */
export const isOfOtherWay = (activity: Activity, offering: Offering, prize: string): boolean => {
  const inForce = termsInForce(activity, offering);
  const others = (activity.runs as readonly object[] as readonly Terms[]).filter(run => !inForce.includes(run)); // Read.
  return others.some(run => givesPrize(run, prize)) && !inForce.some(run => givesPrize(run, prize));
};

const givesPrize = ({ gives, score }: Terms, prize: string): boolean =>
  gives?.prize === prize || (gives?.keys ?? []).includes(prize) || (score === 'points' && prize === 'points');

/** Whether a prize that finds nobody is added to the next one: then no other entry is drawn for it. */
export const isCarriedOver = (activity: Activity, offering: Offering): boolean =>
  termsInForce(activity, offering).some(({ inVain }) => inVain === 'carry-over');

/** Whether the approval itself says when it is drawn. */
export const isScheduled = (activity: Activity, offering: Offering): boolean =>
  termsInForce(activity, offering).some(({ schedule }) => schedule?.type === 'last-day');

/** Which game each prize in a list is drawn for is its label; how many are drawn is said where it is fixed. */
const entryLines = ({ entries, proof, comparesName, gives, inVain, idUntil }: Terms): readonly SheetLine[] => [
  ...(typeof entries === 'object' ? entries.map(entryLine) : []),
  ...lineWith('run.draws', { count: typeof entries === 'object' ? gives?.count : undefined }),
  ...(proof === undefined || proof === 'none' ? [] : [line(`run.proof-${proof}`)]),
  ...lineIf(comparesName === true, 'run.compares-name'),
  ...lineIf(inVain === 'carry-over', 'run.carry-over'),
  ...lineIf(idUntil === 'second-stage', 'run.until-second-stage'),
];

const entryLine = ({ type, times }: Entry): SheetLine =>
  times === undefined ? line(`run.entry-${type}`) : line('run.entry-seat-at', { times: list(...times.map(momentAt)) });

const momentAt = (at: string) => ({ moment: at });

const drumLines = (terms: Terms, offering: Offering): readonly SheetLine[] => {
  const { drum, emptiedAfterDays, schedule, onePerPerson } = terms;
  const days = emptiedAfterDays === undefined ? undefined : offering.settings[emptiedAfterDays]?.[0];
  return [
    ...lineIf(drum === 'kept' && emptiedAfterDays === undefined, 'run.drum-kept'),
    ...lineIf(drum === 'as-posted', 'run.drum-emptied'),
    ...lineWith('run.drum-days', { count: days }),
    ...(schedule?.type === 'last-day'
      ? [
          line('run.last-day', { times: list(...schedule.times.map(momentAt)) }),
          ...lineWith('run.weeks', { count: offering.settings[schedule.weeks]?.[0] }),
        ]
      : []),
    ...(schedule?.type === 'days'
      ? [line('run.one-a-day', { count: schedule.drawings, days: schedule.withinDays })]
      : []),
    ...lineIf(onePerPerson === true, 'run.one-per-person'),
  ];
};

const wheelLines = ({ rotationsMin, double }: Terms): readonly SheetLine[] => [
  ...lineIf(rotationsMin !== undefined, 'run.wheel'),
  ...(rotationsMin === undefined || rotationsMin === 0 ? [] : [line('run.turns', { count: rotationsMin })]),
  ...lineIf(double !== undefined, 'run.double'),
];

const kindLines = ({ kinds, bets = [], perWager, bothSides }: Terms, { charts }: Offering): readonly SheetLine[] => {
  if (kinds === undefined) return [];
  const inForce = kinds.filter(({ chart }) => chart === undefined || charts.includes(chart));
  const vouchers = inForce.filter(({ startsAs }) => startsAs === 'voucher');
  return [
    ...table(
      [words('column.kind'), words('column.bet'), words('column.win'), words('column.use')],
      inForce.map(({ type, stake, pays, uses }) => [
        words(`kind.${type}`),
        words(`stake.${stake}`),
        words(`win.${pays}`),
        words(`use.${uses}`),
      ]),
    ),
    ...(vouchers.length === 0
      ? []
      : [line('run.voucher', { kinds: list(...vouchers.map(({ type }) => words(`kind.${type}`))) })]),
    line(bets.includes('bonus') ? 'run.bets-all' : 'run.bets-base'),
    ...lineIf(perWager === 'one', 'run.one-a-wager'),
    ...lineIf(bothSides === 'barred', 'run.one-side'),
  ];
};

const contestLines = ({ score, places, closes, hoursMin, tieBreak, equal, hour }: Terms): readonly SheetLine[] => [
  ...(score === undefined ? [] : [line(score === 'points' ? 'run.most-points' : 'run.most-picks')]),
  ...lineWith('run.places', { count: places }),
  ...(closes === undefined
    ? []
    : [line('run.closes', { day: words(`day.${closes.weekday}`), time: momentAt(closes.time) })]),
  ...(hour === undefined ? [] : [line(`run.hour-${hour}`)]),
  ...lineWith('run.hours', { count: hour === undefined ? undefined : hoursMin }),
  ...lineIf(tieBreak === 'nearest-total', 'run.tie-total'),
  ...(equal === undefined ? [] : [line(equal === 'share-one-place' ? 'run.equal-one' : 'run.equal-places')]),
];

const TABLE_GIFTS: ReadonlySet<string> = new Set(['chips', 'item', 'spin']);

/** A drawn table, or the board of a score. */
const tableLines = ({ prize, drawn, type, gives }: Terms): readonly SheetLine[] => [
  ...lineIf(prize !== undefined && drawn === true, 'run.each-table'),
  ...lineIf(prize !== undefined && drawn === undefined && type === undefined, 'run.squares'),
  ...(gives?.type === 'chips' || gives?.type === 'item' || gives?.type === 'spin'
    ? [line(`run.table-${gives.type}`)]
    : []),
  ...lineIf(TABLE_GIFTS.has(gives?.type ?? ''), 'run.table-again'),
];

/** What follows a drawing. */
const stageLines = (terms: Terms): readonly SheetLine[] => {
  const { type, holdersMax, at, tables, advance, hands, finalHands, cards, valueAwards } = terms;
  return [
    ...lineWith('run.keys', { count: type === 'keys' ? holdersMax : undefined }),
    ...lineWith('run.keys-at', { at: type === 'keys' && at !== undefined ? momentAt(at) : undefined }),
    ...lineWith('run.finals', { tables: type === 'tables' ? tables : undefined, advance }),
    ...lineWith('run.finals-hands', { hands, finalHands }),
    ...lineIf(type === 'keys' || type === 'tables', 'run.stage-present'),
    ...lineWith('run.cards-spun', { count: valueAwards === undefined ? undefined : cards }),
    ...gambleLines(terms),
  ];
};

/** A wrong call still pays the prize: nothing is lost by playing on. LAD-1 */
const gambleLines = ({ multiples, jumps = [], replays = [] }: Terms): readonly SheetLine[] => {
  if (multiples === undefined) return [];
  return [
    line('run.gamble', { multiples: list(...multiples.map(String)) }),
    ...lineIf(replays.includes('tie'), 'run.gamble-tie'),
    ...lineIf(jumps.includes('dragon-7'), 'run.gamble-dragon', {
      result: approved('Dragon 7'),
      multiple: `${multiples.at(-1)}`,
    }),
    line('run.gamble-goods'),
  ];
};
