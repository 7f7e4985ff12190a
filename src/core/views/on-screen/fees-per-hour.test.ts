import assert from 'node:assert/strict';
import { test } from 'node:test';
import { feesPerHour } from './index.ts';

const HOUR = 3_600_000;
const took = (table: number, net: number) => ({ day: '2026-11-14', activity: 'A-1', table, net });
const wasOpen = (table: number, ms: number, closed: string | null = null) => ({ table, closed, 'time open': ms });

test('fees an hour are the fees of the day by the hours that the table was open', () => {
  const { tables, open } = feesPerHour([took(7, 12_000), took(7, 600)], [wasOpen(7, 2 * HOUR), wasOpen(7, HOUR)]);
  assert.deepEqual([...tables], [[7, 4_200]]);
  assert.equal(open, 4_200);
});

test('a table that is closed has its own figure and no part in what the room takes now', () => {
  const { tables, open } = feesPerHour(
    [took(7, 1_000), took(8, 3_000)],
    [wasOpen(7, HOUR), wasOpen(8, HOUR, '2026-11-14T20:00:00Z')],
  );
  assert.equal(tables.get(8), 3_000);
  assert.equal(open, 1_000);
});

test('nothing is said of a table that has just opened', () => {
  assert.equal(feesPerHour([took(7, 500)], [wasOpen(7, 59_999)]).tables.has(7), false);
});

test('a table without fees takes nothing, and one whose fees were backed out no less than that', () => {
  const { tables } = feesPerHour([took(8, -500)], [wasOpen(7, HOUR), wasOpen(8, HOUR)]);
  assert.deepEqual([...tables.values()], [0, 0]);
});

test('the part of a cent is left out', () => {
  assert.equal(feesPerHour([took(7, 100)], [wasOpen(7, 3 * HOUR)]).tables.get(7), 33);
});
