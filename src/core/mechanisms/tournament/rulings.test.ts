import assert from 'node:assert/strict';
import { test } from 'node:test';
import { oversizedChip, raiseRuling, splitPots } from './rulings.ts';

test('[DON 2] [DON 3] pots are split one by one, the odd chips to the left of the button', () => {
  const pots = [
    { chips: 301, winners: [2, 7] },
    { chips: 101, winners: [2, 7] },
    { chips: 50, winners: [4] },
  ];
  assert.deepEqual(
    [...splitPots(pots, { button: 5, seats: 9 })].toSorted(([a], [b]) => a - b),
    [
      [2, 200],
      [4, 50],
      [7, 202],
    ],
  );
  assert.deepEqual(
    [...splitPots([{ chips: 11, winners: [1, 5, 9] }], { button: 9, seats: 9 })],
    [
      [1, 4],
      [5, 4],
      [9, 3],
    ],
  );
});

const RAISES: readonly [
  clause: string,
  put: number,
  isAllIn: boolean,
  ruling: ReturnType<typeof raiseRuling>,
  why: string,
][] = [
  ['[DON 10]', 250, false, { type: 'raise', to: 250, reopens: true }, 'more than double stands'],
  ['[DON 10]', 200, false, { type: 'raise', to: 200, reopens: true }, 'double is enough'],
  ['[DON 10]', 150, false, { type: 'raise', to: 200, reopens: true }, 'half above is made up to exactly double'],
  ['[DON 10]', 149, false, { type: 'call', to: 100, reopens: false }, 'less than half above is a call'],
  ['[DON 12]', 199, true, { type: 'raise', to: 199, reopens: false }, 'all in below a whole raise opens nothing'],
  ['[DON 12]', 60, true, { type: 'call', to: 60, reopens: false }, 'all in for less calls what is there'],
];
for (const [clause, put, isAllIn, ruling, why] of RAISES) {
  test(`${clause} ${put} against a bet of 100: ${why}`, () =>
    assert.deepEqual(raiseRuling(100, put, { isAllIn }), ruling));
}

test('[DON 13] one large chip with the word raise is the most it allows, without it a call', () => {
  assert.deepEqual(oversizedChip(100, 1_000, { saysRaise: true }), { type: 'raise', to: 1_000, reopens: true });
  assert.deepEqual(oversizedChip(100, 1_000, { saysRaise: false }), { type: 'call', to: 100, reopens: false });
});
