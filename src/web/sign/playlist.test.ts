import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cents } from '#core/money';
import type { MetersOfActivity } from '#core/views';
import type { Views } from '#core/views/on-screen';
import { signOptionsIn } from './asked.ts';
import { holdingAt, lockedIn } from './pending.ts';
import { playlistOf, turnAt } from './playlist.ts';
import { slidesOf } from './slides.ts';
import { comingAt, comingOn } from './today.ts';
import { picturesIn } from './wall.ts';

const NOON = Date.parse('2026-03-02T20:00:00Z');

const meterOf = (activity: string, amount: number, locked?: number): Readonly<Record<string, MetersOfActivity>> => ({
  [activity]: {
    activity,
    name: activity,
    state: 'running',
    fundsNext: true,
    pools: [
      {
        pool: 'main',
        label: activity,
        amount: cents(amount),
        reseed: cents(1),
        pays: [],
        shares: [],
        ...(locked !== undefined && { pending: { amount: cents(locked), tables: [7] } }),
      },
    ],
  },
});

const atTables = (activity: string, tables: 'all' | readonly number[]) => ({
  [activity]: { activity, name: activity, state: 'running' as const, saysNoPurchase: false, tables },
});

const METERS = Object.assign(
  {},
  ...['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((name, place) => meterOf(name, 100_000 * (place + 1))),
) as NonNullable<Views['meters']>;
const VIEWS: Views = { meters: METERS, advertised: { ...atTables('b', [12]), ...atTables('g', 'all') } };

const keysFor = (address: string, views: Views = VIEWS) => {
  const asked = signOptionsIn(address);
  const slides = slidesOf(asked, views, [], { shape: 'landscape', voices: [] });
  return playlistOf(slides, asked, views).map(({ slide, ms }) => `${slide.key} ${ms / 1_000}`);
};

test('[SGN-7] the largest meter comes first, and again after a few others', () => {
  const keys = keysFor('?show=meters').map(key => key.split(' ')[0]);
  assert.deepEqual(keys, ['g', 'f', 'e', 'list', 'd', 'g', 'c', 'b', 'a']);
});

test('[SGN-7] what runs at the table where a sign hangs comes before what is worth more', () => {
  assert.equal(keysFor('?show=meters&near=12')[0], 'b main 20');
  assert.equal(keysFor('?show=meters&near=13')[0], 'g main 20', 'nothing runs there alone');
});

test('[SGN-7] a small meter has half the time of a large one', () => {
  const views = { meters: { ...meterOf('large', 5_000_000), ...meterOf('small', 1_000) } };
  assert.deepEqual(keysFor('?show=meters', views), ['large main 20', 'small main 10']);
  assert.deepEqual(keysFor('?show=meters&every=6', views), ['large main 6', 'small main 5'], 'long enough to read');
});

test('turns are by the clock, each as long as it is, and go round', () => {
  const asked = signOptionsIn('?show=meters');
  const views = { meters: { ...meterOf('large', 5_000_000), ...meterOf('small', 1_000) } };
  const turns = playlistOf(slidesOf(asked, views, [], { shape: 'landscape', voices: [] }), asked, views);
  const keyAt = (seconds: number, place = 0) => turnAt(turns, seconds * 1_000, place)?.key.split(' ')[0];
  assert.deepEqual(
    [0, 19, 20, 29, 30].map(at => keyAt(at)),
    ['large', 'large', 'small', 'small', 'large'],
  );
  assert.equal(keyAt(0, 1), 'small', 'the picture beside it is one ahead');
});

test('[SGN-9] what is pending has the sign from $1,000 on, the largest first', () => {
  const locked = lockedIn(
    Object.values({ ...meterOf('a', 1, 99_999), ...meterOf('b', 1, 4_127_300), ...meterOf('c', 1, 182_521) }),
  );
  assert.equal(locked.length, 3);
  assert.deepEqual(
    [0, 10_000, 20_000].map(at => holdingAt(locked, at)?.of.activity),
    ['b', 'c', 'b'],
  );
  assert.equal(holdingAt(locked.slice(0, 1), 0), undefined);
});

test('[SGN-8] what is posted with a time comes in its order, for a day', () => {
  const board = { promotion: 'p', activity: 'A', name: 'Cash drawing' };
  const drum = { type: 'drawing', entries: 3, drawings: 0, carried: cents(0) } as const;
  const hands = {
    type: 'high-hand',
    endsAt: '2026-03-02T21:00:00Z',
    isSettled: false,
    hands: [],
    lower: [],
  } as const;
  const coming = comingOn([
    { ...board, board: drum, upNext: { at: '2026-03-03T03:00:00Z', prizes: [{ amount: cents(50_000), count: 1 }] } },
    { ...board, board: hands as never }, // Only when it ends is looked at.
    { ...board, board: drum, upNext: { at: '2026-03-09T03:00:00Z', prizes: [] } },
    { ...board, board: drum, upNext: { at: '2026-03-02T20:30:00Z', isNow: true, prizes: [] } },
  ]);
  assert.deepEqual(
    comingAt(coming, NOON).map(({ what, at }) => `${what} ${at.slice(11, 16)}`),
    ['ends 21:00', 'drawn 03:00'],
  );
  assert.deepEqual(
    comingAt(coming, NOON + 2 * 3_600_000).map(({ what }) => what),
    ['drawn'],
  );
});

const SIZES: readonly [width: number, height: number, pictures: number, why: string][] = [
  [1920, 1080, 1, 'one screen'],
  [1080, 1920, 1, 'an upright one'],
  [2560, 1080, 1, 'a wide one'],
  [3840, 1080, 2, 'two side by side'],
  [5760, 1080, 3, 'three'],
  [1920, 300, 4, 'a band'],
];
for (const [width, height, pictures, why] of SIZES) {
  test(`a wall of ${width} by ${height} has ${pictures} pictures: ${why}`, () =>
    assert.equal(picturesIn(width, height), pictures));
}
