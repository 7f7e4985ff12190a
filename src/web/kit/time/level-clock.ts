import type { Clock, Level } from '#core/mechanisms/tournament';

/** The clock of a tournament as a screen shows it at a moment. */
export type ShownClock = {
  /** Which of the posted lines, counted from 1. */
  readonly step: number;
  /** Breaks are not counted; in a break it is that of the level before. */
  readonly level: number;
  readonly line: Level;
  readonly leftMs: number;
  readonly isRunning: boolean;
  /** The next line, and the next that isn't a break. */
  readonly next?: Level;
  readonly nextLevel?: Extract<Level, { type: 'level' }>;
  /** Until the next break begins, where the clock runs. */
  readonly breakInMs?: number;
};

const msOf = ({ minutes }: Level): number => minutes * 60_000;

/**
 * The core's clock for browsers that do not know `Temporal`: a test proves both equal. It goes on by itself through the
 * posted levels, so that a screen that has lost the house is right as well. TRN-17
 */
export const shownClock = (levels: readonly Level[], clock: Clock, nowMs: number): ShownClock | undefined => {
  let { step } = clock;
  let endsMs = 'endsAt' in clock ? Date.parse(clock.endsAt) : nowMs + clock.pausedMs;
  const isRunning = 'endsAt' in clock;
  for (; isRunning && step < levels.length && endsMs <= nowMs; step += 1) endsMs += msOf(levels[step]!);
  const line = levels[step - 1];
  if (line === undefined) return undefined;
  const after = levels.slice(step);
  const nextBreak = after.findIndex(({ type }) => type === 'break');
  const played = after.slice(0, Math.max(0, nextBreak)).reduce((sum, one) => sum + msOf(one), 0);
  const nextLevel = after.find(one => one.type === 'level');
  return {
    step,
    level: levels.slice(0, step).filter(({ type }) => type === 'level').length,
    line,
    leftMs: Math.max(0, endsMs - nowMs),
    isRunning,
    ...(after[0] === undefined ? {} : { next: after[0] }),
    ...(nextLevel === undefined ? {} : { nextLevel }),
    ...(isRunning && nextBreak >= 0 ? { breakInMs: Math.max(0, endsMs - nowMs) + played } : {}),
  };
};
