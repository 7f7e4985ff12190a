import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eventsOf } from '../cross-check/asked.ts';
import { CASINO_WAR } from './casino-war.ts';

const ask = (decks: number) =>
  eventsOf({ subject: CASINO_WAR.subject, bet: 'events', given: { decks: `${decks}`, players: '7' } });
const waysOf = (decks: number) => ask(decks).map(({ key, count }) => [key, BigInt(count)] as const);

test('[OCT-12] one and two decks: as many wars as by dealing every card', () => {
  for (const decks of [1, 2]) {
    const counts = { war: 0n, 'suited-war': 0n, 'double-war': 0n };
    // Card n is of rank n >> 2 within its deck; one of each rank represents the four suits of the war cards.
    const cards = Array.from({ length: 52 * decks }, (_, n) => n % 52);
    for (let a = 0; a < cards.length; a++)
      for (let b = 0; b < cards.length; b++) {
        if (a === b || cards[a]! >> 2 !== cards[b]! >> 2) continue;
        const warCards = (cards.length - 2) * (cards.length - 3);
        counts.war += BigInt(warCards);
        if (cards[a] === cards[b]) counts['suited-war'] += BigInt(warCards);
        const left = Array.from({ length: 13 }, (_, rank) => 4 * decks - (rank === cards[a]! >> 2 ? 2 : 0));
        counts['double-war'] += BigInt(left.reduce((sum, n) => sum + n * (n - 1), 0));
      }
    assert.deepEqual(waysOf(decks), Object.entries(counts));
  }
});

test('[OCT-12] a tie is as likely as the second card matching the first', () => {
  for (let decks = 1; decks <= 8; decks++) {
    const [war] = ask(decks);
    assert.equal(BigInt(war!.count) * BigInt(52 * decks - 1), BigInt(war!.total) * BigInt(4 * decks - 1));
  }
  assert.equal(new Map(waysOf(1)).get('suited-war'), 0n);
});
