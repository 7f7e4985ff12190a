import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rankSeven } from '#core/evaluator';
import { jsSevens } from '../../bench/sevens/js.ts';
import type { Sevens } from '../../bench/sevens/sevens.ts';
import { wasmSevens } from '../../bench/sevens/wasm.ts';

const BATCH = 211_876; // C(49,4): no more hands have the same three highest cards.
const hands = new Uint8Array(7 * BATCH);
const boards = new Uint16Array(4 * BATCH);
const right = new Uint16Array(BATCH);
const values = new Uint16Array(BATCH);

test('[RNK-3] all 133,784,560 hands have the values of one by one when many are ranked at once', () => {
  const engines = [jsSevens(), wasmSevens()!];
  let total = 0;
  for (let a = 6; a < 52; a++) {
    for (let b = 5; b < a; b++) {
      for (let c = 4; c < b; c++) {
        const count = deal(a, b, c);
        for (const engine of engines) assertSameValues(engine, count);
        total += count;
      }
    }
  }
  assert.equal(total, 133_784_560);
});

/** All hands with these three cards and four lower ones; how many they are. */
const deal = (a: number, b: number, c: number): number => {
  let count = 0;
  boards.fill(0);
  for (let d = 3; d < c; d++) {
    for (let e = 2; e < d; e++) {
      for (let f = 1; f < e; f++) for (let g = 0; g < f; g++) write(count++, a, b, c, d, e, f, g);
    }
  }
  return count;
};

const write = (hand: number, a: number, b: number, c: number, d: number, e: number, f: number, g: number): void => {
  right[hand] = rankSeven(a, b, c, d, e, f, g);
  writeCard(hand, 0, a);
  writeCard(hand, 1, b);
  writeCard(hand, 2, c);
  writeCard(hand, 3, d);
  writeCard(hand, 4, e);
  writeCard(hand, 5, f);
  writeCard(hand, 6, g);
};

const writeCard = (hand: number, index: number, card: number): void => {
  hands[hand * 7 + index] = card;
  boards[hand * 4 + (card & 3)]! |= 1 << (card >> 2);
};

const assertSameValues = (engine: Sevens, count: number): void => {
  const same = Buffer.from(right.buffer, 0, count * 2);
  engine.rankHands(hands.subarray(0, 7 * count), values);
  assert.ok(same.equals(Buffer.from(values.buffer, 0, count * 2)));
  values.fill(0);
  engine.rankBoards(boards.subarray(0, 4 * count), values);
  assert.ok(same.equals(Buffer.from(values.buffer, 0, count * 2)));
};
