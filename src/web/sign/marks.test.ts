import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mark, markedParts, unmarked } from './marks.ts';
import { widthOf } from './pages.ts';

test('words that stay English are marked inside of a line, and take no room', () => {
  const line = `现行：${mark('Option A')}。`;
  assert.deepEqual(markedParts(line), [
    { text: '现行：', isMarked: false },
    { text: 'Option A', isMarked: true },
    { text: '。', isMarked: false },
  ]);
  assert.equal(unmarked(line), '现行：Option A。');
  assert.equal(widthOf(line), widthOf('现行：Option A。'));
});
