import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { AwardView, Waiting } from '#core/views';
import { itemsOf, kindOf, settledOf } from './items.ts';

/** As much of a prize as its place in the queue depends on. */
const award = (number: number, claim: AwardView['claim'], wonAt: string) =>
  ({ award: number, wonAt, claim }) as AwardView;
const alarm: Waiting = { type: 'alarm', since: '2026-03-02T18:02:00Z', alarm: 1, table: 7, why: 'too-fast', words: '' };
const held = award(1, { state: 'held', by: '2026-04-01T18:00:00Z' }, '2026-03-02T17:00:00Z');
const claim: Waiting = { type: 'claim', since: '2026-03-02T18:01:00Z', by: '2026-04-01T18:00:00Z', award: held };
const payable = award(2, { state: 'payable' }, '2026-03-02T18:00:00Z');
const paid = award(3, { state: 'paid' }, '2026-03-02T16:00:00Z');

test('the queue is in the order of age, whatever the source; what is held for days comes last', () => {
  const items = itemsOf({ queue: { 'alarm.1': alarm, 'claim.1': claim }, awards: { 1: held, 2: payable, 3: paid } });
  assert.deepEqual(
    items.map(item => `${item.key} ${kindOf(item)}`),
    ['award.2 pay', 'alarm.1 alarm', 'award.1 claim'],
  );
  assert.equal(items[2]?.by, '2026-04-01T18:00:00Z');
});

test('a claim keeps its key when it can be paid, and is done when it is', () => {
  assert.deepEqual(
    settledOf({ 1: held, 2: payable, 3: paid }).map(item => `${item.key} ${kindOf(item)}`),
    ['award.3 paid'],
  );
});

test('before the first message nothing waits', () => assert.deepEqual(itemsOf({}), []));
