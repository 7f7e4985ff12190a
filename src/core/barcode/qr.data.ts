/** What the standard lists for each version at level M: blocks of data, and the codewords that guard each block. */
type Version = {
  /** Codewords of data in each block. */
  readonly blocks: readonly number[];
  /** Codewords of error correction of each block. */
  readonly guard: number;
  /** Where the small squares stand, in both directions. */
  readonly marks: readonly number[];
};

const times = (count: number, size: number): readonly number[] => Array.from({ length: count }, () => size);

/** Versions 1 to 10. ISO/IEC 18004, tables 9 and E.1. */
export const VERSIONS: readonly Version[] = [
  { blocks: [16], guard: 10, marks: [] },
  { blocks: [28], guard: 16, marks: [6, 18] },
  { blocks: [44], guard: 26, marks: [6, 22] },
  { blocks: times(2, 32), guard: 18, marks: [6, 26] },
  { blocks: times(2, 43), guard: 24, marks: [6, 30] },
  { blocks: times(4, 27), guard: 16, marks: [6, 34] },
  { blocks: times(4, 31), guard: 18, marks: [6, 22, 38] },
  { blocks: [...times(2, 38), ...times(2, 39)], guard: 22, marks: [6, 24, 42] },
  { blocks: [...times(3, 36), ...times(2, 37)], guard: 22, marks: [6, 26, 46] },
  { blocks: [...times(4, 43), 44], guard: 26, marks: [6, 28, 50] },
];
