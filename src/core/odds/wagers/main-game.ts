import { divideRational, multiplyRational, type Rational, subtractRational } from '#core/base';
import { decimal, decimalRoot, exact } from '../answer/exact.ts';

/**
 * What a game with decisions comes to: the mean lost and the mean square of the results, and all that is wagered, in
 * antes. The element of risk is the edge of all that is wagered.
 */
export const mainAnswer = (edge: Rational, meanSquare: Rational, wager: Rational) => ({
  edge: exact(edge),
  elementOfRisk: decimal(divideRational(edge, wager)),
  standardDeviation: decimalRoot(subtractRational(meanSquare, multiplyRational(edge, edge))),
  averageWager: decimal(wager),
});

/** How many hands are folded, played for one ante and for three. */
export const decisionsOf = (hands: Readonly<Record<0 | 1 | 3, number>>) => ({
  fold: `${hands[0]}`,
  play1x: `${hands[1]}`,
  play3x: `${hands[3]}`,
});
