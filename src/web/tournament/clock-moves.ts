import type { Clock, Level, TournamentCommand } from '#core/mechanisms/tournament';
import { type ShownClock, shownClock } from '../kit/time/level-clock.ts';

type Correct = Extract<TournamentCommand, { type: 'CorrectClock' }>;

const LONGEST_SECONDS = 86_400;

/** The same line with so many seconds more or less; never below zero. */
export const bySeconds = ({ step, leftMs }: ShownClock, more: number): Correct =>
  correct(step, Math.round(leftMs / 1_000) + more);

/** Another of the posted lines, from its beginning. */
export const toLine = (levels: readonly Level[], step: number): Correct =>
  correct(step, (levels[step - 1]?.minutes ?? 0) * 60);

/** Puts the clock where it would be now if it had been left alone. */
export const leftAlone = (levels: readonly Level[], before: Clock, nowMs: number): Correct | undefined => {
  const shown = shownClock(levels, before, nowMs);
  return shown === undefined ? undefined : correct(shown.step, Math.round(shown.leftMs / 1_000));
};

/** `12:30`, or whole minutes; nothing where it cannot be read. */
export const secondsTyped = (typed: string): number | undefined => {
  const [, minutes, seconds = '0'] = /^(\d{1,4})(?::([0-5]\d))?$/.exec(typed.trim()) ?? [];
  return minutes === undefined ? undefined : Number(minutes) * 60 + Number(seconds);
};

const correct = (step: number, seconds: number): Correct => ({
  type: 'CorrectClock',
  step,
  remainingSeconds: Math.min(LONGEST_SECONDS, Math.max(0, seconds)),
});
