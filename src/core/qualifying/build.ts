import {
  type Card,
  choose,
  compareStrength,
  isJoker,
  isNatural,
  numberOf,
  RANKINGS,
  type RankedHand,
  type RankingName,
  rankKnown,
  rankOf,
} from '#core/cards';
import { aceToFive, deuceToSeven, fourOfFour, rankFive } from '#core/evaluator';
import type { View } from './deal.ts';
import { gameOf } from './games.ts';
import type { HandRecipe } from './hand-test.ts';
import { cardsOf } from './sources.ts';

/** A hand built by a recipe, and what of the holder's own cards is in it. */
export type Built = { readonly hand: RankedHand; readonly hole: readonly Card[] };

/** The best hand: as the activity builds it, else as the game plays it; absent where hands are counted. QLF-2 */
export const standing = (view: View): RankedHand | undefined => {
  const recipe = recipeOf(view);
  return recipe === undefined ? undefined : bestBuilds(view, recipe, 'any')[0]?.hand;
};

export const recipeOf = ({ deal, construction }: View): HandRecipe | undefined =>
  construction ?? gameOf(deal.game)?.hand;

/** Whether a recipe takes hole cards at all, so that a rule about them means something. QLF-4 */
export const hasHole = ({ parts }: HandRecipe): boolean => parts.some(isHole);

/** The hands a recipe allows that none outranks: several where they are equally good, none where cards are missing. */
export const bestBuilds = (view: View, recipe: HandRecipe, jokers: 'any' | 'none'): readonly Built[] => {
  const drafts = draftsOf(view, recipe).filter(({ cards }) => jokers === 'any' || !cards.some(isJoker));
  const built = promising(recipe.ranking, drafts).map(({ cards, hole }) => ({
    hand: rankKnown(recipe.ranking, cards),
    hole,
  }));
  const best = built.reduce<Built | undefined>(
    (high, next) => (high === undefined || beats(next, high) ? next : high),
    undefined,
  );
  return built.filter(one => best !== undefined && !beats(best, one));
};

export const isPair = (cards: readonly Card[]): boolean => {
  const [first, second] = cards.filter(isNatural);
  return cards.length === 2 && first !== undefined && second !== undefined && rankOf(first) === rankOf(second);
};

/** Cards that may play together, not yet ranked. */
type Draft = { readonly cards: readonly Card[]; readonly hole: readonly Card[] };
type Part = HandRecipe['parts'][number];

const beats = (a: Built, b: Built): boolean => compareStrength(a.hand.strength, b.hand.strength) > 0;

const isHole = ({ from }: Part): boolean => from === 'hole' || from === 'down';

const draftsOf = (view: View, { ranking, parts }: HandRecipe): readonly Draft[] => {
  let drafts: readonly Draft[] = [{ cards: [], hole: [] }];
  for (const part of parts) {
    const taken = takes(cardsOf(view, part), part);
    drafts = drafts.flatMap(({ cards, hole }) =>
      taken.map(own => ({ cards: [...cards, ...own], hole: isHole(part) ? [...hole, ...own] : hole })),
    );
  }
  return drafts.filter(({ cards }) => cards.length === RANKINGS[ranking].plays);
};

const takes = (cards: readonly Card[], { use, usesAtLeast }: Part): readonly (readonly Card[])[] => {
  if (use !== undefined) return [...choose(cards, use)];
  if (usesAtLeast === undefined) return [cards];
  const counts = Array.from({ length: Math.max(0, cards.length - usesAtLeast + 1) }, (_, more) => usesAtLeast + more);
  return counts.flatMap(count => [...choose(cards, count)]);
};

type Quick = (a: number, b: number, c: number, d: number, e: number) => number;

/** Fast rankings, for cards of one deck without jokers; they order hands as the plain ones do. */
const QUICK: Readonly<Partial<Record<RankingName, Quick>>> = {
  'five-card': rankFive,
  'pai-gow': rankFive,
  'pai-gow-jokers-wild': rankFive,
  'four-card': fourOfFour,
  'ace-to-five': aceToFive,
  'deuce-to-seven': deuceToSeven,
};

/** Leaves out drafts that a fast ranking shows to be outranked, so that few need the plain one, which has words. */
const promising = (ranking: RankingName, drafts: readonly Draft[]): readonly Draft[] => {
  const quick = QUICK[ranking];
  if (quick === undefined || drafts.length < 2) return drafts;
  const values = drafts.map(({ cards }) => {
    const isQuick = !cards.some(isJoker) && new Set(cards).size === cards.length;
    const [a, b, c, d, e] = cards.map(numberOf) as [number, number, number, number, number]; // As many as play.
    return isQuick ? quick(a, b, c, d, e) : undefined;
  });
  const best = values.reduce<number>((high, value) => Math.max(high, value ?? high), Number.NEGATIVE_INFINITY);
  return drafts.filter((_, place) => values[place] === undefined || values[place] === best);
};
