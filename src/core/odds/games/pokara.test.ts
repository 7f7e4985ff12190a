import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eventsOf } from '../cross-check/asked.ts';
import { POKARA } from './pokara.ts';

const ask = (decks: number) => eventsOf({ subject: POKARA.subject, bet: 'events', given: { decks: `${decks}` } });
const waysOf = (decks: number) => new Map(ask(decks).map(({ key, count }) => [key, BigInt(count)]));

const isRun = (ranks: readonly number[]): boolean =>
  new Set(ranks).size === 3 &&
  [ranks, ranks.map(rank => (rank === 12 ? -1 : rank))].some(run => Math.max(...run) - Math.min(...run) === 2);

test('[OCT-11] Pokara with one to three decks: as many starts as by dealing every card', () => {
  for (const decks of [1, 2, 3]) {
    const ways = waysOf(decks);
    const counts = new Map([...ways.keys()].map(key => [key, 0n]));
    const add = (key: string, happens: boolean): unknown => happens && counts.set(key, counts.get(key)! + 1n);
    const shoe = Array.from({ length: 52 * decks }, (_, n) => n % 52);
    for (const [i, a] of shoe.entries())
      for (const [j, b] of shoe.entries()) {
        if (i === j) continue;
        // Two cards that neither match nor lie close in one suit make nothing with any third.
        if (a >> 2 !== b >> 2 && (a & 3) !== (b & 3)) continue;
        for (const [k, c] of shoe.entries()) {
          if (k === i || k === j) continue;
          const ranks = [a, b, c].map(card => card >> 2);
          const isSuited = (a & 3) === (b & 3) && (b & 3) === (c & 3);
          add('three-aces-of-hearts', a === 50 && b === 50 && c === 50);
          add('three-of-a-kind-suited', a === b && b === c);
          add('three-of-a-kind', new Set(ranks).size === 1);
          add('straight-flush', isSuited && isRun(ranks));
          add('royal-flush', isSuited && isRun(ranks) && Math.min(...ranks) === 10);
        }
      }
    assert.deepEqual(ways, counts);
  }
  for (const { total } of ask(6)) assert.equal(BigInt(total), 312n * 311n * 310n);
});
