export const RANKS = ['2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K', 'A'] as const;
export const SUITS = ['c', 'd', 'h', 's'] as const;
export type Rank = (typeof RANKS)[number];
export type Suit = (typeof SUITS)[number];

export const JOKER = 'Jk' as const;
export type NaturalCard = `${Rank}${Suit}`;
export type Card = NaturalCard | typeof JOKER;

/** The 52 cards, deuces first, clubs before diamonds, hearts and spades; a card's place here is its number. */
export const DECK: readonly NaturalCard[] = RANKS.flatMap(rank => SUITS.map(suit => `${rank}${suit}` as const));

/** The 52 cards and the joker, by number. */
export const EVERY_CARD: readonly Card[] = [...DECK, JOKER];

/** A card's number: four times its rank from the deuce, plus its suit; the joker is 52. */
export const numberOf = (card: Card): number => NUMBERS[card];
export const cardOf = (number: number): Card => EVERY_CARD[number]!;

/** Tells whether a text is a card exactly as we store it; `parseCard` also reads what people write. */
export const isCard = (text: string): text is Card => Object.hasOwn(NUMBERS, text);
export const isJoker = (card: Card): card is typeof JOKER => card === JOKER;
export const isNatural = (card: Card): card is NaturalCard => card !== JOKER;
export const rankOf = (card: NaturalCard): Rank => card[0] as Rank;
export const suitOf = (card: NaturalCard): Suit => card[1] as Suit;
/** Two to ten as printed, jack 11, queen 12, king 13, ace 14. */
export const pips = (card: NaturalCard): number => (NUMBERS[card] >> 2) + 2;
export const isRed = (card: NaturalCard): boolean => suitOf(card) === 'd' || suitOf(card) === 'h';

const NUMBERS = Object.fromEntries(EVERY_CARD.map((card, number) => [card, number])) as Record<Card, number>;
