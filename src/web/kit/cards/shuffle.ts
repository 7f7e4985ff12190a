/** Every order equally likely, given a fair `below(n)` that answers 0 to n-1 (Fisher and Yates). */
export const shuffle = <Some>(all: readonly Some[], below: (n: number) => number): readonly Some[] => {
  const shuffled = [...all];
  for (let last = shuffled.length - 1; last > 0; last--) {
    const pick = below(last + 1);
    [shuffled[last], shuffled[pick]] = [shuffled[pick]!, shuffled[last]!];
  }
  return shuffled;
};

/** A fair number from 0 to n-1 out of the system's generator; what would lean to small numbers is drawn again. */
export const randomBelow = (n: number): number => {
  const fairMax = Math.floor(2 ** 32 / n) * n;
  const [drawn] = crypto.getRandomValues(new Uint32Array(1)) as unknown as [number]; // It fills one place.
  return drawn < fairMax ? drawn % n : randomBelow(n);
};
