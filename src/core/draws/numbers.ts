import { assert } from '#core/base';
import { joined, sha256, writeWord } from './sha256.ts';

/** Numbers that only the seed decides. */
export type Numbers = {
  /** A whole number from 0 to bound - 1, each equally likely; bound is at most 2^48. LOT-4 */
  readonly below: (bound: number) => number;
};

const SIX_BYTES = 2 ** 48;

/** SHA-256 of the seed and a counter gives the bytes; six of them at a time are a number. */
export const numbersFrom = (seed: Uint8Array): Numbers => {
  const block = joined(seed, new Uint8Array(8));
  let bytes: Uint8Array = new Uint8Array(0);
  let [count, at] = [0, 0];
  const byte = (): number => {
    if (at === bytes.length) {
      writeWord(block, seed.length, Math.floor(count / 2 ** 32));
      writeWord(block, seed.length + 4, count >>> 0);
      [bytes, count, at] = [sha256(block), count + 1, 0];
    }
    return bytes[at++]!;
  };
  const next = (): number => {
    let number = 0;
    for (let i = 0; i < 6; i++) number = number * 256 + byte();
    return number;
  };
  const below = (bound: number): number => {
    assert(Number.isSafeInteger(bound) && bound > 0 && bound <= SIX_BYTES, `nothing is drawn below ${bound}`);
    // Numbers past the last whole multiple of the bound would favor the low ones: they are drawn again.
    const limit = SIX_BYTES - (SIX_BYTES % bound);
    let number = next();
    while (number >= limit) number = next();
    return number % bound;
  };
  return { below };
};
