/**
 * The cards not yet drawn, as ranks from the lowest with 1 to 4 cards each. A rank that has run out is left out:
 * nothing can be drawn from it, so where it was no longer matters. `key` names the pile, `mirror` the same ranks
 * from the top.
 */
export type Pile = { readonly ranks: Uint8Array; length: number; cards: number; key: number; mirror: number };

/** A pile read from below and from above plays alike, higher and lower exchanged: one of the two represents both. */
export const isMirrored = (pile: Pile): boolean => pile.key > pile.mirror;

export const newPile = (): Pile => ({ ranks: new Uint8Array(RANKS), length: 0, cards: 0, key: 0, mirror: 0 });

/** Fills `pile` with `ranks` ranks of four cards. */
export const fullPile = (pile: Pile, ranks: number): void => {
  pile.ranks.fill(4, 0, ranks);
  pile.length = ranks;
  name(pile);
};

/** Fills `into` with a pile less `taken` cards of the rank at `place`. */
export const takeFrom = (pile: Pile, place: number, taken: number, into: Pile): void => {
  const left = pile.ranks[place]! - taken;
  for (let i = 0; i < pile.length; i++) into.ranks[i] = pile.ranks[i]!;
  into.length = pile.length;
  if (left > 0) {
    into.ranks[place] = left;
    into.cards = pile.cards - taken;
    into.key = pile.key - taken * POWERS[place]!;
    into.mirror = pile.mirror - taken * POWERS[pile.length - 1 - place]!;
    return;
  }
  into.ranks.copyWithin(place, place + 1, pile.length);
  into.length--;
  name(into);
};

/** Fills `into` with the pile turned over, highest rank first. */
export const turnOver = (pile: Pile, into: Pile): void => {
  for (let i = 0; i < pile.length; i++) into.ranks[i] = pile.ranks[pile.length - 1 - i]!;
  into.length = pile.length;
  into.cards = pile.cards;
  into.key = pile.mirror;
  into.mirror = pile.key;
};

/** Fills `into` with the pile of that name. */
export const pileOf = (key: number, into: Pile): void => {
  into.length = 0;
  for (let i = 0, rest = key; rest > 0; i++) {
    const count = Math.floor(rest / POWERS[i]!);
    into.ranks[into.length++] = count;
    rest -= count * POWERS[i]!;
  }
  name(into);
};

/** How many cards are below the rank at `place`. */
export const cardsBelow = (pile: Pile, place: number): number => {
  let below = 0;
  for (let i = 0; i < place; i++) below += pile.ranks[i]!;
  return below;
};

const RANKS = 13;
/** A name is a number in base five, lowest rank first: 5^13 is below 2^31. */
const POWERS = Float64Array.from({ length: RANKS }, (_, i) => 5 ** (RANKS - 1 - i));

const name = (pile: Pile): void => {
  pile.cards = 0;
  pile.key = 0;
  pile.mirror = 0;
  for (let i = 0; i < pile.length; i++) {
    pile.cards += pile.ranks[i]!;
    pile.key += pile.ranks[i]! * POWERS[i]!;
    pile.mirror += pile.ranks[i]! * POWERS[pile.length - 1 - i]!;
  }
};
