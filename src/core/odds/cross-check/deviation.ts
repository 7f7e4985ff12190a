import type { Row } from './row.ts';

/** What the rounds gave for one row: the sum of its results, and of their squares. */
export type Played = { readonly rounds: number; readonly sum: number; readonly squares: number };

/** The standard error to expect of the mean. */
export const standardErrorOf = (row: Row, { rounds, sum, squares }: Played): number => {
  const mean = sum / rounds;
  const variance = row.isEvent ? row.exact * (1 - row.exact) : (row.spread ?? 0) ** 2 || squares / rounds - mean ** 2;
  return Math.sqrt(variance / rounds);
};

/**
 * How many standard errors are between the rounds and the exact answer; beyond 4 something is wrong. An event that is
 * expected few times has no bell curve: there it is the number of standard errors with the same tail, counted by
 * Poisson. Undefined where too few rounds were played for an amount to say anything.
 */
export const deviationOf = (row: Row, played: Played): number | undefined => {
  const { rounds, sum } = played;
  if (row.rarest !== undefined && row.rarest * rounds < ENOUGH) return undefined;
  if (row.isEvent && row.exact * rounds < BELL_CURVE) return poissonDeviation(sum, row.exact * rounds);
  const error = standardErrorOf(row, played);
  return error === 0 ? 0 : (sum / rounds - row.exact) / error;
};

const ENOUGH = 10;
const BELL_CURVE = 1_000;

/** The deviation whose tail is as likely as so few, or so many, where `expected` are expected. */
export const poissonDeviation = (count: number, expected: number): number => {
  const isMany = count > expected;
  const tail = poissonTail(count, expected, isMany ? 1 : -1);
  const deviation = tail >= 0.5 ? 0 : deviationOfTail(tail);
  return isMany ? deviation : -deviation;
};

/** The chance of the count or one beyond it in a direction, added up from the count so that small tails keep digits. */
const poissonTail = (count: number, expected: number, step: 1 | -1): number => {
  if (expected === 0) return count === 0 ? 1 : 0;
  let logarithm = -expected;
  for (let k = 1; k <= count; k++) logarithm += Math.log(expected / k);
  let [term, sum] = [Math.exp(logarithm), 0];
  for (let k = count; k >= 0 && term > sum * Number.EPSILON; k += step) {
    sum += term;
    term *= step === 1 ? expected / (k + 1) : k / expected;
  }
  return sum;
};

/** Where a normal distribution has so small a tail: halved until the two ends meet. */
const deviationOfTail = (tail: number): number => {
  let [low, high] = [0, FURTHEST];
  for (let step = 0; step < 60; step++) {
    const middle = (low + high) / 2;
    if (normalTail(middle) > tail) low = middle;
    else high = middle;
  }
  return low;
};
const FURTHEST = 40;

/** The chance of more than z standard errors: a series near the middle, a continued fraction further out. */
export const normalTail = (z: number): number => {
  const density = Math.exp(-z * z * 0.5) / Math.sqrt(2 * Math.PI);
  if (z >= 3) {
    let fraction = z;
    for (let k = 60; k >= 1; k--) fraction = z + k / fraction;
    return density / fraction;
  }
  let [term, sum] = [z, z];
  for (let k = 3; k < 120; k += 2) {
    term *= (z * z) / k;
    sum += term;
  }
  return 0.5 - density * sum;
};
