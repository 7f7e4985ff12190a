import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { cents } from '#core/money';
import type { WinnerView } from '#core/views';
import { type Announcing, announcedAt, heard, NOTHING_HEARD } from './announce.ts';

const NOON = Date.parse('2026-11-14T12:00:00Z');

const win = (award: number, more: Partial<WinnerView> = {}): WinnerView => ({
  award,
  activity: 'A-1',
  name: 'Jackpot',
  table: award,
  seat: 3,
  hand: 'Royal flush',
  gives: { type: 'money', amount: cents(100), paidBy: { pool: cents(100), reserve: cents(0), house: cents(0) } },
  amount: cents(100),
  wonAt: '2026-11-14T12:00:00Z',
  isOfMeter: true,
  startsAgain: [{ pool: 'main', amount: cents(50) }],
  ...more,
});

const awardsAt = (announcing: Announcing, now: number): readonly number[] =>
  announcedAt(announcing, now)?.wins.map(({ award }) => award) ?? [];

test('a sign that comes up announces what was won in the last half minute, and nothing older', () => {
  const winners = [win(1, { wonAt: '2026-11-14T11:00:00Z' }), win(2, { wonAt: '2026-11-14T11:59:45Z' })];
  assert.deepEqual(awardsAt(heard(NOTHING_HEARD, winners, NOON), NOON), [2]);
});

test('[REG-M8] what is verified long after it was called is announced when it becomes an award', () => {
  const before = heard(NOTHING_HEARD, [], NOON);
  const after = heard(before, [win(1, { wonAt: '2026-11-14T11:30:00Z' })], NOON + 1);
  assert.deepEqual(awardsAt(after, NOON + 1), [1]);
  assert.deepEqual(awardsAt(after, NOON + 20_001), [], 'and then the meters come back');
});

test('the shares of one round are one announcement', () => {
  const shares = [win(1, { table: 7 }), win(2, { table: 7, seat: 4 }), win(3, { table: 7, seat: 5 })];
  const announcing = heard(heard(NOTHING_HEARD, [], NOON), shares, NOON);
  assert.deepEqual(awardsAt(announcing, NOON), [1, 2, 3]);
});

test('[REG-M7] two wins close together are announced in their true order', () => {
  const first = heard(heard(NOTHING_HEARD, [], NOON), [win(1)], NOON);
  const second = heard(first, [win(1), win(2)], NOON + 1_000);
  assert.deepEqual(awardsAt(second, NOON + 1_000), [1]);
  assert.deepEqual(awardsAt(second, NOON + 6_000), [2]);
});

test('a small prize of a table interrupts nothing, a prize that was drawn does', () => {
  const start = heard(NOTHING_HEARD, [], NOON);
  assert.deepEqual(awardsAt(heard(start, [win(1, { isOfMeter: false, startsAgain: [] })], NOON), NOON), []);
  const { hand: _, ...drawn } = win(2, { isOfMeter: false, startsAgain: [] });
  assert.deepEqual(awardsAt(heard(start, [drawn], NOON), NOON), [2]);
});

test('[REG-M8] every win is on the sign within thirty seconds, however many come at once', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 3_000 }), { minLength: 1, maxLength: 25 }), gaps => {
      let [announcing, now] = [heard(NOTHING_HEARD, [], NOON), NOON];
      const wonAt: number[] = [];
      for (const [index, gap] of gaps.entries()) {
        now += gap;
        wonAt.push(now);
        announcing = heard(announcing, [win(index + 1)], now);
        const { announcements } = announcing;
        assert.ok(
          announcements.some(({ wins, from }) => wins.some(({ award }) => award === index + 1) && from <= now + 30_000),
        );
      }
    }),
  );
});
