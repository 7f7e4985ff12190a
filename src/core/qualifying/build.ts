import {
  type Card,
  choose,
  compareStrength,
  isNatural,
  RANKINGS,
  type RankedHand,
  rankKnown,
  rankOf,
} from '#core/cards';
import type { View } from './deal.ts';
import { gameOf } from './games.ts';
import type { HandRecipe } from './hand-test.ts';
import { cardsOf } from './sources.ts';

/** A hand built by a recipe, and what of the holder's own cards is in it. */
export type Built = { readonly hand: RankedHand; readonly hole: readonly Card[] };

/** The best hand: as the activity builds it, else as the game plays it; absent where hands are counted. QLF-2 */
export const standing = (view: View): RankedHand | undefined => {
  const recipe = recipeOf(view);
  return recipe === undefined ? undefined : strongest(builds(view, recipe))[0]?.hand;
};

export const recipeOf = ({ deal, construction }: View): HandRecipe | undefined =>
  construction ?? gameOf(deal.game)?.hand;

/** Whether a recipe takes hole cards at all, so that a rule about them means something. QLF-4 */
export const hasHole = ({ parts }: HandRecipe): boolean => parts.some(isHole);

/** Every hand that a recipe allows, best or not; none when cards are missing. */
export const builds = (view: View, { ranking, parts }: HandRecipe): readonly Built[] => {
  const { plays } = RANKINGS[ranking];
  let partial: readonly { readonly cards: readonly Card[]; readonly hole: readonly Card[] }[] = [
    { cards: [], hole: [] },
  ];
  for (const part of parts) {
    const taken = takes(cardsOf(view, part), part);
    partial = partial.flatMap(({ cards, hole }) =>
      taken.map(own => ({ cards: [...cards, ...own], hole: isHole(part) ? [...hole, ...own] : hole })),
    );
  }
  const whole = partial.filter(({ cards }) => cards.length === plays);
  return whole.map(({ cards, hole }) => ({ hand: rankKnown(ranking, cards), hole }));
};

/** Those that none outranks. */
export const strongest = (list: readonly Built[]): readonly Built[] => {
  const best = list.reduce<Built | undefined>(
    (high, next) => (high === undefined || compareStrength(next.hand.strength, high.hand.strength) > 0 ? next : high),
    undefined,
  );
  return list.filter(({ hand }) => best !== undefined && compareStrength(hand.strength, best.hand.strength) === 0);
};

export const isPair = (cards: readonly Card[]): boolean => {
  const [first, second] = cards.filter(isNatural);
  return cards.length === 2 && first !== undefined && second !== undefined && rankOf(first) === rankOf(second);
};

type Part = HandRecipe['parts'][number];

const isHole = ({ from }: Part): boolean => from === 'hole' || from === 'down';

const takes = (cards: readonly Card[], { use, usesAtLeast }: Part): readonly (readonly Card[])[] => {
  if (use !== undefined) return [...choose(cards, use)];
  if (usesAtLeast === undefined) return [cards];
  const counts = Array.from({ length: Math.max(0, cards.length - usesAtLeast + 1) }, (_, more) => usesAtLeast + more);
  return counts.flatMap(count => [...choose(cards, count)]);
};
