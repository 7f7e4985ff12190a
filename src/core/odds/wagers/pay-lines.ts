import { assert, type Rational, rational } from '#core/base';
import { type Judge, judgeFiveCards, judgeFourCards, type Pays, type PayTable } from '#core/games/table';
import type { PaidEvent } from '../answer/return.ts';
import { ALL_FIVE, fiveCardCounts, fourCardCounts } from '../counting/hand-counts.ts';

/** A row of a pay table with the number of five-card hands that it pays. */
export type PayLine = { readonly hand: string; readonly pays: Pays; readonly count: bigint };

/** The rows of a table that goes by the best four of five cards. */
export const fourCardLines = (table: PayTable): readonly PayLine[] =>
  linesOf(table, judgeFourCards(table), fourCardCounts());

/** The rows of a table that goes by all five cards. */
export const fiveCardLines = (table: PayTable): readonly PayLine[] =>
  linesOf(table, judgeFiveCards(table), fiveCardCounts());

/** The lines of a wager whose winner keeps the stake, and what loses. */
export const paidEvents = (lines: readonly PayLine[]): readonly PaidEvent[] => {
  const paid = lines.map(({ hand, pays, count }) => ({ key: hand, count, net: toOne(pays) }));
  const lost = ALL_FIVE - paid.reduce((sum, { count }) => sum + count, 0n);
  return [...paid, { key: 'lose', count: lost, net: rational(-1) }];
};

/** The number before "to 1". */
export const toOne = (pays: Pays): Rational => {
  assert(pays.kind === 'to', `a wager that keeps its stake is not paid ${pays.kind}`);
  return rational(pays.n, pays.d);
};

const linesOf = ({ rows }: PayTable, judge: Judge, counts: Int32Array): readonly PayLine[] => {
  const paid = rows.map(() => 0);
  for (let value = 1; value < counts.length; value++) {
    const { place } = judge[value]!;
    if (place < rows.length) paid[place]! += counts[value]!;
  }
  return rows.map(({ hand, pays }, place) => ({ hand, pays, count: BigInt(paid[place]!) }));
};
