import { CATEGORY_PHRASES, pips, RANKINGS, type RankedHand, rankWord } from '#core/cards';
import { type Built, bestBuilds, hasHole, isPair, recipeOf } from './build.ts';
import type { Condition, Finding, Posted, View } from './deal.ts';
import { finding, notBuilt } from './finding.ts';
import type { CategoryTest, HandRecipe, RankOrPosted } from './hand-test.ts';
import { areSuits, wordsForSuits } from './suits.ts';

/** QLF-3 to QLF-5: the best hand decides; where several are equally good, the one that meets the most. */
export const judgeCategory = (test: CategoryTest, view: View): Finding => {
  const recipe = recipeFor(test, view);
  if (recipe === undefined) return notBuilt(wordsFor(test, view.posted));
  const candidates = bestBuilds(view, recipe, test.joker ?? 'any').map(built => ({
    built,
    conditions: conditionsOf(test, view, recipe, built),
  }));
  const [best] = candidates.toSorted((a, b) => unmet(a.conditions) - unmet(b.conditions));
  return best === undefined ? notBuilt(wordsFor(test, view.posted)) : finding(best.built.hand.used, best.conditions);
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
    { words: `${wordsFor(test, view.posted)}: ${hand.words}`, met: isWithin(test, hand, view.posted) },
  ];
  if (test.hole !== undefined && hasHole(recipe)) {
    const least = test.hole === 'both' ? 2 : 1;
    const words = `${least === 2 ? 'both hole cards play' : 'a hole card plays'}: ${hole.length} of them do`;
    conditions.push({ words, met: hole.length >= least });
  }
  if (test.pocketPair === true && hasHole(recipe))
    conditions.push({ words: `the hole cards that play are a pair: ${hole.join(' ') || 'none'}`, met: isPair(hole) });
  if (test.suits !== undefined)
    conditions.push({
      words: wordsForSuits(test.suits, view.posted),
      met: areSuits(hand.used, test.suits, view.posted),
    });
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

const REACHES: Readonly<Record<CategoryTest['reach'], string>> = {
  exactly: '',
  'or-better': ' or better',
  'or-lower': ' or lower',
};

const wordsFor = ({ category, from, to, reach }: CategoryTest, posted: Posted | undefined): string => {
  const ranks = (limit: readonly RankOrPosted[]): string =>
    limit
      .map(rank => (rank === 'posted' && posted?.rank === undefined ? 'posted rank' : rankWord(pipsOf(rank, posted))))
      .join(' ');
  const lower = from === undefined ? '' : `, ${ranks(from)} or higher`;
  const upper = to === undefined ? '' : `, ${ranks(to)} at most`;
  return `${CATEGORY_PHRASES[category]}${REACHES[reach]}${lower}${upper}`;
};
