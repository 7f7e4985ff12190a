import type { CommandIn } from '#core/house';
import type { SeatingView, WayView } from '#core/views';
import { numbersOf } from '../instrument/command.ts';

/** How tickets are numbered on: `A-00017` */
export type Numbering = { readonly prefix: string; readonly next: number };

type Issue = Extract<CommandIn<'drawing'>, { type: 'IssueTickets' }>;
export type Table = Issue['table'];
/** A player at a seat, and whether a ticket goes there. `isKnown`: the house has somebody seated there. */
export type SeatRow = {
  readonly seat: number;
  readonly player: string;
  readonly isIn: boolean;
  readonly isKnown: boolean;
};

/** Everybody at a table; who has no club card writes the name on the ticket and is known by its stub. DRW-12 */
export const rowsAt = ({ seats }: SeatingView): readonly SeatRow[] =>
  seats.map(({ seat, member }) => ({ seat, player: member ?? '', isIn: true, isKnown: true }));

/** One ticket for each seat, numbered on in their order; whom the house has not seated needs a name. */
export const seatTickets = (
  rows: readonly SeatRow[],
  { prefix, next }: Numbering,
  at: SeatingView,
  postedAt: string,
): readonly Issue[] => {
  const given = rows.filter(isGiven);
  const numbers = numbersOf(prefix.trim(), next, given.length);
  return given.map(({ seat, player, isKnown }, place) => ({
    type: 'IssueTickets',
    ...named(player),
    tickets: [numbers[place]!],
    earned: { type: 'seat', postedAt, ...(isKnown ? { seat: { table: at.table, seat } } : {}) },
    table: tableOf(at),
  }));
};

/** The first of them have their tickets; the others are still to get theirs. */
export const stillToGet = (rows: readonly SeatRow[], count: number): readonly SeatRow[] => {
  const had = rows.filter(isGiven).slice(0, count);
  return rows.map(row => (had.includes(row) ? { ...row, isIn: false } : row));
};

const isGiven = ({ isIn, isKnown, player }: SeatRow): boolean => isIn && (isKnown || player.trim() !== '');

/** Whoever is not named is known by the stub. */
const named = (player: string): Pick<Issue, 'player'> => (player.trim() === '' ? {} : { player: player.trim() });

type Owed = Extract<WayView, { type: 'hand' }>['owed'][number];

/** As many tickets as the verified hand has earned. */
export const handTickets = (
  { award, row, count }: Owed,
  player: string,
  { prefix, next }: Numbering,
  table: Table,
): Issue => ({
  type: 'IssueTickets',
  ...named(player),
  tickets: [...numbersOf(prefix.trim(), next, count)],
  earned: { type: 'hand', row, award },
  table,
});

/** What one table deals, for its tickets; `isLive` is false where no purchase is necessary. */
export const tableOf = ({ game, isLive, isTournament }: SeatingView): Table => ({ game, isLive, isTournament });
