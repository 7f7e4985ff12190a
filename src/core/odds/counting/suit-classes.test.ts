import assert from 'node:assert/strict';
import { test } from 'node:test';
import { choose } from './choose.ts';
import { handClasses } from './suit-classes.ts';

const CLASSES = [1, 13, 169, 1_755, 16_432, 134_459, 962_988] as const;
for (const [size, classes] of CLASSES.entries()) {
  test(`[ODD-3] ${classes} classes represent all hands of ${size} cards`, () => {
    const { count, weights } = handClasses(13, size);
    assert.equal(count, classes);
    assert.equal(BigInt(weights.reduce((sum, weight) => sum + weight, 0)), choose(52, size));
  });
}

test('[ODD-3] a change of suits turns every hand into exactly one class, which weighs as much as it has hands', () => {
  for (const [ranks, size] of [
    [3, 4],
    [5, 3],
    [4, 5],
  ] as const) {
    const { count, cards, weights } = handClasses(ranks, size);
    const members = new Map<string, number>();
    for (const hand of allHands(4 * ranks, size)) members.set(classOf(hand), (members.get(classOf(hand)) ?? 0) + 1);
    assert.equal(count, members.size);
    for (let i = 0; i < count; i++) {
      const hand = [...cards.subarray(i * size, (i + 1) * size)];
      assert.deepEqual(
        hand,
        hand.toSorted((a, b) => a - b),
      );
      assert.equal(weights[i], members.get(classOf(hand)));
    }
  }
});

/** The holdings of the suits, sorted: the same for hands alike but for their suits. */
const classOf = (hand: readonly number[]): string =>
  [0, 1, 2, 3]
    .map(suit =>
      hand
        .filter(card => card % 4 === suit)
        .map(card => card >> 2)
        .join(),
    )
    .toSorted()
    .join('|');

const allHands = (cards: number, size: number, from = 0): readonly (readonly number[])[] => {
  if (size === 0) return [[]];
  const hands: (readonly number[])[] = [];
  for (let card = from; card < cards; card++) {
    for (const rest of allHands(cards, size - 1, card + 1)) hands.push([card, ...rest]);
  }
  return hands;
};
