import { accept, type Decision, type Refusal } from '#core/base';
import { type Asked, type Deciders, isCount, type Named, notIn, notPlayed, notPlaying, numbersFor } from './asked.ts';
import type { SeatCommand } from './command-shape.ts';
import { stillIn } from './due.ts';
import type { TournamentEvent } from './event-shape.ts';
import { refuse } from './refusals.ts';
import { drawnAway, drawnSeat, drawnSeats, freeSeats, playersAt, seatsIn, takenIn } from './seating.ts';
import type { TableInPlay } from './state-shape.ts';

/** Seats are drawn with numbers, which are kept with what came of them. TRN-19 to TRN-23 */
export const DECIDE_SEATS: Deciders<SeatCommand> = {
  DrawSeats: (asked, command) => notPlayed(asked) ?? drawSeats(asked, command),
  SeatEntrant: (asked, command) => notPlayed(asked) ?? seatEntrant(asked, command),
  MovePlayer: (asked, command) => notPlayed(asked) ?? movePlayer(asked, command),
  SetButton: ({ tournament }, { table, seat }) => {
    const at = tableNamed(tournament.tables, table);
    if (at === undefined) return refuse('table-not-in-play', { table }, 'TRN-22');
    if (seat < 1 || seat > at.seats) return refuse('seat-not-free', { table, seat }, 'TRN-22');
    return accept({ type: 'ButtonSet', table, seat });
  },
  /** Also when it is over: a table that was used is in the log. TRN-40 */
  AddTable: (asked, { table, seats }) => {
    const refused =
      notIn(asked, 'open for sign-ups', 'closed', 'over') ??
      tablesObjection([...(asked.tournament.tables ?? []), { table, seats }]);
    return refused ?? accept({ type: 'TableAdded', table, seats });
  },
  BreakTable: (asked, command) => notPlayed(asked) ?? breakTable(asked, command),
  UndoSeats: asked => {
    const refused = notPlayed(asked);
    if (refused !== undefined) return refused;
    const { seatsBefore } = asked.tournament;
    if (seatsBefore === undefined) return refuse('nothing-to-undo', {}, 'TRN-27');
    return accept({ type: 'SeatsUndone', ...seatsBefore });
  },
};

const drawSeats = (asked: Asked, { tables }: Named<'DrawSeats'>): Decision<TournamentEvent> => {
  const players = stillIn(asked.tournament);
  const refused = tablesObjection(tables);
  if (refused !== undefined) return refused;
  const drawn = numbersFor(asked, players.length, 'TRN-19');
  if (!drawn.ok) return drawn;
  const numbers = drawn.value;
  const seats = seatsIn(tables);
  if (players.length > seats) return refuse('seats-too-few', { players: players.length, seats }, 'TRN-19');
  return accept({ type: 'SeatsDrawn', tables, numbers, seats: drawnSeats(players, tables, numbers) });
};

const seatEntrant = (asked: Asked, { player }: Named<'SeatEntrant'>): Decision<TournamentEvent> => {
  const { tournament } = asked;
  const drawn = numbersFor(asked, 1, 'TRN-19');
  if (!drawn.ok) return drawn;
  const refused = notPlaying(asked, player, 'TRN-20');
  if (refused !== undefined) return refused;
  if (tournament.entrants.get(player)?.seat !== undefined) return refuse('seated-already', { player }, 'TRN-20');
  const { tables = [] } = tournament;
  const number = drawn.value[0]!; // There is one.
  const to = drawnSeat(tables, takenIn(tournament), number);
  if (to === undefined)
    return refuse('seats-too-few', { players: stillIn(tournament).length, seats: seatsIn(tables) }, 'TRN-20');
  return accept({ type: 'EntrantSeated', player, to, number });
};

/** The director may move anybody anywhere; the fair order is what is suggested. */
const movePlayer = (asked: Asked, { player, to }: Named<'MovePlayer'>): Decision<TournamentEvent> => {
  const { tournament, now } = asked;
  const refused = notPlaying(asked, player, 'TRN-20');
  if (refused !== undefined) return refused;
  const at = tableNamed(tournament.tables, to.table);
  if (at === undefined) return refuse('table-not-in-play', { table: to.table }, 'TRN-22');
  const isFree = freeSeats(at, takenIn(tournament)).some(({ seat }) => seat === to.seat);
  if (!isFree) return refuse('seat-not-free', { table: to.table, seat: to.seat }, 'TRN-22');
  const from = tournament.entrants.get(player)?.seat;
  return accept({ type: 'PlayerMoved', player, ...(from === undefined ? {} : { from }), to, at: now.toString() });
};

const breakTable = (asked: Asked, { table }: Named<'BreakTable'>): Decision<TournamentEvent> => {
  const { tournament, now } = asked;
  const { tables = [] } = tournament;
  if (tableNamed(tables, table) === undefined) return refuse('table-not-in-play', { table }, 'TRN-23');
  const taken = takenIn(tournament);
  const players = [...taken.get(table)!].toSorted(([a], [b]) => a - b).map(([, player]) => player);
  const drawn = numbersFor(asked, players.length, 'TRN-19');
  if (!drawn.ok) return drawn;
  const numbers = drawn.value;
  const others = tables.filter(one => one.table !== table);
  const free = others.reduce((sum, one) => sum + one.seats - playersAt(taken, one.table), 0);
  if (free < players.length) return refuse('seats-too-few', { players: players.length, seats: free }, 'TRN-23');
  const seats = drawnAway(players, others, { taken, numbers });
  return accept({ type: 'TableBroken', table, numbers, seats, at: now.toString() });
};

const tableNamed = (tables: readonly TableInPlay[] | undefined, table: number) =>
  tables?.find(one => one.table === table);

const tablesObjection = (tables: readonly TableInPlay[]): Refusal | undefined => {
  const numbers = tables.map(({ table }) => table);
  const isFit = tables.every(({ table, seats }) => isCount(table) && isCount(seats) && seats <= SEATS_MAX);
  return isFit && new Set(numbers).size === numbers.length && numbers.length > 0
    ? undefined
    : refuse('tables-not-possible', { seats: SEATS_MAX }, 'TRN-19');
};

const SEATS_MAX = 12;
