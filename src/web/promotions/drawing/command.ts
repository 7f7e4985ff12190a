import type { CommandIn, PostedIn } from '#core/house';
import type { OwedView } from '#core/mechanisms';
import type { DeskView, SeatingView } from '#core/views';
import type { Waits } from '../panel.ts';
import { numbersOf } from '../parts/lines.ts';
import type { Draft, DrawnField } from '../parts/opening.tsx';
import { drawnAtIn, onlyIf, textIn, timesOfDayIn } from '../parts/posting.ts';
import { type Read, together } from '../parts/reading.ts';

export type OpenField = 'keepsDrum' | 'byComputer' | 'startedOn' | 'thing' | 'ticketTimes' | DrawnField;

export const postedOf = (draft: Draft<OpenField>, zone: string): Read<PostedIn<'drawing'>> => {
  const { keepsDrum, byComputer, startedOn, thing, ticketTimes } = draft;
  return together({
    drawnAt: drawnAtIn(draft, zone),
    ticketTimes: timesOfDayIn(ticketTimes),
    keepsDrum: onlyIf(keepsDrum),
    byComputer: onlyIf(byComputer),
    startedOn: textIn(startedOn),
    thing: textIn(thing),
  });
};

type Drawn = NonNullable<NonNullable<Extract<DeskView, { type: 'drawing' }>['open']>['drawn']>;

/** A drawn player has to claim; one without ID may still bring it. */
export const waitsIn = ({ open, pending }: Extract<DeskView, { type: 'drawing' }>): readonly Waits[] => {
  const drawn = open?.drawn;
  return [
    ...(drawn === undefined ? [] : [drawnWaits(drawn)]),
    ...pending.map(({ player }) => ({ why: 'id', whom: player }) as const),
  ];
};

const drawnWaits = ({ ticket, player, until }: Drawn): Waits => ({
  why: 'drawn',
  whom: `${ticket} ${player}`,
  short: ticket,
  until,
});

/** How tickets are numbered on: `A-00017` */
export type Numbering = { readonly prefix: string; readonly next: number };

type Issue = Extract<CommandIn<'drawing'>, { type: 'IssueTickets' }>;
/** A player at a seat, and whether a ticket goes there. `isKnown`: the house has somebody seated there. */
export type SeatRow = {
  readonly seat: number;
  readonly player: string;
  readonly isIn: boolean;
  readonly isKnown: boolean;
};

/** Everybody at a table; a player without a club card writes the name on the ticket and is known by its stub. DRW-12 */
export const rowsAt = ({ seats }: SeatingView): readonly SeatRow[] =>
  seats.map(({ seat, member }) => ({ seat, player: member ?? '', isIn: true, isKnown: true }));

/** One ticket for each seat, numbered on in their order; a player whom the house has not seated needs a name. */
export const seatTickets = (
  rows: readonly SeatRow[],
  { prefix, next }: Numbering,
  { table }: SeatingView,
  postedAt: string,
): readonly Issue[] => {
  const given = rows.filter(isGiven);
  const numbers = numbersOf(prefix.trim(), next, given.length);
  return given.map(({ seat, player, isKnown }, place) => ({
    type: 'IssueTickets',
    ...named(player),
    tickets: [numbers[place]!],
    earned: { type: 'seat', postedAt, table, ...(isKnown ? { seat } : {}) },
  }));
};

/** The first of them have their tickets; the others are still to get theirs. */
export const stillToGet = (rows: readonly SeatRow[], count: number): readonly SeatRow[] => {
  const had = rows.filter(isGiven).slice(0, count);
  return rows.map(row => (had.includes(row) ? { ...row, isIn: false } : row));
};

const isGiven = ({ isIn, isKnown, player }: SeatRow): boolean => isIn && (isKnown || player.trim() !== '');

/** A player without a name is known by the stub. */
const named = (player: string): Pick<Issue, 'player'> => (player.trim() === '' ? {} : { player: player.trim() });

/** As many tickets as the verified hand has earned. */
export const handTickets = ({ award, row, count }: OwedView, player: string, { prefix, next }: Numbering): Issue => ({
  type: 'IssueTickets',
  ...named(player),
  tickets: [...numbersOf(prefix.trim(), next, count)],
  earned: { type: 'hand', row, award },
});
