import type { Refusal } from '#core/base';
import { type Card, numberOf } from '#core/cards';
import { fourOfFive, rankFive } from '#core/evaluator';
import { type Cents, NOTHING } from '#core/money';
import type { Chosen } from './chosen.ts';
import type { Consequence, Irregularity } from './irregularity.ts';
import type { Bet, Home, Meters, Settlement } from './ledger.ts';
import { refuse } from './refusals.ts';
import { pushes } from './verdict.ts';

/** What is on each wager, by the names of the game; every game has an ante. */
export type Stakes<Wager extends string = string> = { readonly ante?: Cents } & Readonly<Partial<Record<Wager, Cents>>>;

export type PlayerDecision = 'fold' | { readonly play: Cents };

/** One seat of a round as it was played; a decision is missing where none was asked for or given. */
export type Seat = {
  readonly seat: number;
  readonly cards: readonly Card[];
  readonly wagers: Stakes;
  readonly decision?: PlayerDecision | undefined;
};

/** A complete round: all that settling it needs to know. Seats count from the dealer's left. */
export type Round = {
  /** The pay tables in force, by their keys. */
  readonly schedules: Chosen;
  readonly meters: Meters;
  readonly seats: readonly Seat[];
  readonly dealer: readonly Card[];
  /** The dealer's card that all could see, where the game has one. */
  readonly upCard?: Card | undefined;
  readonly magicCard?: Card | undefined;
  readonly luckySeat?: number | 'dealer' | undefined;
  readonly irregularity?: Irregularity | undefined;
};

/** A seat with its hands ranked: what the rules of settlement look at. `play` is nothing where the seat folded. */
export type DealtSeat<Wager extends string = string> = {
  readonly seat: number;
  readonly wagers: Stakes<Wager>;
  readonly isFolded: boolean;
  readonly play: Cents;
  /** Place of the best four cards, and of all five, in their rankings. */
  readonly four: number;
  readonly five: number;
  readonly hasMagicCard: boolean;
};

export const CARDS_EACH = 5;

export const rankPlayer = (cards: readonly Card[]): { readonly four: number; readonly five: number } => {
  const [a, b, c, d, e] = cards.map(numberOf) as [number, number, number, number, number]; // Five cards were checked.
  return { four: fourOfFive(a, b, c, d, e), five: rankFive(a, b, c, d, e) };
};

export const dealtSeat = ({ seat, cards, wagers, decision }: Seat, magicCard: Card | undefined): DealtSeat => ({
  seat,
  wagers,
  isFolded: decision === 'fold',
  play: typeof decision === 'object' ? decision.play : NOTHING,
  ...rankPlayer(cards),
  hasMagicCard: magicCard !== undefined && cards.includes(magicCard),
});

/** Refuses seats that are not seats; the order in which they are listed does not matter. */
export const checkSeats = (seats: readonly Seat[], clause: string): Refusal | undefined => {
  if (seats.length === 0) return refuse('no-bets', { least: 1 }, clause);
  const twice = seats.find((seat, i) => seats.findIndex(other => other.seat === seat.seat) !== i);
  return twice && refuse('seat-listed-twice', { seat: twice.seat }, clause);
};

export const inDealingOrder = (seats: readonly Seat[]): readonly Seat[] => seats.toSorted((a, b) => a.seat - b.seat);

/** Every wager goes back, and every meter is as it was. TBL-9 */
export const voidSettlement = (given: {
  readonly seats: readonly Seat[];
  readonly meters: Meters;
  readonly homeOf: (wager: string) => Home;
  readonly cause: Consequence;
}): Settlement => {
  const verdict = pushes(given.cause.what, given.cause.clause);
  const bets = inDealingOrder(given.seats).flatMap(seat => betsOf(seat, given.homeOf));
  const entries = bets.map(bet => ({ ...bet, verdict, returned: bet.stake, from: bet.home, note: undefined }));
  return { isVoid: true, entries, meters: given.meters, seeded: NOTHING };
};

const betsOf = ({ seat, wagers, decision }: Seat, homeOf: (wager: string) => Home): readonly Bet[] => {
  const play = typeof decision === 'object' ? { play: decision.play } : {};
  const stakes = Object.entries<Cents | undefined>({ ...wagers, ...play });
  return stakes.flatMap(([wager, stake = NOTHING]) => (stake > 0 ? [{ seat, wager, stake, home: homeOf(wager) }] : []));
};
