import { JOKER, rankOf, suitOf } from './deck.ts';

/** The cards of a shoe in the order of the deal. */
export type Cards = Uint8Array;

export const isJoker = (card: number): boolean => card === JOKER;
export const first = (cards: Cards, count: number, meets: (card: number) => boolean): boolean => {
  for (let i = 0; i < count; i++) if (!meets(cards[i]!)) return false;
  return true;
};
export const alike = (cards: Cards, count: number, by: (card: number) => unknown): boolean =>
  first(cards, count, card => by(card) === by(cards[0]!));
/** Just these ranks, once each, in any order. */
export const isRun = (cards: Cards, ranks: readonly number[]): boolean => {
  let held = 0;
  for (let i = 0; i < ranks.length; i++) held |= isJoker(cards[i]!) ? 0 : 1 << rankOf(cards[i]!);
  return held === ranks.reduce((set, rank) => set | (1 << rank), 0);
};
export const is = (rank: number) => (card: number) => !isJoker(card) && rankOf(card) === rank;

export const isSuited = (cards: Cards, count: number): boolean => !isJoker(cards[0]!) && alike(cards, count, suitOf);

const ACE = 12;

/** So many ranks in a row of one suit, the ace high or low. */
export const isStraightFlush = (cards: Cards, count: number): boolean => {
  if (!isSuited(cards, count)) return false;
  let ranks = 0;
  for (let i = 0; i < count; i++) ranks |= 2 << rankOf(cards[i]!);
  if (ranks & (2 << ACE)) ranks |= 1;
  const run = (1 << count) - 1;
  for (let low = 0; low <= 14 - count; low++) if (((ranks >> low) & run) === run) return true;
  return false;
};
