import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  type Card,
  type Category,
  choose,
  DECK,
  handClasses,
  JOKER,
  numberOf,
  RANKS,
  type RankingName,
  rankKnown,
  SUITS,
  type Suit,
} from '#core/cards';

type Counts = Readonly<Partial<Record<Category, number>>>;
type Hand = { readonly cards: readonly Card[]; readonly count: number };

const countCategories = (ranking: RankingName, hands: Iterable<Hand>): Counts => {
  const counts: Partial<Record<Category, number>> = {};
  for (const { cards, count } of hands) {
    const { category } = rankKnown(ranking, cards);
    counts[category] = (counts[category] ?? 0) + count;
  }
  return counts;
};

/** Every single hand, none standing for another. */
function* everyHand(size: number): Generator<Hand> {
  for (const cards of choose(DECK, size)) yield { cards, count: 1 };
}

function* paiGowHands(): Generator<Hand> {
  yield* handClasses(7, 5);
  // With the joker, four cards of a suit are enough for a flush.
  for (const { cards, count } of handClasses(6, 4)) yield { cards: [...cards, JOKER], count };
}

test('[RNK-2] all 2,598,960 five-card hands, one by one, fall into the published kinds', () => {
  assert.deepEqual(countCategories('five-card', everyHand(5)), {
    'royal-flush': 4,
    'straight-flush': 36,
    'four-of-a-kind': 624,
    'full-house': 3_744,
    flush: 5_108,
    straight: 10_200,
    'three-of-a-kind': 54_912,
    'two-pair': 123_552,
    pair: 1_098_240,
    'high-card': 1_302_540,
  });
});

test('[RNK-5] the best four of all 2,598,960 five-card hands, one by one, fall into the published kinds', () => {
  assert.deepEqual(countCategories('four-card', everyHand(5)), {
    'four-of-a-kind': 624,
    'straight-flush': 2_072,
    'three-of-a-kind': 58_656,
    flush: 114_616,
    straight: 101_808,
    'two-pair': 123_552,
    pair: 1_047_552,
    'high-card': 1_150_080,
  });
});

test('[RNK-3] the best five of all 133,784,560 seven-card hands fall into the published kinds', () => {
  assert.deepEqual(countCategories('five-card', handClasses(7, 5)), {
    'royal-flush': 4_324,
    'straight-flush': 37_260,
    'four-of-a-kind': 224_848,
    'full-house': 3_473_184,
    flush: 4_047_644,
    straight: 6_180_020,
    'three-of-a-kind': 6_461_620,
    'two-pair': 31_433_400,
    pair: 58_627_800,
    'high-card': 23_294_460,
  });
});

// The bonus bet's published table differs in three rows, for two reasons that the two tests below account for.
test('[PGW-2] all 154,143,080 pai gow hands fall into these kinds', () => {
  const counts = countCategories('pai-gow', paiGowHands());
  assert.equal(
    Object.values(counts).reduce((sum, count) => sum + count, 0),
    154_143_080, // C(53,7)
  );
  assert.deepEqual(counts, {
    'five-aces': 1_128,
    'royal-flush': 26_132,
    'straight-flush': 184_832,
    'four-of-a-kind': 307_472,
    'full-house': 4_188_528,
    flush: 6_172_088,
    straight: 11_236_028,
    'three-of-a-kind': 7_470_676,
    'two-pair': 35_553_816,
    pair: 64_221_960,
    'high-card': 24_780_420,
  });
});

test('[PGW-2] the bonus table, with three of a kind above a straight, moves 201,824 hands', () => {
  let both = 0;
  for (const { cards, count } of paiGowHands()) {
    if (holdsThree(cards) && rankKnown('pai-gow', cards).category === 'straight') both += count;
  }
  assert.equal(7_470_676 + both, 7_672_500); // Three of a kind as printed there.
  assert.equal(11_236_028 - both, 11_034_204); // Straights as printed there.
});

test('[PGW-2] the bonus table lists 188 straight flushes of seven cards apart', () => {
  const runs = [...Array(8).keys()].flatMap(lowest => SUITS.map(suit => runOfSeven(lowest, suit)));
  const withJoker = runs.flatMap(run => run.map(gone => [...run.filter(card => card !== gone), JOKER]));
  const hands = new Map([...runs, ...withJoker].map(cards => [cards.toSorted(byNumber).join(), cards]));
  const seven = [...hands.values()].filter(cards => rankKnown('pai-gow', cards).category === 'straight-flush').length;
  assert.equal(184_832 - seven, 184_644); // Straight flushes as printed there.
});

const byNumber = (a: Card, b: Card): number => numberOf(a) - numberOf(b);

/** Seven cards in a row of one suit, the ace below the deuce or above the king. */
const runOfSeven = (lowest: number, suit: Suit): readonly Card[] =>
  (['A', ...RANKS] as const).slice(lowest, lowest + 7).map(rank => `${rank}${suit}` as const);

const holdsThree = (cards: readonly Card[]): boolean => {
  const ranks = cards.map(card => (card === JOKER ? 'A' : card[0]));
  return ranks.some(rank => ranks.filter(other => other === rank).length >= 3);
};
