import { forOne, percentOfMeter } from './pays.ts';

/** A progressive on the best four cards; the tables differ in what three of a kind pays. */
export const fourCardProgressiveRows = (threeOfAKind: number) =>
  [
    { hand: 'four-aces', pays: percentOfMeter(100) },
    { hand: 'four-of-a-kind', pays: forOne(300) },
    { hand: 'straight-flush', pays: forOne(100) },
    { hand: 'three-of-a-kind', pays: forOne(threeOfAKind) },
  ] as const;

/** A progressive on all five cards. */
export const FIVE_CARD_PROGRESSIVE_ROWS = [
  { hand: 'royal-flush', pays: percentOfMeter(100) },
  { hand: 'straight-flush', pays: percentOfMeter(10) },
  { hand: 'four-of-a-kind', pays: forOne(300) },
  { hand: 'full-house', pays: forOne(50) },
  { hand: 'flush', pays: forOne(40) },
  { hand: 'straight', pays: forOne(30) },
  { hand: 'three-of-a-kind', pays: forOne(9) },
] as const;
