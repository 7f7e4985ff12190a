/** Many sums of whole numbers that may outgrow 2^53, at nearly the speed of plain numbers. */
export type ExactSums = {
  /** Adds `times` times `each`, two whole numbers below 2^53. */
  readonly add: (slot: number, times: number, each: number) => void;
  readonly addLarge: (slot: number, amount: bigint) => void;
  readonly sumOf: (slot: number) => bigint;
};

export const exactSums = (slots: number): ExactSums => {
  const small = new Float64Array(slots);
  const large = new Map<number, bigint>();
  const addLarge = (slot: number, amount: bigint): void => {
    large.set(slot, (large.get(slot) ?? 0n) + amount);
  };
  const add = (slot: number, times: number, each: number): void => {
    const sum = small[slot]! + times * each;
    if (sum <= Number.MAX_SAFE_INTEGER) {
      small[slot] = sum;
      return;
    }
    addLarge(slot, BigInt(small[slot]!) + BigInt(times) * BigInt(each));
    small[slot] = 0;
  };
  return { add, addLarge, sumOf: slot => BigInt(small[slot]!) + (large.get(slot) ?? 0n) };
};
