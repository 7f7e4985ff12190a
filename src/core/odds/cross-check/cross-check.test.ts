import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CROSS_CHECKS, crossCheck } from './index.ts';

// Wagers that win often enough for a short run; `test/long` plays ten million rounds for all of them.
const SHORT: readonly [game: string, wagers: readonly string[]][] = [
  ['crazy-4-poker', ['main game, K-Q-8-4 or better played', 'Queens Up']],
  ['four-card-poker', ['main game, played by the table', 'Aces Up']],
  ['baccarat', ['chance of player', 'chance of banker', 'chance of tie', 'chance of dragon-7', 'chance of panda-8']],
];
for (const [game, wagers] of SHORT) {
  test(`[ODD-12] ${game}: the real engine agrees with the exact odds within 4 standard errors`, () => {
    const checked = crossCheck(CROSS_CHECKS[game]!('a short check'), 20_000, () => {});
    const watched = checked.filter(({ wager }) => wagers.includes(wager));
    assert.equal(watched.length, wagers.length);
    for (const { wager, deviation } of watched) assert.ok(Math.abs(deviation) <= 4, `${wager}: ${deviation}`);
  });
}

test('[ODD-12] a wrong answer is found: the chance of a tie is not one in four', () => {
  const rounds = CROSS_CHECKS['baccarat']!('wrong');
  const wagers = rounds.wagers.map(wager => ({ ...wager, exact: 0.25 }));
  const [tie] = crossCheck({ ...rounds, wagers }, 20_000, () => {}).filter(({ wager }) => wager.includes('tie'));
  assert.ok(Math.abs(tie!.deviation) > 4);
});

test('[ODD-12] the same seed plays the same rounds', () => {
  const play = () => crossCheck(CROSS_CHECKS['baccarat']!('same'), 1_000, () => {});
  assert.deepEqual(play(), play());
});
