import { FIVE_OF_SEVEN } from '../../src/core/evaluator/five.ts';
import { RANK_KEYS } from '../../src/core/evaluator/keys.ts';
import { COLUMNS } from '../../src/core/evaluator/rank-sets.ts';
import type { Sevens } from './tables.ts';
import { fillSevensTables, PAIR_RANKS, PAIR_SUMS, VALUE_COUNT } from './tables.ts';
import { SEVENS_MODULE } from './wasm-module.ts';

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
  valuesBySet: 167_936,
  rowStarts: 268_800,
  columns: 301_568,
  rankKeys: 317_952,
  cardBoards: 318_208,
  pairBoards: 318_720,
  pairSums: 423_680,
  pairRanks: 429_056,
  counts: 439_680,
  handsIn: 471_808,
  boards: 500_480,
  valuesOut: 533_248,
} as const;

/** Few enough hands at once to stay in the processor's cache together with the tables. */
const CHUNK = 4_096;

/** Undefined where there is no WebAssembly with vectors of 128 bits, or a page's policy forbids it. */
export const wasmSevens = (): Sevens | undefined => {
  const exports = instantiate();
  if (exports === undefined) return undefined;
  const { memory, rankHands, rankBoards, enumerate } = exports;
  writeTables(memory.buffer);
  const valuesOut = new Uint16Array(memory.buffer, AT.valuesOut, CHUNK);
  const handsIn = new Uint8Array(memory.buffer, AT.handsIn, 7 * CHUNK);
  const boardsIn = new Uint16Array(memory.buffer, AT.boards, 4 * CHUNK);
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
  const { values, shifts, flushes, order, valuesBySet } = FIVE_OF_SEVEN;
  new Uint16Array(memory, AT.values).set(values);
  new Uint16Array(memory, AT.shifts).set(shifts);
  new Uint16Array(memory, AT.flushes).set(flushes);
  new Uint16Array(memory, AT.valuesBySet).set(valuesBySet);
  new Int32Array(memory, AT.rowStarts).set(Int32Array.from(order.rowStarts, start => 2 * start));
  new Uint16Array(memory, AT.columns).set(COLUMNS.map(column => 2 * column));
  new Int32Array(memory, AT.pairSums).set(PAIR_SUMS);
  new Uint16Array(memory, AT.pairRanks).set(PAIR_RANKS);
  writeCards(memory);
};

const writeCards = (memory: ArrayBuffer): void => {
  const rankKeys = new Int32Array(memory, AT.rankKeys);
  const cardBoards = new Uint16Array(memory, AT.cardBoards);
  const pairBoards = new Uint16Array(memory, AT.pairBoards);
  for (let card = 0; card < 52; card++) {
    const ranks = 1 << (card >> 2);
    const suit = card & 3;
    rankKeys[card] = RANK_KEYS[card >> 2]!;
    cardBoards[card * 4 + suit] = ranks;
    for (let other = 0; other < 52; other++) {
      pairBoards[(card * 256 + other) * 4 + suit]! |= ranks;
      pairBoards[(other * 256 + card) * 4 + suit]! |= ranks;
    }
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
