import { handClasses, numberOf } from '#core/cards';
import { categoryOfFive, rankSeven } from '#core/evaluator';
import type { Ways } from '../answer/hand-events.ts';
import { choose } from './choose.ts';
import { fiveCardCounts } from './hand-counts.ts';

/** C(52, 5) = 2,598,960 and C(52, 7) = 133,784,560. */
export const ALL_FIVE_CARD_HANDS = choose(52, 5);
export const ALL_SEVEN_CARD_HANDS = choose(52, 7);

/** Best first; straight flushes are told apart as the charts do. */
const FIVE_CARD_KEYS = [
  'royal-flush',
  'king-high-straight-flush',
  'queen-high-straight-flush',
  'other-straight-flush',
  'four-of-a-kind',
  'full-house',
  'flush',
  'straight',
  'three-of-a-kind',
  'two-pair',
  'pair',
  'high-card',
] as const;
type FiveCardKey = (typeof FIVE_CARD_KEYS)[number];

/** The hands of each key, then what charts make of them: all straight flushes but the royal, and "or better". */
export const fiveCardRows = (cards: 5 | 7): Ways => {
  const ways = fiveCardWays(cards);
  const sum = (keys: readonly FiveCardKey[]): bigint => keys.reduce((all, key) => all + ways.get(key)!, 0n);
  const orBetter = (key: FiveCardKey): bigint => sum(FIVE_CARD_KEYS.slice(0, FIVE_CARD_KEYS.indexOf(key) + 1));
  return [
    ...ways,
    ['straight-flush', sum(['king-high-straight-flush', 'queen-high-straight-flush', 'other-straight-flush'])],
    ['straight-flush-or-better', orBetter('other-straight-flush')],
    ['four-of-a-kind-or-better', orBetter('four-of-a-kind')],
    ['full-house-or-better', orBetter('full-house')],
  ];
};

/** The hands of each key among all five-card hands, or by the best five of all seven-card hands. */
const fiveCardWays = (cards: 5 | 7): ReadonlyMap<FiveCardKey, bigint> => {
  const counts = new Map<FiveCardKey, number>(FIVE_CARD_KEYS.map(key => [key, 0]));
  for (const [value, hands] of cards === 5 ? fiveCardCounts().entries() : sevenCardValues()) {
    if (hands > 0) counts.set(keyOf(value), counts.get(keyOf(value))! + hands);
  }
  return new Map([...counts].map(([key, hands]) => [key, BigInt(hands)]));
};

/** The value of the best five of each class of seven cards, and how many hands the class has. */
function* sevenCardValues(): Generator<readonly [value: number, hands: number]> {
  for (const { cards, count } of handClasses(7, 5)) {
    const [a, b, c, d, e, f, g] = cards.map(numberOf) as Seven;
    yield [rankSeven(a, b, c, d, e, f, g), count];
  }
}
// A class has as many cards as was asked for, which the compiler cannot see.
type Seven = [number, number, number, number, number, number, number];

/** The highest of the 7,462 values is the royal flush; the straight flushes follow by their highest card. */
const ROYAL_FLUSH = 7462;
const STRAIGHT_FLUSHES = ['king-high-straight-flush', 'queen-high-straight-flush'] as const;

const keyOf = (value: number): FiveCardKey => {
  const category = categoryOfFive(value);
  // Five cards of 52 make no five of a kind and no five aces; every other category is a key.
  if (category !== 'straight-flush') return category as FiveCardKey;
  return STRAIGHT_FLUSHES[ROYAL_FLUSH - 1 - value] ?? 'other-straight-flush';
};
