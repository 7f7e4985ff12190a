import { type Rational, rational } from '#core/base';
import { inOrder } from './counting.ts';

/** Adds up, for several events at once, exact chances of drawing cards one after the other from a deck of 52. */
export type ChanceTally = {
  /** Adds `ways` times `each` of the orders of `drawn` cards; of them all, one part in `parts` counts. */
  readonly add: (event: number, drawn: number, parts: number, ways: number, each: number) => void;
  readonly chanceOf: (event: number) => Rational;
};

export const chanceTally = (events: number): ChanceTally => {
  const small = new Float64Array(events * SLOTS);
  const large = new Map<number, bigint>();
  const add = (event: number, drawn: number, parts: number, ways: number, each: number): void => {
    const slot = event * SLOTS + 64 * drawn + parts;
    const sum = small[slot]! + ways * each;
    if (sum <= Number.MAX_SAFE_INTEGER) {
      small[slot] = sum;
      return;
    }
    large.set(slot, (large.get(slot) ?? 0n) + BigInt(small[slot]!) + BigInt(ways) * BigInt(each));
    small[slot] = 0;
  };
  const chanceOf = (event: number): Rational => {
    let sum = 0n;
    for (let slot = event * SLOTS; slot < (event + 1) * SLOTS; slot++) {
      const ways = BigInt(small[slot]!) + (large.get(slot) ?? 0n);
      if (ways > 0n) sum += (ways * COMMON) / (inOrder(52, (slot % SLOTS) >> 6) * BigInt(slot % 64));
    }
    return rational(sum, COMMON);
  };
  return { add, chanceOf };
};

const SLOTS = 64 * 64;
/** Divisible by every number of orders of up to 51 cards times every number of parts up to 51. */
const COMMON = inOrder(52, 52) ** 2n;
