import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { AwardView, Waiting } from '#core/views';
import { itemsOf, kindOf, settledOf } from './items.ts';

/** As much of a prize as its place in the queue depends on. */
const award = (number: number, claim: AwardView['claim'], wonAt: string) =>
  ({ award: number, wonAt, claim, gives: { type: 'money', amount: 500 }, methods: [] }) as unknown as AwardView;
const alarm: Waiting = { type: 'alarm', since: '2026-03-02T18:02:00Z', alarm: 1, table: 7, why: 'too-fast', words: '' };
const held = award(1, { state: 'held', by: '2026-04-01T18:00:00Z' }, '2026-03-02T17:00:00Z');
const claim: Waiting = { type: 'claim', since: '2026-03-02T18:01:00Z', by: '2026-04-01T18:00:00Z', award: held };
const payable = award(2, { state: 'payable' }, '2026-03-02T18:00:00Z');
const paid = award(3, { state: 'paid' }, '2026-03-02T16:00:00Z');

test('what stops a table comes first, then what is to be paid; what is held for days comes last', () => {
  const items = itemsOf({ queue: { 'alarm.1': alarm, 'claim.1': claim }, awards: { 1: held, 2: payable, 3: paid } });
  assert.deepEqual(
    items.map(item => `${item.key} ${kindOf(item)}`),
    ['alarm.1 alarm', 'award.2 pay', 'award.1 claim'],
  );
  assert.equal(items[2]?.by, '2026-04-01T18:00:00Z');
});

const calls = (table: number, locked: number, since: string): Waiting =>
  ({ type: 'calls', since, table, round: 1, activity: 'bonus', name: 'Bonus', calls: [], locked }) as never;
const floorCall: Waiting = { type: 'floor-call', since: '2026-03-02T17:00:00Z', table: 3, by: 'dee' };

test('the queue is by what stops the room: the largest locked meter, held cards, a second person, winners, dealers', () => {
  const review = { type: 'review', since: '2026-03-02T18:00:00Z', table: 4, due: [] } as never;
  const awaiting = award(5, { state: 'awaiting-id', from: '', by: '' } as never, '2026-03-02T18:00:00Z');
  const items = itemsOf({
    queue: {
      'floor.3': floorCall,
      'claim.5': { type: 'claim', since: '2026-03-02T18:00:00Z', by: '2026-03-02T18:15:00Z', award: awaiting },
      'review.4': review,
      'calls.1.bonus': calls(1, 0, '2026-03-02T17:01:00Z'),
      'calls.2.bonus': calls(2, 500_00, '2026-03-02T17:02:00Z'),
      'calls.9.bonus': calls(9, 18_250_00, '2026-03-02T18:30:00Z'),
    },
  });
  assert.deepEqual(
    items.map(({ key }) => key),
    ['calls.9.bonus', 'calls.2.bonus', 'calls.1.bonus', 'review.4', 'award.5', 'floor.3'],
  );
});

test('small prizes of one table and round stand on one card; what needs paper, or nobody pays there, stands alone', () => {
  const small = (number: number, more: object = {}) =>
    ({
      ...award(number, { state: 'payable' }, '2026-03-02T18:00:00Z'),
      table: 7,
      round: 3,
      methods: ['handed-over'],
      gives: { type: 'tickets', count: 1 },
      ...more,
    }) as AwardView;
  const awards = {
    1: small(1),
    2: small(2, { gives: { type: 'money', amount: 500 }, methods: ['tray', 'cage'] }),
    3: small(3, { paperwork: 'W-2G' }),
    4: small(4, { methods: ['cage'] }),
    5: small(5, { round: 4 }),
    6: small(6, { awaits: 'surveillance' }),
  };
  const [first, ...others] = itemsOf({ awards })
    .toSorted((a, b) => a.key.localeCompare(b.key))
    .toReversed();
  assert.equal(first?.key, 'together.7.3');
  assert.ok(first.type === 'together' && first.awards.map(({ award: one }) => one).join() === '1,2');
  assert.deepEqual(others.map(({ key }) => key).toSorted(), ['award.3', 'award.4', 'award.5', 'award.6']);
});

test('a claim keeps its key when it can be paid, and is done when it is', () => {
  assert.deepEqual(
    settledOf({ 1: held, 2: payable, 3: paid }).map(item => `${item.key} ${kindOf(item)}`),
    ['award.3 paid'],
  );
});

test('before the first message nothing waits', () => assert.deepEqual(itemsOf({}), []));
