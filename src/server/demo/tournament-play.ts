import type { HouseView, PromotionOf } from '#core/house';
import {
  chipsInPlay,
  clockAt,
  dueTo,
  isAnything,
  levelNow,
  lineOf,
  type Suggestion,
  stillIn,
  suggestionFor,
  type TournamentCommand,
  takenIn,
} from '#core/mechanisms/tournament';
import { inPromotion } from './in-promotion.ts';
import type { By, Room } from './room.ts';
import { BY, isAttendedBy } from './stations.ts';
import { openingOf } from './tournament-set-up.ts';

type Event = PromotionOf<'tournament'>;
type Playing = { readonly room: Room; readonly house: HouseView; readonly event: Event; readonly isLeft: boolean };

/** In milliseconds of the simulation. */
const LOOK_AGAIN_AFTER = 10_000;
/** Once in so many looks. */
const SIGNS_UP = 2;
const COMES_LATE = 6;
const GOES_OUT = 9;
const CALLS_DEALER = 40;
/** From here on stacks are counted, so that the desk can say what they are worth. */
const COUNTED_FROM = 9;

const DIRECTOR: By = BY.tournament;
const WINDOW: By = { ...BY.cage, second: 'supervisor' };
const FLOOR: By = BY.floor;

/**
 * Players sign up, play and go out by themselves, while the clock runs. What the director does is left to a visitor
 * who is signed on as one.
 */
export const playTournaments = async (room: Room): Promise<number> => {
  const house = room.view();
  if (house === undefined) return LOOK_AGAIN_AFTER;
  const isLeft = isAttendedBy(house, ['tournament']);
  const events = [...house.promotions.values()].filter(one => one.mechanism === 'tournament');
  for (const event of events) await playEvent({ room, house, event, isLeft });
  if (!isLeft) await keepGoing(room, events);
  return LOOK_AGAIN_AFTER;
};

const playEvent = async (playing: Playing): Promise<void> => {
  const { stage, clock } = playing.event.state;
  if (stage === 'open for sign-ups') await comeIn(playing);
  if (stage === 'over') return payAndSign(playing);
  if (clock === undefined) return;
  await play(playing);
  if (!playing.isLeft) await direct(playing);
};

const run = ({ room, event }: Playing, command: TournamentCommand, by: By) =>
  room.ask(inPromotion(event.promotion, 'tournament', command), by);

const isOnceIn = ({ room }: Playing, looks: number): boolean => room.chance.below(looks) === 0;
const oneOf = <Value>({ room }: Playing, list: readonly Value[]): Value | undefined =>
  list[room.chance.below(Math.max(1, list.length))];

/** Somebody pays at the window, and sits down where the event has begun. */
const comeIn = async (playing: Playing): Promise<void> => {
  const { room, event } = playing;
  const { entrants, clock } = event.state;
  if (!isOnceIn(playing, clock === undefined ? SIGNS_UP : COMES_LATE)) return;
  const player = oneOf(
    playing,
    room.plan.entrants.filter(name => !entrants.has(name)),
  );
  if (player === undefined) return;
  const entered = await run(playing, { type: 'RegisterPlayer', player, entry: 'paid' }, WINDOW);
  if (entered.ok && clock !== undefined) await run(playing, { type: 'SeatEntrant', player }, WINDOW);
};

/** While a level runs somebody goes out now and then, and comes back where that is posted. */
const play = async (playing: Playing): Promise<void> => {
  if (!isLevel(playing)) return;
  const { dealerCalls = [] } = playing.event.state;
  for (const { table } of dealerCalls) await run(playing, { type: 'AnswerDealerCall', table }, FLOOR);
  if (isOnceIn(playing, CALLS_DEALER)) {
    const at = oneOf(playing, playing.event.state.tables ?? []);
    if (at !== undefined) await run(playing, { type: 'CallDealer', table: at.table, reason: 'a new setup' }, FLOOR);
  }
  if (isOnceIn(playing, GOES_OUT)) await goOut(playing);
};

const isLevel = ({ room, event: { state } }: Playing): boolean => {
  const { clock, structure } = state;
  if (clock === undefined || !('endsAt' in clock)) return false;
  const { levels = [] } = structure;
  return lineOf(levels, clockAt(levels, clock, room.now()).step).type === 'level';
};

const goOut = async (playing: Playing): Promise<void> => {
  const { state } = playing.event;
  const tables = [...takenIn(state).values()].map(seats => [...seats.values()]).filter(({ length }) => length > 1);
  const sitting = oneOf(playing, tables) ?? [];
  const [player, winner] = [oneOf(playing, sitting), oneOf(playing, sitting)];
  if (player === undefined || winner === undefined || player === winner) return;
  const average = Math.floor((chipsInPlay(state) ?? 0) / stillIn(state).length);
  const chips = 100 + 100 * playing.room.chance.below(Math.max(1, Math.floor(average / 100)));
  const gone = await run(playing, { type: 'EliminatePlayers', out: [{ player, by: [winner], chips }] }, FLOOR);
  if (!gone.ok || state.stage !== 'open for sign-ups' || isOnceIn(playing, 2)) return;
  const again = state.structure.rebuy === undefined ? 'ReEnter' : 'Rebuy';
  const bought = await run(playing, { type: again, player }, WINDOW);
  if (bought.ok) await run(playing, { type: 'SeatEntrant', player }, WINDOW);
};

/** Entries close when nobody may come anymore, tables are kept even, and at the last table stacks are counted. */
const direct = async (playing: Playing): Promise<void> => {
  const { room, event } = playing;
  const { state } = event;
  const { lateEntryUntil } = state.structure;
  const isLate = lateEntryUntil !== undefined && levelNow(state, room.now()) > lateEntryUntil;
  if (state.stage === 'open for sign-ups' && isLate) await run(playing, { type: 'CloseEntries' }, DIRECTOR);
  const suggestion = suggestionFor(state);
  if (suggestion !== undefined) await run(playing, seating(playing, suggestion), DIRECTOR);
  const left = stillIn(state);
  const isCounted = left.every(player => state.counted?.stacks[player] !== undefined);
  if (state.stage === 'closed' && left.length <= COUNTED_FROM && !isCounted) {
    await run(playing, { type: 'CountChips', stacks: stacksOf(playing, left) }, DIRECTOR);
  }
};

const seating = (playing: Playing, suggestion: Suggestion): TournamentCommand => {
  if (suggestion.type === 'break') return { type: 'BreakTable', table: suggestion.table };
  const { from, to } = suggestion;
  const taken = takenIn(playing.event.state);
  const player = suggestion.player ?? oneOf(playing, [...(taken.get(from)?.values() ?? [])]) ?? '';
  const seat = [1, 2, 3, 4, 5, 6, 7, 8, 9].find(place => taken.get(to)?.has(place) !== true) ?? 1;
  return { type: 'MovePlayer', player, to: suggestion.place ?? { table: to, seat } };
};

/** All chips in play, split at random in hundreds except for the last one. */
const stacksOf = ({ room, event }: Playing, players: readonly string[]): Readonly<Record<string, number>> => {
  let rest = chipsInPlay(event.state) ?? 0;
  const stacks: Record<string, number> = {};
  for (const [place, player] of players.entries()) {
    const others = players.length - place - 1;
    const fair = Math.floor(rest / (others + 1) / 100);
    const chips = others === 0 ? rest : 100 * (1 + room.chance.below(Math.max(1, Math.floor(fair * 1.5))));
    stacks[player] = chips;
    rest -= chips;
  }
  return stacks;
};

/** One player at a time is paid; then director and cage sign, and the event makes room for the next one. */
const payAndSign = async (playing: Playing): Promise<void> => {
  const { house, event, isLeft } = playing;
  const { entrants, signatures = [] } = event.state;
  const due = [...entrants.keys()].find(player => isAnything(dueTo(event.state, player)));
  if (due !== undefined) {
    if (isLeft || isAttendedBy(house, ['cage'])) return;
    await run(playing, { type: 'PayPlayer', player: due, showsId: true }, WINDOW);
  } else if (signatures.length < 2 && !isLeft) {
    await run(playing, { type: 'SignLog' }, signatures.length === 0 ? DIRECTOR : WINDOW);
  } else if (!isLeft) {
    const reason = 'it was played and its log is signed';
    await playing.room.ask({ type: 'EndPromotion', promotion: event.promotion, reason }, DIRECTOR);
  }
};

/** One event is always under way and another takes sign-ups. */
const keepGoing = async (room: Room, events: readonly Event[]): Promise<void> => {
  const plans = room.plan.tournaments;
  const signingUp = events.filter(({ state }) => state.stage === 'open for sign-ups' && state.clock === undefined);
  const isUnderWay = events.some(({ state }) => state.clock !== undefined && state.stage !== 'over');
  const [next] = signingUp;
  if (next === undefined) return openNext(room, events);
  const plan = plans.find(({ event }) => next.promotion.startsWith(event));
  if (isUnderWay || plan === undefined || next.state.entrants.size < plan.startsWith) return;
  await room.ask(inPromotion(next.promotion, 'tournament', { type: 'DrawSeats', tables: plan.tables }), DIRECTOR);
  await room.ask(inPromotion(next.promotion, 'tournament', { type: 'StartClock' }), DIRECTOR);
};

/** Under a key with its moment, so that no two events have the same one. */
const openNext = async (room: Room, events: readonly Event[]): Promise<void> => {
  // Another than those that run.
  const plan = room.plan.tournaments.find(({ event }) => !events.some(({ promotion }) => promotion.startsWith(event)));
  if (plan === undefined) return;
  const promotion = `${plan.event}-${room.now().epochMilliseconds.toString(36)}`;
  await room.ask(openingOf(plan, promotion), DIRECTOR);
  await room.ask(inPromotion(promotion, 'tournament', { type: 'OpenSignUps' }), DIRECTOR);
};
