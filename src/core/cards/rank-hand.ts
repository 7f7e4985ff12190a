import { type Answer, answer, assert } from '#core/base';
import { type Card, isJoker, isNatural, type NaturalCard, numberOf } from './card.ts';
import type { Category } from './category.ts';
import { choose } from './choose.ts';
import { checkCards, DECKS } from './deck.ts';
import { jokerShapes } from './joker.ts';
import { RANKINGS, type Ranking, type RankingName } from './rankings.ts';
import { refuse } from './refusals.ts';
import { type Shape, shapeOf } from './shape.ts';
import { compareStrength } from './strength.ts';
import { wordsFor } from './words.ts';

export type RankedHand = {
  readonly ranking: RankingName;
  readonly category: Category;
  /** The cards that play, most significant first. */
  readonly used: readonly Card[];
  readonly unused: readonly Card[];
  /** Compared number by number; higher is better, in the low rankings too. */
  readonly strength: readonly number[];
  readonly words: string;
};

/** The best hand that these cards make under a ranking, or why they make none. */
export const rankHand = (ranking: RankingName, cards: readonly string[]): Answer<RankedHand> => {
  const { title, deck, min, max, takes, clause } = RANKINGS[ranking];
  if (cards.length < min || cards.length > max)
    return refuse('wrong-card-count', { what: `${title} ranking`, takes, given: cards.length }, clause);
  const checked = checkCards(DECKS[deck], cards);
  return checked.ok ? answer(rankKnown(ranking, checked.value)) : checked;
};

/** As `rankHand`, for cards already known to be dealt from the ranking's deck in the right number. */
export const rankKnown = (ranking: RankingName, cards: readonly Card[]): RankedHand => {
  const { min, max } = RANKINGS[ranking];
  assert(cards.length >= min && cards.length <= max, `${cards.length} cards for the ${ranking} ranking`);
  return described(ranking, bestStanding(ranking, cards), cards);
};

export const rankFive = (cards: readonly Card[]): RankedHand => rankKnown('five-card', cards);
export const rankFour = (cards: readonly Card[]): RankedHand => rankKnown('four-card', cards);
export const rankThree = (cards: readonly Card[]): RankedHand => rankKnown('three-card', cards);

/** Above zero when a is the better hand, below when b is, zero for a tie. Both must be hands of one ranking. */
export const compareHands = (a: RankedHand, b: RankedHand): number => {
  assert(a.ranking === b.ranking, `a ${a.ranking} hand compared with a ${b.ranking} hand`);
  return compareStrength(a.strength, b.strength);
};

/** Whether a hand outranks one set behind it, which may have more cards: by the order of the hand behind. */
export const outranks = (front: RankedHand, behind: RankedHand): boolean => {
  const asBehind = [placeIn(RANKINGS[behind.ranking].order, front.category), ...front.strength.slice(1)];
  return compareStrength(asBehind, behind.strength) > 0;
};

/** A hand as it is in a ranking, not yet put into words. */
export type Standing = {
  readonly category: Category;
  readonly strength: readonly number[];
  readonly used: readonly Card[];
  readonly jokerAs?: NaturalCard;
};

export const bestStanding = (ranking: RankingName, cards: readonly Card[]): Standing => {
  const { plays } = RANKINGS[ranking];
  // Sorted, so that the order in which cards were named never shows; the joker last, so that it is used only if needed.
  const sorted = cards.toSorted((a, b) => placeToChoose(b) - placeToChoose(a));
  return strongest([...choose(sorted, plays)].flatMap(chosen => standings(ranking, chosen)));
};

/** The strongest, and of equally strong ones the first. */
export const strongest = (list: readonly Standing[]): Standing =>
  list.reduce((best, next) => (compareStrength(next.strength, best.strength) > 0 ? next : best));

export const described = (ranking: RankingName, standing: Standing, given: readonly Card[]): RankedHand => {
  const { category, strength, used } = standing;
  const unused = given.filter(card => !used.includes(card));
  return { ranking, category, used, unused, strength, words: wordsFor(standing, RANKINGS[ranking].wins) };
};

/** What exactly these cards, all in play, can count as: one hand, or several when a joker is among them. */
export const standings = (ranking: RankingName, cards: readonly Card[]): readonly Standing[] => {
  const rules = RANKINGS[ranking];
  const naturals = cards.filter(isNatural);
  const hasJoker = naturals.length < cards.length;
  const shapes = hasJoker ? jokerShapes(naturals, rules.joker, rules.shape) : [shapeOf(naturals, rules.shape)];
  return shapes.map(shape => ({ ...shape, strength: strengthOf(shape, rules) }));
};

const strengthOf = (
  { category, ties }: Pick<Shape, 'category' | 'ties'>,
  { order, wins }: Ranking,
): readonly number[] => [placeIn(order, category), ...(wins === 'high' ? ties : ties.map(pip => -pip))];

/** Zero for the lowest kind of hand in the order. */
const placeIn = (order: readonly Category[], category: Category): number => {
  assert(order.includes(category), `${category} has no place in the order`);
  return order.length - 1 - order.indexOf(category);
};

const placeToChoose = (card: Card): number => (isJoker(card) ? -1 : numberOf(card));
