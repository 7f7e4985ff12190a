import type { Cents } from '#core/money';
import {
  type Activity,
  ALL_HOURS,
  amountPosted,
  chartsInForce,
  chosen,
  isPosted,
  type Offering,
  type OfferingTimes,
  poolsInForce,
  type Row,
  type Setting,
  ticketsPosted,
} from '#core/rulebook';
import { WEEKDAYS } from '#core/time';
import { undrawn } from '../conformance/index.ts';

type MoneyRange = { readonly from: Cents; readonly to?: Cents };

/**
 * What an approval asks before a start is not the scenario's matter: of what it leaves open, the least that may be
 * posted, and the first of several ways. It runs at all hours, and from this day on where days are posted.
 */
export const completed = (activity: Activity, given: Offering, today: Temporal.PlainDate): Offering => {
  const settings = { ...leastSettings(activity), ...given.settings };
  const offering = { ...given, settings, charts: chartsOf(activity, given), payouts: payoutsOf(activity, given) };
  const rows = rowsToPost(activity, offering);
  const pools = Object.entries(poolsInForce(activity, offering));
  const least = (part: 'seed' | 'reseed') =>
    Object.fromEntries(
      pools.flatMap(([key, pool]) => {
        const range: MoneyRange | undefined = pool[part];
        const isOpen = range !== undefined && chosen(pool[part], offering[part][key]) === undefined;
        return isOpen ? [[key, range.from] as const] : [];
      }),
    );
  return {
    ...undrawn(activity, offering),
    times: timesOf(activity, offering, today),
    ...multiplied(activity, offering),
    prizes: {
      ...leastPrizes(activity, offering, rows),
      ...Object.fromEntries(rows.flatMap(({ extras = [] }) => extras.map(({ key, range }) => [key, range.from]))),
      ...offering.prizes,
    },
    tickets: { ...Object.fromEntries(rows.flatMap(row => leastTickets(offering, row))), ...offering.tickets },
    seed: { ...least('seed'), ...offering.seed },
    reseed: { ...least('reseed'), ...offering.reseed },
    daily: {
      ...Object.fromEntries(
        pools.flatMap(([key, { daily }]) => (daily === undefined ? [] : [[key, daily.range.from]])),
      ),
      ...offering.daily,
    },
    cap: { ...Object.fromEntries(pools.flatMap(([key, { cap }]) => highest(key, cap))), ...offering.cap },
    ...feeBilled(activity, offering),
    ...allocated(activity, offering),
    ...designated(activity, offering),
  };
};

/** All rows that go together; of a menu from which nothing is posted, the first. */
const rowsToPost = (activity: Activity, offering: Offering): readonly Row[] => {
  const charts = chartsInForce(activity, offering);
  const listed = charts.flatMap(chart => chart.rows).filter(({ key }) => offering.rows?.includes(key) ?? true);
  if (offering.rows !== undefined) return listed;
  const bound = charts.filter(({ rowsTogether }) => rowsTogether).flatMap(chart => chart.rows);
  const isChosen = listed.some(row => isPosted(activity, offering, row));
  return bound.length > 0 || isChosen ? bound : listed.slice(0, 1);
};

/** A scenario that posts no cap means none that its pools could reach. */
const highest = (key: string, cap: MoneyRange | undefined): readonly (readonly [string, Cents])[] =>
  cap === undefined ? [] : [[key, cap.to ?? cap.from]];

const feeBilled = ({ adminFee: approved }: Activity, { adminFee }: Offering): Pick<Offering, 'adminFee'> =>
  adminFee === undefined && approved?.per === 'table-hour' ? { adminFee: approved.range.from } : {};

const leastSettings = ({ settings }: Activity): Offering['settings'] =>
  Object.fromEntries(
    settings.filter(({ isAsked }) => isAsked === true).map(setting => [setting.key, [leastOf(setting)]]),
  );

/** A container is not emptied while a scenario draws from it: of days the most. */
const leastOf = ({ value }: Setting): number => {
  if (value.type === 'choice') return value.oneOf[0]!; // One at least.
  return value.type === 'count' ? (value.to ?? value.from) : value.from;
};

/** The notice is as short as one may be. */
export const NOTICE_HOURS = 1;

const timesOf = ({ posting }: Activity, { times, settings }: Offering, today: Temporal.PlainDate): OfferingTimes => {
  if (times !== undefined || posting.dates !== true) return times ?? ALL_HOURS;
  const weeks = settings['weeks']?.[0] ?? 1;
  const lastDay = today.add({ weeks }).subtract({ days: 1 }).toString();
  return { hours: 'all', firstDay: today.toString(), lastDay, noticeHours: NOTICE_HOURS };
};

/** A multiplier of a scenario holds at all hours, or at the table where everything is dealt. */
const multiplied = (
  { multiplier: approved }: Activity,
  { multiplier, multiplierIn }: Offering,
): Pick<Offering, 'multiplierIn'> => {
  const { windows = [] } = approved ?? {};
  if (multiplier === undefined || multiplierIn !== undefined || windows.length === 0) return {};
  const isByTime = windows.includes('hours') || windows.includes('days');
  if (isByTime) return { multiplierIn: { hours: [{ days: [...WEEKDAYS], hours: 'all-day' }] } };
  return windows.includes('tables') ? { multiplierIn: { tables: TABLES } } : {};
};

/** More than a scenario opens. */
const TABLES = Array.from({ length: 100 }, (_, n) => n + 1);

const chartsOf = ({ charts }: Activity, { charts: chosenOnes, mode }: Offering): readonly string[] => {
  const groups = Map.groupBy(
    charts.filter(({ group }) => group !== undefined),
    ({ group }) => group,
  );
  const open = [...groups.values()].filter(members => !members.some(({ key }) => chosenOnes.includes(key)));
  // Where versions are modes, the one of the mode; a group has a member.
  const first = (members: Activity['charts']) => members.find(({ key }) => key === `mode-${mode}`) ?? members[0]!;
  return [...chosenOnes, ...open.map(members => first(members).key)];
};

const payoutsOf = ({ payouts }: Activity, { payouts: chosenOnes }: Offering): readonly string[] => {
  const structures = payouts.filter(({ applies }) => applies.type === 'chosen');
  const isOpen = structures.length > 0 && !structures.some(({ key }) => chosenOnes.includes(key));
  return isOpen ? [...chosenOnes, structures[0]!.key] : chosenOnes; // There is one.
};

const leastPrizes = (activity: Activity, offering: Offering, rows: readonly Row[]): Offering['prizes'] =>
  Object.fromEntries(
    rows.flatMap(row => {
      const { prize } = row;
      const isOpen =
        (prize.type === 'fixed' || prize.type === 'entry') && amountPosted(activity, offering, row) === undefined;
      if (!isOpen) return [];
      const key = prize.type === 'fixed' ? (prize.postedAs ?? row.key) : row.key;
      return [[key, prize.range.from] as const];
    }),
  );

const leastTickets = (offering: Offering, row: Row): readonly (readonly [string, number])[] => {
  const { key, prize } = row;
  if (prize.type !== 'tickets' && prize.type !== 'points') return [];
  if (ticketsPosted(offering, row) !== undefined) return [];
  const range = prize.type === 'tickets' ? prize.range : prize.tickets;
  return [[key, Math.max(1, range.from)]];
};

/** Where the house parts its fees by percentages, all to the first pool. */
const allocated = ({ funding: { feesTo, pools } }: Activity, { allocation }: Offering): Pick<Offering, 'allocation'> =>
  allocation === undefined && feesTo?.type === 'allocated' && pools[0] !== undefined
    ? { allocation: { [pools[0].key]: 100 } }
    : {};

/** A rank and a suit to be drawn for the day, where the approval has such. */
const designated = (activity: Activity, offering: Offering): Pick<Offering, 'designated'> => {
  const { designates = [], drawsRank } = activity;
  const { designated: given } = undrawn(activity, offering);
  const least = {
    ...(designates.includes('rank') && drawsRank !== true ? { rank: 'A' as const } : {}),
    ...(designates.includes('suit') ? { suit: 's' as const } : {}),
  };
  return given === undefined && Object.keys(least).length === 0 ? {} : { designated: { ...least, ...given } };
};
