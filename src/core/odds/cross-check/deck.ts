import { seeded } from '#core/base';

/** A deck or shoe that is dealt from again and again: `deal(n)` puts so many random cards at the front of `cards`. */
export type DealtDeck = {
  readonly cards: Uint8Array;
  readonly deal: (count: number) => void;
  readonly below: (bound: number) => number;
};

export const deckFrom = (cards: Uint8Array, seed: string): DealtDeck => {
  const { deal, below } = seeded(seed);
  return { cards, deal: count => deal(cards, count), below };
};

export const JOKER = 52;

/** Card numbers, so many decks of 52 with so many jokers each. */
export const shoeOf = (decks: number, jokers = 0): Uint8Array => {
  const deck = [...numbersTo(52), ...Array<number>(jokers).fill(JOKER)];
  return Uint8Array.from(Array.from({ length: decks }, () => deck).flat());
};

export const numbersTo = (end: number): readonly number[] => Array.from({ length: end }, (_, number) => number);

/** Ranks from the deuce, 0, to the ace, 12; suits from clubs, 0, to spades, 3. */
export const rankOf = (card: number): number => card >> 2;
export const suitOf = (card: number): number => card & 3;
export const isRed = (card: number): boolean => suitOf(card) === 1 || suitOf(card) === 2;
