import { RANK_COUNT, RANK_KEYS } from './keys.ts';

/** How many sets of so many ranks there are, none of them more than four times. */
const SET_COUNTS = [1, 13, 91, 455, 1_820, 6_175, 18_395, 49_205];

/** How many cards of each rank a hand holds, deuces first. */
export type RankCounts = Uint8Array;

/** The sums of all sets of `size` ranks, and what `judge` makes of each. The counts it sees are one array, reused. */
export const judgeRankSets = (
  size: number,
  judge: (counts: RankCounts, sum: number) => number,
): { readonly sums: Int32Array; readonly judged: Int32Array } => {
  const sums = new Int32Array(SET_COUNTS[size]!);
  const judged = new Int32Array(SET_COUNTS[size]!);
  const counts = new Uint8Array(RANK_COUNT);
  let found = 0;
  const fill = (rank: number, left: number, sum: number): void => {
    if (left === 0) {
      sums[found] = sum;
      judged[found++] = judge(counts, sum);
    } else if (rank * 4 < RANK_COUNT * 4 - left + 1) {
      for (let count = left > 4 ? 4 : left; count >= 0; count--) {
        counts[rank] = count;
        fill(rank + 1, left - count, sum + count * RANK_KEYS[rank]!);
      }
    }
  };
  fill(0, size, 0);
  return { sums, judged };
};
