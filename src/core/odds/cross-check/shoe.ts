import type { OddsSubject } from '../answer/subject.ts';
import { eventRows, type Happens } from './asked.ts';
import { deckFrom, JOKER, rankOf, suitOf } from './deck.ts';
import { type Rounds, type Watched, watching } from './row.ts';

export type Shoe = { readonly decks: number; readonly jokers?: number };

/** The cards of a shoe in the order of the deal. */
export type Cards = Uint8Array;

/** Deals so many cards from a full shoe for every round. */
export const shoeRounds = (shoe: Uint8Array, count: number, seed: string, rows: readonly Watched<Cards>[]): Rounds => {
  const { cards, deal } = deckFrom(shoe, seed);
  return watching(() => {
    deal(count);
    return cards;
  }, rows);
};

export const given = (shoe: Shoe) =>
  Object.fromEntries(Object.entries(shoe).map(([name, number]) => [name, `${number}`]));
export const events = (subject: OddsSubject, shoe: Shoe, happens: Happens<Cards>): readonly Watched<Cards>[] =>
  eventRows({ subject, bet: 'events', given: given(shoe) }, happens);

export const isJoker = (card: number): boolean => card === JOKER;
export const first = (cards: Cards, count: number, meets: (card: number) => boolean): boolean => {
  for (let i = 0; i < count; i++) if (!meets(cards[i]!)) return false;
  return true;
};
export const alike = (cards: Cards, count: number, by: (card: number) => unknown): boolean =>
  first(cards, count, card => by(card) === by(cards[0]!));
/** Just these ranks, once each, in any order. */
export const isRun = (cards: Cards, ranks: readonly number[]): boolean => {
  let held = 0;
  for (let i = 0; i < ranks.length; i++) held |= isJoker(cards[i]!) ? 0 : 1 << rankOf(cards[i]!);
  return held === ranks.reduce((set, rank) => set | (1 << rank), 0);
};
export const is = (rank: number) => (card: number) => !isJoker(card) && rankOf(card) === rank;

export const isSuited = (cards: Cards, count: number): boolean => !isJoker(cards[0]!) && alike(cards, count, suitOf);
