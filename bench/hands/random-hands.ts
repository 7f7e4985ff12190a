import type { Category } from '#core/cards';

/** Hands of so many different cards, one after the other; the same on every machine. */
export const randomHands = (count: number, cardsEach: number): Uint8Array => {
  const hands = new Uint8Array(count * cardsEach);
  const deck = Uint8Array.from({ length: 52 }, (_, card) => card);
  let state = 20_261_115;
  const below = (n: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * n);
  };
  for (let at = 0; at < hands.length; at += cardsEach) {
    for (let dealt = 0; dealt < cardsEach; dealt++) {
      const other = dealt + below(52 - dealt);
      const card = deck[other]!;
      deck[other] = deck[dealt]!;
      deck[dealt] = card;
      hands[at + dealt] = card;
    }
  }
  return hands;
};

/** A million of hands for everyone who ranks seven cards. */
export const SEVENS = randomHands(1 << 20, 7);

/** A hand of pokersolver by our name for its category. */
export const nameOf = ({ name, descr }: { readonly name: string; readonly descr: string }): Category =>
  (descr === 'Royal Flush' ? 'royal-flush' : name.toLowerCase().replaceAll(' ', '-')) as Category; // The names agree.
