import { defined } from '#core/base';
import type { Activity, Offering } from '#core/rulebook';
import {
  activityOf,
  countedPrizes,
  type HouseView,
  momentFrom,
  momentText,
  offeredNamed,
  type PromotionAs,
  prizeNames,
  running,
  type UpNext,
} from '#core/state';
import { ladderOf } from '../gamble-up/terms.ts';
import { owedIn } from '../owed.ts';
import { announced, mayBeThing } from './prizes.ts';
import { type DrawingRule, type DrawingTypes, drawingRule } from './rule.ts';
import { momentOnLastDay } from './schedule.ts';
import type { Board, Desk, DrawnPrize, WayView } from './shape.ts';
import { drawingTermsOf } from './terms.ts';

/** A desk shows this many rows; the journal and the reports have all. */
const ROWS_MOST = 200;

export const drawingDesk = (house: HouseView, { activity, posted, state }: PromotionAs<DrawingTypes>): Desk => {
  const { entries, open, pending, wins, carried } = state;
  const nameOf = prizeNames(house, activity);
  const named = (prize: DrawnPrize): DrawnPrize => ({ ...prize, what: nameOf(prize.what) });
  const withName = <Won extends { readonly prize: DrawnPrize }>(won: Won): Won => ({ ...won, prize: named(won.prize) });
  const now = open && { prizes: open.prizes.map(named), ...defined({ drawn: open.drawn }) };
  return {
    type: 'drawing',
    isByComputer: isByComputerNow(house, activity, posted),
    ...waysIn(house, activity),
    entries: entries.size,
    ...postedTimes(posted, state),
    ...defined({ open: now, thing: posted.thing }),
    pending: pending.map(withName),
    wins: wins.slice(-ROWS_MOST).toReversed().map(withName),
    carried,
  };
};

/** The next posted drawing, and when tickets are handed out. */
const postedTimes = ({ drawnAt, ticketTimes }: DrawingTypes['posted'], { opened }: DrawingTypes['state']) =>
  defined({ next: drawnAt?.[opened], ticketTimes });

export const drawingBoard = ({ posted, state }: PromotionAs<DrawingTypes>): Board => {
  const { entries, opened: drawings, open, carried } = state;
  const chances = chancesIn(entries.values());
  const drawn = open?.drawn && { ticket: open.drawn.ticket, until: open.drawn.until };
  return {
    type: 'drawing',
    entries: entries.size,
    ...(chances === entries.size ? {} : { chances }),
    drawings,
    carried,
    ...postedTimes(posted, state),
    ...defined({ drawn }),
  };
};

/** A card with three points is in it three times: what signs and kiosks count is what can be drawn. SGN-4 */
const chancesIn = (entries: Iterable<{ readonly points: number }>): number => {
  let all = 0;
  for (const { points } of entries) all += points;
  return all;
};

/** The next drawing as it was posted, or the one that is open, with the prize that is drawn for. SGN-4 */
export const drawingNext = (house: HouseView, one: PromotionAs<DrawingTypes>): UpNext | undefined => {
  const found = offeredNamed(house, one.activity);
  const rule = found.ok ? drawingRule(found.value.activity, found.value.offered.offering) : found;
  if (!rule.ok) return undefined;
  const { state, posted } = one;
  const at = state.open === undefined ? nextMoment(house, one, rule.value) : undefined;
  const tickets = rule.value.terms.entries.flatMap(way =>
    way.type === 'seat' ? (way.times ?? posted.ticketTimes ?? []) : [],
  );
  const prizes = prizesNext(house, one, rule.value);
  if (at === undefined && prizes.length === 0 && tickets.length === 0) return undefined;
  return {
    prizes,
    ...defined({
      at: at && momentText(at),
      isNow: state.open === undefined ? undefined : (true as const),
      ticketTimes: tickets.length === 0 ? undefined : tickets,
    }),
  };
};

const nextMoment = (house: HouseView, { state, posted, openedAt }: PromotionAs<DrawingTypes>, rules: DrawingRule) => {
  const { schedule } = rules.terms;
  const posting = posted.drawnAt?.[state.opened];
  if (schedule?.type !== 'last-day') return posting === undefined ? undefined : momentFrom(posting);
  const time = schedule.times[state.opened];
  return time === undefined
    ? undefined
    : momentOnLastDay({ rules, posted, state, openedAt }, time, house.settings.clock);
};

/** A thing that the house has posted goes by its own name. */
const prizesNext = (house: HouseView, one: PromotionAs<DrawingTypes>, rule: DrawingRule): UpNext['prizes'] => {
  const { posted, state } = one;
  const { gives } = rule.terms;
  const nameOf = prizeNames(house, one.activity);
  const games = gives.type === 'list' ? [...new Set(gives.prizes.map(({ game }) => game))] : [undefined];
  const toCome = games.flatMap(game => {
    const prizes = announced(rule, state, defined({ game }));
    return prizes.ok ? prizes.value : [];
  });
  const prizes = state.open?.prizes ?? toCome;
  const named = ({ what, amount }: DrawnPrize) =>
    posted.thing === undefined ? { what: nameOf(what), ...defined({ amount }) } : { what: posted.thing };
  return countedPrizes(prizes.map(named));
};

export const drawingOpens = (activity: Activity, offering: Offering): DrawingTypes['opens'] | undefined => {
  const terms = drawingTermsOf(activity, offering);
  return (
    terms && {
      mechanism: 'drawing',
      isDrumAsPosted: terms.drum === 'as-posted',
      isAlwaysByComputer: terms.entries.some(({ type }) => type === 'hour'),
      mayBeThing: mayBeThing(activity, terms),
      asksDrawingTimes: terms.schedule?.type !== 'last-day',
      asksTicketTimes: terms.entries.some(way => way.type === 'seat' && way.times === undefined),
    }
  );
};

/** The computer draws, and nobody else: the tickets are in it, or points of tracked play are. LOT-3 */
export const isByComputer = ({ terms }: DrawingTypes['rules'], { byComputer = false }: DrawingTypes['posted']) =>
  byComputer || terms.entries.some(({ type }) => type === 'hour');

const isByComputerNow = (house: HouseView, activity: string, posted: DrawingTypes['posted']): boolean => {
  const found = running(house, activity);
  const rule = found.ok ? drawingRule(found.value.activity, found.value.offered.offering) : found;
  return rule.ok && isByComputer(rule.value, posted);
};

/** What the desk shows of its state, whatever is offered. */
type Standing = Pick<Desk, 'type' | 'isByComputer' | 'entries' | 'open' | 'thing' | 'pending' | 'wins' | 'carried'>;

/** The ways into a drawing under its offering; none where the activity is no longer offered. */
const waysIn = (house: HouseView, id: string): Omit<Desk, keyof Standing> => {
  const [activity, offered] = [activityOf(house, id), house.offerings.get(id)];
  const terms = activity && offered && drawingTermsOf(activity, offered.offering);
  if (activity === undefined || offered === undefined || terms === undefined)
    return { ways: [], hasSecondStage: false, age: 0, comparesName: false };
  const { gives } = terms;
  const ladder = ladderOf(activity);
  const games = activity.games.map(({ slug, name }) => ({ game: slug, name }));
  const handWay = (): WayView => ({ type: 'hand', owed: owedIn(house, id, 'tickets'), games });
  return {
    ways: terms.entries.map(way => (way.type === 'hand' ? handWay() : way)),
    ...defined({ games: gives.type === 'list' ? [...new Set(gives.prizes.map(({ game }) => game))] : undefined }),
    hasSecondStage: terms.idUntil === 'second-stage',
    age: activity.eligibility.age.value,
    comparesName: terms.comparesName === true,
    ...defined({ ladderSteps: ladder && ladder.multiples.length + 1 }),
  };
};
