import { categoryOfFive } from '#core/evaluator';
import type { Happens } from './asked.ts';

/** The value of a royal flush; the straight flushes follow by their highest card. */
export const ROYAL_FLUSH = 7462;
const LEAST_STRAIGHT_FLUSH = ROYAL_FLUSH - 9;

const CATEGORIES = [
  'four-of-a-kind',
  'full-house',
  'flush',
  'straight',
  'three-of-a-kind',
  'two-pair',
  'pair',
  'high-card',
] as const;

/** The rows of the charts that go by a five-card hand, under the names that `named` makes of them. */
export const fiveCardEvents = <Dealt>(
  valueIn: (dealt: Dealt) => number,
  named: (key: string) => string,
): Happens<Dealt> => {
  const categories = Array.from({ length: ROYAL_FLUSH }, (_, i) => categoryOfFive(i + 1));
  const least = (category: string): number => 1 + categories.indexOf(category as (typeof categories)[number]); // Of the list.
  const within = (from: number, to: number) => (dealt: Dealt) => valueIn(dealt) >= from && valueIn(dealt) <= to;
  const rows: readonly (readonly [key: string, from: number, to: number])[] = [
    ['royal-flush', ROYAL_FLUSH, ROYAL_FLUSH],
    ['king-high-straight-flush', ROYAL_FLUSH - 1, ROYAL_FLUSH - 1],
    ['queen-high-straight-flush', ROYAL_FLUSH - 2, ROYAL_FLUSH - 2],
    ['other-straight-flush', LEAST_STRAIGHT_FLUSH, ROYAL_FLUSH - 3],
    ['straight-flush', LEAST_STRAIGHT_FLUSH, ROYAL_FLUSH - 1],
    ['straight-flush-or-better', LEAST_STRAIGHT_FLUSH, ROYAL_FLUSH],
    ['four-of-a-kind-or-better', least('four-of-a-kind'), ROYAL_FLUSH],
    ['full-house-or-better', least('full-house'), ROYAL_FLUSH],
    ...CATEGORIES.map(each => [each, least(each), categories.lastIndexOf(each) + 1] as const),
  ];
  return Object.fromEntries(rows.map(([key, from, to]) => [named(key), within(from, to)]));
};
