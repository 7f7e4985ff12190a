import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { type Clock, clockAt, type Level, levelNumber, nextBreakAt, remainingMs } from '#core/mechanisms/tournament';
import { countdown } from './countdown.ts';
import { type ShownClock, shownClock } from './level-clock.ts';

const START = Temporal.Instant.from('2026-03-07T20:00:00.25Z');
const level = (minutes: number, bigBlind: number): Level => ({
  type: 'level',
  minutes,
  smallBlind: bigBlind / 2,
  bigBlind,
});
const LEVELS: readonly Level[] = [level(20, 100), level(20, 200), { type: 'break', minutes: 10 }, level(30, 400)];

const lines = fc.array(
  fc.oneof(
    fc.record({ minutes: fc.integer({ min: 1, max: 90 }) }).map(({ minutes }) => level(minutes, 100)),
    fc.integer({ min: 1, max: 30 }).map(minutes => ({ type: 'break', minutes }) as const),
  ),
  { minLength: 1, maxLength: 12 },
);
const clocks = (levels: readonly Level[]) =>
  fc
    .tuple(fc.integer({ min: 1, max: levels.length }), fc.integer({ min: 0, max: 5_400_000 }), fc.boolean())
    .map(
      ([step, ms, isPaused]): Clock =>
        isPaused ? { step, pausedMs: ms } : { step, endsAt: START.add({ milliseconds: ms }).toString() },
    );
const asked = lines.chain(levels => fc.tuple(fc.constant(levels), clocks(levels), fc.integer({ min: 0, max: 9e7 })));

test('[TRN-17] a screen has the level, the time left and the next break that the core has, at any moment', () => {
  fc.assert(
    fc.property(asked, ([levels, clock, passed]) => {
      const now = START.add({ milliseconds: passed });
      const core = clockAt(levels, clock, now);
      const shown = shownClock(levels, clock, now.epochMilliseconds)!;
      assert.equal(shown.step, core.step);
      assert.equal(shown.level, levelNumber(levels, core.step));
      assert.equal(shown.leftMs, remainingMs(core, now));
      assert.equal(shown.isRunning, 'endsAt' in core);
      const next = nextBreakAt(levels, core);
      const isPast = shown.leftMs === 0; // The last level is over: the core names the moment, a screen says "now".
      const inMs = next && Temporal.Instant.from(next).epochMilliseconds - now.epochMilliseconds;
      if (!isPast) assert.equal(shown.breakInMs, inMs);
    }),
  );
});

test('[TRN-17] over a day of ticks that come late, the screen is right to the second at each', () => {
  const day = Array.from({ length: 48 }, (_, n) => level(30, 100 * (n + 1)));
  const clock: Clock = { step: 1, endsAt: START.add({ minutes: 30 }).toString() };
  const startMs = START.epochMilliseconds;
  // A screen that draws a little later each time, sleeps for minutes, and is never set right by anybody.
  for (let [tick, passed] = [0, 0]; passed < 86_400_000; tick += 1) {
    passed += 1_000 + (tick % 7) * 13 + (tick % 997 === 0 ? 240_000 : 0);
    if (passed >= 86_400_000) break;
    const shown: ShownClock = shownClock(day, clock, startMs + passed)!;
    const leftMs = 1_800_000 - (passed % 1_800_000);
    assert.equal(shown.level, Math.floor(passed / 1_800_000) + 1);
    assert.equal(countdown(shown.leftMs), countdown(leftMs));
  }
});

test('[TRN-18] a paused clock shows what was left, however long', () => {
  const clock: Clock = { step: 2, pausedMs: 754_000 };
  for (const later of [0, 1, 86_400_000]) {
    const shown: ShownClock = shownClock(LEVELS, clock, START.epochMilliseconds + later)!;
    assert.equal(countdown(shown.leftMs), '12:34');
    assert.equal(shown.breakInMs, undefined);
  }
});

test('a break names the level that follows it, and a line that is not posted has no clock', () => {
  const shown = shownClock(LEVELS, { step: 2, pausedMs: 0 }, 0)!;
  assert.equal(shown.next?.type, 'break');
  assert.deepEqual(shown.nextLevel, LEVELS[3]);
  assert.equal(shownClock([], { step: 1, pausedMs: 0 }, 0), undefined);
});
