import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deviationOf, normalTail, poissonDeviation, standardErrorOf } from './deviation.ts';
import type { Row } from './row.ts';

const row = (parts: Partial<Row>): Row => ({ bet: 'main', what: 'net', exact: 0.5, isEvent: true, ...parts });
const isNear = (a: number, b: number, within: number): void => assert.ok(Math.abs(a - b) <= within, `${a} and ${b}`);

// As any table of the normal distribution prints them.
const TAILS = [
  [0, 0.5],
  [1, 0.158655254],
  [1.96, 0.024997895],
  [2.999, 0.001354345],
  [3.001, 0.001345477],
  [4, 0.0000316712],
  [6, 9.86588e-10],
] as const;
for (const [z, tail] of TAILS) {
  test(`[ODD-12] the tail beyond ${z} standard errors is ${tail}`, () => isNear(normalTail(z) / tail, 1, 1e-5));
}

const FEW: readonly [count: number, expected: number, deviation: number, why: string][] = [
  [0, 0, 0, 'what cannot happen did not'],
  [0, 1.5, -0.7617, 'a tail of e^-1.5 = 0.2231'],
  [1, 0.001, 3.0904, 'a tail of 0.0009995'],
  [3, 0.1, 3.6074, 'a tail of 0.0001547'],
  [1, 1, 0, 'what is expected is no deviation'],
];
for (const [count, expected, deviation, why] of FEW) {
  test(`[ODD-12] ${count} where ${expected} are expected are ${deviation} standard errors: ${why}`, () =>
    isNear(poissonDeviation(count, expected), deviation, 0.001));
}

test('[ODD-12] what cannot happen and did is as far as can be', () => assert.ok(poissonDeviation(1, 0) > 30));

test('[ODD-12] where many are expected, Poisson and the bell curve agree', () => {
  isNear(poissonDeviation(900 + 120, 900), 4, 0.1);
  isNear(poissonDeviation(900 - 120, 900), -4, 0.12);
});

test('[ODD-12] the error of an event comes from its chance, of an amount from its spread or from the rounds', () => {
  const played = { rounds: 10_000, sum: 5_100, squares: 5_100 };
  isNear(standardErrorOf(row({}), played), 0.005, 1e-12);
  isNear(deviationOf(row({}), played)!, 2, 1e-9);
  isNear(standardErrorOf(row({ isEvent: false, spread: 3 }), played), 0.03, 1e-12);
  isNear(standardErrorOf(row({ isEvent: false }), { ...played, squares: 10_000 * (0.51 ** 2 + 4) }), 0.02, 1e-12);
});

test('[ODD-12] an amount is judged once its rarest prize is expected ten times', () => {
  const amount = row({ isEvent: false, rarest: 0.001 });
  assert.equal(deviationOf(amount, { rounds: 9_999, sum: 5_000, squares: 9_000 }), undefined);
  assert.notEqual(deviationOf(amount, { rounds: 10_000, sum: 5_000, squares: 9_000 }), undefined);
});
