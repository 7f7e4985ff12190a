import { type Answer, accept, answer, assert, defined, type Refusal } from '#core/base';
import { eligibleTable } from '#core/eligibility';
import { type Cents, plus, shareEvenly } from '#core/money';
import { type Activity, checkOffering, clauseOf, type Offering } from '#core/rulebook';
import {
  activityOf,
  BY_DEALER,
  dealtInAt,
  type FloorTable,
  type HouseView,
  type Mechanism,
  momentFrom,
  momentText,
  openFloor,
  type Rule,
  type Spoken,
  type Won,
} from '#core/state';
import { becauseOf, goodsOf } from '../because.ts';
import { prizeDue } from '../prize-due.ts';
import { refuse } from './refusals.ts';
import { type NextHand, SHAPES, type Splash, type Splashed, type SplashPots } from './shape.ts';
import { type SplashTerms, splashTermsOf, TERMS } from './terms.ts';

/** Poker tables are drawn, and something is put into their next pots. SPL-1 to SPL-5 */
export const SPLASH_POT: Mechanism<Spoken<'splash-pot', SplashTerms, typeof SHAPES>> = {
  name: 'splash-pot',
  shapes: SHAPES,
  terms: TERMS,
  may: BY_DEALER,
  onPaper: ({ splash: eachTable, ...posted }) => ({ ...posted, eachTable }),
  rules: ({ activity, offering }, { splash }) => {
    const terms = splashTermsOf(activity);
    if (terms === undefined)
      return refuse('no-splash-pot', { activity: activity.name }, clauseOf(activity, 'Offering'));
    const worth = splash?.type === 'money' ? splash.amount : splash?.value;
    const prizes = worth === undefined ? {} : { [terms.prize]: worth };
    const checked = checkOffering(activity, { ...offering, prizes: { ...offering.prizes, ...prizes } });
    return checked.ok ? answer(terms) : checked;
  },
  /** What goes into the pot is posted before it is announced. SPL-6 */
  opens: ({ rule: { activity }, posted: { splash } }) =>
    splash === undefined ? refuse('splash-prize-missing', {}, clauseOf(activity, 'Prizes')) : undefined,
  begins: () => ({ drawings: 0 }),
  decide: ({ rule, rules, posted: { splash }, house }, command) => {
    const result = splashPots(rule, house, command, rules, splash);
    return result.ok ? accept({ type: 'PotsSplashed', ...result.value }) : result;
  },
  won: ({ rule, rules, posted: { splash } }, event) => {
    assert(splash !== undefined, 'a pot was splashed with nothing');
    return wonIn(rule.activity, rules, splash, event);
  },
  evolve: ({ drawings }, { type: _, ...last }) => ({ drawings: drawings + 1, last }),
  unfinished: () => undefined,
  // Where an event brings it, no time is posted.
  drawnTimes: ({ rule, posted }) => (rule.offering.charts.includes('2') ? 'as-approved' : posted.drawnAt),
  drawnSoFar: ({ drawings }) => drawings,
  byHand: ({ draws }) => `tables ${draws.join(', ')}`,
  opensUnder: activity => (splashTermsOf(activity) === undefined ? undefined : { mechanism: 'splash-pot' }),
  upNext: (_, { posted: { splash, drawnAt }, state: { drawings } }) => {
    if (splash === undefined) return undefined;
    const due = drawnAt?.[drawings];
    return {
      prizes: [splash.type === 'money' ? { amount: splash.amount, count: 1 } : { what: splash.item, count: 1 }],
      ...defined({ at: due && momentText(momentFrom(due)) }),
    };
  },
  board: (_, { posted: { splash }, state: { drawings, last } }) => ({
    type: 'splash-pot',
    ...defined({ splash }),
    drawings,
    tables: last?.splashed ?? [],
  }),
  desk: (house, { activity: id, posted, state }) => {
    const activity = activityOf(house, id);
    return {
      type: 'splash-pot',
      ...posted,
      ...defined({
        count: house.offerings.get(id)?.offering.settings['tables']?.[0],
        tokens: activity && tokenTerms(activity),
      }),
      ...state,
    };
  },
};

/** Draws until the posted number of different tables are splashed, and splits their pots. SPL-2 to SPL-5 */
const splashPots = (
  { activity, offering }: Rule,
  house: HouseView,
  { draws, hands, count }: SplashPots,
  { clause: heading }: SplashTerms,
  splash: Splash | undefined,
): Answer<Splashed> => {
  const clause = clauseOf(activity, heading);
  const objection = countObjection(activity, offering, count);
  if (objection !== undefined) return objection;
  if (splash === undefined) return refuse('splash-prize-missing', {}, clause);
  const tables = openFloor(house).filter(({ hasPot }) => hasPot);
  const { splashed, passed } = drawTables(activity, tables, draws, count);
  const played = splashed.flatMap(table => hands.filter(hand => hand.table === table).slice(0, 1));
  const wrong = played.map(hand => handObjection(hand, tables, clause)).find(one => one !== undefined);
  return wrong ?? answer({ splashed, passed, payouts: played.flatMap(hand => payouts(hand, splash)) });
};

/** One token for each table that may be drawn: poker for a pot, with enough players. SPL-1 */
export const tokens = (activity: Activity, house: HouseView): readonly number[] =>
  openFloor(house)
    .filter(table => table.hasPot && hasToken(activity, table))
    .map(({ table }) => table);

/** How a table gets its token, for those who list them. */
const tokenTerms = (activity: Activity) => {
  const { value: players } = activity.eligibility.playersMin;
  const may = (isLive: boolean, isTournament: boolean): boolean =>
    eligibleTable(activity, { isLive, isTournament, playersDealtIn: players }).met;
  return { players, isFree: may(false, false), isTournament: may(true, true) };
};

const hasToken = (activity: Activity, table: FloorTable): boolean => mayBeDrawn(activity, table, table.seats.length);

const mayBeDrawn = (activity: Activity, { isLive, isTournament }: FloorTable, playersDealtIn: number): boolean =>
  eligibleTable(activity, { isLive, isTournament, playersDealtIn }).met;

/** As many tables as were posted for each drawing. SPL-2 */
const countObjection = (activity: Activity, offering: Offering, count: number): Refusal | undefined => {
  const posted = offering.settings['tables']?.[0];
  if (posted === undefined || posted === count) return undefined;
  return refuse('tables-not-as-posted', { posted, count }, clauseOf(activity, 'How it runs'));
};

type Passed = Splashed['passed'][number];

const drawTables = (
  activity: Activity,
  tables: readonly FloorTable[],
  draws: readonly number[],
  count: number,
): Pick<Splashed, 'splashed' | 'passed'> => {
  const splashed: number[] = [];
  const passed: Passed[] = [];
  for (const number of draws) {
    if (splashed.length === count) break;
    const table = tables.find(each => each.table === number);
    const why = splashed.includes(number) ? 'drawn-before' : passedBecause(activity, table);
    if (why === undefined) splashed.push(number);
    else passed.push({ table: number, why });
  }
  return { splashed, passed };
};

/** It has no token, or too few were dealt in when its next hand came. SPL-1, SPL-3 */
const passedBecause = (activity: Activity, table: FloorTable | undefined): Passed['why'] | undefined => {
  if (table === undefined || !hasToken(activity, table)) return 'no-token';
  return mayBeDrawn(activity, table, dealtInAt(table)) ? undefined : 'too-few-dealt-in';
};

/** A pot has winners, and they were dealt in. */
const handObjection = (
  { table, winners }: NextHand,
  tables: readonly FloorTable[],
  clause: string,
): Refusal | undefined => {
  if (winners.length === 0) return refuse('pot-without-winner', { table }, clause);
  const seats = tables.find(one => one.table === table)?.seats ?? [];
  const inHand = seats.some(({ isDealtIn }) => isDealtIn) ? seats.filter(({ isDealtIn }) => isDealtIn) : seats;
  const seat = winners.find(one => !inHand.some(each => each.seat === one));
  return seat === undefined ? undefined : refuse('pot-winner-not-dealt-in', { table, seat }, clause);
};

/** The pot with the money in it is split evenly; of goods each winner gets one. SPL-4, SPL-5 */
const payouts = ({ table, pot, winners }: NextHand, splash: Splash): Splashed['payouts'] => {
  const whole = splash.type === 'money' ? plus(pot, splash.amount) : pot;
  const shares = shareEvenly(whole, winners.length);
  const item = splash.type === 'item' ? { item: splash.item } : {};
  return winners.map((seat, place) => ({ table, seat, amount: shares[place]!, ...item }));
};

/** Money goes into the pot of the table; of goods each winner of the pot gets one. */
const wonIn = (
  activity: Activity,
  { clause }: SplashTerms,
  splash: Splash,
  { splashed, payouts: paid }: Splashed,
): readonly Won[] => {
  const because = becauseOf('into the next pot', clauseOf(activity, clause));
  const won = (to: Won['to'], gives: Won['gives'], amount: Cents | undefined): Won => {
    const prizes = amount === undefined || amount === 0 ? [] : [prizeDue(activity, amount)];
    return { to, gives, prizes, because, isClaimed: true };
  };
  if (splash.type === 'money')
    return splashed.map(table => won({ table }, { type: 'money', amount: splash.amount }, splash.amount));
  const { item, value } = splash;
  const winners = splashed.flatMap(table => {
    const seats = paid.filter(payout => payout.table === table).map(({ seat }) => ({ table, seat }));
    return seats.length > 0 ? seats : [{ table }];
  });
  return winners.map(to => won(to, goodsOf(item, value), value));
};
