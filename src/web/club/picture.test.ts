import assert from 'node:assert/strict';
import { test } from 'node:test';
import { base64In, cut, PORTRAIT } from './picture.ts';

test('[CLB-13] a picture is cut from its middle to the form of the card, whatever form it had', () => {
  assert.deepEqual(cut(480, 600), { left: 0, top: 0, width: 480, height: 600 });
  assert.deepEqual(cut(1_280, 720), { left: 352, top: 0, width: 576, height: 720 });
  assert.deepEqual(cut(480, 1_000), { left: 0, top: 200, width: 480, height: 600 });
  const { width, height } = cut(33, 77);
  assert.equal(width / height, PORTRAIT.width / PORTRAIT.height);
});

test('the letters of a data address are after its comma', () => {
  assert.equal(base64In('data:image/jpeg;base64,/9j/4AA'), '/9j/4AA');
});
