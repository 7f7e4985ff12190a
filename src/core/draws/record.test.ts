import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  commitmentTo,
  type DrawRecord,
  entriesHash,
  entriesObjection,
  type Lot,
  recordObjection,
  winnersOf,
} from './index.ts';

const ENTRIES: readonly Lot[] = [
  ['t1', 1],
  ['t2', 4],
  ['t3', 2],
];
const SECRET = '5f'.repeat(32);
const GOOD: DrawRecord = {
  draw: 7,
  promotion: 'car',
  activity: 'car-drawing',
  committedAt: '2026-03-02T18:00:00Z',
  revealedAt: '2026-03-02T18:05:00Z',
  entries: ENTRIES,
  entriesHash: entriesHash(ENTRIES),
  commitment: commitmentTo(SECRET),
  secret: SECRET,
  beacon: { name: 'the closing price', value: '5,123.45' },
  winners: winnersOf({ draw: 7, entries: ENTRIES, secret: SECRET, beacon: '5,123.45', count: 1 }),
};
const other = ENTRIES.map(([name]) => name).find(name => name !== GOOD.winners[0])!;

test('[LOT-6] an honest record holds', () => assert.equal(recordObjection(GOOD), undefined));

/** In the order of the codes. */
const TAMPERED: readonly [code: string, change: Partial<DrawRecord>, why: string][] = [
  ['record-unfit', { entries: [...ENTRIES, ['t1', 1]] }, 'an entry stands there twice'],
  ['record-unfit', { entries: [['t1', 0]] }, 'an entry has no points'],
  ['record-unfit', { entries: [['t1', 0.5]] }, 'points are whole'],
  ['record-unfit', { winners: [] }, 'nobody came out'],
  ['record-unfit', { winners: ['t1', 't2', 't3', 't1'] }, 'more came out than were in'],
  ['entries-differ', { entries: [...ENTRIES, ['t4', 1]] }, 'an entry was added afterwards'],
  ['entries-differ', { entries: ENTRIES.slice(1) }, 'an entry was dropped'],
  ['entries-differ', { entries: ENTRIES.toReversed() }, 'the order decides as well'],
  ['entries-differ', { entries: [['t1', 2], ...ENTRIES.slice(1)] }, 'somebody got another point'],
  ['secret-differs', { secret: '60'.repeat(32) }, 'another secret'],
  ['secret-differs', { secret: 'five' }, 'no secret at all'],
  ['winners-differ', { winners: [other] }, 'somebody else is said to have won'],
  ['winners-differ', { winners: [GOOD.winners[0]!, GOOD.winners[0]!] }, 'nobody comes out twice'],
];
for (const [code, change, why] of TAMPERED) {
  test(`[LOT-6] refused, ${code}: ${why}`, () => assert.equal(recordObjection({ ...GOOD, ...change })?.code, code));
}

test('[LOT-5] another public value, or another number of the draw, draws differently: of fifty most do', () => {
  const winners = (change: (i: number) => Partial<DrawRecord>): number =>
    Array.from({ length: 50 }, (_, i) => recordObjection({ ...GOOD, ...change(i) })).filter(Boolean).length;
  // 4 of 7 points are those of the likeliest entry; that 50 draws all agree has odds below 10^-12.
  assert.ok(winners(i => ({ beacon: { name: 'the closing price', value: `${i}` } })) > 0);
  assert.ok(winners(i => ({ draw: 8 + i })) > 0);
});

test('[LOT-2] what cannot be told apart by one number is not drawn from', () => {
  assert.equal(entriesObjection([['t1', 2 ** 48]], 1), undefined);
  assert.match(
    entriesObjection(
      [
        ['t1', 2 ** 48],
        ['t2', 1],
      ],
      1,
    )?.message ?? '',
    /points/,
  );
});
