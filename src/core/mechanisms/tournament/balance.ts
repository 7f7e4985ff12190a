import { freeSeats, playersAt, seatsIn, type Taken, takenIn } from './seating.ts';
import type { TableInPlay, Tournament } from './state-shape.ts';
import type { Suggestion } from './view-shape.ts';

/** Tables may differ by so many players. */
export const SPREAD_MAX = 1;

/** First break a table that is not needed; else move a player from the fullest to the shortest table. TRN-21 */
export const suggestionFor = (tournament: Tournament): Suggestion | undefined => {
  const { tables = [], stage } = tournament;
  const [first, ...others] = tables;
  if (first === undefined || others.length === 0 || stage === 'over') return undefined;
  const taken = takenIn(tournament);
  const players = tables.reduce((sum, { table }) => sum + playersAt(taken, table), 0);
  if (players <= seatsIn(others)) return { type: 'break', table: first.table };
  const bySize = tables.toSorted((a, b) => playersAt(taken, a.table) - playersAt(taken, b.table));
  const [emptiest, fullest] = [bySize[0]!, bySize.at(-1)!];
  if (playersAt(taken, fullest.table) - playersAt(taken, emptiest.table) <= SPREAD_MAX) return undefined;
  return { type: 'move', from: fullest.table, to: emptiest.table, ...fairMove(fullest, emptiest, taken) };
};

/** The next big blind takes the worst position there: the first free seat after the big blind. TRN-22 */
const fairMove = (from: TableInPlay, to: TableInPlay, taken: Taken) => {
  const seat = blindAfter(from, taken, NEXT_BIG_BLIND);
  const blind = blindAfter(to, taken, BIG_BLIND);
  if (seat === undefined || blind === undefined) return {};
  const place = freeSeats(to, taken).toSorted(
    (a, b) => stepsFrom(blind, a.seat, to.seats) - stepsFrom(blind, b.seat, to.seats),
  )[0];
  const player = taken.get(from.table)?.get(seat);
  return place === undefined || player === undefined ? {} : { player, place };
};

/** Players after the button: the small blind is the first, the big blind the second, and the third has it next. */
const [BIG_BLIND, NEXT_BIG_BLIND] = [2, 3];

/** The seat of the player so many players after the button. Of two players the button is the small blind. */
const blindAfter = ({ table, seats, button }: TableInPlay, taken: Taken, count: number): number | undefined => {
  if (button === undefined) return undefined;
  const sitting = [...(taken.get(table)?.keys() ?? [])];
  const order = sitting.toSorted((a, b) => stepsFrom(button, a, seats) - stepsFrom(button, b, seats));
  const place = order.length === 2 ? count - 1 : count;
  return order.length === 0 ? undefined : order[(place - 1) % order.length];
};

/** Clockwise; a full round where it is the same seat. */
const stepsFrom = (from: number, to: number, seats: number): number => ((to - from - 1 + seats) % seats) + 1;
