/**
 * The moment, to the millisecond, as the journal keeps it. Two calls within one get the same: under load a
 * moment would cost more to make than many a command to decide.
 */
export const wallClock = (): (() => Temporal.Instant) => {
  let nowMs = Number.NaN;
  let now: Temporal.Instant;
  return () => {
    const ms = Date.now();
    if (ms !== nowMs) {
      nowMs = ms;
      now = Temporal.Instant.fromEpochMilliseconds(ms);
    }
    return now;
  };
};
