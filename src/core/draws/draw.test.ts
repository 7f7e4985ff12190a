import assert from 'node:assert/strict';
import { createHmac, hash } from 'node:crypto';
import { test } from 'node:test';
import fc from 'fast-check';
import { commitmentTo, entriesHash, type Lot, numbersFrom, winnersOf } from './index.ts';

const SECRET = '00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff';
const LOTS: readonly Lot[] = [
  ['ann', 3],
  ['bob', 1],
  ['çem', 5],
];
const lots = fc
  .dictionary(fc.string({ minLength: 1 }), fc.integer({ min: 1, max: 1_000 }), { minKeys: 1, maxKeys: 30 })
  .map((given): readonly Lot[] => Object.entries(given));
const secret = fc.uint8Array({ minLength: 32, maxLength: 32 }).map(bytes => Buffer.from(bytes).toString('hex'));

test('[LOT-1] what is announced can be worked out with any tool: SHA-256 of the entries as JSON, and of the secret', () => {
  assert.equal(entriesHash(LOTS), hash('sha256', '[["ann",3],["bob",1],["çem",5]]'));
  assert.equal(commitmentTo(SECRET), hash('sha256', Buffer.from(SECRET, 'hex')));
});

/** The page of the rules, written a second time with the library of Node. */
const byTheBook = (draw: number, entries: readonly Lot[], beacon?: string): string => {
  const mixed = beacon === undefined ? '' : `"beacon":${JSON.stringify(beacon)},`;
  const message = `{${mixed}"draw":${draw},"entries":"${hash('sha256', JSON.stringify(entries))}"}`;
  const seed = createHmac('sha256', Buffer.from(SECRET, 'hex')).update(message).digest();
  const total = BigInt(entries.reduce((sum, [, points]) => sum + points, 0));
  let bytes = Buffer.alloc(0);
  for (let block = 0n; ; block++) {
    const counter = Buffer.alloc(8);
    counter.writeBigUInt64BE(block);
    bytes = Buffer.concat([bytes, hash('sha256', Buffer.concat([seed, counter]), 'buffer')]);
    for (; bytes.length >= 6; bytes = bytes.subarray(6)) {
      const number = BigInt(bytes.readUIntBE(0, 6));
      if (number >= 2n ** 48n - (2n ** 48n % total)) continue;
      let left = number % total;
      for (const [name, points] of entries) {
        if (left < points) return name;
        left -= BigInt(points);
      }
    }
  }
};

test('[LOT-3] [LOT-4] the winner is the one whom the published recipe gives, with and without a public value', () => {
  fc.assert(
    fc.property(
      lots,
      fc.nat(),
      fc.option(fc.string({ unit: 'grapheme' }), { nil: undefined }),
      (entries, draw, beacon) => {
        const mixed = beacon === undefined ? {} : { beacon };
        const [winner] = winnersOf({ draw, entries, secret: SECRET, ...mixed, count: 1 });
        assert.equal(winner, byTheBook(draw, entries, beacon));
      },
    ),
  );
});

test('[LOT-3] several come out one after the other, none twice, and the first is the one who comes out alone', () => {
  fc.assert(
    fc.property(lots, secret, (entries, given) => {
      const all = winnersOf({ draw: 1, entries, secret: given, count: entries.length });
      assert.deepEqual([...all].sort(), entries.map(([name]) => name).sort());
      const few = Math.ceil(entries.length / 2);
      assert.deepEqual(winnersOf({ draw: 1, entries, secret: given, count: few }), all.slice(0, few));
    }),
  );
});

test('[F10] [LOT-4] no number of a draw is favored: those past the last whole multiple are drawn again', () => {
  const bound = 3 * 2 ** 46; // A quarter of all numbers are past it.
  const { below } = numbersFrom(new Uint8Array(32));
  const numbers = Array.from({ length: 2_000 }, () => below(bound));
  assert.ok(numbers.every(number => number < bound));
  // Without the second draw half of them would be in the lowest third.
  const low = numbers.filter(number => number < bound / 3).length;
  assert.ok(Math.abs(low - 667) < 120, `${low} of 2,000`);
  assert.throws(() => below(0));
  assert.throws(() => below(2 ** 48 + 1));
});
