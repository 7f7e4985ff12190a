import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Reported } from '../reported.ts';
import { named } from './named.ts';

const NAMES = {
  people: { 'p-4': 'Imani Brooks', 'p-5': 'Jonas Weber' },
  activities: { 'GEAR-1': 'Bad Beat Jackpot' },
  hands: { 'GEAR-1': { 'four-of-a-kind>=2': 'Four of a Kind, 2s or higher' } },
};

test('[RPT-20] [PA-D9] a report for people has names instead of ids, and whoever was erased keeps the id', () => {
  const row = { activity: 'GEAR-1', hand: 'four-of-a-kind>=2', 'paid by': 'p-4', 'verified by': 'p-5, p-9', seat: 4 };
  const { rows } = named({ rows: [row, { activity: 'X', hand: 'free words' }] } as unknown as Reported, NAMES);
  assert.deepEqual(rows, [
    {
      activity: 'Bad Beat Jackpot',
      hand: 'Four of a Kind, 2s or higher',
      'paid by': 'Imani Brooks',
      'verified by': 'Jonas Weber, p-9',
      seat: 4,
    },
    { activity: 'X', hand: 'free words' },
  ]);
});
