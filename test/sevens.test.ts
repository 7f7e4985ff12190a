import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import initWabt from 'wabt';
import { countHands, rankSeven } from '#core/evaluator';
import { jsSevens } from '../bench/sevens/js.ts';
import { type Sevens, sevens } from '../bench/sevens/sevens.ts';
import { wasmSevens } from '../bench/sevens/wasm.ts';
import { SEVENS_MODULE } from '../bench/sevens/wasm-module.ts';

/** All C(28,7) hands of 2 to 7 and the ace: every category but the royal flush, and an odd rest of a chunk. */
const handsInOrder = (): Uint8Array => {
  const deck = Array.from({ length: 28 }, (_, card) => (card < 24 ? card : card + 24));
  const hands = new Uint8Array(1_184_040 * 7);
  const hand = new Uint8Array(7);
  let at = 0;
  const deal = (dealt: number, below: number): void => {
    for (let card = 6 - dealt; card < below; card++) {
      hand[dealt] = deck[card]!;
      if (dealt < 6) deal(dealt + 1, card);
      else hands.set(hand, 7 * at++);
    }
  };
  deal(0, deck.length);
  return hands;
};

const RANDOM_COUNT = 10_001;

const randomHands = (): Uint8Array => {
  const hands = new Uint8Array(RANDOM_COUNT * 7);
  let state = 1;
  for (let hand = 0; hand < RANDOM_COUNT; hand++) {
    const cards = new Set<number>();
    while (cards.size < 7) {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      cards.add(Math.floor((state / 2 ** 32) * 52));
    }
    hands.set([...cards], hand * 7);
  }
  return hands;
};

const boardsOf = (hands: Uint8Array): Uint16Array => {
  const boards = new Uint16Array((hands.length / 7) * 4);
  for (let at = 0; at < hands.length; at++)
    boards[Math.floor(at / 7) * 4 + (hands[at]! & 3)]! |= 1 << (hands[at]! >> 2);
  return boards;
};

const oneByOne = (hands: Uint8Array): Uint16Array =>
  Uint16Array.from({ length: hands.length / 7 }, (_, hand) => {
    const [a, b, c, d, e, f, g] = hands.subarray(hand * 7, hand * 7 + 7);
    return rankSeven(a!, b!, c!, d!, e!, f!, g!);
  });

const SAMPLES = [handsInOrder(), randomHands()].map(hands => ({
  hands,
  boards: boardsOf(hands),
  right: oneByOne(hands),
}));

const ENGINES: readonly [name: string, engine: Sevens | undefined][] = [
  ['JavaScript', jsSevens()],
  ['WebAssembly', wasmSevens()],
  ['whichever there is', sevens()],
];
for (const [name, engine] of ENGINES) {
  test(`[RNK-3] many hands at once have the values of one by one: ${name}`, () => {
    for (const { hands, boards, right } of SAMPLES) {
      const values = new Uint16Array(right.length);
      engine!.rankHands(hands, values);
      assert.deepEqual(values, right);
      values.fill(0);
      engine!.rankBoards(boards, values);
      assert.deepEqual(values, right);
    }
  });

  test(`[RNK-3] all 133,784,560 seven-card hands, enumerated, are as many of each value as counted: ${name}`, () => {
    assert.deepEqual(engine!.enumerate(), countHands(7));
  });
}

test('where WebAssembly is missing, or has no vectors, there is no engine of it', () => {
  const withoutVectors = {
    Module: function Module() {
      throw new Error('Wasm SIMD unsupported');
    },
  };
  const here = Object.getOwnPropertyDescriptor(globalThis, 'WebAssembly')!;
  try {
    for (const value of [withoutVectors, undefined]) {
      Object.defineProperty(globalThis, 'WebAssembly', { ...here, value });
      assert.equal(wasmSevens(), undefined);
    }
  } finally {
    Object.defineProperty(globalThis, 'WebAssembly', here);
  }
});

test('the module in WebAssembly is the one that sevens.wat makes', async () => {
  const wabt = await initWabt();
  const source = readFileSync(new URL('../bench/sevens/sevens.wat', import.meta.url), 'utf8');
  const { buffer } = wabt.parseWat('sevens.wat', source).toBinary({});
  assert.equal(Buffer.from(buffer).toString('base64'), SEVENS_MODULE);
});
