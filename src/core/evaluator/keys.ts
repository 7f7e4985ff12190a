/*
 * A hand is one sum. Every card has a key, and the sum of the keys of up to seven cards stays below 2^31. It reads as
 * three numbers, and only the look-ups of the evaluators need to know them:
 *
 *   bits 0 to 7     the suits: for a known number of cards, whether one of them makes a flush and which
 *   bits 8 to 20    the row and
 *   bits 21 to 30   the column, in the perfect hash over the sets of ranks
 */

/** Sets of as many ranks, seven at most and none more than four times, have different sums, all below 2^23. */
export const RANK_KEYS = [0, 1, 5, 22, 98, 453, 2031, 8698, 22854, 83661, 262349, 636345, 1479181] as const;
/** Hands of as many cards, seven at most, with different flushes have different sums, all below 2^8. */
export const SUIT_KEYS = [0, 1, 25, 32] as const;

export const RANK_COUNT = RANK_KEYS.length;
export const SUIT_BITS = 8;
export const ROW_BITS = 13;

/**
 * Of five ranks, none more than four times, sums are different by these keys, too, and so small that a table can have a
 * place for each. The highest is that of four aces and a king.
 */
export const SMALL_RANK_KEYS = [0, 1, 5, 22, 94, 312, 992, 2422, 5624, 12522, 19998, 43258, 79415] as const;
export const SMALL_SUM_COUNT = 1 + 4 * 79_415 + 43_258;

const cardKeys = (rankKeys: readonly number[]): Int32Array => {
  const keys = new Int32Array(256);
  for (let card = 0; card < 52; card++) keys[card] = (rankKeys[card >> 2]! << SUIT_BITS) + SUIT_KEYS[card & 3]!;
  return keys;
};

/** The key of each card, by its number; as long as a byte can count, so that cards read from bytes need no check. */
export const CARD_KEYS = cardKeys(RANK_KEYS);
export const SMALL_CARD_KEYS = cardKeys(SMALL_RANK_KEYS);

/** For the suits of a sum of `cardCount` keys: 1 + the suit held `flushSize` times or more, or 0. */
export const flushSuits = (cardCount: number, flushSize: number): Uint8Array => {
  const suits = new Uint8Array(1 << SUIT_BITS);
  forEachSuitCounts(cardCount, counts => {
    const sum = counts.reduce((total, count, suit) => total + count * SUIT_KEYS[suit]!, 0);
    suits[sum] = 1 + counts.findIndex(count => count >= flushSize);
  });
  return suits;
};

/** Every way to hold `cardCount` cards in four suits. */
export const forEachSuitCounts = (cardCount: number, visit: (counts: readonly number[]) => void): void => {
  for (let clubs = 0; clubs <= cardCount; clubs++) {
    for (let diamonds = 0; clubs + diamonds <= cardCount; diamonds++) {
      for (let hearts = 0; clubs + diamonds + hearts <= cardCount; hearts++) {
        visit([clubs, diamonds, hearts, cardCount - clubs - diamonds - hearts]);
      }
    }
  }
};
