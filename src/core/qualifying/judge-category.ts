import { categoryTerm, pips, RANKINGS, type RankedHand, rankSigns } from '#core/cards';
import { type Fact, type Said, saidIn } from '#core/words';
import { type Built, bestBuilds, hasHole, isPair, recipeOf } from './build.ts';
import { cardsFact, condition, speak } from './conditions.ts';
import type { Condition, Finding, Posted, View } from './deal.ts';
import { finding, notBuilt } from './finding.ts';
import type { CategoryTest, HandRecipe, RankOrPosted } from './hand-test.ts';
import { areSuits, suitsTerm } from './suits.ts';

/** QLF-3 to QLF-5: the best hand decides; where several are equally good, the one that meets the most. */
export const judgeCategory = (test: CategoryTest, view: View): Finding => {
  const recipe = recipeFor(test, view);
  if (recipe === undefined) return notBuilt(askedFor(test, view.posted));
  const candidates = bestBuilds(view, recipe, test.joker ?? 'any').map(built => ({
    built,
    conditions: conditionsOf(test, view, recipe, built),
  }));
  const [best] = candidates.toSorted((a, b) => unmet(a.conditions) - unmet(b.conditions));
  return best === undefined ? notBuilt(askedFor(test, view.posted)) : finding(best.built.hand.used, best.conditions);
};

const unmet = (conditions: readonly Condition[]): number => conditions.filter(({ met }) => !met).length;

const recipeFor = (test: CategoryTest, view: View): HandRecipe | undefined => {
  const recipe = recipeOf(view);
  if (test.over === undefined && test.ranking === undefined) return recipe;
  const ranking = test.ranking ?? recipe?.ranking ?? 'five-card';
  return { ranking, parts: test.over ?? recipe?.parts ?? [] };
};

const conditionsOf = (
  test: CategoryTest,
  view: View,
  recipe: HandRecipe,
  { hand, hole }: Built,
): readonly Condition[] => {
  const conditions: Condition[] = [
    condition(
      speak('condition.is', { asked: askedFor(test, view.posted), hand: saidIn(hand) }),
      isWithin(test, hand, view.posted),
    ),
  ];
  if (test.hole !== undefined && hasHole(recipe)) {
    const [asked, least] =
      test.hole === 'both' ? (['condition.hole-both', 2] as const) : (['condition.hole-one', 1] as const);
    conditions.push(condition(speak(asked, { count: hole.length }), hole.length >= least));
  }
  if (test.pocketPair === true && hasHole(recipe))
    conditions.push(condition(speak('condition.pocket-pair', { cards: cardsFact(hole) }), isPair(hole)));
  if (test.suits !== undefined)
    conditions.push(condition(suitsTerm(test.suits, view.posted), areSuits(hand.used, test.suits, view.posted)));
  return conditions;
};

const isWithin = (test: CategoryTest, hand: RankedHand, posted: Posted | undefined): boolean => {
  const { order } = RANKINGS[hand.ranking];
  // Places count from the best, so the lower place is the better category.
  const ahead = order.indexOf(test.category) - order.indexOf(hand.category);
  if (!order.includes(test.category)) return false;
  if (ahead > 0) return test.reach === 'or-better';
  if (ahead < 0) return test.reach === 'or-lower';
  const deciding = hand.strength.slice(1).map(Math.abs);
  return compareTo(deciding, test.from, posted) >= 0 && compareTo(deciding, test.to, posted) <= 0;
};

/** Rank by rank, as far as the limit goes; without a limit all are equal to it. A rank not posted is skipped. */
const compareTo = (deciding: readonly number[], limit: CategoryTest['from'], posted: Posted | undefined): number => {
  for (const [place, rank] of (limit ?? []).entries()) {
    const difference = (deciding[place] ?? 0) - pipsOf(rank, posted);
    if (difference !== 0 || Number.isNaN(difference)) return difference;
  }
  return 0;
};

const pipsOf = (rank: RankOrPosted, posted: Posted | undefined): number => {
  const named = rank === 'posted' ? posted?.rank : rank;
  return named === undefined ? Number.NaN : pips(`${named}c`);
};

/** `a full house or better, A-K or higher` */
const askedFor = ({ category, from, to, reach }: CategoryTest, posted: Posted | undefined): Said => {
  const hand = speak('asked.hand', { category: categoryTerm(category), reach });
  const above = from === undefined ? hand : speak('asked.from', { hand, ranks: limitFact(from, posted) });
  return to === undefined ? above : speak('asked.to', { hand: above, ranks: limitFact(to, posted) });
};

const limitFact = (limit: readonly RankOrPosted[], posted: Posted | undefined): Fact => {
  const ranks = limit.flatMap(rank => (rank === 'posted' ? (posted?.rank ?? []) : rank));
  return ranks.length < limit.length ? speak('rank.posted', {}) : rankSigns(ranks);
};
