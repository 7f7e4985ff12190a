import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CROSS_CHECKS, crossCheck } from './index.ts';

for (const [game, open] of Object.entries(CROSS_CHECKS)) {
  test(`[ODD-12] ${game}: the real engine agrees with the exact odds within 4 standard errors`, () => {
    const checked = crossCheck(open('a short check'), 20_000, () => {});
    assert.deepEqual(
      checked.filter(({ deviation }) => !(Math.abs(deviation) <= 4)),
      [],
    );
  });
}

test('[ODD-12] a wrong answer is found: the chance of a tie is not one in ten', () => {
  const rounds = CROSS_CHECKS['baccarat']!('wrong');
  const wagers = rounds.wagers.map(wager => ({ ...wager, exact: 0.25 }));
  const [tie] = crossCheck({ ...rounds, wagers }, 20_000, () => {}).filter(({ wager }) => wager.includes('tie'));
  assert.ok(Math.abs(tie!.deviation) > 4);
});

test('[ODD-12] the same seed plays the same rounds', () => {
  const play = () => crossCheck(CROSS_CHECKS['baccarat']!('same'), 1_000, () => {});
  assert.deepEqual(play(), play());
});
