import { assert, defined } from '#core/base';
import { CARDS, HI_LO, pokerGameNamed } from '#core/games';
import type { RoundState } from '#core/games/table';
import { type Appliers, bookAll, type House, put, update } from '#core/state';
import { type GameOfHouse, gameIn } from './game.ts';
import { hiLoIn } from './hi-lo.ts';
import { NO_PLAY, type Play, playIn, ROUNDS_KEPT, type SettledRound } from './play.ts';
import type { Bet } from './play-shape.ts';
import { metersOf } from './set-up.ts';
import type { GameEvent } from './shape.ts';

type Played = Extract<GameEvent, { readonly type: 'GamePlayed' }>;

/** Table games: how they are set up, and what their rounds have done. */
export const GAME_EVENTS: Appliers<GameEvent> = {
  GameSetUp: ({ games, plays, balances }, { setUp, by, at, bookings }) => {
    bookAll(balances, bookings);
    // Bets that lie on a layout were placed by the rules of before.
    for (const [table, play] of plays) if ((play as Play).game === setUp.game) put(plays, table, cleared(play as Play));
    const before = games.get(setUp.game) as GameOfHouse | undefined; // As it was put here.
    const chosen = { setUp, by, ...(at !== undefined && { at }) };
    const history = [...(before?.history ?? []), chosen].slice(-SET_UPS_KEPT);
    const kept: GameOfHouse = { ...setUp, history };
    return put(games, setUp.game, kept);
  },
  RoundSettled: ({ games, tables, balances }, { table, game, meters, bookings }) => {
    bookAll(balances, bookings);
    if (meters !== undefined) update(games, game, before => ({ ...before, meters }));
    return update(tables, table, before =>
      before.round === undefined ? before : { ...before, round: { ...before.round, isSettled: true } },
    );
  },
  GamePlayed: (house, event) => {
    bookAll(house.balances, event.bookings);
    const before = playIn(house, event.table);
    const own = before?.game === event.game ? before : { ...NO_PLAY, table: event.table, game: event.game };
    const after = played(house, { ...own, settled: before?.settled ?? [] }, event);
    const { meters } = event;
    if (meters !== undefined) update(house.games, event.game, game => ({ ...game, meters }));
    return put(house.plays, event.table, after);
  },
  CardsKept: (house, { table, game, setup, events }) => {
    const before = playIn(house, table);
    const own = before?.game === game ? before : { ...NO_PLAY, table, game, settled: before?.settled ?? [] };
    const opened = setup === undefined ? undefined : CARDS.open(setup);
    const deck = opened?.ok === true ? opened.value : own.deck;
    assert(deck !== undefined, 'cards were kept where there are none');
    const after: Play = { ...own, deck: events.reduce(CARDS.evolve, deck) };
    return put(house.plays, table, after);
  },
  GameRoundBackedOut: (house, { table, round, game, seat, meters, bookings }) => {
    bookAll(house.balances, bookings);
    if (meters !== undefined) update(house.games, game, before => ({ ...before, meters }));
    const isGone = (one: SettledRound): boolean => one.round === round && seat === undefined;
    return update(house.plays, table, before => {
      const { settled } = before as Play;
      const left = settled
        .filter(one => !isGone(one))
        .map(one => (one.round === round ? withoutSeat(one, seat!) : one));
      return { ...before, settled: left };
    });
  },
  HiLoPlayed: (house, { events, bookings }) => {
    bookAll(house.balances, bookings);
    const after = events.reduce(HI_LO.evolve, hiLoIn(house));
    assert(after !== undefined, 'nothing happened in Hi-Lo');
    return put(house.games, HI_LO.name, after);
  },
};

/** So many set-ups of a game are shown in the office; the journal has all of them. */
const SET_UPS_KEPT = 30;

const cleared = ({ state: _, deck: _deck, bound: _bound, ...play }: Play): Play => play;

const withoutSeat = (round: SettledRound, seat: number): SettledRound => ({
  ...round,
  backedOut: [...round.backedOut, seat],
});

const played = (house: House, before: Play, event: Played): Play => {
  const { round: engine } = pokerGameNamed(event.game)!; // Only poker games are played so.
  const open = event.opened && engine.open(event.opened, metersOf(gameIn(house, event.game)));
  const state = event.events.reduce(engine.evolve, open ?? before.state!); // A play that goes on was opened.
  const { events, awards = [] } = event;
  // The floor gives a reason for what it takes back, and has not dealt the round by it.
  const isFloors =
    (events.every(({ type }) => FLOORS.includes(type)) || event.reason !== undefined) && event.isOver !== true;
  const { bound: _, ...unbound } = before;
  const after: Play = {
    ...(event.opened === undefined ? before : unbound),
    state,
    ...(event.opened !== undefined && { betsSince: event.at, ...defined({ bound: event.bound }) }),
    ...(event.round !== undefined && { round: event.round, isOn: true }),
    dealtBy: isFloors ? before.dealtBy : [...new Set([...before.dealtBy, ...event.by])],
    awards: [...before.awards, ...awards],
    ...(events.some(({ type }) => SHOWING.includes(type)) && { wonAt: event.at }),
  };
  return event.isOver === true ? over(after, state, event) : after;
};

/** What the floor does in a round. */
const FLOORS: readonly string[] = [
  'AwardValidated',
  'DocumentsCompleted',
  'CardsCorrected',
] satisfies Played['events'][number]['type'][];

/** With which wins become known. */
const SHOWING: readonly string[] = ['DealerRevealed', 'HandKeyed'] satisfies Played['events'][number]['type'][];

const over = (
  { state: _, round: _round, wonAt: _wonAt, bound: _bound, ...play }: Play,
  state: RoundState,
  event: Played,
): Play => ({
  ...play,
  isOn: false,
  dealtBy: [],
  awards: [],
  lastBets: betsOf(state),
  settled:
    state.settlement?.isVoid === true
      ? play.settled
      : [...play.settled, settledBy(play, state, event)].slice(-ROUNDS_KEPT),
});

const settledBy = ({ awards }: Pick<Play, 'awards'>, state: RoundState, { round, game, at }: Played): SettledRound => ({
  round: round!, // A round that is over has its number.
  game,
  at,
  setup: state.setup,
  seats: state.seats.map(({ seat, wagers }) => ({ seat, wagers: { ...wagers } as Record<string, number> })), // Cents.
  entries: state.settlement?.entries ?? [],
  awards,
  backedOut: [],
});

const betsOf = ({ seats }: RoundState): readonly Bet[] =>
  seats.flatMap(({ seat, wagers }) =>
    Object.entries(wagers).flatMap(([wager, amount]) => (amount === undefined ? [] : [{ seat, wager, amount }])),
  );
