import assert from 'node:assert/strict';
import { test } from 'node:test';
import { picksLeft, sidesOf, strayPick, strayResult } from './index.ts';

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

const WEEK = ['Raiders at Chiefs', 'g1'];
const RESULTS: readonly [
  games: readonly string[],
  winners: readonly string[],
  stray: string | undefined,
  why: string,
][] = [
  [BRACKET, ['Kansas', 'Gonzaga', 'Kansas'], undefined, 'those who won play on'],
  [BRACKET, ['Kansas', 'Gonzaga', 'Duke'], BRACKET[2], 'Duke lost before'],
  [BRACKET, ['Kansas', 'tie', 'Kansas'], BRACKET[1], 'somebody has to play on'],
  [BRACKET, ['Kansas', 'Gonzaga', 'tie'], BRACKET[2], 'a bracket has one winner'],
  [WEEK, ['tie', 'anybody'], undefined, 'a game by itself may be tied, and one without sides be won by anybody'],
  [WEEK, ['Rams', 'anybody'], WEEK[0], 'the Rams play elsewhere'],
];
for (const [games, winners, stray, why] of RESULTS) {
  test(`[CON-12] the result that cannot be is ${stray}: ${why}`, () => {
    const results = Object.fromEntries(games.map((game, n) => [game, winners[n]!]));
    assert.equal(strayResult(games, results)?.game, stray);
  });
}
test('[CON-2] the winner of a game without sides plays on', () =>
  assert.deepEqual(sidesOf(['g1', 'Final: winner of g1 at Duke'], { g1: 'Chiefs' })[1]?.sides, ['Chiefs', 'Duke']));
