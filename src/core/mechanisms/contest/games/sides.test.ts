import assert from 'node:assert/strict';
import { test } from 'node:test';
import { picksLeft, sidesOf, strayPick } from './index.ts';

const NAMES: readonly [game: string, sides: readonly [string, string], why: string][] = [
  ['Raiders at Chiefs', ['Raiders', 'Chiefs'], 'football has them so'],
  ['Duke vs. Kansas', ['Duke', 'Kansas'], 'or so'],
  ['Game 4: Rams @ San Francisco 49ers', ['Rams', 'San Francisco 49ers'], 'with a key before'],
  ['winner of B at Duke', ['winner of B', 'Duke'], 'nothing before it is called B'],
  ['g1', ['Home', 'Away'], 'a name that tells nothing'],
];
for (const [game, sides, why] of NAMES) {
  test(`[CLB-12] ${game} is ${sides.join(' or ')}: ${why}`, () =>
    assert.deepEqual(sidesOf([game], {})[0]?.sides, sides));
}

const BRACKET = ['A: Duke at Kansas', 'B: Yale at Gonzaga', 'Final: winner of A at winner of B'];
const PICKS = { [BRACKET[0]!]: 'Duke', [BRACKET[1]!]: 'Gonzaga', [BRACKET[2]!]: 'Duke' };

test('[CLB-12] in a bracket the winner that was picked plays on, and a changed pick takes the later ones back', () => {
  const final = (picks: Record<string, string>) => sidesOf(BRACKET, picks)[2]?.sides;
  assert.deepEqual(final({}), ['', '']);
  assert.deepEqual(final(PICKS), ['Duke', 'Gonzaga']);
  assert.deepEqual(picksLeft(BRACKET, PICKS), PICKS);
  const changed = { ...PICKS, [BRACKET[0]!]: 'Kansas' };
  assert.deepEqual(picksLeft(BRACKET, changed), { [BRACKET[0]!]: 'Kansas', [BRACKET[1]!]: 'Gonzaga' });
});

test('[CLB-12] a game is one round later than those it follows from', () => {
  const rounds = sidesOf([...BRACKET, 'Third: Yale at winner of Final'], PICKS).map(({ round }) => round);
  assert.deepEqual(rounds, [1, 1, 2, 3]);
});

const STRAYS: readonly [picks: Readonly<Record<string, string>>, stray: string | undefined, why: string][] = [
  [PICKS, undefined, 'everybody plays where they are picked'],
  [{ ...PICKS, [BRACKET[1]!]: 'Duke' }, 'B', 'Duke plays elsewhere'],
  [{ ...PICKS, [BRACKET[2]!]: 'Yale' }, 'Final', 'Yale was picked to lose before'],
];
for (const [picks, stray, why] of STRAYS) {
  test(`[CON-2] the stray pick is ${stray}: ${why}`, () => assert.equal(strayPick(BRACKET, picks)?.key, stray));
}
test('[CON-2] where the name of a game tells no sides, any winner can be named', () =>
  assert.equal(strayPick(['g1'], { g1: 'Chiefs' }), undefined));
