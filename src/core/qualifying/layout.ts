/** How many cards or tiles of a game can be in each place, for screens that enter them. */
export type Layout = {
  readonly own: number;
  readonly board: number;
  /** In front of the house's dealer, who plays for the bank. */
  readonly dealer: number;
  /** In each of the two hands of baccarat, which are everybody's. */
  readonly coup: number;
  readonly pieces: 'cards' | 'tiles';
  readonly hasJoker: boolean;
};

const NOWHERE: Layout = { own: 0, board: 0, dealer: 0, coup: 0, pieces: 'cards', hasJoker: false };
/** A game nobody knows may be any. */
const ANY: Layout = { ...NOWHERE, own: 7, board: 5, dealer: 7, hasJoker: true };

/** By a part of the slug; the first that fits counts. Hands that draw have room for all they can take unbroken. */
const LAYOUTS: readonly (readonly [part: RegExp, lies: Partial<Layout>])[] = [
  [/tile/, { own: 4, pieces: 'tiles' }],
  [/pai-gow/, { own: 7, hasJoker: true }],
  [/^13-card/, { own: 13 }],
  [/baccarat|^fortune-7|^zoobac/, { coup: 3 }],
  [/^(bonus-|super-)?pan|^super-9/, { own: 3 }],
  [/blackjack/, { own: 11, dealer: 11 }],
  [/^casino-war/, { own: 2, dealer: 2 }],
  [/^(three-card|pokara)/, { own: 3, dealer: 3 }],
  [/^four-card/, { own: 5, dealer: 6 }],
  [/^(crazy-4|caribbean)/, { own: 5, dealer: 5 }],
  [/^mexican/, { own: 5, hasJoker: true }],
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
