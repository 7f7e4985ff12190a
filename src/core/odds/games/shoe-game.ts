import { type HandEvent, handEvents } from '../answer/hand-events.ts';
import { type Option, wholeNumber } from '../answer/option.ts';
import { bet } from '../answer/subject.ts';
import { eventRows, type Question } from '../cross-check/asked.ts';
import { deckFrom, shoeOf } from '../cross-check/deck.ts';
import { type CheckedSubject, type Rounds, type Watched, watching } from '../cross-check/row.ts';
import type { Cards } from '../cross-check/shoe.ts';

/** Decks of 52 cards, and the jokers that some houses add to each. */
export type Shoe = { readonly decks: number; readonly jokers: number };
export const cardsIn = ({ decks, jokers }: Shoe): number => (52 + jokers) * decks;

/** Its name, in how many of all ways it comes, and how it is seen in the cards of one deal. */
export type StartEvent = readonly [key: string, ways: bigint, happens: (cards: Cards) => boolean];

/** What the first cards of a shoe may be, out of `total` equally likely ways. */
export type Start = {
  readonly cards: number;
  readonly total: bigint;
  readonly events: readonly StartEvent[];
  /** How many chances each player has of it in a round; one where nothing is said. */
  readonly chances?: number;
};

export const DECKS = wholeNumber({ from: 1, to: 8, otherwise: 6 });
export const JOKERS = wholeNumber({ from: 0, to: 4, otherwise: 0 });
export const PLAYERS = wholeNumber({ from: 1, to: 8, otherwise: 1 });

type Options = { readonly players: Option<number> } & Readonly<Record<string, Option<number>>>;

/** A game whose odds go by the first cards of a full shoe, and rounds of it from the shoes that are `played`. */
export const shoeGame = (game: {
  readonly id: string;
  readonly title: string;
  readonly what: string;
  readonly options: Options;
  readonly starts: (shoe: Shoe) => readonly Start[];
  readonly played: readonly Partial<Shoe>[];
  readonly cardsOf?: (shoe: Shoe) => Cards;
}): CheckedSubject => {
  const { id, title, what, options, starts, cardsOf = allCards } = game;
  const events = bet({
    id: 'events',
    title: what,
    options,
    compute: values => ({ ...values, events: startEvents(starts(shoeFrom(values)), values.players) }),
  });
  const subject = { id, title, bets: [events] };
  const deals = game.played.map(given => (seed: string) => {
    const found = starts(shoeFrom(given));
    const rows = startRows({ subject, bet: 'events', given: inWords(given) }, found);
    return shoeRounds(cardsOf(shoeFrom(given)), Math.max(...found.map(({ cards }) => cards)), seed, rows);
  });
  return { subject, deals };
};

export const shoeFrom = (given: Readonly<Partial<Record<string, number>>>): Shoe => ({
  decks: given['decks'] ?? 1,
  jokers: given['jokers'] ?? 0,
});
export const allCards = ({ decks, jokers }: Shoe): Cards => shoeOf(decks, jokers);

export const startEvents = (starts: readonly Start[], players: number): readonly HandEvent[] =>
  starts.flatMap(({ total, events, chances = 1 }) => {
    const ways = events.map(([key, count]) => [key, count] as const);
    return handEvents(ways, total, chances * players);
  });

export const inWords = (given: Partial<Shoe>) =>
  Object.fromEntries(Object.entries(given).map(([name, number]) => [name, `${number}`]));

export const startRows = (question: Question, starts: readonly Start[]): readonly Watched<Cards>[] => {
  const happens = starts.flatMap(({ events }) => events.map(([key, , isSo]) => [key, isSo] as const));
  return eventRows(question, Object.fromEntries(happens));
};

/** Deals so many cards from a full shoe for every round. */
export const shoeRounds = (shoe: Cards, count: number, seed: string, rows: readonly Watched<Cards>[]): Rounds => {
  const { cards, deal } = deckFrom(shoe, seed);
  return watching(() => {
    deal(count);
    return cards;
  }, rows);
};
