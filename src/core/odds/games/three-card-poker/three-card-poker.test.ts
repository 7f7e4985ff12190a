import assert from 'node:assert/strict';
import { test } from 'node:test';
import { categoryOfThree, rankThree } from '#core/evaluator';
import { cardsOf, threeCardClasses } from './hands.ts';
import { threeCardMain } from './main.ts';
import {
  ALL_SIX_CARD_HANDS,
  ALL_THREE_CARD_HANDS,
  SIX_CARD_WAYS,
  THREE_CARD_POKER,
  threeCardWays,
} from './three-card-poker.ts';

const COUNTS = [
  ['straight-flush', 48n],
  ['three-of-a-kind', 52n],
  ['straight', 720n],
  ['flush', 1_096n],
  ['pair', 3_744n],
  ['high-card', 16_440n],
  ['ace-king-queen-suited', 4n],
  ['straight-flush-below-ace-king-queen', 44n],
  ['flush-or-straight-flush', 1_144n],
  ['three-of-a-kind-or-better', 100n],
  ['straight-or-better', 820n],
  // Twelve ranks of straights, of which the three highest in 60 ways each, and all that beats them.
  ['queen-high-straight-or-better', 3n * 60n + 52n + 48n],
] as const;

test('[OCT-10] three cards have the published counts, and the categories add up to 22,100', () => {
  assert.deepEqual(threeCardWays(), COUNTS);
  assert.equal(
    COUNTS.slice(0, 6).reduce((sum, [, n]) => sum + n, 0n),
    ALL_THREE_CARD_HANDS,
  );
});

test('[OCT-10] a six-card straight flush is found in each suit by taking every six of its ranks', () => {
  let runs = 0n;
  for (let ranks = 0; ranks < 1 << 13; ranks++) {
    const held = [...Array(13).keys()].filter(rank => (ranks >> rank) & 1);
    if (held.length !== 6) continue;
    const low = held.map(rank => (rank === 12 ? -1 : rank));
    if ([held, low].some(six => Math.max(...six) - Math.min(...six) === 5)) runs += 1n;
  }
  assert.deepEqual(SIX_CARD_WAYS, [['six-card-straight-flush', 4n * runs]]);
  assert.equal(ALL_SIX_CARD_HANDS, 20_358_520n);
});

test('[OCT-10] ante and play: the edge of the best decisions is that of playing every pair of hands', () => {
  const { values, weights, cards, count } = threeCardClasses();
  const hands: { cards: readonly number[]; value: number }[] = [];
  for (let a = 0; a < 52; a++)
    for (let b = a + 1; b < 52; b++)
      for (let c = b + 1; c < 52; c++) hands.push({ cards: [a, b, c], value: rankThree(a, b, c) });
  const queenHigh = rankThree(0, 5, 40);
  const bonus: Record<string, number> = { 'straight-flush': 5, 'three-of-a-kind': 4, straight: 1 };
  let net = 0;
  for (let i = 0; i < count; i++) {
    const [x, y, z] = cardsOf(cards, i);
    let played = 0;
    for (const { cards: dealer, value } of hands) {
      if (dealer[0] === x || dealer[0] === y || dealer[0] === z || dealer[1] === x || dealer[1] === y) continue;
      if (dealer[1] === z || dealer[2] === x || dealer[2] === y || dealer[2] === z) continue;
      played += value < queenHigh ? 1 : 2 * Math.sign(values[i]! - value);
    }
    played += 18_424 * (bonus[categoryOfThree(values[i]!)] ?? 0);
    net += weights[i]! * Math.max(played, -18_424);
  }
  assert.equal(threeCardMain().edge.decimal.slice(0, 15), (-net / (22_100 * 18_424)).toString().slice(0, 15));
});

test('[OCT-10] the published edge: 3.3729809% of the ante, 2.0146724% of the total, playing queen-6-4 and better', () => {
  const main = threeCardMain();
  assert.equal((100 * Number(main.edge.decimal)).toFixed(7), '3.3729809');
  assert.equal((100 * Number(main.elementOfRisk)).toFixed(7), '2.0146724');
  assert.equal(main.lowestPlayed, 'Q-6-4');
  assert.deepEqual(main.decisions, { fold: '7200', play: '14900' });
  assert.ok(THREE_CARD_POKER.bets.every(bet => bet.ask({}, () => {}).ok));
});
