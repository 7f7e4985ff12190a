import assert from 'node:assert/strict';
import { createHmac, hash } from 'node:crypto';
import { test } from 'node:test';
import fc from 'fast-check';
import { formatHex, utf8 } from './bytes.ts';
import { hmacSha256, sha256 } from './sha256.ts';

test('[LOT-6] our SHA-256 and HMAC are those of everybody: every length around two blocks, and any bytes', () => {
  const key = new Uint8Array(32).fill(7);
  const same = (bytes: Uint8Array): void => {
    assert.equal(formatHex(sha256(bytes)), hash('sha256', bytes));
    assert.equal(formatHex(hmacSha256(key, bytes)), createHmac('sha256', key).update(bytes).digest('hex'));
  };
  for (let length = 0; length <= 130; length++) same(new Uint8Array(length).fill(length));
  fc.assert(fc.property(fc.uint8Array({ maxLength: 1_000 }), same));
});

test('[LOT-6] the published example of FIPS 180-4', () => {
  const expected = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad';
  assert.equal(formatHex(sha256(utf8('abc'))), expected);
});

test('[LOT-6] text becomes bytes as everywhere, in any script', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), text => {
      assert.equal(formatHex(utf8(text)), Buffer.from(text, 'utf8').toString('hex'));
    }),
  );
  assert.equal(formatHex(utf8('\ud800')), Buffer.from('\ud800', 'utf8').toString('hex'));
});
