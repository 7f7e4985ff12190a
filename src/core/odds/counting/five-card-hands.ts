import { RANKINGS } from '#core/cards';
import { categoryOfFive, countHands } from '#core/evaluator';
import type { Ways } from '../answer/hand-events.ts';
import { choose } from './choose.ts';
import { fiveCardCounts } from './hand-counts.ts';

/** C(52, 7) = 133,784,560. */
export const ALL_SEVEN_CARD_HANDS = choose(52, 7);

/** The highest of the 7,462 values is the royal flush; the straight flushes follow by their highest card. */
export const ROYAL_FLUSH = 7462;

/** A row of the charts that go by five cards: from which value of `rankFive` to which. */
export type FiveCardRow = { readonly key: string; readonly from: number; readonly to: number };

/** Best first, straight flushes told apart as the charts do; then what charts make of them, and "or better". */
export const fiveCardRows = (): readonly FiveCardRow[] => {
  const categories = Array.from({ length: ROYAL_FLUSH }, (_, i) => categoryOfFive(i + 1));
  const row = (key: string, from: number, to = from): FiveCardRow => ({ key, from, to });
  const [, straightFlush, ...others] = RANKINGS['five-card'].order.map(category =>
    row(category, categories.indexOf(category) + 1, categories.lastIndexOf(category) + 1),
  );
  const [fours, fullHouse] = others;
  return [
    row('royal-flush', ROYAL_FLUSH),
    row('king-high-straight-flush', ROYAL_FLUSH - 1),
    row('queen-high-straight-flush', ROYAL_FLUSH - 2),
    row('other-straight-flush', straightFlush!.from, ROYAL_FLUSH - 3),
    ...others,
    straightFlush!,
    row('straight-flush-or-better', straightFlush!.from, ROYAL_FLUSH),
    row('four-of-a-kind-or-better', fours!.from, ROYAL_FLUSH),
    row('full-house-or-better', fullHouse!.from, ROYAL_FLUSH),
  ];
};

/** The hands of each row among all five-card hands, or by the best five of all seven-card hands. */
export const fiveCardWays = (cards: 5 | 7, named: (key: string) => string): Ways => {
  const counts = cards === 5 ? fiveCardCounts() : countHands(7);
  return fiveCardRows().map(({ key, from, to }) => [
    named(key),
    BigInt(counts.subarray(from, to + 1).reduce((sum, hands) => sum + hands, 0)),
  ]);
};
