import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { fourOfFive, fourOfSix } from '#core/evaluator';
import { disjointCounts, type RankedClasses } from './disjoint-counts.ts';
import { type HandClasses, handClasses } from './suit-classes.ts';
import { upCardCounts } from './up-card-counts.ts';

/** Every hand of a small deck, its cards as bits, with its worth. */
type Hand = { readonly bits: number; readonly value: number };
type Worth = (cards: readonly number[]) => number;

const allHands = (cards: number, size: number, worth: Worth): readonly Hand[] => {
  const hands: Hand[] = [];
  const pick = (from: number, picked: readonly number[], bits: number): void => {
    if (picked.length === size) hands.push({ bits, value: worth(picked) });
    else for (let card = from; card < cards; card++) pick(card + 1, [...picked, card], bits | (1 << card));
  };
  pick(0, [], 0);
  return hands;
};

const handAt = ({ cards, size }: HandClasses, i: number): readonly number[] => [
  ...cards.subarray(i * size, (i + 1) * size),
];
const bitsOf = (cards: readonly number[]): number => cards.reduce((bits, card) => bits | (1 << card), 0);
const ranked = (ranks: number, size: number, worth: Worth): RankedClasses => {
  const hands = handClasses(ranks, size);
  return { ...hands, values: Uint16Array.from({ length: hands.count }, (_, i) => worth(handAt(hands, i))) };
};

/** A worth without rhyme or reason, but the same for hands alike but for their suits. */
const noise =
  (seed: number, highest: number): Worth =>
  cards => {
    const suits = [0, 1, 2, 3].map(suit =>
      cards.filter(card => card % 4 === suit).reduce((set, card) => set | (1 << (card >> 2)), 0),
    );
    const hash = suits
      .toSorted((a, b) => a - b)
      .reduce((sum, set) => Math.imul(sum ^ set, 0x9e3779b1) ^ (sum >>> 13), seed);
    return 1 + ((hash >>> 3) % highest);
  };

const four: Worth = ([a, b, c, d, e, f]) =>
  f === undefined ? fourOfFive(a!, b!, c!, d!, e!) : fourOfSix(a!, b!, c!, d!, e!, f);

const compare = (ranks: number, playerSize: number, dealerSize: number, worth: Worth, line: number): void => {
  const [players, dealers] = [ranked(ranks, playerSize, worth), ranked(ranks, dealerSize, worth)];
  const all = allHands(4 * ranks, dealerSize, worth);
  const counts = disjointCounts(players, dealers, line);
  for (let i = 0; i < players.count; i++) {
    const [own, value] = [bitsOf(handAt(players, i)), players.values[i]!];
    const others = all.filter(({ bits }) => (bits & own) === 0);
    assert.equal(counts.below[i], others.filter(other => other.value < value).length);
    assert.equal(counts.tied[i], others.filter(other => other.value === value).length);
    assert.equal(counts.belowLine[i], others.filter(other => other.value < line).length);
  }
};

const DECKS: readonly [ranks: number, player: number, dealer: number][] = [
  [5, 5, 5],
  [4, 5, 6],
  [7, 3, 3],
  [6, 2, 4],
  [4, 1, 5],
];
for (const [ranks, player, dealer] of DECKS) {
  test(`[ODD-3] ${player} cards against ${dealer} of a deck of ${4 * ranks}: counted as by trying every pair`, () =>
    compare(ranks, player, dealer, player >= 5 ? four : noise(7, 60), 20));
}

test('[ODD-3] counting does not depend on what the ranking says', () => {
  fc.assert(
    fc.property(
      fc.integer(),
      fc.integer({ min: 1, max: 300 }),
      fc.integer({ min: 1, max: 300 }),
      (seed, highest, line) => compare(4, 3, 3, noise(seed, highest), line),
    ),
    { numRuns: 20 },
  );
});

test('[ODD-3] with an up card, five cards against six of a deck of 16: counted as by trying every pair', () => {
  const [players, dealers] = [ranked(4, 5, four), ranked(4, 6, four)];
  const all = allHands(16, 6, four);
  let pairs = 0;
  const valueWith = (i: number, upCard: number): number => four([...handAt(players, i), upCard]);
  upCardCounts(players, dealers, valueWith, (i, upCard, count) => {
    const own = bitsOf(handAt(players, i));
    assert.equal(own & (1 << upCard), 0);
    const isCounted = ({ bits, value }: Hand): boolean =>
      (bits & own) === 0 && (bits & (1 << upCard)) !== 0 && value <= players.values[i]!;
    assert.equal(count, all.filter(isCounted).length);
    pairs++;
  });
  assert.equal(pairs, 11 * players.count);
});
