import { defined } from '#core/base';
import type { CommandIn, PostedIn } from '#core/house';
import type { OwedView } from '#core/mechanisms';
import { NOTHING } from '#core/money';
import type { DeskView, SeatingView } from '#core/views';
import { all, amountIn, changed, countIn, plain, type Read, together } from '#entry/reading';
import { momentAt } from '../../kit/time/house-time.ts';
import { linesOf, numbersOf } from '../parts/lines.ts';
import type { Draft, DrawnField } from '../parts/opening-form.ts';
import { drawnAtIn, onlyIf, prizeIn, textIn, timeOfDay, timesOfDayIn } from '../parts/posting.ts';
import type { Waits } from '../parts/waits.ts';

type TakenField = 'takenEntries' | 'takenWins' | 'takenCarried';
export type OpenField = 'keepsDrum' | 'byComputer' | 'startedOn' | 'thing' | 'ticketTimes' | TakenField | DrawnField;

export const postedOf = (draft: Draft<OpenField>, zone: string): Read<PostedIn<'drawing'>> => {
  const { keepsDrum, byComputer, startedOn, thing, ticketTimes } = draft;
  return together({
    drawnAt: drawnAtIn(draft, zone),
    ticketTimes: timesOfDayIn(ticketTimes),
    keepsDrum: onlyIf(keepsDrum),
    byComputer: onlyIf(byComputer),
    startedOn: textIn(startedOn),
    thing: textIn(thing),
    takenOver: takenOverIn(draft, zone),
  });
};

type TakenOver = NonNullable<PostedIn<'drawing'>['takenOver']>;

/** A drum that was kept before, with its winners and what the next prize has got; nothing where nothing is written. */
const takenOverIn = (
  { takenEntries, takenWins, takenCarried }: Draft<TakenField>,
  zone: string,
): Read<TakenOver | undefined> => {
  if ([takenEntries, takenWins, takenCarried].every(text => text.trim() === '')) return plain(undefined);
  return together({
    entries: all(linesOf(takenEntries).map(entryIn)),
    wins: all(linesOf(takenWins).map(line => winIn(line, zone))),
    carried: takenCarried.trim() === '' ? plain(NOTHING) : amountIn(takenCarried),
  });
};

const partsOf = (line: string): readonly string[] => line.split('=').map(part => part.trim());

/** `A-00017 = Ana`, `4711 = Ben = 3`: a number, whose it is, and the points of a card. */
const entryIn = (line: string): Read<TakenOver['entries'][number]> => {
  const [ticket = '', player = '', points = '1'] = partsOf(line);
  if (ticket === '' || player === '') return { ok: false, words: line };
  return together({ ticket: plain(ticket), player: plain(player), points: countIn(points) });
};

/** `A-00003 = Ana = 2026-03-05 11:00 AM = $500`: who has won before, when, and what. */
const winIn = (line: string, zone: string): Read<TakenOver['wins'][number]> => {
  const [ticket = '', player = '', at = '', what = ''] = partsOf(line);
  const [, day, clock = ''] = /^(\d{4}-\d\d-\d\d)[ T](.+)$/.exec(at) ?? [];
  const time = timeOfDay(clock);
  if (ticket === '' || player === '' || time === undefined || what === '') return { ok: false, words: line };
  return changed(prizeIn(what), prize => ({
    ticket,
    player,
    prize: prize.type === 'cash' ? { what, amount: prize.amount } : { what: prize.what },
    drawing: 0,
    at: momentAt(`${day}T${time}`, zone),
  }));
};

type Command = CommandIn<'drawing'>;

/** How many prizes are announced, where nothing fixes that, or of which game the drawing is. */
export const openingOf = (count: string, game: string | undefined): Command => ({
  type: 'OpenDrawing',
  ...(count.trim() === '' ? {} : { count: Number(count) }),
  ...defined({ game }),
});

export const entryDrawn = (ticket: string): Command => ({ type: 'DrawEntry', ticket: ticket.trim() });
export const DRAWING_CLOSED: Command = { type: 'CloseDrawing' };
export const SECOND_STAGE: Command = { type: 'StartSecondStage' };
export const PRIZE_GIVEN_UP: Command = { type: 'GiveUpPrize' };

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

/** How tickets are numbered: by the house, or on from the first number of printed ones: `A-00017` */
export type Numbering = { readonly prefix: string; readonly first: string };

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

/**
 * The posted time of day for which tickets are handed out, on its day: the one that is picked, nearest to now, else the
 * one that has passed last. Late tickets of yesterday are still handed out after midnight. DRW-3
 */
export const postedTime = (times: readonly string[], picked: string | undefined, now: string): string => {
  const clock = Temporal.PlainDateTime.from(now);
  const moments = (picked === undefined ? times : [picked]).flatMap(time =>
    [-1, 0, 1].map(days => clock.add({ days }).withPlainTime(time)),
  );
  const away = (one: Temporal.PlainDateTime): number => Math.abs(clock.until(one).total('minutes'));
  const passed = moments.filter(one => picked !== undefined || Temporal.PlainDateTime.compare(one, clock) <= 0);
  const [nearest] = passed.toSorted((a, b) => away(a) - away(b));
  return nearest?.toString({ smallestUnit: 'minute' }) ?? '';
};

/** One ticket for each seat, numbered on in their order; a player whom the house has not seated needs a name. */
export const seatTickets = (
  rows: readonly SeatRow[],
  numbering: Numbering,
  { table }: SeatingView,
  postedAt: string,
): readonly Issue[] =>
  rows.filter(isGiven).map(({ seat, player, isKnown }, place) => ({
    type: 'IssueTickets',
    ...named(player),
    ...numbersIn(numbering, place, 1),
    earned: { type: 'seat', postedAt, table, ...(isKnown ? { seat } : {}) },
  }));

/** The system numbers tickets, unless they are printed. DRW-3 */
const numbersIn = ({ prefix, first }: Numbering, before: number, count: number): Pick<Issue, 'tickets' | 'prefix'> => {
  const letters = prefix.trim();
  if (first.trim() === '') return letters === '' ? {} : { prefix: letters };
  return { tickets: [...numbersOf(letters, Number(first) + before, count)] };
};

/** Those that were issued have their tickets; the others, by their place among the asked, are still to get theirs. */
export const stillToGet = (rows: readonly SeatRow[], refused: readonly number[]): readonly SeatRow[] => {
  const had = rows.filter(isGiven).filter((_, place) => !refused.includes(place));
  return rows.map(row => (had.includes(row) ? { ...row, isIn: false } : row));
};

const isGiven = ({ isIn, isKnown, player }: SeatRow): boolean => isIn && (isKnown || player.trim() !== '');

/** A player without a name is known by the stub. */
const named = (player: string): Pick<Issue, 'player'> => (player.trim() === '' ? {} : { player: player.trim() });

/** As many tickets as the verified hand has earned. */
export const handTickets = ({ award, row, count }: OwedView, player: string, numbering: Numbering): Issue => ({
  type: 'IssueTickets',
  ...named(player),
  ...numbersIn(numbering, 0, count),
  earned: { type: 'hand', row, award },
});
