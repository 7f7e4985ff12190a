import { type Answer, answer, type Refusal } from '#core/base';
import { idsOf } from '#core/people';
import { type Activity, clauseOf } from '#core/rulebook';
import { type At, type HouseView, latelyBy, momentFrom, momentText, type Spoken, type Won } from '#core/state';
import { calendarDayOf } from '#core/time';
import { becauseOf } from '../because.ts';
import { cardWheelRule, spinAll } from '../card-wheel/index.ts';
import { prizeDue } from '../prize-due.ts';
import { awardChips, awardItems, shareSpin } from './award.ts';
import { cardsSpread, dealtBefore, type InPlay, SPIN_CARDS, tablesInPlay } from './in-play.ts';
import { refuse } from './refusals.ts';
import type { DrawTable, SHAPES, SpunBy, TableDrawn } from './shape.ts';
import type { TableDrawTerms } from './terms.ts';

export type TableDrawingTypes = Spoken<'table-drawing', TableDrawTerms, typeof SHAPES>;
type AtDraw = At<TableDrawingTypes>;
type Gives<Type> = Extract<TableDrawTerms['gives'], { readonly type: Type }>;

/** The result of a drawing, with the winning table as it is now. */
type Drawn = Omit<TableDrawn, 'table'> & { readonly table?: InPlay };

/** Draws until a table has won, by the balls, and hands out what it wins. TBD-1 to TBD-7 */
export const drawTable = (at: AtDraw, command: DrawTable): Answer<Drawn> => {
  const { rules, rule, house } = at;
  const { gives } = rules;
  const tables = tablesInPlay(rule.activity, house, command.ids, drawnAtIn(at));
  if (gives.type === 'spin') return ballsObjection(at, command) ?? drawnSpin(at, gives, tables, command);
  const draw = firstInPlay(tables, command.balls);
  if (draw.table === undefined) return answer({ ...draw, awards: [], forfeited: [] });
  const clause = clauseOf(rule.activity, rules.clause);
  const won =
    gives.type === 'item'
      ? awardItems(rule, { gives, clause }, draw.table, command.item ?? '')
      : awardChips(rule, { gives, clause }, draw.table, command.seatCards);
  return won.ok ? answer({ ...draw, ...won.value }) : won;
};

/** When the ball of a table came out; of others, now. TBD-5 */
export const drawnAtIn =
  ({ state, context }: Pick<AtDraw, 'state' | 'context'>): ((table: number) => Temporal.Instant) =>
  table => {
    const at = state.balls.findLast(({ ball }) => ball === table)?.at;
    return at === undefined ? context.now : momentFrom(at);
  };

/** Every ball is recorded as it comes out, so that nobody is dealt in after it. TBD-9 */
const ballsObjection = ({ rule, rules, state }: AtDraw, { balls }: DrawTable): Refusal | undefined => {
  const recorded = state.balls.map(({ ball }) => ball);
  const isSame = recorded.length === balls.length && recorded.every((ball, place) => ball === balls[place]);
  if (isSame) return undefined;
  const clause = clauseOf(rule.activity, rules.clause);
  return recorded.length === 0
    ? refuse('ball-not-recorded', {}, clause)
    : refuse('balls-otherwise', { balls: recorded }, clause);
};

type Draw = { readonly table?: InPlay; readonly heldOut: readonly number[] };

/** The first ball of a table in play; balls of other tables are held out. TBD-1 */
const firstInPlay = (tables: readonly InPlay[], balls: readonly number[]): Draw => {
  const byBall = new Map(tables.map(table => [table.table, table]));
  const place = balls.findIndex(ball => byBall.has(ball));
  const table = byBall.get(balls[place] ?? -1);
  return table === undefined ? { heldOut: balls } : { table, heldOut: balls.slice(0, place) };
};

const drawnSpin = (
  { rule: { activity, offering }, rules, posted, house }: AtDraw,
  { cardsMax }: Gives<'spin'>,
  tables: readonly InPlay[],
  { balls, spinCards, stops }: DrawTable,
): Answer<Drawn> => {
  const clause = clauseOf(activity, rules.clause);
  const spread = balls.flatMap(ball => tables.filter(({ table }) => table === ball));
  const draw =
    cardsRefusal(spinCards, cardsMax, clause) ??
    spreadRefusal(house, spread, { spinCards, cardsMax }, clause) ??
    drawSpinner(tables, balls, spinCards);
  if ('ok' in draw) return draw;
  const { table, spinner, forfeited } = draw;
  if (table === undefined || spinner === undefined) return answer({ ...draw, awards: [] });
  const wheel = cardWheelRule(activity, offering, posted);
  const turn = wheel.ok ? spinAll(wheel.value, stops) : wheel;
  if (!turn.ok) return turn;
  const { hand, valueAwards, cards, spins } = turn.value;
  // A spinner who has not all cards yet spins on: what was hit so far is not lost. WHL-6
  if (hand === undefined)
    return refuse('spin-not-finished', { cards: cards.length, stops: spins }, clauseOf(activity, 'How it runs'));
  const shared = shareSpin(activity, table, { spinner, amount: hand.amount, valueAwards });
  return answer({ ...draw, ...shared, forfeited: [...forfeited, ...shared.forfeited], hand });
};

/** A lone player at a no-purchase-necessary table draws among more cards than players and may miss the ace. TBD-6 */
const cardsRefusal = (cards: DrawTable['spinCards'], most: number, clause: string): Refusal | undefined => {
  const given = Object.values(cards);
  if (given.length > most) return refuse('too-many-spin-cards', { given: given.length, most }, clause);
  const aces = given.filter(card => card === 'A').length;
  return aces > 1 ? refuse('more-than-one-ace', { aces }, clause) : undefined;
};

/** Cards are ace to nine, each once, and as many as players; more only for one who plays alone for nothing. TBD-6 */
const spreadRefusal = (
  house: HouseView,
  tables: readonly InPlay[],
  { spinCards, cardsMax }: Pick<DrawTable, 'spinCards'> & { readonly cardsMax: number },
  clause: string,
): Refusal | undefined => {
  if (tables.length === 0) return undefined;
  const count = Math.max(...tables.map(table => cardsSpread(house, table, cardsMax)));
  const cards = Object.values(spinCards);
  const stray = cards.find(card => !SPIN_CARDS.slice(0, count).some(one => one === card));
  if (stray !== undefined) return refuse('card-not-spread', { card: stray, count }, clause);
  const twice = cards.find((card, place) => cards.indexOf(card) < place);
  return twice === undefined || tables.length > 1 ? undefined : refuse('card-drawn-twice', { card: twice }, clause);
};

/** A table and the seat that spins for it; without a spinner nobody claims the spin. */
type SpinDraw = Draw & { readonly spinner?: number; readonly forfeited: readonly number[] };

/** Balls are drawn until a table has a spinner: somebody who holds the ace and shows ID. TBD-5, TBD-6 */
const drawSpinner = (tables: readonly InPlay[], balls: readonly number[], cards: DrawTable['spinCards']): SpinDraw => {
  const draw = firstInPlay(tables, balls);
  if (draw.table === undefined) return { ...draw, forfeited: [] };
  const holder = dealtBefore(draw.table).find(({ seat }) => cards[seat] === 'A');
  if (holder?.id !== undefined) return { ...draw, spinner: holder.seat, forfeited: [] };
  const forfeited = holder === undefined ? [] : [holder.seat];
  const left = balls.slice(draw.heldOut.length + 1);
  if (left.length === 0) return { ...draw, forfeited };
  const next = drawSpinner(tables, left, cards);
  return { ...next, heldOut: [...draw.heldOut, ...next.heldOut], forfeited: [...forfeited, ...next.forfeited] };
};

/** A spinner is known by name and spins once a calendar day. TBD-8 */
export const spunBy = (
  { rule: { activity }, rules, state, house, context: { now } }: AtDraw,
  { table, spinner: seat }: Drawn,
): Answer<SpunBy | undefined> => {
  if (table === undefined || seat === undefined) return answer(undefined);
  const clause = clauseOf(activity, rules.clause);
  const { member, id } = table.seats.find(one => one.seat === seat) ?? {};
  const player = member ?? id?.player;
  if (player === undefined) return refuse('spinner-not-named', { table: table.table, seat }, clause);
  const { clock } = house.settings;
  const today = calendarDayOf(clock, now);
  const isToday = ({ at }: Pick<SpunBy, 'at'>): boolean => calendarDayOf(clock, momentFrom(at)).equals(today);
  const names = idsOf(house.members, player);
  const other = id?.player;
  if (other !== undefined && !names.includes(other))
    return refuse('id-of-another', { table: table.table, seat, player, other }, clause);
  // In this promotion and in every other of the activity. PRO-11
  const spins = [
    ...state.spinners.filter(one => names.includes(one.player)),
    ...latelyBy(house, activity.id, 'spin', names),
  ];
  return spins.some(isToday) ? refuse('spun-today', { player }, clause) : answer({ player, at: momentText(now) });
};

/** What has no seat goes into the pot. */
export const wonAt = (
  activity: Activity,
  { clause }: TableDrawTerms,
  table: number,
  award: TableDrawn['awards'][number],
): Won => ({
  to: award.type === 'pot' ? { table } : { table, seat: award.seat },
  gives: award.type === 'item' ? { type: 'goods', what: award.item } : { type: 'money', amount: award.amount },
  prizes: award.type === 'item' ? [] : [prizeDue(activity, award.amount)],
  because: becauseOf(`table ${table} was drawn`, clauseOf(activity, clause)),
  isClaimed: true,
});
