import type { CommandIn } from '#core/house';
import type { SeatingView, WayView } from '#core/views';
import { numbersOf } from './batch.ts';

/** How tickets are numbered on: `A-00017` */
export type Numbering = { readonly prefix: string; readonly next: number };

type Issue = Extract<CommandIn<'drawing'>, { type: 'IssueTickets' }>;
export type Table = Issue['table'];
/** A player at a seat, and whether a ticket goes there. */
export type SeatRow = { readonly seat: number; readonly player: string; readonly isIn: boolean };

/** Everybody at a table; who has no club card is named by whoever hands out the tickets. */
export const rowsAt = ({ seats }: SeatingView): readonly SeatRow[] =>
  seats.map(({ seat, member }) => ({ seat, player: member ?? '', isIn: true }));

/** One ticket for each named player, numbered on in the order of the seats. */
export const seatTickets = (
  rows: readonly SeatRow[],
  { prefix, next }: Numbering,
  table: Table,
  postedAt: string,
): readonly Issue[] => {
  const named = rows.filter(({ isIn, player }) => isIn && player.trim() !== '');
  const numbers = numbersOf(prefix.trim(), next, named.length);
  return named.map(({ player }, place) => ({
    type: 'IssueTickets',
    player: player.trim(),
    tickets: [numbers[place]!],
    earned: { type: 'seat', postedAt },
    table,
  }));
};

type Owed = Extract<WayView, { type: 'hand' }>['owed'][number];

/** As many tickets as the verified hand has earned. */
export const handTickets = (
  { award, row, count }: Owed,
  player: string,
  { prefix, next }: Numbering,
  table: Table,
): Issue => ({
  type: 'IssueTickets',
  player: player.trim(),
  tickets: [...numbersOf(prefix.trim(), next, count)],
  earned: { type: 'hand', row, award },
  table,
});

/** What one table deals, for its tickets; `isLive` is false where no purchase is necessary. */
export const tableOf = ({ game, isLive, isTournament }: SeatingView): Table => ({ game, isLive, isTournament });
