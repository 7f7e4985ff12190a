/** Decks of 52 cards, and the jokers that some houses add to each. */
export type Shoe = { readonly decks: number; readonly jokers: number };

export const cardsIn = ({ decks, jokers }: Shoe): number => (52 + jokers) * decks;
