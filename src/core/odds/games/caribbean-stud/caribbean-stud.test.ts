import assert from 'node:assert/strict';
import { test } from 'node:test';
import { categoryOfFive, rankFive } from '#core/evaluator';
import type { Given } from '../../answer/subject.ts';
import { ask } from '../../cross-check/asked.ts';
import { allPairsOfHands, beatenWays } from './beaten.ts';
import { CARIBBEAN_STUD } from './caribbean-stud.ts';

const progressive = (given: Given) => ask({ subject: CARIBBEAN_STUD, bet: 'progressive', given });

test('[OCT-13] a hand beaten by another counts in a small deck as pair by pair', () => {
  const hands: { mask: number; value: number; category: string }[] = [];
  for (let a = 0; a < 24; a++)
    for (let b = a + 1; b < 24; b++)
      for (let c = b + 1; c < 24; c++)
        for (let d = c + 1; d < 24; d++)
          for (let e = d + 1; e < 24; e++) {
            const value = rankFive(a, b, c, d, e);
            const mask = (1 << a) | (1 << b) | (1 << c) | (1 << d) | (1 << e);
            hands.push({ mask, value, category: categoryOfFive(value) });
          }
  const beaten = (category: string): bigint => {
    let ways = 0;
    for (const hand of hands.filter(each => each.category === category))
      for (const other of hands) if ((other.mask & hand.mask) === 0 && other.value > hand.value) ways += 1;
    return BigInt(ways);
  };
  assert.deepEqual(beatenWays(6), [
    ['flush-beaten', beaten('flush')],
    ['full-house-beaten', beaten('full-house')],
  ]);
});

test('[OCT-13] the progressive of $1 breaks even at a meter of $218,047.37', () => {
  assert.equal(Number(progressive({})['breakEvenMeter']).toFixed(2), '218047.37');
  const at = progressive({ meter: '200000' })['edge'] as { decimal: string };
  assert.ok(Number(at.decimal) > 0);
});

test('[OCT-13] at a table of seven hands each of 42 ordered pairs can be the beaten and the beating one', () => {
  assert.equal(allPairsOfHands(), 2_598_960n * 1_533_939n);
  const asked = CARIBBEAN_STUD.bets[1]!.ask({ hands: '7' }, () => {});
  assert.ok(asked.ok);
  for (const { probability, perRound } of asked.value['events'] as { probability: string; perRound: string }[])
    assert.ok(Math.abs(42 * Number(probability) - Number(perRound)) < 1e-15);
});
