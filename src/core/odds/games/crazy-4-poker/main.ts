import { multiplyRational, rational } from '#core/base';
import { SUPER_BONUS } from '#core/games/crazy-4-poker';
import { judgeFourCards, LEAST_KING_HIGH, LEAST_PAIR_OF_ACES } from '#core/games/table';
import { exact } from '../../answer/exact.ts';
import { disjointCounts, type RankedClasses } from '../../counting/disjoint-counts.ts';
import { fourOfFiveClasses } from '../../counting/hand-counts.ts';
import { decisionsOf, mainAnswer } from '../../wagers/main-game.ts';
import type { Play } from '../../wagers/play-by-value.ts';

/** Every class of hands against all the dealer's hands: how often each case of the settlement comes up. */
export type Showdowns = {
  readonly hands: RankedClasses;
  readonly notQualified: Int32Array;
  readonly won: Int32Array;
  readonly tied: Int32Array;
  readonly lost: Int32Array;
  /** What the Super Bonus earns on a value, in halves of the ante because of the 3 to 2: beaten, and not beaten. */
  readonly bonusBeaten: Int16Array;
  readonly bonusUnbeaten: Int16Array;
};

/** How to play class `i`. */
export type Choice = (all: Showdowns, i: number) => Play;

/** C(52,5) hands, and C(47,5) for the dealer. */
const HANDS = 2_598_960;
export const DEALER_HANDS = 1_533_939;
export const PAIRS = BigInt(HANDS) * BigInt(DEALER_HANDS);

/** Counted once and kept: the odds of several wagers go by them. */
export const showdowns = (): Showdowns => {
  known ??= countShowdowns();
  return known;
};
let known: Showdowns | undefined;

export const countShowdowns = (): Showdowns => {
  const hands = fourOfFiveClasses(13);
  const { below, tied, belowLine: notQualified } = disjointCounts(hands, hands, LEAST_KING_HIGH);
  const won = below;
  const lost = new Int32Array(hands.count);
  for (let i = 0; i < hands.count; i++) {
    // A hand below king high meets only dealers who do not qualify or who beat it.
    const isCompared = hands.values[i]! >= LEAST_KING_HIGH;
    won[i] = isCompared ? below[i]! - notQualified[i]! : 0;
    if (!isCompared) tied[i] = 0;
    lost[i] = DEALER_HANDS - notQualified[i]! - won[i]! - tied[i]!;
  }
  return { hands, notQualified, won, tied, lost, ...superBonuses() };
};

/** [C4P 4] one ante, or up to three with a pair of aces or better; what is between is never better than both ends. */
export const bestPlay: Choice = (all, i) => {
  const folded = netOf(all, i, 0);
  const once = netOf(all, i, 1);
  const thrice = all.hands.values[i]! >= LEAST_PAIR_OF_ACES ? netOf(all, i, 3) : once;
  if (folded >= once && folded >= thrice) return 0;
  return thrice > once ? 3 : 1;
};

/** The main game, each hand played as chosen. All sums are whole numbers below 2^53. */
export const mainGame = (all: Showdowns, choose: Choice) => {
  const hands = { 0: 0, 1: 0, 3: 0 };
  let net = 0;
  let square = 0;
  for (let i = 0; i < all.hands.count; i++) {
    const play = choose(all, i);
    const weight = all.hands.weights[i]!;
    hands[play] += weight;
    net += weight * netOf(all, i, play);
    square += weight * squareOf(all, i, play);
  }
  const lost = rational(BigInt(-net), 2n * PAIRS);
  const wager = rational(2 * HANDS + hands[1] + 3 * hands[3], HANDS);
  const { edge, ...others } = mainAnswer(lost, rational(BigInt(square), 4n * PAIRS), wager);
  const edgeOfAnteAndSuperBonus = exact(multiplyRational(lost, rational(1, 2)));
  return { edge, edgeOfAnteAndSuperBonus, ...others, decisions: decisionsOf(hands) };
};

/** The result in halves of the ante, added up over the dealer's hands. */
export const netOf = (all: Showdowns, i: number, play: Play): number => {
  if (play === 0) return FOLDED * DEALER_HANDS;
  const value = all.hands.values[i]!;
  const { notQualified, won, tied, lost } = resultsOf(play, all.bonusBeaten[value]!, all.bonusUnbeaten[value]!);
  return all.notQualified[i]! * notQualified + all.won[i]! * won + all.tied[i]! * tied + all.lost[i]! * lost;
};

/** The same with each result squared. */
const squareOf = (all: Showdowns, i: number, play: Play): number => {
  if (play === 0) return FOLDED ** 2 * DEALER_HANDS;
  const value = all.hands.values[i]!;
  const { notQualified, won, tied, lost } = resultsOf(play, all.bonusBeaten[value]!, all.bonusUnbeaten[value]!);
  return (
    all.notQualified[i]! * notQualified ** 2 +
    all.won[i]! * won ** 2 +
    all.tied[i]! * tied ** 2 +
    all.lost[i]! * lost ** 2
  );
};

/** Ante and Super Bonus, in halves of the ante. */
export const FOLDED = -4;

/** [C4P 8.1] What a hand that is played earns in each case, in halves of the ante, with what the Super Bonus does. */
export const resultsOf = (play: Play, bonusBeaten: number, bonusUnbeaten: number) => ({
  notQualified: 2 * play + bonusUnbeaten,
  won: 2 + 2 * play + bonusUnbeaten,
  tied: bonusUnbeaten,
  lost: -2 - 2 * play + bonusBeaten,
});

/** From a straight up the table pays whatever the dealer holds; below, a beaten hand loses it, others get it back. */
const superBonuses = (): { bonusBeaten: Int16Array; bonusUnbeaten: Int16Array } => {
  const halves = judgeFourCards(SUPER_BONUS).map(({ pays }) =>
    pays?.kind === 'to' ? (2 * pays.n) / pays.d : undefined,
  );
  return {
    bonusBeaten: Int16Array.from(halves, pays => pays ?? -2),
    bonusUnbeaten: Int16Array.from(halves, pays => pays ?? 0),
  };
};
