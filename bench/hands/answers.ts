import type { Goal } from '../measure.ts';

/** What a part of the section found: goals, and answers of ours that were wrong. */
export type Part = { readonly goals: readonly Goal[]; readonly wrongAnswers: readonly string[] };

/** The counts of all hands by category as published, high card to royal flush. */
const PUBLISHED = {
  5: [1_302_540, 1_098_240, 123_552, 54_912, 10_200, 5_108, 3_744, 624, 36, 4],
  7: [23_294_460, 58_627_800, 31_433_400, 6_461_620, 6_180_020, 4_047_644, 3_473_184, 224_848, 37_260, 4_324],
} as const;

/** The lowest value of each category, in the same order, and the first value that none has. */
const LOWEST_VALUES = [1, 1_278, 4_138, 4_996, 5_854, 5_864, 7_141, 7_297, 7_453, 7_462, 7_463];

/** A complaint if counts by value are not the published ones by category. */
export const wrongCounts = (who: string, cardCount: 5 | 7, counts: Int32Array): readonly string[] => {
  const isRight = PUBLISHED[cardCount].every((published, index) => {
    const ofCategory = counts.subarray(LOWEST_VALUES[index], LOWEST_VALUES[index + 1]);
    return ofCategory.reduce((sum, count) => sum + count, 0) === published;
  });
  return isRight ? [] : [`${who}: the counts by category are not the published ones`];
};

/** What the values of all hands add up to, as a 32-bit number. */
export const checksumOf = (counts: Int32Array): number =>
  counts.reduce((sum, count, value) => (sum + Math.imul(count, value)) | 0, 0);

/** A complaint if values do not add up as they should. */
export const wrongSum = (who: string, checksum: number, right: number): readonly string[] =>
  checksum === right ? [] : [`${who}: the values do not add up`];

/** Reports that a peer is wrong, which isn't our failure. */
export const sayIfMisjudging = (peer: string, checksum: number, right: number): void => {
  if (checksum !== right) console.log(`  ${peer} misjudges some of these hands`);
};
