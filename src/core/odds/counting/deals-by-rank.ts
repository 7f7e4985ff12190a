import { choose } from './choose.ts';
import { keyedRows } from './keyed-rows.ts';

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
 * Counts the ways to deal five cards to each of up to seven `hands`, one hand after the other, so that no hand gets
 * more than `most` cards of one rank.
 */
export const dealsByRank = (most: number): DealsByRank => {
  if (most >= 4) return (deck, hands) => allDeals(cardsIn(deck), hands);
  let counter: DealsByRank | undefined;
  return (deck, hands) => {
    counter ??= countDeals(oneHand(most)); // Made at the first question, not when the module loads.
    return counter(deck, hands);
  };
};

const countDeals = ({ changes, starts, ways }: OneHand): DealsByRank => {
  const known = keyedRows(LIMBS);
  const sums = new Float64Array(8 * LIMBS);

  /** Where the number of deals, a wide one, begins among those known. */
  const deals = (deck: DeckShape, hands: number): number => {
    const key = 8 * deck + hands;
    const found = known.find(key);
    if (found >= 0) return found;
    const sum = hands * LIMBS;
    sums.fill(0, sum, sum + LIMBS);
    if (hands === 0) sums[sum] = 1;
    else {
      const [one, two, three, four] = [ranksWith(deck, 1), ranksWith(deck, 2), ranksWith(deck, 3), ranksWith(deck, 4)];
      for (let i = 0; i < changes.length; i++) {
        let orders = 0;
        for (let at = starts[i]!; at < starts[i + 1]!; at += DRAW) {
          orders += ways[at + one]! * ways[at + 16 + two]! * ways[at + 32 + three]! * ways[at + 48 + four]!;
        }
        if (orders > 0) addTimes(sums, sum, orders, deals(deck + changes[i]!, hands - 1), known.values());
      }
    }
    const start = known.add(key);
    carry(sums, sum, known.values(), start);
    return start;
  };
  return (deck, hands) => {
    const start = deals(deck, hands);
    return toBigInt(known.values().subarray(start, start + LIMBS));
  };
};

/**
 * All that one hand of five may do to the shape of a deck, and the ways. A change can come about by several draws,
 * which are in `ways` from `starts` on. A draw has sixteen numbers for the ranks with one card, then for those with
 * two, with three and with four: the ways to draw its part of the hand from so many ranks.
 */
type OneHand = { readonly changes: Int32Array; readonly starts: Int32Array; readonly ways: Float64Array };

const DRAW = 64;

const oneHand = (most: number): OneHand => {
  let draws: readonly Draw[] = [{ cards: 0, change: 0, ways: [] }];
  for (const had of [1, 2, 3, 4]) {
    const more = drawsFrom(had, most);
    draws = draws.flatMap(draw =>
      more.filter(({ cards }) => draw.cards + cards <= 5).map(each => together(draw, each)),
    );
  }
  const hands = draws.filter(({ cards }) => cards === 5).sort((a, b) => a.change - b.change);
  const firsts = hands.keys().filter(i => hands[i]!.change !== hands[i - 1]?.change);
  const starts = [...firsts, hands.length];
  const ways = new Float64Array(hands.length * DRAW);
  for (const [i, hand] of hands.entries())
    for (const [k, part] of hand.ways.entries()) ways.set(part, i * DRAW + k * 16);
  return {
    changes: Int32Array.from(starts.slice(0, -1), i => hands[i]!.change),
    starts: Int32Array.from(starts, i => i * DRAW),
    ways,
  };
};

/** Some cards of a hand: how many they are, what they do to the shape, and the ways for each part of the deck. */
type Draw = { readonly cards: number; readonly change: number; readonly ways: readonly Float64Array[] };

const together = (one: Draw, other: Draw): Draw => ({
  cards: one.cards + other.cards,
  change: one.change + other.change,
  ways: [...one.ways, ...other.ways],
});

/** All draws of up to five cards from ranks that have `had`: some give up one card, some two, some three. */
const drawsFrom = (had: number, most: number): readonly Draw[] => {
  const draws: Draw[] = [];
  const limit = (taken: number): number => (taken <= Math.min(had, most) ? Math.floor(5 / taken) : 0);
  for (let ones = 0; ones <= limit(1); ones++) {
    for (let twos = 0; twos <= limit(2); twos++) {
      for (let threes = 0; threes <= limit(3); threes++) {
        const cards = ones + 2 * twos + 3 * threes;
        const change = ones * step(had, 1) + twos * step(had, 2) + threes * step(had, 3);
        if (cards <= 5) draws.push({ cards, change, ways: [waysToDraw(had, ones, twos, threes)] });
      }
    }
  }
  return draws;
};

/** By the number of ranks. */
const waysToDraw = (had: number, ones: number, twos: number, threes: number): Float64Array =>
  Float64Array.from({ length: 16 }, (_, ranks) => {
    const giving = pick(ranks, ones) * pick(ranks - ones, twos) * pick(ranks - ones - twos, threes);
    return giving * pick(had, 1) ** ones * pick(had, 2) ** twos * pick(had, 3) ** threes;
  });

/** C(n, k), as a plain number. */
const pick = (n: number, k: number): number => (k === 0 ? 1 : (pick(n, k - 1) * Math.max(0, n - k + 1)) / k);

/*
 * A wide number is whole and below 2^155: 31 bits a place, the lowest first. One hand can be dealt in C(52,5) < 2^22
 * ways, so what may follow it adds up, times those ways, to less than 2^53 in every place.
 */
const LIMBS = 5;
const LIMB = 2 ** 31;

const addTimes = (sums: Float64Array, sum: number, times: number, start: number, known: Float64Array): void => {
  for (let limb = 0; limb < LIMBS; limb++) sums[sum + limb]! += times * known[start + limb]!;
};

/** Writes a sum as a wide number. */
const carry = (sums: Float64Array, sum: number, known: Float64Array, start: number): void => {
  let over = 0;
  for (let limb = 0; limb < LIMBS; limb++) {
    const all = sums[sum + limb]! + over;
    over = Math.floor(all / LIMB);
    known[start + limb] = all - over * LIMB;
  }
};

const toBigInt = (wide: Float64Array): bigint => wide.reduceRight((all, limb) => (all << 31n) + BigInt(limb), 0n);

const cardsIn = (deck: DeckShape): number =>
  [1, 2, 3, 4].reduce((cards, count) => cards + count * ranksWith(deck, count), 0);

const ranksWith = (deck: DeckShape, cards: number): number => (deck >> (4 * cards - 4)) & 15;

/** What it does to a shape when one rank with `had` cards gives up so many. */
const step = (had: number, taken: number): number => one(had - taken) - one(had);

/** One rank with so many cards, as part of a shape. */
const one = (cards: number): DeckShape => (cards <= 0 ? 0 : 1 << (4 * cards - 4));
