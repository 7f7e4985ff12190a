const TICK_MS = 900;

/**
 * What a meter shows on its way from one committed value to the next: whole cents, never above the newer one, and cut
 * at once where the meter fell. REG-M12
 */
export const shownAt = (from: number, to: number, elapsedMs: number): number => {
  if (to <= from || elapsedMs >= TICK_MS) return to;
  const done = Math.max(0, elapsedMs) / TICK_MS;
  return from + Math.floor((to - from) * done * (2 - done));
};

export const isStill = (from: number, to: number, elapsedMs: number): boolean => shownAt(from, to, elapsedMs) === to;
