import type { Part, Progress } from '../../answer/part.ts';
import { type Board, FULL_DECK } from '../bad-beat/boards.ts';
import { type Matchings, matchingCounter } from '../bad-beat/matchings.ts';
import { isRoyal, quadsOn, type StrongHand, straightFlushesOn } from '../omaha/hands.ts';
import { type HoldemCounts, sumPairs } from './bad-beat.ts';

/** Hands that promotions pay when they are made of both hole cards and three of the board. */
export const HANDS = [
  'royal-flush-two-hole-cards',
  'straight-flush-two-hole-cards',
  'four-of-a-kind-pocket-pair',
] as const;

/** For each of HANDS, all the deals in which at least one player holds it. */
export const holdemHands = (part: Part, progress: Progress): readonly HoldemCounts[] => {
  const matchings = matchingCounter();
  const count = (board: Board, cards: readonly number[]) =>
    handsOn(board, cards).map(hands => somebodyHolds(hands, matchings));
  return sumPairs(HANDS.length, count, progress, FULL_DECK, part);
};

/** The holdings that make each of HANDS on a board; a royal flush is not counted again as a straight flush. */
export const handsOn = (board: Board, cards: readonly number[]): readonly (readonly StrongHand[])[] => {
  const flushes = straightFlushesOn(board, cards);
  const pocketPairs = quadsOn(board, cards).filter(hand => hand.cards.length === 2);
  return [flushes.filter(isRoyal), flushes.filter(hand => !isRoyal(hand)), pocketPairs];
};

/** All deals less those that avoid every one of the pairs. */
const somebodyHolds = (hands: readonly StrongHand[], matchings: Matchings): readonly bigint[] => {
  if (hands.length === 0) return [];
  const cards = [...new Set(hands.flatMap(hand => hand.cards))];
  const joined = cards.map(x =>
    cards.map(y => x !== y && hands.some(hand => hand.cards.includes(x) && hand.cards.includes(y))),
  );
  const ways = matchings({ sizes: cards.map(() => 1), joined });
  return ways.map((count, k) => (k === 0 ? 0n : k % 2 === 1 ? count : -count));
};
