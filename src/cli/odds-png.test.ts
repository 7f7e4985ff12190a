import assert from 'node:assert/strict';
import { test } from 'node:test';
import { crc32, inflateSync } from 'node:zlib';
import { pngOf } from './odds-png.ts';

test('a picture of two by two pixels is a PNG that gives its pixels back', () => {
  const rgb = Uint8Array.from([255, 0, 0, 0, 255, 0, 0, 0, 255, 9, 8, 7]);
  const png = pngOf({ width: 2, height: 2, rgb });
  assert.equal(png.subarray(0, 8).toString('latin1'), '\x89PNG\r\n\x1a\n');
  const chunks: { readonly name: string; readonly content: Buffer }[] = [];
  for (let at = 8; at < png.length; ) {
    const length = png.readUInt32BE(at);
    const named = png.subarray(at + 4, at + 8 + length);
    assert.equal(png.readUInt32BE(at + 8 + length), crc32(named));
    chunks.push({ name: named.toString('latin1', 0, 4), content: named.subarray(4) });
    at += 12 + length;
  }
  assert.deepEqual(
    chunks.map(({ name }) => name),
    ['IHDR', 'IDAT', 'IEND'],
  );
  assert.deepEqual([...chunks[0]!.content], [0, 0, 0, 2, 0, 0, 0, 2, 8, 2, 0, 0, 0]);
  assert.deepEqual([...inflateSync(chunks[1]!.content)], [0, 255, 0, 0, 0, 255, 0, 0, 0, 0, 255, 9, 8, 7]);
});
