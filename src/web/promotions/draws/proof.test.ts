import assert from 'node:assert/strict';
import { test } from 'node:test';
import { commitmentTo, type DrawRecord, entriesHash, type Lot, winnersOf } from '#core/draws';
import { proofOf, reelOf } from './proof.ts';

const SECRET = '3b'.repeat(32);
const lots = (count: number): readonly Lot[] =>
  Array.from({ length: count }, (_, place): Lot => [`t${place + 1}`, (place % 3) + 1]);

const recordOf = (entries: readonly Lot[]): DrawRecord => ({
  draw: 7,
  promotion: 'p',
  activity: 'a',
  committedAt: '2026-03-02T18:00:00Z',
  revealedAt: '2026-03-02T18:01:00Z',
  entries,
  entriesHash: entriesHash(entries),
  commitment: commitmentTo(SECRET),
  secret: SECRET,
  winners: winnersOf({ draw: 7, entries, secret: SECRET, count: 1 }),
});
const publishedOf = ({ entriesHash: hash, commitment, winners }: DrawRecord) => ({
  entriesHash: hash,
  commitment,
  winner: winners[0]!,
});

test('[LOT-6] the page finds the winner’s place and repeats the draw of 50,000 tickets', () => {
  const record = recordOf(lots(50_000));
  const proof = proofOf(record, publishedOf(record));
  assert.equal(proof.objection, undefined);
  assert.ok(proof.isPublished);
  assert.deepEqual([proof.draw, proof.count, `t${proof.place}`], [7, 50_000, record.winners[0]]);
  assert.deepEqual(proof.points, { own: ((proof.place - 1) % 3) + 1, all: 99_999 });
});

test('[LOT-6] a record that does not hold, or of other hashes than the posted ones, is not taken', () => {
  const record = recordOf(lots(9));
  const published = publishedOf(record);
  assert.match(proofOf({ ...record, secret: '00'.repeat(32) }, published).objection?.code ?? '', /^secret-differs$/);
  assert.equal(proofOf(record, { ...published, commitment: '0'.repeat(64) }).isPublished, false);
  assert.equal(proofOf(record, { ...published, entriesHash: '0'.repeat(64) }).isPublished, false);
});

test('the reel ends with the winner, whatever the size of the drum', () => {
  for (const count of [1, 2, 39, 40, 41, 9_377]) {
    const entries = lots(count);
    for (const at of [0, count - 1, Math.floor(count / 2)]) {
      const reel = reelOf(entries, at);
      assert.equal(reel.length, 40);
      assert.equal(reel.at(-1), entries[at]![0], `${count} ${at}`);
      assert.ok(reel.every(name => name !== undefined));
    }
  }
});
