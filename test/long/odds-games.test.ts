import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hiLo } from '../../src/core/odds/games/hi-lo-progressive/hi-lo-progressive.ts';

test('[ODD-7] Hi-Lo Progressive: the chances of all endings add up to one and to the value of the best play', () => {
  let stages = 0;
  const answer = hiLo({ over: 1500n, under: 1n }, 100, () => stages++) as {
    value: string;
    levels: { level: number; probability: string; reached: string }[];
  };
  assert.equal(answer.value, '375.984244226512');
  assert.equal(answer.levels[0]!.reached, '1.00000000000000');
  assert.equal(answer.levels[7]!.probability, '0.198204655265592');
  assert.ok(stages > 0);
});
