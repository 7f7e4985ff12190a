/** Repeatable chance for simulations and tests; never for a draw that pays, whose numbers come with the context. */
export type Seeded = {
  /** A whole number from 0 to bound - 1, each equally likely; bound is at most 2^32. */
  readonly below: (bound: number) => number;
  /** A number from 0 up to but not including 1, in steps of 2^-53. */
  readonly unit: () => number;
  /** Brings `count` of the cards (or other values) to the front, each order equally likely. */
  readonly deal: (deck: Uint8Array | Uint16Array, count: number) => void;
};

/** The same seed gives the same numbers on every machine: xoshiro128**, its state spread from the seed's text. */
export const seeded = (seed: number | string): Seeded => {
  const next = xoshiro(stateFrom(`${seed}`));
  const below = (bound: number): number => {
    // Numbers past the last whole multiple of the bound would favor the low ones: they are drawn again.
    const limit = TWO_32 - (TWO_32 % bound);
    let drawn = next();
    while (drawn >= limit) drawn = next();
    return drawn % bound;
  };
  const unit = (): number => ((next() >>> 5) * TWO_26 + (next() >>> 6)) / TWO_53;
  const deal = (deck: Uint8Array | Uint16Array, count: number): void => {
    for (let i = 0; i < count; i++) {
      const j = i + below(deck.length - i);
      const card = deck[i]!;
      deck[i] = deck[j]!;
      deck[j] = card;
    }
  };
  return { below, unit, deal };
};

const TWO_26 = 2 ** 26;
const TWO_32 = 2 ** 32;
const TWO_53 = 2 ** 53;

const xoshiro = ([s0, s1, s2, s3]: readonly [number, number, number, number]) => {
  let [a, b, c, d] = [s0, s1, s2, s3];
  return (): number => {
    const drawn = Math.imul(rotate(Math.imul(b, 5), 7), 9) >>> 0;
    const shifted = b << 9;
    c ^= a;
    d ^= b;
    b ^= c;
    a ^= d;
    c ^= shifted;
    d = rotate(d, 11);
    return drawn;
  };
};

const rotate = (n: number, by: number): number => (n << by) | (n >>> (32 - by));

/** Four words from any text: FNV-1a over its characters, then the finalizer of MurmurHash3. */
const stateFrom = (text: string): readonly [number, number, number, number] => {
  const word = (salt: number): number => {
    let hash = 0x811c9dc5 ^ salt;
    for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
    hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
    hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
    return (hash ^ (hash >>> 16)) | 0;
  };
  // Four zeros would stop the generator, so one word is never zero.
  return [word(1), word(2), word(3), word(4) | 1];
};
