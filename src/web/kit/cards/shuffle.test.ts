import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DECK } from '#core/cards';
import { randomBelow, shuffle } from './shuffle.ts';

test('a shuffle keeps every card', () => {
  assert.deepEqual(shuffle(DECK, randomBelow).toSorted(), DECK.toSorted());
});

test('every order of three cards comes from exactly one pair of choices', () => {
  const three = DECK.slice(0, 3);
  const orders = [0, 1, 2].flatMap(first => [0, 1].map(second => orderWith(three, [first, second])));
  assert.equal(new Set(orders).size, 6);
});

const orderWith = (cards: typeof DECK, choices: readonly number[]): string => {
  const left = [...choices];
  return shuffle(cards, () => left.shift()!).join();
};

test('a random number stays below its bound and reaches all of it', () => {
  const seen = new Set(Array.from({ length: 500 }, () => randomBelow(5)));
  assert.deepEqual(
    [...seen].toSorted((a, b) => a - b),
    [0, 1, 2, 3, 4],
  ); // A number missed 500 times: about 1 in 10^48.
});
