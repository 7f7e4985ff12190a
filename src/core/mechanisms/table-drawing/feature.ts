import { type Answer, answer } from '#core/base';
import { idsOf } from '#core/people';
import { type Activity, clauseOf } from '#core/rulebook';
import {
  type At,
  type HouseView,
  type Mechanism,
  type MomentText,
  momentFrom,
  momentText,
  ON_FLOOR,
  type Rule,
  type Won,
} from '#core/state';
import { calendarDayOf } from '#core/time';
import { becauseOf } from '../because.ts';
import { prizeDue } from '../prize-due.ts';
import { refuse } from '../refusals.ts';
import {
  type CardTurn,
  cardWheelRule,
  decideCardSpin,
  evolveCardTurn,
  type HandPrizes,
  NEW_CARD_TURN,
  type SpunHand,
} from '../wheel/index.ts';
import {
  awardChips,
  awardItems,
  drawSpinner,
  drawTable,
  type FloorTable,
  shareSpin,
  spinNotFinished,
  type TableAward,
  type TableAwards,
  type TableDraw,
} from './index.ts';
import type { TableDrawTerms } from './terms.ts';
import { tableDrawTermsOf } from './terms.ts';

export type TableDrawingTypes = {
  readonly name: 'table-drawing';
  readonly rules: TableDrawTerms;
  /** What a spun hand pays and what else is on the wheel, where a spin is drawn. */
  readonly posted: { readonly prizes: HandPrizes; readonly valueAwards: readonly string[] };
  readonly state: {
    readonly draws: number;
    readonly last?: TableDrawn;
    /** Who has spun, and when. */
    readonly spinners: readonly SpunBy[];
  };
  readonly command: DrawTable;
  readonly event: { readonly type: 'TableDrawn'; readonly spunBy?: SpunBy } & TableDrawn;
};
type SpunBy = { readonly player: string; readonly at: MomentText };

/** The floor as the balls are drawn, and everything that came out by hand. */
export type DrawTable = {
  readonly type: 'DrawTable';
  readonly tables: readonly FloorTable[];
  readonly balls: readonly number[];
  /** Numbers drawn for the seat, where chips go to one. */
  readonly seatCards: readonly number[];
  /** What everybody at the table is given, where it is a thing. */
  readonly item?: string;
  /** The cards drawn for the spin, by seat. */
  readonly spinCards: Readonly<Record<number, string>>;
  /** What the pointer showed. */
  readonly stops: readonly string[];
};

export type TableDrawn = TableAwards & {
  /** Absent where no ball was that of a table in play. */
  readonly table?: number;
  readonly heldOut: readonly number[];
  readonly spinner?: number;
  readonly hand?: SpunHand;
};

/** A table is drawn by ball and wins chips, a thing for everybody, or a spin. TBD-1 to TBD-7 */
export const TABLE_DRAWING: Mechanism<TableDrawingTypes> = {
  name: 'table-drawing',
  may: ON_FLOOR,
  rules: ({ activity, offering }) => {
    const terms = tableDrawTermsOf(activity, offering);
    return terms === undefined
      ? refuse('no-tables-drawn', { activity: activity.name }, clauseOf(activity, 'Offering'))
      : answer(terms);
  },
  begins: () => ({ draws: 0, spinners: [] }),
  decide: (at, command) => {
    const { rule, rules, posted } = at;
    const drawn = rules.gives.type === 'spin' ? drawnSpin(rule, posted, command) : drawnTable(rule, rules, command);
    if (!drawn.ok) return drawn;
    const spun = spunBy(at, drawn.value);
    if (!spun.ok) return spun;
    const { table, ...rest } = drawn.value;
    const result = { ...rest, ...(table === undefined ? {} : { table: table.table }) };
    return answer({
      events: [{ type: 'TableDrawn', ...result, ...(spun.value === undefined ? {} : { spunBy: spun.value }) }],
      won: table === undefined ? [] : result.awards.map(award => wonAt(rule.activity, rules, table.table, award)),
    });
  },
  evolve: ({ draws, spinners }, { type: _, spunBy: spun, ...last }) => ({
    draws: draws + 1,
    last,
    spinners: spun === undefined ? spinners : [...spinners, spun],
  }),
  unfinished: () => undefined,
  byHand: ({ balls }) => `balls ${balls.join(', ')}`,
};

/** Who spins is known by name, and spins once a calendar day. TBD-8 */
const spunBy = (
  { rule: { activity }, rules, state, house, context: { now } }: At<TableDrawingTypes>,
  { table, spinner: seat }: Drawn,
): Answer<SpunBy | undefined> => {
  if (table === undefined || seat === undefined) return answer(undefined);
  const clause = clauseOf(activity, rules.clause);
  const player = table.seats.find(one => one.seat === seat)?.player ?? memberAt(house, table.table, seat);
  if (player === undefined) return refuse('spinner-not-named', { table: table.table, seat }, clause);
  const today = calendarDayOf(house.settings.clock, now);
  const isToday = ({ at }: SpunBy): boolean => calendarDayOf(house.settings.clock, momentFrom(at)).equals(today);
  const names = idsOf(house.members, player);
  const hasSpun = state.spinners.some(one => names.includes(one.player) && isToday(one));
  return hasSpun ? refuse('spun-today', { player }, clause) : answer({ player, at: momentText(now) });
};

const memberAt = ({ tables }: HouseView, table: number, seat: number): string | undefined => {
  const player = tables.get(table)?.seated.find(one => one.seat === seat && one.position === 1)?.player;
  return player?.type === 'member' ? player.id : undefined;
};

type Drawn = TableDraw & TableAwards & Pick<TableDrawn, 'spinner' | 'hand'>;

const drawnTable = (
  { activity, offering }: Rule,
  { gives }: TableDrawTerms,
  { tables, balls, seatCards, item = '' }: DrawTable,
): Answer<Drawn> => {
  const draw = drawTable(activity, tables, balls);
  if (draw.table === undefined) return answer({ ...draw, awards: [], forfeited: [] });
  const won =
    gives.type === 'item'
      ? awardItems(activity, offering, draw.table, item)
      : awardChips(activity, offering, draw.table, seatCards);
  return won.ok ? answer({ ...draw, ...won.value }) : won;
};

const drawnSpin = (rule: Rule, posted: TableDrawingTypes['posted'], command: DrawTable): Answer<Drawn> => {
  const { activity, offering } = rule;
  const { tables, balls, spinCards, stops } = command;
  const cards = new Map(Object.entries(spinCards).map(([seat, card]) => [Number(seat), card]));
  const draw = drawSpinner(activity, offering, tables, { balls, cards });
  if (!draw.ok) return draw;
  const { table, spinner, forfeited } = draw.value;
  if (table === undefined || spinner === undefined) return answer({ ...draw.value, awards: [] });
  const turn = spinAll(rule, posted, stops);
  if (!turn.ok) return turn;
  const { hand, valueAwards, cards: recorded, spins } = turn.value;
  if (hand === undefined) return spinNotFinished(activity, recorded.length, spins);
  const shared = shareSpin(activity, table, { spinner, amount: hand.amount, valueAwards });
  return answer({ ...draw.value, ...shared, forfeited: [...forfeited, ...shared.forfeited], hand });
};

/** Spins until the hand is complete. */
const spinAll = (
  { activity, offering }: Rule,
  posted: TableDrawingTypes['posted'],
  stops: readonly string[],
): Answer<CardTurn> => {
  const rules = cardWheelRule(activity, offering, posted);
  if (!rules.ok) return rules;
  let turn = NEW_CARD_TURN;
  for (const stop of stops) {
    if (turn.hand !== undefined) break;
    const decided = decideCardSpin(rules.value, turn, stop);
    if (!decided.ok) return decided;
    turn = decided.events.reduce(evolveCardTurn, turn);
  }
  return answer(turn);
};

/** What has no seat goes into the pot. */
const wonAt = (activity: Activity, { clause }: TableDrawTerms, table: number, award: TableAward): Won => ({
  to: award.type === 'pot' ? { table } : { table, seat: award.seat },
  gives: award.type === 'item' ? { type: 'goods', what: award.item } : { type: 'money', amount: award.amount },
  prizes: award.type === 'item' ? [] : [prizeDue(activity, award.amount)],
  because: becauseOf(`table ${table} was drawn`, clauseOf(activity, clause)),
  isClaimed: true,
});
