import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sealWith } from './seal.ts';

const [own, other] = [sealWith(Buffer.alloc(32, 1)), sealWith(Buffer.alloc(32, 2))];

test('[SEA-1] a mark fits one thing of one house: not another text, kind, house or way to part the words', () => {
  const mark = own.mark('snapshot', 'a', 'bc');
  assert.ok(own.isMarked('snapshot', mark, 'a', 'bc'));
  assert.ok(!own.isMarked('snapshot', mark, 'ab', 'c'));
  assert.ok(!own.isMarked('snapshot', mark, 'a', 'bd'));
  assert.ok(!own.isMarked('backup', mark, 'a', 'bc'));
  assert.ok(!other.isMarked('snapshot', mark, 'a', 'bc'));
  assert.ok(!own.isMarked('snapshot', '', 'a', 'bc'));
});

test('[SEA-1] what is closed opens whole, for the house that closed it, or not at all', () => {
  const closed = own.close('draw secret', 'a secret');
  assert.notEqual(closed, own.close('draw secret', 'a secret'), 'twice the same looks different');
  assert.equal(own.open('draw secret', closed), 'a secret');
  assert.equal(own.open('backup', closed), undefined);
  assert.equal(other.open('draw secret', closed), undefined);
  for (const wrong of ['', 'AAAA', closed.slice(0, -4), `${closed.slice(0, -2)}AA`])
    assert.equal(own.open('draw secret', wrong), undefined);
});
