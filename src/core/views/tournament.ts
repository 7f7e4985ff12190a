import { given } from '#core/base';
import {
  type Clock,
  chipsInPlay,
  dealAdvice,
  dealPot,
  dueTo,
  type Earned,
  type Entrant,
  entriesOf,
  isAnything,
  type Level,
  levelNumber,
  lineOf,
  nextBreakAt,
  type Payment,
  type Place,
  type PrizeMoney,
  placeOf,
  prizesByPlace,
  type Stage,
  type Structure,
  type Suggestion,
  stillIn,
  suggestionFor,
  type Thing,
  type Tournament,
} from '#core/mechanisms/tournament';
import { type Cents, NOTHING, plus, times, total } from '#core/money';
import type { TaxForm, TaxRow } from '#core/tax';
import { taxFormOfDue } from './on-screen/tax-of-due.ts';

export { taxFormOfDue } from './on-screen/tax-of-due.ts';

/** An event as players see it. Nobody is named: a move is from seat to seat. */
export type TournamentBoard = {
  readonly type: 'tournament';
  readonly stage: Stage;
  readonly entrants: number;
  readonly left: number;
  readonly name?: string;
  readonly startedAt?: string;
  /** All that are posted, so that a sign goes on by itself when it has lost the house. */
  readonly levels?: readonly Level[];
  readonly clock?: BoardClock;
  readonly chips?: { readonly inPlay: number; readonly average: number };
  /** What there is to win, once it is known: pool and what the house adds. */
  readonly pool?: Cents;
  readonly prizes?: readonly Cents[];
  readonly things?: readonly Thing[];
  readonly tables?: readonly BoardTable[];
  /** The newest, the last one last. */
  readonly moves?: readonly { readonly from?: Place; readonly to: Place; readonly at: string }[];
};

/** Of a clock that runs, when the level ends; of one that stands, what is left. */
export type BoardClock = Clock & {
  /** Breaks are not counted; in a break it is that of the level before. */
  readonly level: number;
  readonly line: Level;
  readonly next?: Level;
  readonly nextBreakAt?: string;
};
export type BoardTable = { readonly table: number; readonly seats: number; readonly taken: readonly number[] };

/** An event for the desk. */
export type TournamentDesk = {
  readonly type: 'tournament';
  readonly structure: Structure;
  readonly entrants: readonly (Entrant & { readonly place?: number })[];
  readonly money?: PrizeMoney;
  readonly due: readonly PlaceDue[];
  readonly paid: Tournament['payments'];
  readonly suggestion?: Suggestion;
  readonly penalties: NonNullable<Tournament['penalties']>;
  readonly dealerCalls: NonNullable<Tournament['dealerCalls']>;
  readonly colourUps: NonNullable<Tournament['colourUps']>;
  readonly signatures: NonNullable<Tournament['signatures']>;
  readonly buttons: Readonly<Record<string, number>>;
  readonly moves: NonNullable<Tournament['moves']>;
  /** What those who are left would share, and what their stacks are worth, where these were counted. */
  readonly deal?: { readonly pot: Cents; readonly advice?: Readonly<Record<string, Cents>> };
  /** Who has agreed to share, the best finisher first. */
  readonly agreed?: readonly string[];
  /** The stacks as they were last counted. */
  readonly counted?: NonNullable<Tournament['counted']>;
  /** Why it was cancelled. */
  readonly cancelled?: string;
  /** What can be taken back. */
  readonly undo: { readonly seats: boolean; readonly elimination: boolean; readonly colourUp: boolean };
};

/** What is to be paid; `boughtInFor` is what the player has paid into the pool. */
export type PlaceDue = Earned & { readonly player: string; readonly boughtInFor: Cents };

export const tournamentBoard = (tournament: Tournament): TournamentBoard => {
  const { structure, stage, entrants, startedAt, clock, money, tables, moves } = tournament;
  const left = stillIn(tournament).length;
  const inPlay = chipsInPlay(tournament);
  return {
    type: 'tournament',
    stage,
    entrants: entrants.size,
    left,
    ...given('name', structure.name),
    ...given('startedAt', startedAt),
    ...given('levels', structure.levels),
    ...given('clock', clock && boardClock(structure.levels ?? [], clock)),
    ...given(
      'chips',
      inPlay === undefined ? undefined : { inPlay, average: left === 0 ? 0 : Math.floor(inPlay / left) },
    ),
    ...given('pool', money && plus(money.pool, money.houseAdds)),
    ...given('prizes', money && prizesByPlace(tournament)),
    ...given('things', money?.things),
    ...given('tables', tables && boardTables(tournament)),
    ...given(
      'moves',
      moves?.map(({ player: _, ...move }) => move),
    ),
  };
};

const boardClock = (levels: readonly Level[], clock: Clock): BoardClock => ({
  ...clock,
  level: levelNumber(levels, clock.step),
  line: lineOf(levels, clock.step),
  ...given('next', levels[clock.step]),
  ...given('nextBreakAt', nextBreakAt(levels, clock)),
});

const boardTables = ({ tables = [], entrants }: Tournament): readonly BoardTable[] => {
  const seats = [...entrants.values()].flatMap(({ seat }) => (seat === undefined ? [] : [seat]));
  return tables.map(one => ({
    table: one.table,
    seats: one.seats,
    taken: seats
      .filter(({ table }) => table === one.table)
      .map(({ seat }) => seat)
      .toSorted((a, b) => a - b),
  }));
};

export const tournamentDesk = (tournament: Tournament): TournamentDesk => {
  const { structure, entrants, money, payments, penalties, dealerCalls, colourUps, signatures, moves } = tournament;
  const { deal, counted, cancelled } = tournament;
  const players = [...entrants.values()];
  return {
    type: 'tournament',
    structure,
    entrants: players.map(one => ({ ...one, ...given('place', placeOf(tournament, one.player)) })),
    ...given('money', money),
    due: players.flatMap(one => dueView(tournament, one)),
    paid: payments,
    ...given('suggestion', suggestionFor(tournament)),
    penalties: penalties ?? [],
    dealerCalls: dealerCalls ?? [],
    colourUps: colourUps ?? [],
    signatures: signatures ?? [],
    buttons: Object.fromEntries(
      (tournament.tables ?? []).flatMap(({ table, button }) => (button === undefined ? [] : [[table, button]])),
    ),
    moves: moves ?? [],
    ...given('deal', dealView(tournament)),
    ...given('agreed', deal),
    ...given('counted', counted),
    ...given('cancelled', cancelled),
    undo: {
      seats: tournament.seatsBefore !== undefined,
      elimination: tournament.hands > 0,
      colourUp: (colourUps ?? []).length > 0,
    },
  };
};

const dealView = (tournament: Tournament): TournamentDesk['deal'] =>
  tournament.stage === 'closed'
    ? { pot: dealPot(tournament, stillIn(tournament).length), ...given('advice', dealAdvice(tournament)) }
    : undefined;

const dueView = (tournament: Tournament, entrant: Entrant): readonly PlaceDue[] => {
  const due = dueTo(tournament, entrant.player);
  return isAnything(due) ? [{ player: entrant.player, ...due, boughtInFor: boughtInFor(tournament, entrant) }] : [];
};

/** Buy-ins, re-buys and add-ons; an entry that was won or given has cost nothing here, and the fee is the house's. */
const boughtInFor = ({ structure }: Tournament, entrant: Entrant): Cents =>
  total(
    entriesOf(entrant).flatMap(({ entry, reEntries = 0, rebuys, addOns }) => [
      times(structure.buyIn, reEntries + (entry === 'paid' ? 1 : 0)),
      times(structure.rebuy?.price ?? NOTHING, rebuys),
      times(structure.addOn?.price ?? NOTHING, addOns),
    ]),
  );

/** The tax form of a payment that was made. */
export const taxFormOfPayment = (
  taxes: readonly TaxRow[],
  tournament: Tournament,
  payment: Payment,
  on: string,
): TaxForm | 'none' => {
  const entrant = tournament.entrants.get(payment.player);
  const bought = entrant === undefined ? NOTHING : boughtInFor(tournament, entrant);
  return taxFormOfDue(taxes, { ...payment, boughtInFor: bought }, on);
};
