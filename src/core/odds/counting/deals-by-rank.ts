import { choose } from './choose.ts';

/**
 * A deck by how many cards of each rank are left, packed in one number: four bits for the ranks with one card, four for
 * those with two, then three, then four. Which rank is which does not matter.
 */
export type DeckShape = number;

export const deckShape = (withOne: number, withTwo: number, withThree: number, withFour: number): DeckShape =>
  withOne | (withTwo << 4) | (withThree << 8) | (withFour << 12);

export type DealsByRank = (deck: DeckShape, hands: number) => bigint;

/** Ways to deal five cards to each of `hands`, whatever they are. */
export const allDeals = (cards: number, hands: number): bigint => {
  let ways = 1n;
  for (let hand = 0; hand < hands; hand++) ways *= choose(cards - 5 * hand, 5);
  return ways;
};

/**
 * Counts the ways to deal five cards to each of `hands`, one hand after the other, so that no hand gets more than
 * `most` cards of one rank.
 */
export const dealsByRank = (most: number): DealsByRank => {
  if (most >= 4) return (deck, hands) => allDeals(cardsIn(deck), hands);
  const known = new Map<number, bigint>();
  const deals = (deck: DeckShape, hands: number): bigint => {
    if (hands === 0) return 1n;
    const key = 8 * deck + hands;
    const ways = known.get(key) ?? total(afterOneHand(deck, most), hands);
    known.set(key, ways);
    return ways;
  };
  const total = (shapes: ReadonlyMap<DeckShape, number>, hands: number): bigint => {
    let ways = 0n;
    for (const [left, orders] of shapes) ways += BigInt(orders) * deals(left, hands - 1);
    return ways;
  };
  return deals;
};

/** The shapes that one hand of five may leave, and in how many ways. */
const afterOneHand = (deck: DeckShape, most: number): ReadonlyMap<DeckShape, number> => {
  const shapes = new Map<DeckShape, number>();
  /** Of the ranks that had `had` cards, `ranks` are left to give up `taken` cards each, or fewer. */
  const take = (left: DeckShape, had: number, ranks: number, taken: number, toTake: number, ways: number): void => {
    if (toTake === 0) shapes.set(left, (shapes.get(left) ?? 0) + ways);
    else if (taken > 0) {
      const change = one(had - taken) - one(had);
      for (let giving = 0; giving <= ranks && giving * taken <= toTake; giving++) {
        const choices = CHOOSE[ranks]![giving]! * CHOOSE[had]![taken]! ** giving;
        take(left + giving * change, had, ranks - giving, taken - 1, toTake - giving * taken, ways * choices);
      }
    } else if (had > 1) take(left, had - 1, ranksWith(deck, had - 1), Math.min(had - 1, most), toTake, ways);
  };
  take(deck, 4, ranksWith(deck, 4), Math.min(4, most), 5, 1);
  return shapes;
};

const cardsIn = (deck: DeckShape): number =>
  [1, 2, 3, 4].reduce((cards, count) => cards + count * ranksWith(deck, count), 0);

const ranksWith = (deck: DeckShape, cards: number): number => (deck >> (4 * cards - 4)) & 15;

/** One rank with so many cards, as part of a shape. */
const one = (cards: number): DeckShape => (cards === 0 ? 0 : 1 << (4 * cards - 4));

/** C(n, k) for up to thirteen ranks or four cards. */
const CHOOSE: readonly (readonly number[])[] = Array.from({ length: 14 }).reduce<number[][]>(
  rows => [...rows, [1, ...(rows.at(-1) ?? []).map((n, k, row) => n + (row[k + 1] ?? 0))]],
  [],
);
