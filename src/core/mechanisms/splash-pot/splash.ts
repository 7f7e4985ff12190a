import { type Answer, answer, type Refusal } from '#core/base';
import { eligibleTable } from '#core/eligibility';
import type { PrizeDue } from '#core/fund';
import { type Cents, NOTHING, plus, share, times } from '#core/money';
import { type Activity, clauseOf, type Offering } from '#core/rulebook';
import { prizeDue } from '../prize-due.ts';
import { refuse } from './refusals.ts';

/** A poker table as the drawing is announced. */
export type PokerTable = {
  readonly table: number;
  readonly playersDealtIn: number;
  readonly isLive: boolean;
  readonly isTournament: boolean;
};

/** The next hand of a drawn table: the pot before the splash, and who won it. */
export type NextHand = {
  readonly table: number;
  readonly playersDealtIn: number;
  readonly pot: Cents;
  readonly winners: readonly number[];
};

export type Splash =
  | { readonly type: 'money'; readonly amount: Cents }
  /** Goods; `value` where it is known what the fund pays for one. */
  | { readonly type: 'item'; readonly item: string; readonly value?: Cents };

export type PotPayout = {
  readonly table: number;
  readonly seat: number;
  readonly amount: Cents;
  readonly item?: string;
};

/** The tables in the order drawn, the next hand of each, and how many tables are to be splashed. */
export type SplashDrawing = {
  readonly draws: readonly number[];
  readonly hands: readonly NextHand[];
  readonly count: number;
};

export type SplashResult = {
  readonly splashed: readonly number[];
  /** Tables drawn in vain, each with the reason. */
  readonly passed: readonly { readonly table: number; readonly why: PassedWhy }[];
  readonly payouts: readonly PotPayout[];
  /** What the fund owes for the prizes. */
  readonly due: readonly PrizeDue[];
};
export type PassedWhy = 'no-token' | 'drawn-before' | 'too-few-dealt-in';

/** One token for each table that may be drawn. SPL-1 */
export const tokens = (activity: Activity, tables: readonly PokerTable[]): readonly number[] =>
  tables.filter(table => eligibleTable(activity, table).met).map(({ table }) => table);

/** Draws until so many different tables have been splashed, and shares out their pots. SPL-2 to SPL-5 */
export const splashTables = (
  activity: Activity,
  tables: readonly PokerTable[],
  drawing: SplashDrawing,
  splash: Splash | undefined,
): Answer<SplashResult> => {
  if (activity.splash === undefined)
    return refuse('no-splash-pot', { activity: activity.name }, clauseOf(activity, 'Offering'));
  const clause = clauseOf(activity, activity.splash.clause);
  if (splash === undefined) return refuse('splash-prize-missing', {}, clause);
  const { splashed, passed } = drawTables(activity, tables, drawing);
  const hands = splashed.flatMap(table => drawing.hands.filter(hand => hand.table === table).slice(0, 1));
  const unwon = hands.find(({ winners }) => winners.length === 0);
  if (unwon !== undefined) return refuse('pot-without-winner', { table: unwon.table }, clause);
  return answer({
    splashed,
    passed,
    payouts: hands.flatMap(hand => payouts(hand, splash)),
    due: splashed.flatMap(table => {
      const hand = hands.find(each => each.table === table);
      return due(activity, splash, hand);
    }),
  });
};

/** As many tables as were posted for each drawing. SPL-2 */
export const countObjection = (activity: Activity, offering: Offering, count: number): Refusal | undefined => {
  const posted = offering.settings['tables']?.[0];
  if (posted === undefined || posted === count) return undefined;
  return refuse('tables-not-as-posted', { posted, count }, clauseOf(activity, 'How it runs'));
};

const drawTables = (
  activity: Activity,
  tables: readonly PokerTable[],
  { draws, hands, count }: SplashDrawing,
): Pick<SplashResult, 'splashed' | 'passed'> => {
  const splashed: number[] = [];
  const passed: { table: number; why: PassedWhy }[] = [];
  for (const number of draws) {
    if (splashed.length === count) break;
    const table = tables.find(each => each.table === number);
    const hand = hands.find(each => each.table === number);
    const why = splashed.includes(number) ? 'drawn-before' : passedBecause(activity, table, hand);
    if (why === undefined) splashed.push(number);
    else passed.push({ table: number, why });
  }
  return { splashed, passed };
};

/** It has no token, or too few were dealt in when its next hand came. SPL-1, SPL-3 */
const passedBecause = (
  activity: Activity,
  table: PokerTable | undefined,
  hand: NextHand | undefined,
): PassedWhy | undefined => {
  if (table === undefined || !eligibleTable(activity, table).met) return 'no-token';
  const asDealt = { ...table, playersDealtIn: hand?.playersDealtIn ?? table.playersDealtIn };
  return eligibleTable(activity, asDealt).met ? undefined : 'too-few-dealt-in';
};

/** The pot with the money in it is split evenly; of goods each winner gets one. SPL-4, SPL-5 */
const payouts = ({ table, pot, winners }: NextHand, splash: Splash): readonly PotPayout[] => {
  const whole = splash.type === 'money' ? plus(pot, splash.amount) : pot;
  const shares = share(
    whole,
    winners.map(() => 1),
  );
  const item = splash.type === 'item' ? { item: splash.item } : {};
  return winners.map((seat, place) => ({ table, seat, amount: shares[place]!, ...item }));
};

/** The posted money once; goods once for each winner. */
const due = (activity: Activity, splash: Splash, hand: NextHand | undefined): readonly PrizeDue[] => {
  const pieces = hand?.winners.length ?? 1;
  const amount = splash.type === 'money' ? splash.amount : times(splash.value ?? NOTHING, pieces);
  return amount === 0 ? [] : [prizeDue(activity, amount)];
};
