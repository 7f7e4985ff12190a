import {
  type Card,
  choose,
  isJoker,
  isNatural,
  pips,
  RANKINGS,
  type Rank,
  rankKnown,
  rankOf,
  rankWords,
} from '#core/cards';
import type { Condition, Finding, Posted, View } from './deal.ts';
import { finding } from './finding.ts';
import type { AlikeTest, EveryTest, PairsTest, RanksTest, RunTest, SeveralTest, SuitRule } from './hand-test.ts';
import { cardsOver, wordsForOver } from './sources.ts';
import { areSuits, wordsForSuits } from './suits.ts';

/** QLF-6: of one rank, any that may be chosen so that the suits fit. */
export const judgeAlike = (test: AlikeTest, view: View): Finding => {
  const cards = cardsOver(view, test.over);
  const ranks = ranksOf(test, view.posted) ?? [...new Set(cards.filter(isNatural).map(rankOf))];
  const groups = ranks.map(rank => cards.filter(card => isNatural(card) && rankOf(card) === rank));
  const chosen = groups.flatMap(group => [...choose(group, test.count)]);
  const fitting = chosen.find(group => fits(group, test.suits, view.posted)) ?? chosen[0] ?? [];
  const words = `${test.count} ${ranksWords(test, view.posted)} among ${wordsForOver(test.over)}: ${show(cards)}`;
  return finding(fitting, [{ words, met: chosen.length > 0 }, ...suitConditions(fitting, test.suits, view.posted)]);
};

/** QLF-7 */
export const judgeRanks = (test: RanksTest, view: View): Finding => {
  const cards = cardsOver(view, test.over);
  const held = cards.filter(isNatural).map(rankOf);
  const isExact = cards.length === test.ranks.length && test.ranks.every(rank => held.includes(rank));
  const words = `exactly ${test.ranks.join('-')} in ${wordsForOver(test.over)}: ${show(cards)}`;
  return finding(cards, [{ words, met: isExact }, ...suitConditions(cards, test.suits, view.posted)]);
};

/** QLF-8 */
export const judgeEvery = (test: EveryTest, view: View): Finding => {
  const { count, ranks, jokers = 0, suits, over } = test;
  const cards = cardsOver(view, over);
  const naturals = cards.filter(isNatural);
  const conditions: Condition[] = [
    { words: `${count} cards in ${wordsForOver(over)}: ${show(cards)}`, met: cards.length === count },
    { words: `${jokers === 0 ? 'no' : jokers} joker among them`, met: cards.filter(isJoker).length === jokers },
  ];
  if (ranks !== undefined)
    conditions.push({
      words: `all others ${ranks.join(', ')}`,
      met: naturals.every(card => ranks.includes(rankOf(card))),
    });
  return finding(cards, [...conditions, ...suitConditions(naturals, suits, view.posted)]);
};

/** QLF-9 */
export const judgeRun = ({ count, suits, over }: RunTest, view: View): Finding => {
  const cards = cardsOver(view, over);
  const high = cards.filter(isNatural).map(pips);
  const low = high.map(pip => (pip === 14 ? 1 : pip));
  const met = high.length === count && cards.length === count && (isRun(high) || isRun(low));
  const words = `${count} cards in a run in ${wordsForOver(over)}: ${show(cards)}`;
  return finding(cards, [{ words, met }, ...suitConditions(cards, suits, view.posted)]);
};

/** QLF-10 */
export const judgePairs = ({ count, over }: PairsTest, view: View): Finding => {
  const cards = cardsOver(view, over);
  const ranks = cards.map(card => (isNatural(card) ? rankOf(card) : 'A'));
  const sizes = [...new Set(ranks)].map(rank => ranks.filter(other => other === rank).length);
  const met = Math.max(0, ...sizes) === 2 && sizes.filter(size => size === 2).length === count;
  return finding(cards, [{ words: `${count} pairs and nothing better in ${wordsForOver(over)}: ${show(cards)}`, met }]);
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
  const words = `${count} hands of ${category} in ${wordsForOver(over)}: ${show(cards)}`;
  return finding(apart?.flat() ?? cards, [{ words, met: apart !== undefined }]);
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
  suits === undefined
    ? []
    : [{ words: wordsForSuits(suits, posted), met: cards.length > 0 && areSuits(cards, suits, posted) }];

/** The ranks meant; absent: any. A posted rank that was not posted is none. */
const ranksOf = ({ ranks }: AlikeTest, posted: Posted | undefined): readonly Rank[] | undefined => {
  if (ranks === 'any') return undefined;
  return ranks.flatMap(rank => (rank === 'posted' ? (posted?.rank ?? []) : rank));
};

const ranksWords = (test: AlikeTest, posted: Posted | undefined): string => {
  const ranks = ranksOf(test, posted);
  if (ranks === undefined) return 'of a kind';
  return ranks.map(rank => rankWords(pips(`${rank}c`))).join(' or ') || 'of the posted rank';
};

const show = (cards: readonly Card[]): string => cards.join(' ') || 'none';
