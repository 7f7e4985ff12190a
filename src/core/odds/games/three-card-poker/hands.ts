import { rankThree } from '#core/evaluator';
import type { RankedClasses } from '../../counting/disjoint-counts.ts';
import { handClasses } from '../../counting/suit-classes.ts';

/** All three-card hands in suit classes, ranked: 1,755 classes for 22,100 hands. */
export const threeCardClasses = (): RankedClasses => {
  const classes = handClasses(13, 3);
  const values = Uint16Array.from({ length: classes.count }, (_, i) => rankThree(...cardsOf(classes.cards, i)));
  return { ...classes, values };
};

export const cardsOf = (cards: Uint8Array, i: number): readonly [number, number, number] => [
  cards[3 * i]!,
  cards[3 * i + 1]!,
  cards[3 * i + 2]!,
];

/** The lowest hand that the dealer plays: queen, three and deuce of different suits. */
export const lowestQualified = (): number => rankThree(0, 5, 40);
