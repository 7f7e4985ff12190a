/** Rows of numbers found by a key, side by side in one array that grows. */
export type KeyedRows = {
  /** Where the row begins in `values()`; -1 when there is none. */
  readonly find: (key: number) => number;
  /** Where a new row of zeros begins. */
  readonly add: (key: number) => number;
  readonly values: () => Float64Array;
  readonly keys: () => Iterable<readonly [key: number, start: number]>;
};

export const keyedRows = (width: number): KeyedRows => {
  const starts = new Map<number, number>();
  let values = new Float64Array(64 * width);
  return {
    find: key => starts.get(key) ?? -1,
    add: key => {
      const start = starts.size * width;
      starts.set(key, start);
      if (start + width > values.length) {
        const grown = new Float64Array(2 * values.length);
        grown.set(values);
        values = grown;
      }
      return start;
    },
    values: () => values,
    keys: () => starts,
  };
};
