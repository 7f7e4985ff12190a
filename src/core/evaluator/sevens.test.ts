import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import initWabt from 'wabt';
import { countHands, jsSevens, rankSeven, type Sevens, sevens, wasmSevens } from './index.ts';
import { SEVENS_MODULE } from './sevens-wasm-module.ts';

/** More than two chunks of the WebAssembly engine and an odd rest. */
const HAND_COUNT = 10_001;

const randomHands = (): Uint8Array => {
  const hands = new Uint8Array(HAND_COUNT * 7);
  let state = 1;
  for (let hand = 0; hand < HAND_COUNT; hand++) {
    const cards = new Set<number>();
    while (cards.size < 7) {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      cards.add(Math.floor((state / 2 ** 32) * 52));
    }
    hands.set([...cards], hand * 7);
  }
  return hands;
};

const hands = randomHands();
const boards = new Uint16Array(HAND_COUNT * 4);
for (const [index, card] of hands.entries()) boards[Math.floor(index / 7) * 4 + (card & 3)]! |= 1 << (card >> 2);
const right = Uint16Array.from({ length: HAND_COUNT }, (_, hand) => {
  const [a, b, c, d, e, f, g] = hands.subarray(hand * 7, hand * 7 + 7);
  return rankSeven(a!, b!, c!, d!, e!, f!, g!);
});

const ENGINES: readonly [name: string, engine: Sevens | undefined][] = [
  ['JavaScript', jsSevens()],
  ['WebAssembly', wasmSevens()],
  ['whichever there is', sevens()],
];
for (const [name, engine] of ENGINES) {
  test(`[RNK-3] many hands at once have the values of one by one: ${name}`, () => {
    const values = new Uint16Array(HAND_COUNT);
    engine!.rankHands(hands, values);
    assert.deepEqual(values, right);
    values.fill(0);
    engine!.rankBoards(boards, values);
    assert.deepEqual(values, right);
  });

  test(`[RNK-3] all 133,784,560 seven-card hands, enumerated, are as many of each value as counted: ${name}`, () => {
    assert.deepEqual(engine!.enumerate(), countHands(7));
  });
}

test('the module in WebAssembly is the one that sevens.wat makes', async () => {
  const wabt = await initWabt();
  const source = readFileSync(new URL('sevens.wat', import.meta.url), 'utf8');
  const { buffer } = wabt.parseWat('sevens.wat', source).toBinary({});
  assert.equal(Buffer.from(buffer).toString('base64'), SEVENS_MODULE);
});
