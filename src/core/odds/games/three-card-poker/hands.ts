import { rankThree } from '#core/evaluator';
import type { RankedClasses } from '../../counting/disjoint-counts.ts';
import { rankedClasses } from '../../counting/hand-counts.ts';

/** All three-card hands in suit classes, ranked: 1,755 classes for 22,100 hands. */
export const threeCardClasses = (): RankedClasses =>
  rankedClasses(13, 3, (cards, c) => rankThree(cards[c]!, cards[c + 1]!, cards[c + 2]!));

export const cardsOf = (cards: Uint8Array, i: number): readonly [number, number, number] => [
  cards[3 * i]!,
  cards[3 * i + 1]!,
  cards[3 * i + 2]!,
];

/** The lowest hand that the dealer plays: queen, three and deuce of different suits. */
export const lowestQualified = (): number => rankThree(0, 5, 40);
