import { FIVE_OF_SEVEN } from './five.ts';
import { CARD_KEYS } from './keys.ts';
import type { Sevens } from './sevens.ts';
import { fillSevensTables, PAIR_RANKS, PAIR_SUMS, SUIT_SUMS, VALUE_COUNT } from './sevens-tables.ts';
import { SEVENS_MODULE } from './sevens-wasm-module.ts';

/*
 * The core's compiler settings know no WebAssembly, which belongs to the browser's and Node's libraries. It is pure
 * computation all the same, so the little of it that is used here is declared here.
 */
type Exports = {
  readonly memory: { readonly buffer: ArrayBuffer };
  readonly rankHands: (count: number) => void;
  readonly rankBoards: (count: number) => void;
  readonly enumerate: () => void;
};
declare const WebAssembly:
  | {
      readonly Module: new (bytes: Uint8Array) => object;
      readonly Instance: new (module: object) => { readonly exports: Exports };
    }
  | undefined;

// Places in the memory, as listed in sevens.wat.
const AT = {
  values: 0,
  shifts: 135_168,
  flushes: 151_552,
  flushSuits: 167_936,
  keys: 168_192,
  pairKeys: 168_448,
  suitSums: 221_184,
  pairSums: 253_952,
  pairRanks: 259_328,
  counts: 270_336,
  handsIn: 327_680,
  valuesOut: 458_752,
} as const;

/** Few enough hands at once to stay in the processor's cache together with the tables. */
const CHUNK = 4_096;

/** Undefined where there is no WebAssembly or a page's policy forbids it. */
export const wasmSevens = (): Sevens | undefined => {
  const exports = instantiate();
  if (exports === undefined) return undefined;
  const { memory, rankHands, rankBoards, enumerate } = exports;
  writeTables(memory.buffer);
  const valuesOut = new Uint16Array(memory.buffer, AT.valuesOut, CHUNK);
  const handsIn = new Uint8Array(memory.buffer, AT.handsIn, 7 * CHUNK);
  const boardsIn = new Uint16Array(memory.buffer, AT.handsIn, 4 * CHUNK);
  return {
    rankHands: (hands, values) => inChunks(hands, 7, handsIn, rankHands, values, valuesOut),
    rankBoards: (boards, values) => inChunks(boards, 4, boardsIn, rankBoards, values, valuesOut),
    enumerate: () => {
      enumerate();
      return new Int32Array(memory.buffer, AT.counts, VALUE_COUNT).slice();
    },
  };
};

const instantiate = (): Exports | undefined => {
  if (typeof WebAssembly === 'undefined') return undefined;
  try {
    return new WebAssembly.Instance(new WebAssembly.Module(Uint8Array.fromBase64(SEVENS_MODULE))).exports;
  } catch {
    return undefined;
  }
};

const writeTables = (memory: ArrayBuffer): void => {
  fillSevensTables();
  const { values, shifts, flushes, flushSuits } = FIVE_OF_SEVEN;
  new Uint16Array(memory, AT.values).set(values);
  new Uint16Array(memory, AT.shifts).set(shifts);
  new Uint16Array(memory, AT.flushes).set(flushes);
  new Uint8Array(memory, AT.flushSuits).set(flushSuits);
  new Int32Array(memory, AT.keys).set(CARD_KEYS.subarray(0, 52));
  new Int32Array(memory, AT.suitSums).set(SUIT_SUMS);
  new Int32Array(memory, AT.pairSums).set(PAIR_SUMS);
  new Uint16Array(memory, AT.pairRanks).set(PAIR_RANKS);
  const pairKeys = new Int32Array(memory, AT.pairKeys);
  for (let second = 0; second < 52; second++) {
    for (let first = 0; first < 52; first++) pairKeys[second * 256 + first] = CARD_KEYS[first]! + CARD_KEYS[second]!;
  }
};

/** Both arrays have the same kind of numbers: those of all hands, and the place for those of one chunk. */
const inChunks = <Numbers extends Uint8Array | Uint16Array>(
  hands: Numbers,
  perHand: number,
  handsIn: Numbers,
  rank: (count: number) => void,
  values: Uint16Array,
  valuesOut: Uint16Array,
): void => {
  const handCount = Math.floor(hands.length / perHand);
  for (let from = 0; from < handCount; from += CHUNK) {
    const count = Math.min(CHUNK, handCount - from);
    handsIn.set(hands.subarray(from * perHand, (from + count) * perHand));
    rank(count);
    values.set(count < CHUNK ? valuesOut.subarray(0, count) : valuesOut, from);
  }
};
