import { assert, type Rational, rational } from '#core/base';
import { RANKS } from '#core/cards';
import { categoryOfThree } from '#core/evaluator';
import { type DisjointCounts, disjointCounts, type RankedClasses } from '../../counting/disjoint-counts.ts';
import { mainAnswer } from '../../wagers/main-game.ts';
import { cardsOf, lowestQualified, threeCardClasses } from './hands.ts';

/** What a played hand earns on top, whatever the dealer holds. */
export const ANTE_BONUS: Readonly<Partial<Record<string, number>>> = {
  'straight-flush': 5,
  'three-of-a-kind': 4,
  straight: 1,
};

/** C(52, 3), and C(49, 3) for the dealer. */
const HANDS = 22_100;
const DEALER_HANDS = 18_424;

/** Ante and play, each hand decided for the best; so are all above the lowest that is played, and none below. */
export const threeCardMain = () => {
  const classes = threeCardClasses();
  const fates = disjointCounts(classes, classes, lowestQualified());
  const results = Array.from(classes.values, (_, i) => resultOf(classes, fates, i));
  const sum = (of: (result: Result) => number): number => results.reduce((all, each) => all + each.hands * of(each), 0);
  const mean = (of: (result: Result) => number): Rational => rational(sum(of), HANDS * DEALER_HANDS);
  const played = sum(result => (result.isPlayed ? 1 : 0));
  return {
    ...mainAnswer(
      mean(result => -result.net),
      mean(result => result.square),
      rational(HANDS + played, HANDS),
    ),
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
