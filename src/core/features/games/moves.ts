import { type Answer, accept, answer, type Decision } from '#core/base';
import {
  type Meters,
  metersBack,
  type PlayEvent,
  type RoundCommand,
  type RoundState,
  unfedMeters,
} from '#core/games/table';
import {
  type Booking,
  type Context,
  type Decide,
  type HouseView,
  momentText,
  type OfType,
  reversed,
} from '#core/state';
import { openedAt, openedWith } from './bets.ts';
import { type OnPlay, playOn, pokerAt } from './play.ts';
import { bookLock, bookMeters } from './play-money.ts';
import { metersOf } from './set-up.ts';
import type { GameCommand, GameEvent } from './shape.ts';

/** Moves of the dealer, one after the other, all of them or none. C4P 5 to 8, FCP 4 */
export const playRound: Decide<OfType<GameCommand, 'PlayRound'>, GameEvent> = (house, { table, moves }, context) => {
  const found = playOn(house, table);
  if (!found.ok) return moves.every(isReport) ? noteBefore(house, table, moves, context) : found;
  const moved = moveAll(found.value, moves, context);
  return moved.ok ? accept(playedBy(found.value, moved.value, context)) : moved;
};

const isReport = ({ type }: RoundCommand): boolean => type === 'ReportIrregularity';

/** What is found between rounds, such as a shuffler that jams: no bet is locked yet, and none goes back. C4P 10 */
const noteBefore = (
  house: HouseView,
  table: number,
  moves: readonly RoundCommand[],
  context: Context,
): Decision<GameEvent> => {
  const { now, actor } = context;
  const found = pokerAt(house, table);
  if (!found.ok) return found;
  const opened = openedAt(found.value);
  if (!opened.ok) return opened;
  const { game, setUp } = found.value;
  const { state, setup } = opened.value;
  const events: PlayEvent[] = [];
  for (const move of moves) {
    const decided = game.round.decide(state, move, { actor: actor.id });
    if (!decided.ok) return decided;
    events.push(...decided.events);
  }
  const done = { at: momentText(now), by: [actor.id], bookings: [] };
  const first = setup && openedWith(found.value, setup, context);
  return accept({ type: 'GamePlayed', table, game: setUp.game, ...first, events, ...done });
};

/** What some moves have come to. */
export type Moved = {
  readonly state: RoundState;
  readonly events: readonly PlayEvent[];
  readonly meters: Meters;
  readonly bookings: readonly Booking[];
};

export const moveAll = (on: OnPlay, moves: readonly RoundCommand[], { actor }: Context): Answer<Moved> => {
  let moved: Moved = { state: on.state, events: [], meters: metersOf(on.setUp), bookings: [] };
  for (const move of moves) {
    // The meters are those of the whole house: other tables play on them.
    const state = { ...moved.state, meters: moved.meters };
    const decided = on.game.round.decide(state, move, { actor: actor.id });
    if (!decided.ok) return decided;
    for (const event of decided.events) moved = happened(on, moved, event);
  }
  return answer(moved);
};

const happened = (on: OnPlay, before: Moved, event: PlayEvent): Moved => {
  const { meters, bookings, written } = moneyOf(on, before, event);
  return {
    state: on.game.round.evolve(before.state, written),
    events: [...before.events, written],
    meters,
    bookings: [...before.bookings, ...bookings],
  };
};

type Money = { readonly meters: Meters; readonly bookings: readonly Booking[]; readonly written: PlayEvent };

/** What a move does to the meters, and the event as it is written with them. */
const moneyOf = ({ setUp, rules, state }: OnPlay, before: Moved, event: PlayEvent): Money => {
  const { game } = setUp;
  const { meters } = before;
  switch (event.type) {
    case 'DealerRevealed':
      return { meters: event.settlement.meters, bookings: bookLock(game, event.settlement.entries), written: event };
    case 'HandKeyed':
      return { meters: event.meters ?? meters, bookings: bookLock(game, event.entries ?? []), written: event };
    case 'HandUnkeyed': {
      const lit = before.state.keyed.find(
        key => key.seat === event.seat && key.wager === event.wager && key.hand === event.hand,
      );
      return { meters: event.meters ?? meters, bookings: reversed(bookLock(game, lit?.entries ?? [])), written: event };
    }
    case 'CardsCorrected': {
      // What the reveal had locked by the cards of before is on the meters again.
      const locked = before.state.phase === 'settle' ? (before.state.settlement?.entries ?? []) : [];
      return { meters: metersBack(meters, locked), bookings: reversed(bookLock(game, locked)), written: event };
    }
    case 'RoundVoided': {
      const after = unfedMeters(rules.metersNeeded, meters, state.setup.progressions, state.seats);
      const settlement = { ...event.settlement, meters: after };
      return { meters: after, bookings: bookMeters(game, meters, after), written: { ...event, settlement } };
    }
    default:
      return { meters, bookings: [], written: event };
  }
};

/** The moves as one event of the house. */
export const playedBy = (
  { table, setUp, round }: OnPlay,
  { events, meters, bookings }: Pick<Moved, 'events' | 'meters' | 'bookings'>,
  { now, actor, second }: Context,
): Extract<GameEvent, { readonly type: 'GamePlayed' }> => ({
  type: 'GamePlayed',
  table: table.table,
  game: setUp.game,
  round,
  events,
  ...(meters === metersOf(setUp) ? {} : { meters }),
  at: momentText(now),
  by: second === undefined ? [actor.id] : [actor.id, second.id],
  bookings,
});
