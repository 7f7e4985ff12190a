import assert from 'node:assert/strict';
import { test } from 'node:test';
import { picksLeft, sidesOf } from './sides.ts';

const NAMES: readonly [game: string, sides: readonly [string, string], why: string][] = [
  ['Raiders at Chiefs', ['Raiders', 'Chiefs'], 'football has them so'],
  ['Duke vs. Kansas', ['Duke', 'Kansas'], 'or so'],
  ['Game 4: Rams @ San Francisco 49ers', ['Rams', 'San Francisco 49ers'], 'with a key before'],
  ['g1', ['Home', 'Away'], 'a name that tells nothing'],
];
for (const [game, sides, why] of NAMES) {
  test(`[CLB-12] ${game} is ${sides.join(' or ')}: ${why}`, () =>
    assert.deepEqual(sidesOf([game], {})[0]?.sides, sides));
}

const BRACKET = ['A: Duke at Kansas', 'B: Yale at Gonzaga', 'Final: winner of A at winner of B'];

test('[CLB-12] in a bracket the winner that was picked plays on, and a changed pick takes the later ones back', () => {
  const final = (picks: Record<string, string>) => sidesOf(BRACKET, picks)[2]?.sides;
  assert.deepEqual(final({}), ['', '']);
  const picks = { [BRACKET[0]!]: 'Duke', [BRACKET[1]!]: 'Gonzaga', [BRACKET[2]!]: 'Duke' };
  assert.deepEqual(final(picks), ['Duke', 'Gonzaga']);
  assert.deepEqual(picksLeft(BRACKET, picks), picks);
  const changed = { ...picks, [BRACKET[0]!]: 'Kansas' };
  assert.deepEqual(picksLeft(BRACKET, changed), { [BRACKET[0]!]: 'Kansas', [BRACKET[1]!]: 'Gonzaga' });
});
