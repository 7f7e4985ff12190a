import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dealsByRank, deckShape } from '../../counting/deals-by-rank.ts';
import { layouts, straightRuns } from '../../counting/suited-runs.ts';
import { coverAll, dealsWithout, highestHands } from './cover-all.ts';

test('[ODD-6] one hand alone: the counts of four-card hands', () => {
  assert.deepEqual(highestHands(1), {
    total: 2_598_960n,
    'four-aces': 48n,
    'royal-flush': 192n,
    'four-of-a-kind': 576n,
    'straight-flush': 1_880n,
    'three-of-a-kind': 58_656n,
    lower: 2_537_608n,
  });
});

test('[ODD-6] a suit has eleven runs of four and ten of five, the ace high or low', () => {
  const runs = straightRuns(13);
  assert.deepEqual(
    [4, 5].map(length => runs.filter(run => run.length === length).length),
    [11, 10],
  );
  assert.ok(runs.some(run => run.ranks === 0b1_0000_0000_0111));
});

test('[ODD-6] without limits every deal is counted', () => {
  assert.equal(dealsByRank(4)(deckShape(0, 0, 0, 13), 2), 2_598_960n * 1_533_939n);
});

/** Hands of a deck of five ranks that hold no run of four in a suit and no more than `most` of a rank, as bits. */
const plainHands = (most: number): readonly number[] => {
  const runs = straightRuns(5).map(({ ranks }) => ranks);
  const hands: number[] = [];
  const pick = (from: number, count: number, bits: number): void => {
    if (count === 5) {
      const isPlain =
        [0, 1, 2, 3, 4].every(rank => [0, 1, 2, 3].filter(suit => bits & (1 << (4 * rank + suit))).length <= most) &&
        [0, 1, 2, 3].every(suit => {
          const held = [0, 1, 2, 3, 4].reduce(
            (set, rank) => set | (bits & (1 << (4 * rank + suit)) ? 1 << rank : 0),
            0,
          );
          return runs.every(run => (run & held) !== run);
        });
      if (isPlain) hands.push(bits);
    } else for (let card = from; card < 20; card++) pick(card + 1, count + 1, bits | (1 << card));
  };
  pick(0, 0, 0);
  return hands;
};

for (const most of [2, 3]) {
  test(`[ODD-6] two hands of 20 cards, at most ${most} of a rank, no suited run: as by trying every pair`, () => {
    const hands = plainHands(most);
    let pairs = 0;
    for (const one of hands) for (const other of hands) if ((one & other) === 0) pairs++;
    assert.equal(dealsWithout(layouts(straightRuns(5), 5, 2), dealsByRank(most), 2, 5), BigInt(pairs));
  });
}

test('[ODD-6] Cover All for one to six players: exact, and better for the house nowhere below 8%', () => {
  for (const players of [1, 2, 3, 4, 5, 6] as const) {
    const { edge, standardError } = coverAll(players) as { edge: { decimal: string }; standardError: number };
    assert.equal(standardError, 0);
    assert.ok(Number(edge.decimal) > 0.08 && Number(edge.decimal) < 0.1);
  }
});
