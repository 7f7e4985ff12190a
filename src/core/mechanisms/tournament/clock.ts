import { assert } from '#core/base';
import type { Clock } from './state-shape.ts';
import type { Level, Structure } from './structure-shape.ts';

/** The clock at a moment. Each level begins exactly where the one before has ended; the last one stays. TRN-17 */
export const clockAt = (levels: readonly Level[], clock: Clock, now: Temporal.Instant): Clock => {
  if (!('endsAt' in clock)) return clock;
  let { step } = clock;
  let endsAt = Temporal.Instant.from(clock.endsAt);
  while (step < levels.length && Temporal.Instant.compare(endsAt, now) <= 0) {
    step += 1;
    endsAt = endsAt.add({ minutes: lineOf(levels, step).minutes });
  }
  return { step, endsAt: endsAt.toString() };
};

/** What is left of the level at a moment; nothing where the last one is over. */
export const remainingMs = (clock: Clock, now: Temporal.Instant): number =>
  'pausedMs' in clock
    ? clock.pausedMs
    : Math.max(0, Temporal.Instant.from(clock.endsAt).epochMilliseconds - now.epochMilliseconds);

/** Runs from now on for what is left. */
export const runningFrom = (step: number, leftMs: number, now: Temporal.Instant): Clock => ({
  step,
  endsAt: now.add({ milliseconds: leftMs }).toString(),
});

export const lineOf = (levels: readonly Level[], step: number): Level => {
  const line = levels[step - 1];
  assert(line !== undefined, `there is no line ${step} in ${levels.length}`);
  return line;
};

/** The number of the level, breaks not counted; in a break that of the level before it. 0 before the start. */
export const levelNumber = (levels: readonly Level[], step: number): number =>
  levels.slice(0, step).filter(({ type }) => type === 'level').length;

/** The number of the level that is played at a moment. */
export const levelNow = (
  { structure: { levels = [] }, clock }: { readonly structure: Structure; readonly clock?: Clock },
  now: Temporal.Instant,
): number => (clock === undefined ? 0 : levelNumber(levels, clockAt(levels, clock, now).step));

/** When the next break begins; absent where none follows, or while the clock is paused. */
export const nextBreakAt = (levels: readonly Level[], clock: Clock): string | undefined => {
  if (!('endsAt' in clock)) return undefined;
  let at = Temporal.Instant.from(clock.endsAt);
  for (const { type, minutes } of levels.slice(clock.step)) {
    if (type === 'break') return at.toString();
    at = at.add({ minutes });
  }
  return undefined;
};
