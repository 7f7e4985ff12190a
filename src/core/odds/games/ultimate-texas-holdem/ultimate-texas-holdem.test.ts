import assert from 'node:assert/strict';
import { test } from 'node:test';
import { categoryOfFive, rankFive } from '#core/evaluator';
import { choose } from '../../counting/choose.ts';
import { straightOrBetterWithBoth } from './both-cards.ts';
import { ALL_HOLES_AND_BOARDS, holeAndBoardWays, ULTIMATE_TEXAS_HOLDEM } from './ultimate-texas-holdem.ts';

const LOW = ['high-card', 'pair', 'two-pair', 'three-of-a-kind'];

/** Both hole cards with each three of the board. */
const isMade = (a: number, b: number, board: readonly number[]): boolean =>
  board.some((x, i) =>
    board.some((y, j) => i < j && board.slice(j + 1).some(z => !LOW.includes(categoryOfFive(rankFive(a, b, x, y, z))))),
  );

test('[OCT-9] a straight or better with both hole cards counts in a small deck as hand by hand', () => {
  for (const lowest of [8, 9]) {
    const cards = Array.from({ length: 52 - 4 * lowest }, (_, n) => 4 * lowest + n);
    let ways = 0n;
    for (const [i, a] of cards.entries())
      for (const b of cards.slice(i + 1)) {
        const rest = cards.filter(card => card !== a && card !== b);
        const deal = (from: number, board: readonly number[]): void => {
          if (board.length < 5) for (let n = from; n < rest.length; n++) deal(n + 1, [...board, rest[n]!]);
          else if (isMade(a, b, board)) ways += 1n;
        };
        deal(0, []);
      }
    assert.equal(straightOrBetterWithBoth(lowest), ways);
  }
});

test('[OCT-9] a royal flush among seven cards is on the board, or holds one of the hole cards', () => {
  const ways = new Map(holeAndBoardWays());
  assert.equal(ALL_HOLES_AND_BOARDS, 2_809_475_760n);
  assert.equal(ALL_HOLES_AND_BOARDS / ways.get('community-royal')!, 649_740n);
  // 4,324 royal flushes in 133,784,560 sevens, each of which has C(7, 2) pairs of hole cards.
  assert.equal(ways.get('community-royal')! + ways.get('royal-flush-with-a-hole-card')!, 4_324n * choose(7, 2));
});

test('[OCT-9] a royal flush with two hole cards and the flop is 1 in 649,740', () => {
  const asked = ULTIMATE_TEXAS_HOLDEM.bets[0]!.ask({ players: '6' }, () => {});
  assert.ok(asked.ok);
  const events = asked.value['events'] as { key: string; oneIn: string }[];
  const oneIn = (key: string): string | undefined => events.find(event => event.key === key)?.oneIn;
  assert.equal(oneIn('royal-flush-hole-and-flop'), '649740.000000000');
  assert.equal(oneIn('royal-flush-best-of-seven'), '30940.0000000000');
  assert.equal(new Set(events.map(event => event.key)).size, events.length);
});
