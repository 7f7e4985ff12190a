import { addRational, assert, multiplyRational, type Rational, rational, subtractRational } from '#core/base';
import type { Event } from './event.ts';
import { decimal, decimalRoot, type Exact, exact } from './exact.ts';

/**
 * One line of a pay table with its ways. `net` is what one unit wagered wins beyond itself: 50 for "50 to 1",
 * 8 for "9 for 1", -1 for a loss.
 */
export type PaidEvent = { readonly key: string; readonly count: bigint; readonly net: Rational };

/** The same, ready for JSON. `pays` is the number before "to 1"; a lost unit is -1. */
export type Outcome = Omit<Event, 'oneIn'> & { readonly pays: number };

export type Return = {
  readonly edge: Exact;
  readonly hitRate: string;
  readonly standardDeviation: string;
  readonly outcomes: readonly Outcome[];
};

/** What a bet of one unit returns when every way of `total` is equally likely and `lines` name them all. */
export const returnOf = (lines: readonly PaidEvent[], total: bigint): Return => {
  assert(lines.reduce((sum, line) => sum + line.count, 0n) === total, 'the lines do not add up to all the ways');
  const mean = expectation(lines, total);
  const meanSquare = expectation(
    lines.map(line => ({ ...line, net: multiplyRational(line.net, line.net) })),
    total,
  );
  const hits = lines.filter(line => line.net.over > 0n).reduce((sum, line) => sum + line.count, 0n);
  return {
    edge: exact(subtractRational(rational(0), mean)),
    hitRate: decimal(rational(hits, total)),
    standardDeviation: decimalRoot(subtractRational(meanSquare, multiplyRational(mean, mean))),
    outcomes: lines.map(line => outcome(line, total)),
  };
};

/** The mean of `net` over all ways. */
export const expectation = (lines: readonly PaidEvent[], total: bigint): Rational => {
  const sum = lines.reduce(
    (mean, { count, net }) => addRational(mean, rational(count * net.over, net.under)),
    rational(0),
  );
  return multiplyRational(sum, rational(1n, total));
};

const outcome = ({ key, count, net }: PaidEvent, total: bigint): Outcome => ({
  key,
  count: count.toString(),
  total: total.toString(),
  probability: decimal(rational(count, total)),
  pays: Number(net.over) / Number(net.under),
});
