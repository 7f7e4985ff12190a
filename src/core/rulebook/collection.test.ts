import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cents, dollars } from '#core/money';
import { type Activity, type Charge, collectionOf } from './index.ts';

const charging = (charges: readonly Charge[], playersMin?: number): Activity =>
  ({
    id: 'X-1',
    name: 'By limits',
    funding: { fee: { charges, ...(playersMin === undefined ? {} : { playersMin }) }, clause: 'Funding' },
  }) as unknown as Activity; // What a fee does not look at is left out.

const BY_LIMITS = charging([
  {
    games: ['pan-9'],
    betMin: dollars(5),
    betMax: dollars(50),
    perPosition: cents(50),
    fromPlayerDealer: dollars(2),
    payer: 'positions-and-player-dealer',
    optional: false,
  },
  {
    games: ['pan-9'],
    betMin: dollars(25),
    betMax: dollars(200),
    perPosition: dollars(2),
    fromPlayerDealer: dollars(3),
    payer: 'positions-and-player-dealer',
    optional: false,
  },
  { games: ['13-card'], betMin: dollars(25), perTable: dollars(1), payer: 'table', optional: false },
]);
const BY_POSITIONS = charging([
  { positionsMax: 1, perPosition: dollars(1), payer: 'player', optional: true },
  { fromPlayerDealer: dollars(1), payer: 'player-dealer', optional: false },
]);

const DUE: readonly [
  activity: Activity,
  table: Parameters<typeof collectionOf>[1],
  total: number,
  payer: string,
  why: string,
][] = [
  [
    BY_LIMITS,
    { game: 'pan-9', betMin: dollars(25), betMax: dollars(200), positions: 3, hasPlayerDealer: true },
    900,
    'positions-and-player-dealer',
    'three times $2 and $3',
  ],
  [
    BY_LIMITS,
    { game: 'pan-9', betMin: dollars(5), betMax: dollars(50), positions: 1, hasPlayerDealer: false },
    50,
    'positions-and-player-dealer',
    'nobody banks',
  ],
  [
    BY_LIMITS,
    { game: '13-card', betMin: dollars(25), betMax: dollars(100), positions: 4, hasPlayerDealer: false },
    100,
    'table',
    'a limit that the charge does not name is free',
  ],
  [BY_POSITIONS, { game: 'baccarat', positions: 1, hasPlayerDealer: true }, 100, 'player', 'one player pays'],
  [
    BY_POSITIONS,
    { game: 'baccarat', positions: 2, hasPlayerDealer: true },
    100,
    'player-dealer',
    'with two the player-dealer pays',
  ],
  [
    charging([{ perTable: dollars(1), payer: 'pot', optional: false }], 5),
    { game: 'omaha', positions: 4, hasPlayerDealer: false },
    0,
    'pot',
    'too few dealt in',
  ],
];
for (const [activity, table, total, payer, why] of DUE) {
  test(`[RBK-6] ${table.game} with ${table.positions}: ${total} cents, ${why}`, () => {
    const due = collectionOf(activity, table);
    assert.ok(due.ok);
    assert.deepEqual([due.value.total, due.value.payer], [total, payer]);
  });
}

test('[RBK-6] limits without a charge are refused, and so is an activity without a fee', () => {
  const table = { game: 'pan-9', betMin: dollars(7), betMax: dollars(70), positions: 2, hasPlayerDealer: true };
  const refused = collectionOf(BY_LIMITS, table);
  assert.equal(!refused.ok && refused.code, 'no-charge-for-table');
  assert.equal(
    !refused.ok && refused.message,
    "By limits has no approved fee for Pan 9 at $7 to $70. Don't take a fee at this table.",
  );
  const free = { id: 'X-2', name: 'Free', funding: { clause: 'Funding' } } as unknown as Activity;
  assert.equal(collectionOf(free, table).ok, false);
});
