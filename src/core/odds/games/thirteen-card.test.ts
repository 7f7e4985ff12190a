import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eventsOf } from '../cross-check/asked.ts';
import { THIRTEEN_CARD } from './thirteen-card.ts';

/** The ways to take thirteen cards when a rank with so many cards to offer gives `most` of them at the most. */
const waysToTake = (offers: readonly number[], most: number): bigint => {
  let byTaken = [1n];
  for (const cards of offers) {
    const next = Array<bigint>(byTaken.length + most).fill(0n);
    for (const [taken, ways] of byTaken.entries())
      for (let more = 0, chosen = 1n; more <= most; chosen = (chosen * BigInt(cards - more)) / BigInt(++more))
        next[taken + more]! += ways * chosen;
    byTaken = next;
  }
  return byTaken[13]!;
};

test('[OCT-14] thirteen cards counted rank by rank', () => {
  const ranks = Array<number>(13).fill(4);
  const events = eventsOf({ subject: THIRTEEN_CARD.subject, bet: 'events', given: { players: '4' } });
  assert.equal(waysToTake(ranks, 4), 635_013_559_600n);
  for (const { total } of events) assert.equal(total, '635013559600');
  const ways = events.map(({ key, count }) => [key, BigInt(count)]);
  assert.deepEqual(ways, [
    ['dragon', waysToTake(ranks, 1)],
    [
      'thirteen-of-one-color',
      2n *
        waysToTake(
          ranks.map(() => 2),
          2,
        ),
    ],
    ['all-from-deuce-to-eight', waysToTake(ranks.slice(0, 7), 4)],
  ]);
});
