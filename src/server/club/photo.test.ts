import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { cleanPhoto } from './photo.ts';

const part = (marker: number, ...bytes: readonly number[]): Buffer =>
  Buffer.from([0xff, marker, 0, bytes.length + 2, ...bytes]);
const [START, END] = [Buffer.from([0xff, 0xd8]), Buffer.from([0xff, 0xd9])];
const TABLE = part(0xdb, 0, 1, 2);
const HUFFMAN = part(0xc4, 0, 9);
/** So many rows and columns, progressive. */
const frame = (height: number, width: number) =>
  part(0xc2, 8, height >> 8, height & 255, width >> 8, width & 255, 1, 1, 17, 0);
/** Padded bytes and restarts belong to the picture. */
const scan = (...picture: readonly number[]) => Buffer.concat([part(0xda, 1, 1, 0), Buffer.from(picture)]);
const SCANS = [scan(1, 0xff, 0, 2, 0xff, 0xd0, 3), HUFFMAN, scan(0xff, 0xd7, 4)];
const CAMERA = part(0xe1, ...Buffer.from('Exif GPS 34 N'));
const jpeg = (...parts: readonly Buffer[]) => Buffer.concat([START, ...parts, END]);

test('[CLB-13] what a camera writes beside the picture is gone, and every scan of the picture stays', () => {
  const sent = jpeg(CAMERA, part(0xe0, 1), TABLE, part(0xfe, 7), frame(600, 480), ...SCANS);
  const clean = cleanPhoto(Buffer.concat([sent, Buffer.from('and more')]));
  assert.deepEqual(clean, { ok: true, value: jpeg(TABLE, frame(600, 480), ...SCANS) });
});

const REFUSED: readonly [bytes: Buffer, code: string, why: string][] = [
  [Buffer.alloc(0), 'no-photo', 'nothing'],
  [jpeg(TABLE, ...SCANS), 'no-photo', 'no size stands in it'],
  [jpeg(TABLE, frame(9, 9)), 'no-photo', 'no picture is in it'],
  [jpeg(TABLE, Buffer.from([0xff, 0xc0, 0, 4, 8, 0]), ...SCANS), 'no-photo', 'its size is cut off'],
  [Buffer.concat([START, Buffer.from([0xff, 0xdb, 0, 0])]), 'no-photo', 'a part that never ends'],
  [jpeg(frame(1_201, 9), ...SCANS), 'photo-too-wide', 'too high'],
  [Buffer.alloc(150_001), 'photo-too-big', 'too big'],
];
for (const [bytes, code, why] of REFUSED) {
  test(`[CLB-13] ${why} is refused as ${code}`, () => {
    const clean = cleanPhoto(bytes);
    assert.equal(clean.ok ? 'kept' : clean.code, code);
  });
}

test('[CLB-13] whatever is sent, it is refused or becomes what stays the same when it is sent again', () => {
  const parts = [CAMERA, TABLE, HUFFMAN, frame(9, 9), ...SCANS, Buffer.from([0xff]), Buffer.from([0])];
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...parts), { maxLength: 12 }), some => {
      const once = cleanPhoto(jpeg(...some));
      if (once.ok) assert.deepEqual(cleanPhoto(once.value), once);
    }),
  );
});
