import assert from 'node:assert/strict';
import { test } from 'node:test';
import { endedAfter } from './ended.ts';
import type { Item } from './items.ts';

const alarm = (number: number): Item => ({
  type: 'waiting',
  key: `alarm.${number}`,
  since: '2026-03-02T18:00:00Z',
  what: { type: 'alarm', since: '2026-03-02T18:00:00Z', alarm: number, table: 7, why: 'too-fast', words: 'fast' },
});

test('what leaves the queue is done, the newest first', () => {
  const first = endedAfter([], [alarm(1), alarm(2)], [alarm(2)], 1_000);
  const both = endedAfter(first, [alarm(2)], [], 2_000);
  assert.deepEqual(
    both.map(({ item, endedAt }) => [item.key, endedAt]),
    [
      ['alarm.2', 2_000],
      ['alarm.1', 1_000],
    ],
  );
});

test('what waits again is not done', () => {
  const ended = endedAfter([], [alarm(1)], [], 1_000);
  assert.deepEqual(endedAfter(ended, [], [alarm(1)], 2_000), []);
});

test('while nothing leaves the list is the very same', () => {
  const ended = endedAfter([], [alarm(1)], [], 1_000);
  assert.equal(endedAfter(ended, [alarm(2)], [alarm(2)], 2_000), ended);
});
