import { type Answer, answer } from '#core/base';
import type { Said } from '#core/words';
import { type Card, EVERY_CARD, isCard, isJoker, type Rank, rankOf } from './card.ts';
import { refuse, word } from './refusals.ts';

/** So many 52-card decks shuffled together, each with its jokers and without the ranks taken out. CRD-4 */
export type Deck = {
  readonly decks: number;
  readonly jokersEach: number;
  readonly ranksOut: readonly Rank[];
};

export const DECKS = {
  'standard-52': { decks: 1, jokersEach: 0, ranksOut: [] },
  'joker-53': { decks: 1, jokersEach: 1, ranksOut: [] },
  'shoe-6': { decks: 6, jokersEach: 0, ranksOut: [] },
  'shoe-8': { decks: 8, jokersEach: 0, ranksOut: [] },
  'joker-shoe-6': { decks: 6, jokersEach: 1, ranksOut: [] },
  'mexican-41': { decks: 1, jokersEach: 1, ranksOut: ['8', '9', 'T'] },
  'pan-9': { decks: 8, jokersEach: 0, ranksOut: ['7', '8', '9', 'T'] },
} as const satisfies Readonly<Record<string, Deck>>;

export type DeckKey = keyof typeof DECKS;

/** So many ordinary decks, for a house whose shoe is not among the named ones. */
export const shoeOf = (decks: number): Deck => ({ decks, jokersEach: 0, ranksOut: [] });

/** A deck by its size, a shoe by its decks. */
export const deckWord = ({ decks, jokersEach, ranksOut }: Deck): Said => {
  if (decks === 1) return word('deck.cards', { cards: 52 - 4 * ranksOut.length + jokersEach });
  if (ranksOut.length > 0) return word('deck.shoe-without', { decks, ranks: ranksOut });
  return word(jokersEach > 0 ? 'deck.shoe-with-jokers' : 'deck.shoe', { decks });
};

export const copiesOf = (deck: Deck, card: Card): number => {
  if (isJoker(card)) return deck.decks * deck.jokersEach;
  return deck.ranksOut.includes(rankOf(card)) ? 0 : deck.decks;
};

/** Every card of the deck as often as it is there, in the order of the card numbers. */
export const cardsOfDeck = (deck: Deck): readonly Card[] =>
  EVERY_CARD.flatMap(card => Array<Card>(copiesOf(deck, card)).fill(card));

/** Refuses what this deck cannot have dealt: no card at all, not in the deck, or seen more often than it is there. */
export const checkCards = (deck: Deck, cards: readonly string[]): Answer<readonly Card[]> => {
  const known: Card[] = [];
  for (const card of cards) {
    if (!isCard(card)) return refuse('unknown-card', { card }, 'CRD-2');
    known.push(card);
  }
  for (const card of known) {
    const copies = copiesOf(deck, card);
    const seen = known.filter(other => other === card).length;
    if (copies === 0) return refuse('card-not-in-deck', { card, deck: deckWord(deck) }, 'CRD-5');
    if (seen > copies) return refuse('card-seen-too-often', { card, seen, copies, deck: deckWord(deck) }, 'CRD-5');
  }
  return answer(known);
};
