const HOUR_MS = 3_600_000;
const STEP = 6;
/** Around the middle and back in eight hours; nothing stays on the same points of a screen. */
const STEPS = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [-1, -1],
  [1, -1],
] as const;

/** By how many pixels the picture is shifted in this hour. */
export const shiftAt = (now: number): readonly [x: number, y: number] => {
  const [x, y] = STEPS[Math.floor(now / HOUR_MS) % STEPS.length]!;
  return [x * STEP, y * STEP];
};
