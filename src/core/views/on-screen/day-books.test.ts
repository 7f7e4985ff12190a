import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { HouseEvent } from '#core/house';
import { cents } from '#core/money';
import { dayBooks } from './index.ts';

const moved = (activity: string, why: string, bookings: readonly (readonly [string, string, number])[]) =>
  ({ type: 'FundMoved', activity, cause: { why }, bookings }) as unknown as HouseEvent; // As far as it is read.

test('[HSE-14] what a close books is a line for each fund and reason, with its amount', () => {
  const events = [
    moved('A', 'admin-fee', [['reserve:A', 'admin-income:A', 500]]),
    moved('A', 'reimbursement', [['reserve:A', 'advance:A', 300]]),
    moved('B', 'daily-increase', [
      ['days-fees:B', 'pool:B:main', 200],
      ['days-fees:B', 'reserve:B', 50],
    ]),
    moved('B', 'daily-increase', [['reserve:B', 'pool:B:side', 100]]),
    moved('B', 'unclaimed', [['prizes-payable:B', 'reserve:B', 900]]),
    moved('B', 'fee', [['players', 'pool:B:main', 1]]),
  ];
  assert.deepEqual(dayBooks(events), [
    { activity: 'A', why: 'admin-fee', amount: cents(500) },
    { activity: 'A', why: 'reimbursement', amount: cents(300) },
    { activity: 'B', why: 'daily-increase', amount: cents(300) },
    { activity: 'B', why: 'unclaimed', amount: cents(900) },
  ]);
});
