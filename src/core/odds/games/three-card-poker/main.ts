import { assert, divideRational, multiplyRational, rational, subtractRational } from '#core/base';
import { RANKS } from '#core/cards';
import { categoryOfThree } from '#core/evaluator';
import { decimal, decimalRoot, type Exact, exact } from '../../answer/exact.ts';
import { type DisjointCounts, disjointCounts, type RankedClasses } from '../../counting/disjoint-counts.ts';
import { cardsOf, lowestQualified, threeCardClasses } from './hands.ts';

/** What a played hand earns on top, whatever the dealer holds. */
const ANTE_BONUS: Readonly<Partial<Record<string, number>>> = {
  'straight-flush': 5,
  'three-of-a-kind': 4,
  straight: 1,
};

/** C(52, 3), and C(49, 3) for the dealer. */
const HANDS = 22_100;
const DEALER_HANDS = 18_424;

/** In antes; the element of risk is the edge of all that is wagered. */
export type ThreeCardMain = {
  readonly edge: Exact;
  readonly elementOfRisk: string;
  readonly standardDeviation: string;
  readonly averageWager: string;
  readonly decisions: { readonly fold: string; readonly play: string };
  /** The lowest hand to play: so are all above it, and none below. */
  readonly lowestPlayed: string;
};

/** Ante and play, each hand decided for the best. */
export const threeCardMain = (): ThreeCardMain => {
  const classes = threeCardClasses();
  const fates = disjointCounts(classes, classes, lowestQualified());
  const results = Array.from(classes.values, (_, i) => resultOf(classes, fates, i));
  const sum = (of: (result: Result) => number): number => results.reduce((all, each) => all + each.hands * of(each), 0);
  const played = sum(result => (result.isPlayed ? 1 : 0));
  const edge = rational(-sum(result => result.net), HANDS * DEALER_HANDS);
  const square = rational(
    sum(result => result.square),
    HANDS * DEALER_HANDS,
  );
  const wager = rational(HANDS + played, HANDS);
  return {
    edge: exact(edge),
    elementOfRisk: decimal(divideRational(edge, wager)),
    standardDeviation: decimalRoot(subtractRational(square, multiplyRational(edge, edge))),
    averageWager: decimal(wager),
    decisions: { fold: `${HANDS - played}`, play: `${played}` },
    lowestPlayed: lowestPlayed(classes, results),
  };
};

/** What a class of hands earns, and the squares of it, added up over all the dealer's hands. */
type Result = { readonly hands: number; readonly isPlayed: boolean; readonly net: number; readonly square: number };

const resultOf = (classes: RankedClasses, fates: DisjointCounts, i: number): Result => {
  const [hands, value, notQualified] = [classes.weights[i]!, classes.values[i]!, fates.belowLine[i]!];
  const bonus = ANTE_BONUS[categoryOfThree(value)] ?? 0;
  const win = Math.max(0, fates.below[i]! - notQualified);
  const tie = value < lowestQualified() ? 0 : fates.tied[i]!;
  const lose = DEALER_HANDS - notQualified - win - tie;
  const lines = [
    [notQualified, 1 + bonus],
    [win, 2 + bonus],
    [tie, bonus],
    [lose, bonus - 2],
  ] as const;
  const net = lines.reduce((sum, [count, pays]) => sum + count * pays, 0);
  if (net <= -DEALER_HANDS) return { hands, isPlayed: false, net: -DEALER_HANDS, square: DEALER_HANDS };
  return { hands, isPlayed: true, net, square: lines.reduce((sum, [count, pays]) => sum + count * pays * pays, 0) };
};

const lowestPlayed = ({ values, cards }: RankedClasses, results: readonly Result[]): string => {
  const rising = results
    .map((result, i) => ({ i, isPlayed: result.isPlayed }))
    .sort((a, b) => values[a.i]! - values[b.i]!);
  const first = rising.findIndex(each => each.isPlayed);
  assert(
    rising.slice(first).every(each => each.isPlayed),
    'a hand above the lowest one played is folded',
  );
  return cardsOf(cards, rising[first]!.i)
    .map(card => RANKS[card >> 2])
    .reverse()
    .join('-');
};
