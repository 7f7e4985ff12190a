import {
  type Card,
  categoryTerm,
  choose,
  isJoker,
  isNatural,
  pips,
  RANKINGS,
  type Rank,
  rankKnown,
  rankOf,
  rankSigns,
  ranksTerm,
} from '#core/cards';
import type { Fact, Said } from '#core/words';
import { anyOfFacts, cardsFact, condition, speak } from './conditions.ts';
import type { Condition, Finding, Posted, View } from './deal.ts';
import { finding } from './finding.ts';
import type { AlikeTest, EveryTest, PairsTest, RanksTest, RunTest, SeveralTest, SuitRule } from './hand-test.ts';
import { cardsOver, overTerm } from './sources.ts';
import { areSuits, suitsTerm } from './suits.ts';

/** QLF-6: of one rank, any that may be chosen so that the suits fit. */
export const judgeAlike = (test: AlikeTest, view: View): Finding => {
  const cards = cardsOver(view, test.over);
  const ranks = ranksOf(test, view.posted) ?? [...new Set(cards.filter(isNatural).map(rankOf))];
  const groups = ranks.map(rank => cards.filter(card => isNatural(card) && rankOf(card) === rank));
  const chosen = groups.flatMap(group => [...choose(group, test.count)]);
  const fitting = chosen.find(group => fits(group, test.suits, view.posted)) ?? chosen[0] ?? [];
  const asked = alikeAsked(test, view.posted, cardsFact(cards));
  return finding(fitting, [condition(asked, chosen.length > 0), ...suitConditions(fitting, test.suits, view.posted)]);
};

/** QLF-7 */
export const judgeRanks = (test: RanksTest, view: View): Finding => {
  const cards = cardsOver(view, test.over);
  const held = cards.filter(isNatural).map(rankOf);
  const isExact = cards.length === test.ranks.length && test.ranks.every(rank => held.includes(rank));
  const facts = { ranks: rankSigns(test.ranks), over: overTerm(test.over), cards: cardsFact(cards) };
  return finding(cards, [
    condition(speak('condition.ranks', facts), isExact),
    ...suitConditions(cards, test.suits, view.posted),
  ]);
};

/** QLF-8 */
export const judgeEvery = (test: EveryTest, view: View): Finding => {
  const { count, ranks, jokers = 0, suits, over } = test;
  const cards = cardsOver(view, over);
  const naturals = cards.filter(isNatural);
  const conditions: Condition[] = [
    condition(
      speak('condition.card-count', { count, over: overTerm(over), cards: cardsFact(cards) }),
      cards.length === count,
    ),
    condition(speak('condition.jokers', { count: jokers }), cards.filter(isJoker).length === jokers),
  ];
  if (ranks !== undefined)
    conditions.push(
      condition(
        speak('condition.others', { ranks: anyOfFacts(ranks.map(rank => rankSigns([rank]))) }),
        naturals.every(card => ranks.includes(rankOf(card))),
      ),
    );
  return finding(cards, [...conditions, ...suitConditions(naturals, suits, view.posted)]);
};

/** QLF-9 */
export const judgeRun = ({ count, suits, over }: RunTest, view: View): Finding => {
  const cards = cardsOver(view, over);
  const high = cards.filter(isNatural).map(pips);
  const low = high.map(pip => (pip === 14 ? 1 : pip));
  const met = high.length === count && cards.length === count && (isRun(high) || isRun(low));
  const asked = speak('condition.run', { count, over: overTerm(over), cards: cardsFact(cards) });
  return finding(cards, [condition(asked, met), ...suitConditions(cards, suits, view.posted)]);
};

/** QLF-10 */
export const judgePairs = ({ count, over }: PairsTest, view: View): Finding => {
  const cards = cardsOver(view, over);
  const ranks = cards.map(card => (isNatural(card) ? rankOf(card) : 'A'));
  const sizes = [...new Set(ranks)].map(rank => ranks.filter(other => other === rank).length);
  const met = Math.max(0, ...sizes) === 2 && sizes.filter(size => size === 2).length === count;
  const asked = speak('condition.pairs', { count, over: overTerm(over), cards: cardsFact(cards) });
  return finding(cards, [condition(asked, met)]);
};

/** QLF-11 */
export const judgeSeveral = ({ count, category, ranking, over }: SeveralTest, view: View): Finding => {
  const cards = cardsOver(view, over);
  const isOne = (chosen: readonly Card[]): boolean => {
    const { order } = RANKINGS[ranking];
    return order.indexOf(rankKnown(ranking, chosen).category) <= order.indexOf(category);
  };
  const hands = [...choose(cards, RANKINGS[ranking].plays)].filter(isOne);
  const apart = [...choose(hands, count)].find(list => new Set(list.flat()).size === list.flat().length);
  const facts = { count, category: categoryTerm(category), over: overTerm(over), cards: cardsFact(cards) };
  return finding(apart?.flat() ?? cards, [condition(speak('condition.several', facts), apart !== undefined)]);
};

const isRun = (ranks: readonly number[]): boolean =>
  new Set(ranks).size === ranks.length && Math.max(...ranks) - Math.min(...ranks) === ranks.length - 1;

const fits = (cards: readonly Card[], suits: SuitRule | undefined, posted: Posted | undefined): boolean =>
  suits === undefined || areSuits(cards, suits, posted);

const suitConditions = (
  cards: readonly Card[],
  suits: SuitRule | undefined,
  posted: Posted | undefined,
): readonly Condition[] =>
  suits === undefined ? [] : [condition(suitsTerm(suits, posted), cards.length > 0 && areSuits(cards, suits, posted))];

/** The ranks meant; absent: any. A posted rank that was not posted is none. */
const ranksOf = ({ ranks }: AlikeTest, posted: Posted | undefined): readonly Rank[] | undefined => {
  if (ranks === 'any') return undefined;
  return ranks.flatMap(rank => (rank === 'posted' ? (posted?.rank ?? []) : rank));
};

const alikeAsked = (test: AlikeTest, posted: Posted | undefined, cards: Fact): Said => {
  const ranks = ranksOf(test, posted);
  const facts = { count: test.count, over: overTerm(test.over), cards };
  if (ranks === undefined) return speak('condition.alike-any', facts);
  if (ranks.length === 0) return speak('condition.alike-posted', facts);
  return speak('condition.alike', { ...facts, ranks: anyOfFacts(ranks.map(rank => ranksTerm(pips(`${rank}c`)))) });
};
