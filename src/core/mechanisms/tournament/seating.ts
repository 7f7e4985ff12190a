import { assert } from '#core/base';
import type { Seat } from './event-shape.ts';
import type { Place, TableInPlay, Tournament } from './state-shape.ts';

/** Who sits where: seats by table. */
export type Taken = ReadonlyMap<number, ReadonlyMap<number, string>>;

export const takenIn = ({ entrants, tables = [] }: Tournament): Taken => {
  const taken = new Map(tables.map(({ table }) => [table, new Map<number, string>()]));
  for (const { player, seat } of entrants.values())
    if (seat !== undefined) taken.get(seat.table)?.set(seat.seat, player);
  return taken;
};

/**
 * Draws seats for everybody at once: the lowest number sits down first, and the tables are filled in turn, so that they
 * differ by one player at most. Of equal numbers who registered first comes first. TRN-19
 */
export const drawnSeats = (
  players: readonly string[],
  tables: readonly TableInPlay[],
  numbers: readonly number[],
): readonly Seat[] => {
  const order = players.map((player, place) => ({ player, number: numbers[place]! }));
  const room = new Map(tables.map(({ table }) => [table, 0]));
  return order
    .toSorted((a, b) => a.number - b.number)
    .map(({ player }) => {
      const free = tables.filter(({ table, seats }) => room.get(table)! < seats);
      const fewest = Math.min(...free.map(({ table }) => room.get(table)!));
      const at = free.find(({ table }) => room.get(table) === fewest);
      assert(at !== undefined, 'there are seats for everybody');
      const seat = fewest + 1;
      room.set(at.table, seat);
      return { player, to: { table: at.table, seat } };
    });
};

/** One of the free seats at the tables with the fewest players, all equally likely; absent where none is. TRN-20 */
export const drawnSeat = (tables: readonly TableInPlay[], taken: Taken, number: number): Place | undefined => {
  const open = tables.filter(({ table, seats }) => playersAt(taken, table) < seats);
  const fewest = Math.min(...open.map(({ table }) => playersAt(taken, table)));
  const free = open.filter(({ table }) => playersAt(taken, table) === fewest).flatMap(table => freeSeats(table, taken));
  return free[number % free.length];
};

/** Draws the players of a broken table to the others, the lowest number first, each as if it came late. TRN-23 */
export const drawnAway = (
  players: readonly string[],
  tables: readonly TableInPlay[],
  { taken, numbers }: { readonly taken: Taken; readonly numbers: readonly number[] },
): readonly Seat[] => {
  const now = new Map([...taken].map(([table, seats]) => [table, new Map(seats)]));
  const order = players.map((player, place) => ({ player, number: numbers[place]! }));
  return order
    .toSorted((a, b) => a.number - b.number)
    .map(({ player, number }) => {
      const to = drawnSeat(tables, now, number);
      assert(to !== undefined, 'there are seats for everybody');
      now.get(to.table)!.set(to.seat, player);
      return { player, to };
    });
};

export const playersAt = (taken: Taken, table: number): number => taken.get(table)?.size ?? 0;

export const freeSeats = ({ table, seats }: TableInPlay, taken: Taken): readonly Place[] =>
  Array.from({ length: seats }, (_, place) => ({ table, seat: place + 1 })).filter(
    ({ seat }) => taken.get(table)?.has(seat) !== true,
  );

export const seatsIn = (tables: readonly TableInPlay[]): number => tables.reduce((sum, { seats }) => sum + seats, 0);
