import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cents } from '#core/money';
import {
  forOne,
  judgeFourCards,
  type PayTable,
  percentOfMeter,
  returnedBy,
  to,
  type Verdict,
  verdictsOf,
} from './index.ts';

const TABLE: PayTable = {
  clause: 'C4P 8.4',
  rows: [
    { hand: 'four-aces', pays: to(100) },
    { hand: 'royal-flush', pays: to(50) },
    { hand: 'four-of-a-kind', pays: to(40) },
    { hand: 'straight-flush', pays: to(30) },
    { hand: 'three-of-a-kind', pays: to(9) },
    { hand: 'flush', pays: to(6) },
    { hand: 'straight', pays: to(5) },
    { hand: 'two-pair', pays: to(2) },
    { hand: 'pair-of-aces', pays: to(1) },
    { hand: 'pair-of-queens-or-better', pays: to(1) },
    { hand: 'pair', pays: to(1) },
  ],
};

test('[C4P 3] of the 2,535 four-card hands each row takes its own', () => {
  const counts = new Map<string, number>();
  for (const { hand } of judgeFourCards(TABLE).slice(1)) counts.set(hand, (counts.get(hand) ?? 0) + 1);
  // Ranks: 13 fours; 11 straights, suited or not; 13 x 12 threes; C(13,4) - 11 = 704 of four different ranks, suited or
  // not; C(13,2) = 78 two pairs; 13 x C(12,2) = 858 pairs, 66 of each rank.
  assert.deepEqual(Object.fromEntries(counts), {
    '': 704,
    'four-aces': 1,
    'royal-flush': 1,
    'four-of-a-kind': 12,
    'straight-flush': 10,
    'three-of-a-kind': 156,
    flush: 704,
    straight: 11,
    'two-pair': 78,
    'pair-of-aces': 66,
    'pair-of-queens-or-better': 132,
    pair: 660,
  });
});

test('[TBL-1] "to" returns the stake with the win, "for" has swallowed it, a percentage is the meter’s to say', () => {
  const rows = [to(9), to(3, 2), forOne(300), percentOfMeter(100)].map(pays => ({ hand: 'flush', pays }));
  const [nine, threeToTwo, threeHundred, whole] = verdictsOf({ clause: 'C4P 8', rows }) as [
    Verdict,
    Verdict,
    Verdict,
    Verdict,
  ];
  assert.deepEqual(
    [nine, threeToTwo, threeHundred].map(verdict => returnedBy(verdict, cents(500))),
    [5_000, 1_250, 150_000],
  );
  assert.throws(() => returnedBy(whole, cents(500)), /Defect/);
});
