import { defined } from '#core/base';
import { type Cents, NOTHING, plus, times, total } from '#core/money';
import type { TaxForm, TaxRow } from '#core/tax';
import { suggestionFor } from './balance.ts';
import { chipsInPlay } from './chips.ts';
import { levelNumber, lineOf, nextBreakAt } from './clock.ts';
import { dealAdvice, dealPot, dueTo, isAnything, placeOf, prizesByPlace, stillIn } from './due.ts';
import { entriesOf } from './sold.ts';
import type { Clock, Entrant, Payment, Tournament } from './state-shape.ts';
import type { Level } from './structure-shape.ts';
import { taxFormOfDue } from './tax-of-due.ts';
import type { BoardClock, BoardTable, PlaceDue, TournamentBoard, TournamentDesk } from './view-shape.ts';

export const tournamentBoard = (tournament: Tournament): TournamentBoard => {
  const { structure, stage, entrants, startedAt, clock, money, tables, moves } = tournament;
  const left = stillIn(tournament).length;
  const inPlay = chipsInPlay(tournament);
  return {
    type: 'tournament',
    stage,
    entrants: entrants.size,
    left,
    ...defined({
      name: structure.name,
      startedAt,
      levels: structure.levels,
      clock: clock && boardClock(structure.levels ?? [], clock),
      chips: inPlay === undefined ? undefined : { inPlay, average: left === 0 ? 0 : Math.floor(inPlay / left) },
      pool: money && plus(money.pool, money.houseAdds),
      prizes: money && prizesByPlace(tournament),
      things: money?.things,
      tables: tables && boardTables(tournament),
      moves: moves?.map(({ player: _, ...move }) => move),
    }),
  };
};

const boardClock = (levels: readonly Level[], clock: Clock): BoardClock => ({
  ...clock,
  level: levelNumber(levels, clock.step),
  line: lineOf(levels, clock.step),
  ...defined({ next: levels[clock.step], nextBreakAt: nextBreakAt(levels, clock) }),
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
  const {
    structure,
    money,
    penalties = [],
    dealerCalls = [],
    colourUps = [],
    signatures = [],
    moves = [],
  } = tournament;
  const { deal, counted, cancelled, tables = [] } = tournament;
  const players = [...tournament.entrants.values()];
  return {
    type: 'tournament',
    structure,
    entrants: players.map(one => ({ ...one, ...defined({ place: placeOf(tournament, one.player) }) })),
    due: players.flatMap(one => dueView(tournament, one)),
    paid: tournament.payments,
    penalties,
    dealerCalls,
    colourUps,
    signatures,
    moves,
    buttons: Object.fromEntries(tables.flatMap(({ table, button }) => (button === undefined ? [] : [[table, button]]))),
    ...defined({
      money,
      suggestion: suggestionFor(tournament),
      deal: dealView(tournament),
      agreed: deal,
      counted,
      cancelled,
    }),
    undo: {
      seats: tournament.seatsBefore !== undefined,
      elimination: tournament.hands > 0,
      colourUp: colourUps.length > 0,
    },
  };
};

const dealView = (tournament: Tournament): TournamentDesk['deal'] =>
  tournament.stage === 'closed'
    ? defined({ pot: dealPot(tournament, stillIn(tournament).length), advice: dealAdvice(tournament) })
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
