import type { HandClasses } from '../counting/suit-classes.ts';
import type { Play } from '../wagers/play-by-value.ts';

/** How to play five cards of a deck that begin at `from`, a dealer's card being up. */
export type BestPlay = (cards: Uint8Array, from: number, upCard: number) => Play;

/** What each suit of the hand last looked for holds, and the suits in the order of its class. */
const HOLDINGS = new Uint16Array(4);
const ORDER = new Uint8Array(4);

/** Finds the class of a hand: its suits in the order in which classes have them, longest first and then lowest. */
export const classFinder = ({ cards, count, size }: HandClasses) => {
  const indexes = new Map<number, number>();
  const find = (hand: Uint8Array, from: number): number => {
    hold(hand, from, size);
    return indexes.get(nameOfHoldings())!;
  };
  for (let i = 0; i < count; i++) {
    hold(cards, size * i, size);
    indexes.set(nameOfHoldings(), i);
  }
  return find;
};

/** The dealer's card with its suit named as in the class of the hand last looked for. */
export const alike = (card: number): number => {
  for (let place = 0; place < 4; place++) if (ORDER[place] === (card & 3)) return (card & ~3) | place;
  return card;
};

const hold = (cards: Uint8Array, from: number, size: number): void => {
  HOLDINGS.fill(0);
  for (let i = from; i < from + size; i++) HOLDINGS[cards[i]! & 3]! |= 1 << (cards[i]! >> 2);
  for (let suit = 0; suit < 4; suit++) {
    let place = suit;
    for (; place > 0 && isBefore(HOLDINGS[suit]!, HOLDINGS[ORDER[place - 1]!]!); place--)
      ORDER[place] = ORDER[place - 1]!;
    ORDER[place] = suit;
  }
};

const isBefore = (one: number, other: number): boolean => {
  const more = BITS[one]! - BITS[other]!;
  return more > 0 || (more === 0 && one < other);
};

const BITS = Uint8Array.from({ length: 1 << 13 }, (_, set) => set.toString(2).replaceAll('0', '').length);

/** Four sets of thirteen ranks: 52 bits, which a number can hold. */
const nameOfHoldings = (): number =>
  ((HOLDINGS[ORDER[0]!]! * 8192 + HOLDINGS[ORDER[1]!]!) * 8192 + HOLDINGS[ORDER[2]!]!) * 8192 + HOLDINGS[ORDER[3]!]!;
