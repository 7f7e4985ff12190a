import assert from 'node:assert/strict';
import { test } from 'node:test';
import { KEYS_MAX, pageOf, WIDE_MAX } from './pages.ts';

const things = (count: number) => Array.from({ length: count }, (_, index) => index);

test('what fits is on one page', () => {
  assert.deepEqual(pageOf(things(KEYS_MAX), 0, KEYS_MAX), { shown: things(KEYS_MAX) });
});

test('every key is on exactly one page, with room for the key that leads on, and the last leads to the first', () => {
  for (const count of [13, 22, 23, 60]) {
    const seen: number[] = [];
    let page = 0;
    do {
      const { shown, next = 0 } = pageOf(things(count), page, KEYS_MAX);
      assert.ok(shown.length < KEYS_MAX);
      seen.push(...shown);
      page = next;
    } while (page !== 0);
    assert.deepEqual(seen, things(count));
  }
});

test('broad keys are six on a page', () => {
  assert.deepEqual(pageOf(things(9), 0, WIDE_MAX), { shown: things(5), next: 1 });
});

test('a page that is no longer there gives way to one that is', () => {
  assert.equal(pageOf(things(13), 7, KEYS_MAX).shown.length, 2);
});
