import { type Appliers, type Entrants, entrantOf, seated } from './appliers.ts';
import type { Seat, SeatEvent } from './event-shape.ts';
import type { Move, TableInPlay, Tournament } from './state-shape.ts';

export const APPLY_SEATS: Appliers<SeatEvent> = {
  SeatsDrawn: (tournament, { tables, seats }, entrants) => ({
    ...sitDown(tournament, seats, entrants),
    ...using(tournament, tables),
  }),
  EntrantSeated: (tournament, { player, to }, entrants) => sitDown(tournament, [{ player, to }], entrants),
  PlayerMoved: (tournament, { player, to, at }, entrants) => sitDown(tournament, [{ player, to }], entrants, at),
  ButtonSet: (tournament, { table, seat }) => ({
    ...tournament,
    tables: tournament.tables!.map(one => (one.table === table ? { ...one, button: seat } : one)),
  }),
  // The newest table is the first to be broken.
  TableAdded: (tournament, { table, seats }, entrants) => ({
    ...sitDown(tournament, [], entrants),
    ...using(tournament, [{ table, seats }, ...(tournament.tables ?? [])]),
  }),
  TableBroken: (tournament, { table, seats, at }, entrants) => ({
    ...sitDown(tournament, seats, entrants, at),
    tables: tournament.tables!.filter(one => one.table !== table),
    dealerCalls: (tournament.dealerCalls ?? []).filter(one => one.table !== table),
  }),
  SeatsUndone: ({ seatsBefore: _, ...tournament }, { tables, seats }, entrants) => {
    for (const { player, seat } of seats) {
      if (entrants.has(player)) entrants.set(player, seated(entrantOf(entrants, player), seat));
    }
    return { ...tournament, tables };
  },
};

/** Seats players, and keeps where they and the tables were. */
const sitDown = (tournament: Tournament, seats: readonly Seat[], entrants: Entrants, at?: string): Tournament => {
  const before = seats.map(({ player }) => entrantOf(entrants, player));
  for (const { player, to } of seats) entrants.set(player, seated(entrantOf(entrants, player), to));
  const moves =
    at === undefined ? [] : seats.map(({ player, to }, n): Move => ({ player, ...fromOf(before[n]!.seat), to, at }));
  return {
    ...tournament,
    ...(moves.length === 0 ? {} : { moves: [...(tournament.moves ?? []), ...moves].slice(-MOVES_KEPT) }),
    seatsBefore: {
      tables: tournament.tables ?? [],
      seats: before.map(({ player, seat }) => ({ player, ...(seat === undefined ? {} : { seat }) })),
    },
  };
};

const fromOf = (from: Move['from']): Pick<Move, 'from'> => (from === undefined ? {} : { from });

const using = ({ tablesUsed = [] }: Tournament, tables: readonly TableInPlay[]) => ({
  tables,
  tablesUsed: [...new Set([...tablesUsed, ...tables.map(({ table }) => table)])],
});

/** Enough for the sign, which shows the newest. */
const MOVES_KEPT = 20;
