import { RANK_COUNT } from './keys.ts';

/** By 1 + the suit in the upper and the card in the lower six bits. */
const suitedRanks = new Uint16Array(5 << 6);
for (let card = 0; card < 4 * RANK_COUNT; card++) suitedRanks[(((card & 3) + 1) << 6) + card] = 1 << (card >> 2);

/** The rank of a card as a bit if it is of the suit, else 0. `suit` is 1 + the suit, as in `flushSuits`. */
export const suitedRank = (suit: number, card: number): number => suitedRanks[(suit << 6) + card]!;
