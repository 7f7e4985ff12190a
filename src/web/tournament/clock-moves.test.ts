import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Clock, Level } from '#core/mechanisms/tournament';
import { shownClock } from '../kit/time/level-clock.ts';
import { bySeconds, leftAlone, secondsTyped, toLine } from './clock-moves.ts';

const NOW = Date.parse('2026-03-07T20:00:00Z');
const LEVELS: readonly Level[] = [
  { type: 'level', minutes: 20, smallBlind: 50, bigBlind: 100 },
  { type: 'break', minutes: 10 },
];
const endsIn = (seconds: number): Clock => ({ step: 1, endsAt: new Date(NOW + seconds * 1_000).toISOString() });

test('[TRN-18] a minute more or less is a correction of the line that is on, never below zero', () => {
  const shown = shownClock(LEVELS, endsIn(90), NOW)!;
  assert.deepEqual(bySeconds(shown, 60), { type: 'CorrectClock', step: 1, remainingSeconds: 150 });
  assert.deepEqual(bySeconds(shown, -120), { type: 'CorrectClock', step: 1, remainingSeconds: 0 });
});

test('[TRN-18] taking a change back puts the clock where it would be by now, also in the next line', () => {
  const before = endsIn(90);
  assert.deepEqual(leftAlone(LEVELS, before, NOW + 30_000), { type: 'CorrectClock', step: 1, remainingSeconds: 60 });
  assert.deepEqual(leftAlone(LEVELS, before, NOW + 120_000), { type: 'CorrectClock', step: 2, remainingSeconds: 570 });
});

test('another line starts at its beginning', () => {
  assert.deepEqual(toLine(LEVELS, 2), { type: 'CorrectClock', step: 2, remainingSeconds: 600 });
});

const TYPED: readonly [typed: string, seconds: number | undefined][] = [
  ['12:34', 754],
  ['7', 420],
  [' 0:05 ', 5],
  ['12:60', undefined],
  ['soon', undefined],
];
for (const [typed, seconds] of TYPED) {
  test(`"${typed}" is ${seconds ?? 'no time'}`, () => assert.equal(secondsTyped(typed), seconds));
}
