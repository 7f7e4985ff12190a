import { DECKS, type Deck } from '#core/cards';

/** How many cards or tiles of a game can be in each place, for screens that enter them. */
export type Layout = {
  readonly own: number;
  readonly board: number;
  /** In front of the house's dealer, who plays for the bank. */
  readonly dealer: number;
  /** In each of the two hands of baccarat, which are everybody's. */
  readonly coup: number;
  readonly pieces: 'cards' | 'tiles';
  /** What is dealt from: a shoe of several decks has twins of every card. */
  readonly deck: Pick<Deck, 'decks' | 'jokersEach'>;
  /** How many of the own pieces are in each part of a hand that is set. */
  readonly parts?: { readonly front: number; readonly middle?: number; readonly back: number };
};

const NOWHERE: Layout = { own: 0, board: 0, dealer: 0, coup: 0, pieces: 'cards', deck: DECKS['standard-52'] };
/** A game nobody knows may be any. */
const ANY: Layout = { ...NOWHERE, own: 7, board: 5, dealer: 7, deck: { decks: 8, jokersEach: 1 } };

const SHOE = DECKS['shoe-6'];

/** By a part of the slug; the first that fits counts. Hands that draw have room for all they can take unbroken. */
const LAYOUTS: readonly (readonly [part: RegExp, lies: Partial<Layout>])[] = [
  [/tile/, { own: 4, pieces: 'tiles', parts: { front: 2, back: 2 } }],
  [/pai-gow/, { own: 7, deck: DECKS['joker-53'], parts: { front: 2, back: 5 } }],
  [/^13-card/, { own: 13, parts: { front: 3, middle: 5, back: 5 } }],
  // Three cards each, and a fourth for a player who asks.
  [/^(bonus-|super-)?pan|^super-9|^baccarat-9/, { own: 4, deck: { ...DECKS['pan-9'], jokersEach: 0 } }],
  [/baccarat|^fortune-7|^zoobac/, { coup: 3, deck: DECKS['shoe-8'] }],
  [/^hawaiian-blackjack/, { own: 11, dealer: 11, deck: DECKS['joker-shoe-6'] }],
  [/blackjack/, { own: 11, dealer: 11, deck: SHOE }],
  [/^casino-war/, { own: 2, dealer: 2, deck: SHOE }],
  [/^pokara/, { own: 3, dealer: 3, deck: SHOE }],
  [/^three-card/, { own: 3, dealer: 3 }],
  [/^four-card/, { own: 5, dealer: 6 }],
  [/^(crazy-4|caribbean)/, { own: 5, dealer: 5 }],
  [/^mexican/, { own: 5, deck: DECKS['mexican-41'] }],
  [/^ultimate-texas-holdem/, { own: 2, board: 5, dealer: 2 }],
  [/pineapple/, { own: 3, board: 5 }],
  [/^5-card-omaha/, { own: 5, board: 5 }],
  [/^omaha/, { own: 4, board: 5 }],
  [/holdem|hold-em/, { own: 2, board: 5 }],
  [/five-card-stud|^draw|lowball/, { own: 5 }],
  [/stud|razz|^seven-card/, { own: 7 }],
];

export const layoutOf = (slug: string): Layout => {
  const found = LAYOUTS.find(([part]) => part.test(slug));
  return found === undefined ? ANY : { ...NOWHERE, ...found[1] };
};
