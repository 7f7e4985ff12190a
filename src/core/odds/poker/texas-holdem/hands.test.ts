import assert from 'node:assert/strict';
import { test } from 'node:test';
import { multiplyRational, rational, toNumber } from '#core/base';
import { categoryOfFive } from '#core/evaluator';
import { WHOLE } from '../../answer/part.ts';
import { choose } from '../../counting/choose.ts';
import { dealHands, twoPlusThree } from '../bad-beat/simulated.ts';
import { omahaChance } from '../omaha/bad-beat.ts';
import { omahaHands } from '../omaha/high-hands.ts';
import { holdemChance } from './bad-beat.ts';
import { flopEvents, postedFlopPrizes } from './flop.ts';
import { holdemHands } from './hands.ts';

const quiet = () => {};
const holdem = holdemHands(WHOLE, quiet);
const omaha = omahaHands(quiet);
const ALL = choose(52, 2) * choose(50, 5);

test('[OPK-7] a royal flush of two hole cards: 4 suits, 10 ways to hold two of it, any two other cards on the board', () => {
  assert.deepEqual(holdemChance(holdem[0]!, 1), rational(4n * 10n * choose(47, 2), ALL));
});

test('no two players hold a royal flush of one board, so ten have ten times the chance', () => {
  assert.deepEqual(holdemChance(holdem[0]!, 10), multiplyRational(rational(10), holdemChance(holdem[0]!, 1)));
});

test('[OPK-7] four of a kind with a pocket pair: 78 pairs, the other two and any three cards on the board', () => {
  assert.deepEqual(holdemChance(holdem[2]!, 1), rational(78n * choose(48, 3), ALL));
});

test('two players can hold four of a kind at once, on a board of two pairs', () => {
  // 13 x 12 ordered ranks, 6 x 6 ways to hold both pairs, the board's fifth card from 44; once for each two players.
  const both = rational(13n * 12n * 36n * 44n, choose(52, 2) * choose(50, 2) * choose(48, 5));
  const one = holdemChance(holdem[2]!, 1);
  const two = holdemChance(holdem[2]!, 2);
  assert.deepEqual(rational(2n * one.over * both.under - both.over * one.under, one.under * both.under), two);
});

test('an Omaha hand holds six pairs of hole cards, so six times the royals', () => {
  assert.deepEqual(omahaChance(omaha[0]!, 1), multiplyRational(rational(6), holdemChance(holdem[0]!, 1)));
});

test('straight flushes and four of a kind agree with dealing, in both games', () => {
  for (const [game, players, chance] of [
    ['texas-holdem', 10, toNumber(holdemChance(holdem[1]!, 10))],
    ['omaha', 6, toNumber(omahaChance(omaha[1]!, 6))],
  ] as const) {
    const deals = 60_000;
    let hits = 0;
    dealHands({ game, players, deals, seed: 3 }, WHOLE, quiet, (board, hands) => {
      if (hands.some(hand => categoryOfFive(twoPlusThree(board, hand)) === 'straight-flush')) hits++;
    });
    const error = Math.sqrt((chance * (1 - chance)) / deals);
    assert.ok(Math.abs(hits / deals - chance) < 4 * error, `${game}: ${hits} of ${deals}, expected ${chance}`);
  }
});

test('the flop: a royal flush is 1 in 649,740 for a player, three of a posted rank 1 in 5,525', () => {
  const byKey = new Map(flopEvents(10).map(event => [event.key, event]));
  assert.equal(byKey.get('one-players-royal-flush-on-the-flop')?.oneIn, '649740.000000000');
  assert.equal(byKey.get('three-of-a-posted-rank-on-the-flop')?.oneIn, '5525.00000000000');
  assert.equal(byKey.get('three-of-a-kind-on-the-flop')?.oneIn, '425.000000000000');
  // Ten prizes when the rank comes, and one more in 20 of 49 cases.
  assert.equal(Number(postedFlopPrizes(10)).toFixed(12), ((10 + 20 / 49) / 5525).toFixed(12));
});
