import { assert, type Rational, rational } from '#core/base';
import { rankFive, rankSeven } from '#core/evaluator';
import { type Part, type Progress, WHOLE } from '../../answer/part.ts';
import { inOrder } from '../../counting/choose.ts';
import { type Board, boardsOf, type Deck, FULL_DECK, forEachBoard, hasTrips, TRIPLES } from '../bad-beat/boards.ts';
import { beatCounts, NOT_STRONG, type StrongPairs } from '../bad-beat/counts.ts';
import { matchingCounter } from '../bad-beat/matchings.ts';
import { type BeatRule, qualifies } from '../bad-beat/rule.ts';

/** What is needed to know a chance in hold'em at a table of any size. */
export type HoldemCounts = {
  /** Sums over all boards of the signed ways to lay out k pairs of hole cards. */
  readonly pairCounts: readonly bigint[];
  readonly boards: bigint;
  readonly cardsLeft: number;
};

/** OPK-1: the chance that a deal to so many players, none of whom folds, is one of those counted. */
export const holdemChance = ({ pairCounts, boards, cardsLeft }: HoldemCounts, players: number): Rational => {
  // Each laid-out pair goes to a player of its own, in two orders; then the others get any of the cards left.
  const deals = pairCounts
    .slice(0, players + 1)
    .map((ways, k) => ways * inOrder(players, k) * 2n ** BigInt(k) * inOrder(cardsLeft - 2 * k, 2 * (players - k)))
    .reduce((sum, ways) => sum + ways, 0n);
  return rational(deals, boards * inOrder(cardsLeft, 2 * players));
};

/** Counts every deal of hold'em for each of the rules in one pass over the boards. */
export const holdemBeats = (
  rules: readonly BeatRule[],
  progress: Progress,
  deck: Deck = FULL_DECK,
  part: Part = WHOLE,
): readonly HoldemCounts[] => sumPairs(rules.length, holdemBoardCounter(rules), progress, deck, part);

/** What the parts of one count come to together. */
export const joinHoldem = (parts: readonly (readonly HoldemCounts[])[]): readonly HoldemCounts[] =>
  parts.reduce((sums, part) => sums.map((sum, question) => plus(sum, part[question]!)));

const plus = (a: HoldemCounts, b: HoldemCounts): HoldemCounts => ({
  ...a,
  pairCounts: Array.from(
    { length: Math.max(a.pairCounts.length, b.pairCounts.length) },
    (_, k) => (a.pairCounts[k] ?? 0n) + (b.pairCounts[k] ?? 0n),
  ),
});

/** Adds up what `count` finds on each board, for so many questions at once. */
export const sumPairs = (
  questions: number,
  count: (board: Board, cards: readonly number[]) => readonly (readonly bigint[])[],
  progress: Progress,
  deck: Deck = FULL_DECK,
  part: Part = WHOLE,
): readonly HoldemCounts[] => {
  const sums = Array.from({ length: questions }, (): bigint[] => []);
  const visit = (board: Board, cards: readonly number[], weight: number): void => {
    for (const [question, counts] of count(board, cards).entries()) {
      const sum = sums[question]!;
      for (const [k, ways] of counts.entries()) sum[k] = (sum[k] ?? 0n) + BigInt(weight) * ways;
    }
  };
  forEachBoard(deck, progress, visit, part);
  return sums.map(pairCounts => ({ pairCounts, boards: boardsOf(deck), cardsLeft: 4 * deck.ranks - 5 }));
};

/** Counts one board's deals out of the cards left: for each rule the signed ways by number of pairs. */
export const holdemBoardCounter = (rules: readonly BeatRule[]) => {
  assert(rules.length <= MOST_RULES, `a label has room for ${MOST_RULES} rules`);
  const strongest = strongPairsFinder(rules);
  const matchings = matchingCounter();
  const known = new Map<string, readonly (readonly bigint[])[]>();
  return (board: Board, cards: readonly number[]): readonly (readonly bigint[])[] => {
    const labels = hasPairOrThreeSuited(board) ? strongest(board, cards) : undefined;
    if (labels === undefined) return [];
    const classes = classesOf(labels, cards);
    const key = `${classes.sizes}|${classes.labels}`;
    const found =
      known.get(key) ?? rules.map(({ loser }, rule) => beatCounts(strongPairs(classes, rule), loser, matchings));
    known.set(key, found);
    return found;
  };
};

/** On other boards nobody can hold a full house, four of a kind or a straight flush. */
const hasPairOrThreeSuited = (board: Board): boolean => {
  let ranks = 0;
  let pairs = 0;
  const suits = [0, 0, 0, 0];
  for (const card of board) {
    const rank = 1 << (card >> 2);
    pairs |= ranks & rank;
    ranks |= rank;
    suits[card & 3]!++;
  }
  return pairs !== 0 || suits.some(count => count >= 3);
};

// A label holds a hand's value and, for each rule, whether it may win and whether it may lose.
const MOST_RULES = 4;
const VALUE_SHIFT = 2 * MOST_RULES;
const winBit = (rule: number): number => 1 << (2 * rule);
const loseBit = (rule: number): number => 2 << (2 * rule);

/** Labels every pair of cards that is strong on a board; undefined when no two of them make a bad beat. */
const strongPairsFinder = (rules: readonly BeatRule[]) => {
  const least = Math.min(...rules.map(rule => rule.beatenMin));
  const labels = new Int32Array(52 * 52);
  return (board: Board, cards: readonly number[]): Int32Array | undefined => {
    const [a, b, c, d, e] = board;
    const bestWin = rules.map(() => 0);
    const leastLose = rules.map(() => Number.POSITIVE_INFINITY);
    labels.fill(0);
    for (let i = 1; i < cards.length; i++) {
      for (let j = 0; j < i; j++) {
        const [x, y] = [cards[i]!, cards[j]!];
        const value = rankSeven(a, b, c, d, e, x, y);
        if (value < least) continue;
        const label = labelOf(rules, board, value, x, y);
        labels[52 * x + y] = label;
        labels[52 * y + x] = label;
        for (let rule = 0; rule < rules.length; rule++) {
          if (label & winBit(rule)) bestWin[rule] = Math.max(bestWin[rule]!, value);
          if (label & loseBit(rule)) leastLose[rule] = Math.min(leastLose[rule]!, value);
        }
      }
    }
    return bestWin.some((value, rule) => value > leastLose[rule]!) ? labels : undefined;
  };
};

const labelOf = (rules: readonly BeatRule[], board: Board, value: number, x: number, y: number): number => {
  const hand = {
    value,
    bothPlay: bothPlay(board, value, x, y),
    isPocketPair: x >> 2 === y >> 2,
    tripsOnBoard: hasTrips(board),
  };
  let label = value << VALUE_SHIFT;
  for (const [rule, parts] of rules.entries()) {
    if (value < parts.beatenMin || !qualifies(parts, hand)) continue;
    label |= loseBit(rule);
    if (value >= parts.winnerMin) label |= winBit(rule);
  }
  return label;
};

/** OPK-2: whether some best hand takes both hole cards and three of the board. */
export const bothPlay = (board: Board, value: number, x: number, y: number): boolean =>
  TRIPLES.some(([i, j, k]) => rankFive(x, y, board[i]!, board[j]!, board[k]!) === value);

type Classes = { readonly sizes: readonly number[]; readonly labels: readonly (readonly number[])[] };

/** Puts cards into one class that can be exchanged for one another, and numbers the values from the best, 0. */
const classesOf = (labels: Int32Array, cards: readonly number[]): Classes => {
  const strong = cards.filter(card => cards.some(other => labels[52 * card + other] !== 0));
  const classes: number[][] = [];
  for (const card of strong) {
    const alike = classes.find(([first]) =>
      strong.every(
        other => other === card || other === first || labels[52 * card + other] === labels[52 * first! + other],
      ),
    );
    if (alike === undefined) classes.push([card]);
    else alike.push(card);
  }
  const table = classes.map(([first, second], c) =>
    classes.map(([other], d) =>
      c === d ? (second === undefined ? 0 : labels[52 * first! + second]!) : labels[52 * first! + other!]!,
    ),
  );
  const sizes = classes.map(own => own.length);
  const places = placesOf(sizes, table);
  const placed = (label: number) =>
    label === 0 ? -1 : (places.get(label >> VALUE_SHIFT)! << VALUE_SHIFT) | (label & BITS);
  return { sizes, labels: table.map(row => row.map(placed)) };
};

/**
 * Numbers the values from the best, 0. Neighbors that all need one and the same card (four of a kind beside three on
 * the board, whatever the kicker) are never held by two players, so they can share a place.
 */
const placesOf = (sizes: readonly number[], table: readonly (readonly number[])[]): ReadonlyMap<number, number> => {
  const needed = new Map<number, readonly number[]>();
  for (const [c, row] of table.entries()) {
    for (const [d, label] of row.entries()) {
      if (label === 0) continue;
      const before = needed.get(label >> VALUE_SHIFT) ?? [c, d].filter(each => sizes[each] === 1);
      needed.set(
        label >> VALUE_SHIFT,
        before.filter(each => each === c || each === d),
      );
    }
  }
  const places = new Map<number, number>();
  let [place, shared] = [-1, [] as readonly number[]];
  for (const [value, cards] of [...needed].sort(([a], [b]) => b - a)) {
    const still = shared.filter(card => cards.includes(card));
    if (still.length === 0) place++;
    shared = still.length === 0 ? cards : still;
    places.set(value, place);
  }
  return places;
};

const BITS = (1 << VALUE_SHIFT) - 1;

const strongPairs = ({ sizes, labels }: Classes, rule: number): StrongPairs => ({
  sizes,
  places: labels.map(row => row.map(label => (label < 0 ? NOT_STRONG : label >> VALUE_SHIFT))),
  mayWin: labels.map(row => row.map(label => label >= 0 && (label & winBit(rule)) !== 0)),
  mayLose: labels.map(row => row.map(label => label >= 0 && (label & loseBit(rule)) !== 0)),
});
