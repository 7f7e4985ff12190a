import assert from 'node:assert/strict';
import { test } from 'node:test';
import { clockOf, spanOf, type Urgency } from './clock.ts';

const SINCE = '2026-03-02T18:00:00Z';
const BY = '2026-03-02T18:15:00Z';
const at = (text: string): number => Date.parse(`2026-03-02T18:${text}Z`);

const CASES: readonly [at: string, urgency: Urgency, why: string][] = [
  ['00:00', 'calm', 'it has just begun'],
  ['09:59', 'calm', 'not ten minutes yet'],
  ['10:00', 'soon', 'ten minutes are gone'],
  ['12:59', 'soon', 'not thirteen minutes yet'],
  ['13:00', 'urgent', 'thirteen minutes are gone'],
  ['14:59', 'urgent', 'a second is left'],
  ['15:00', 'over', 'the time is up'],
];
for (const [time, urgency, why] of CASES) {
  test(`a claim of fifteen minutes at ${time} is ${urgency}: ${why}`, () => {
    assert.equal(clockOf({ since: SINCE, by: BY }, at(time)).urgency, urgency);
  });
}

test('what has no end grows as pressing by its age', () => {
  const urgencies = ['09:59', '10:00', '13:00', '59:00'].map(time => clockOf({ since: SINCE }, at(time)).urgency);
  assert.deepEqual(urgencies, ['calm', 'soon', 'urgent', 'urgent']);
});

test('a claim of thirty days is soon due on its last day', () => {
  const claim = { since: SINCE, by: '2026-04-01T18:00:00Z' };
  assert.equal(clockOf(claim, at('00:00')).urgency, 'calm');
  assert.equal(clockOf(claim, Date.parse('2026-03-31T18:00:00Z')).urgency, 'soon');
});

test('a screen whose clock was behind never counts below zero', () => {
  assert.equal(clockOf({ since: SINCE }, at('00:00') - 5_000).ms, 0);
  assert.equal(clockOf({ since: SINCE, by: BY }, at('20:00')).ms, 0);
});

test('spans are read at a glance', () => {
  assert.deepEqual(spanOf(9_000), { type: 'minutes', text: '0:09' });
  assert.deepEqual(spanOf(754_000), { type: 'minutes', text: '12:34' });
  assert.deepEqual(spanOf(2 * 3_600_000 + 60_000), { type: 'hours', hours: 2, minutes: 1 });
  assert.deepEqual(spanOf(30 * 24 * 3_600_000), { type: 'days', days: 30 });
});
