/** Number by number; of two that agree as far as the shorter goes, the longer is higher. */
export const compareStrength = (a: readonly number[], b: readonly number[]): number => {
  for (const [i, number] of a.entries()) {
    if (i >= b.length) return 1;
    if (number !== b[i]) return number > b[i]! ? 1 : -1;
  }
  return a.length - b.length;
};
