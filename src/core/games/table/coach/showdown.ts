import { fourOfFive, fourOfFour, fourOfSix } from '#core/evaluator';
import { FOUR_ACES } from '../judge.ts';

/** All hands that the dealer may hold, each as likely as the others, by how they compare. */
export type Showdown = {
  readonly below: number;
  readonly tied: number;
  readonly above: number;
  /** How many are worth less than the line, whatever the player holds. */
  readonly belowLine: number;
};

type Asked = {
  /** Card numbers: the player's five, and the dealer's card that all can see, where there is one. */
  readonly hand: readonly number[];
  readonly upCard?: number | undefined;
  /** Places in the four-card ranking: of the player's hand, and of the least hand with which the dealer compares. */
  readonly four: number;
  readonly line?: number;
};

/**
 * Counts the dealer's hands without dealing them: hands of the same ranks are worth the same, and only those with four
 * cards of a suit are worth more than their ranks. Ranks are counted first, and then each flush is moved to its place.
 */
export const showdown = ({ hand, upCard, four, line = 0 }: Asked): Showdown => {
  HANDS_WORTH.fill(0);
  takeUnseen(upCard === undefined ? hand : [...hand, upCard]);
  const values = valuesBeside(upCard === undefined ? undefined : upCard >> 2);
  countRanks(values);
  for (let suit = 0; suit < SUITS; suit += 1) {
    if (upCard !== undefined && (upCard & 3) === suit) moveFlushes(suit, 3, 1 << (upCard >> 2), values);
    else moveFlushes(suit, 4, 0, values);
  }
  const tied = HANDS_WORTH[four]!;
  const below = countedFrom(0, four);
  return { below, tied, above: countedFrom(four + 1, HANDS_WORTH.length), belowLine: countedFrom(0, line) };
};

/** How many of the dealer's hands have each place in the four-card ranking. */
const HANDS_WORTH = new Int32Array(FOUR_ACES + 1);

const countedFrom = (from: number, to: number): number => {
  let sum = 0;
  for (let value = from; value < to; value += 1) sum += HANDS_WORTH[value]!;
  return sum;
};

/** Five cards, and six with the up card; of a suit four may be enough. */
type Cards = [number, number, number, number, number, number?];
type Suited = [number, number, number, number, number?, number?];

const [RANKS, SUITS, DRAWN] = [13, 4, 5];

/** Cards not seen: how many of each rank, and which ranks of each suit. */
const LEFT = new Uint8Array(RANKS);
const SUITED = new Uint16Array(SUITS);

const takeUnseen = (seen: readonly number[]): void => {
  LEFT.fill(SUITS);
  SUITED.fill((1 << RANKS) - 1);
  for (const card of seen) {
    LEFT[card >> 2]! -= 1;
    SUITED[card & 3]! &= ~(1 << (card >> 2));
  }
};

/** C(n, k) for the places of hands, n up to 17 and k up to five, six to a row. */
const CHOOSE = ((): Int32Array => {
  const all = new Int32Array(6 * 18);
  for (let n = 0; n < 18; n += 1) {
    all[6 * n] = 1;
    for (let k = 1; k <= DRAWN; k += 1) all[6 * n + k] = (all[6 * n + k - 1]! * (n - k + 1)) / k;
  }
  return all;
})();
const HANDS = CHOOSE[6 * 17 + 5]!;

/** Every five ranks, lowest first, one after the other in the order of their places. */
const FIVES = ((): Uint8Array => {
  const all = new Uint8Array(DRAWN * HANDS);
  let at = 0;
  for (let e = 0; e < RANKS; e += 1)
    for (let d = 0; d <= e; d += 1)
      for (let c = 0; c <= d; c += 1)
        for (let b = 0; b <= c; b += 1)
          for (let a = 0; a <= b; a += 1) {
            all.set([a, b, c, d, e], at);
            at += DRAWN;
          }
  return all;
})();

/** By the rank of the card beside them, or of none, what any five ranks are worth without a flush. */
const VALUES = new Map<number | undefined, Uint16Array>();

const valuesBeside = (upRank: number | undefined): Uint16Array => {
  const known = VALUES.get(upRank) ?? valued(upRank);
  VALUES.set(upRank, known);
  return known;
};

const valued = (upRank: number | undefined): Uint16Array =>
  Uint16Array.from({ length: HANDS }, (_, place) => {
    const five = [...FIVES.subarray(DRAWN * place, DRAWN * (place + 1))];
    const ranks = upRank === undefined ? five : [...five, upRank].toSorted((a, b) => a - b);
    if (ranks.some((rank, i) => rank === ranks[i + SUITS])) return 0; // Five of a rank are not in the deck.
    // Suits in turn: no two cards alike, and never four of a suit.
    const [a, b, c, d, e, f] = ranks.map((rank, i) => 4 * rank + (i & 3)) as Cards;
    return f === undefined ? fourOfFive(a, b, c, d, e) : fourOfSix(a, b, c, d, e, f);
  });

const countRanks = (values: Uint16Array): void => {
  for (let place = 0, at = 0; place < HANDS; place += 1) {
    let ways = 1;
    let run = 0;
    for (let i = 0; i < DRAWN; i += 1, at += 1) {
      run = i > 0 && FIVES[at] === FIVES[at - 1] ? run + 1 : 0;
      ways = (ways * (LEFT[FIVES[at]!]! - run)) / (run + 1);
    }
    if (ways > 0) HANDS_WORTH[values[place]!]! += ways;
  }
};

/** Every hand with at least so many unseen cards of the suit, beside the up card if it is of that suit. */
const moveFlushes = (suit: number, least: number, upBit: number, values: Uint16Array): void => {
  const suited = SUITED[suit]!;
  for (let rank = 0; rank < RANKS; rank += 1) OTHERS[rank] = LEFT[rank]! - ((suited >> rank) & 1);
  for (let cards = least; cards <= DRAWN; cards += 1) {
    const places = placesOf(DRAWN - cards);
    const ways = waysOf(places);
    for (let nth = 0; nth < SETS[cards]!.length; nth += 1) {
      const set = SETS[cards]![nth]!;
      if ((set & ~suited) === 0) moveFlush(nth, flushWorth(set | upBit), places.at, ways, values);
    }
  }
};

/** The flush with every choice of other cards beside it. Two of them may make three of a kind, which beats it. */
const moveFlush = (nth: number, flush: number, at: Uint16Array, ways: Uint8Array, values: Uint16Array): void => {
  let moved = 0;
  for (let choice = 0, place = nth * ways.length; choice < ways.length; choice += 1, place += 1) {
    const value = values[at[place]!]!;
    if (flush <= value) continue;
    HANDS_WORTH[value]! -= ways[choice]!;
    moved += ways[choice]!;
  }
  HANDS_WORTH[flush]! += moved;
};

/** In how many ways the unseen cards of other suits make each choice. */
const waysOf = ({ ones, twos, ways }: Places): Uint8Array => {
  for (let choice = 0; choice < ways.length; choice += 1) {
    const [one, two] = [ones[choice]!, twos[choice]!];
    const left = OTHERS[one]!;
    ways[choice] = one === two && one !== NONE ? (left * (left - 1)) / 2 : left * OTHERS[two]!;
  }
  return ways;
};

/** Choices of other cards by their ranks, and for each set of suited ranks the place of the five with each of them. */
type Places = {
  readonly ones: Uint8Array;
  readonly twos: Uint8Array;
  readonly ways: Uint8Array;
  readonly at: Uint16Array;
};

const PLACES: Places[] = [];

const placesOf = (others: number): Places => {
  const known = PLACES[others] ?? placed(others);
  PLACES[others] = known;
  return known;
};

const placed = (others: number): Places => {
  const ranks = Array.from({ length: RANKS }, (_, rank) => rank);
  const first = others === 0 ? [NONE] : ranks;
  const pairs = first.flatMap(one =>
    others < 2 ? [[one, NONE] as const] : ranks.slice(one).map(two => [one, two] as const),
  );
  const at = SETS[DRAWN - others]!.flatMap(set => pairs.map(([one, two]) => placeOf(set, one, two)));
  return {
    ones: Uint8Array.from(pairs, ([one]) => one),
    twos: Uint8Array.from(pairs, ([, two]) => two),
    ways: new Uint8Array(pairs.length),
    at: Uint16Array.from(at),
  };
};

/** Unseen cards of each rank that are of other suits. */
const OTHERS = new Uint8Array(RANKS + 1).fill(1);
/** No card: there is one way to take none. */
const NONE = RANKS;

const BITS = Uint8Array.from({ length: 1 << RANKS }, (_, set) => set.toString(2).replaceAll('0', '').length);
/** Sets of ranks by how many they hold. */
const SETS = Array.from({ length: DRAWN + 1 }, (_, cards) =>
  Array.from({ length: 1 << RANKS }, (__, set) => set).filter(set => BITS[set] === cards),
);

/** The place of a set of ranks with one or two more among all fives. */
const placeOf = (set: number, one: number, two: number): number => {
  let place = 0;
  let rest = set;
  let next = one;
  let last = two;
  for (let at = 0; at < DRAWN; at += 1) {
    let rank = rest === 0 ? NONE : 31 - Math.clz32(rest & -rest);
    if (next <= rank && next !== NONE) {
      rank = next;
      next = last;
      last = NONE;
    } else rest &= rest - 1;
    place += CHOOSE[6 * (rank + at) + at + 1]!;
  }
  return place;
};

/** What three to five cards of a suit with the up card are worth, and four or five without it. */
const FLUSHES = new Uint16Array(1 << RANKS);

const flushWorth = (set: number): number => {
  if (FLUSHES[set] === 0) {
    const cards = Array.from({ length: RANKS }, (_, rank) => rank).filter(rank => (set >> rank) & 1);
    const [a, b, c, d, e, f] = cards.map(rank => 4 * rank) as Suited;
    if (e === undefined) FLUSHES[set] = fourOfFour(a, b, c, d);
    else FLUSHES[set] = f === undefined ? fourOfFive(a, b, c, d, e) : fourOfSix(a, b, c, d, e, f);
  }
  return FLUSHES[set]!;
};
