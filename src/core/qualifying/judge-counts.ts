import { baccaratTotal, blackjackCount, type Card, isNatural, rankOf } from '#core/cards';
import type { Fact, Said } from '#core/words';
import { anyOfFacts, cardsFact, condition, speak } from './conditions.ts';
import type { Condition, Finding, View } from './deal.ts';
import { finding } from './finding.ts';
import type { CoupSide, CoupTest, ScoreTest, TotalTest, WarTest } from './hand-test.ts';
import { cardsOver, overTerm, playerDealerHand } from './sources.ts';

/** QLF-14 */
export const judgeHomeRun = ({ points }: ScoreTest, { hand }: View): Finding => {
  const scored = hand.homeRun ?? 0;
  return finding(hand.cards, [condition(speak('condition.home-run', { points, scored }), scored >= points)]);
};

/** QLF-15 */
export const judgeTotal = (test: TotalTest, view: View): Finding => {
  const { counting, total, cardsMin = 1, cardsMax = Number.POSITIVE_INFINITY, over } = test;
  const cards = cardsOver(view, over);
  const count = countOf(counting, cards);
  const conditions: Condition[] = [
    condition(
      speak('condition.total', { total, over: overTerm(over), cards: cardsFact(cards), count }),
      count === total,
    ),
  ];
  if (test.cardsMin !== undefined || test.cardsMax !== undefined)
    conditions.push(condition(cardsAsked(test, cards.length), cards.length >= cardsMin && cards.length <= cardsMax));
  return finding(cards, conditions);
};

/** QLF-16 */
export const judgeCoup = (test: CoupTest, { deal }: View): Finding => {
  const { coup } = deal;
  if (coup === undefined) return finding([], [condition(speak('condition.no-coup', {}), false)]);
  const [player, banker] = [totalOf(coup.player), totalOf(coup.banker)];
  const winner = player === banker ? 'tie' : player > banker ? 'player' : 'banker';
  const all = [...coup.player, ...coup.banker];
  const conditions: Condition[] = [];
  if (test.winner !== undefined)
    conditions.push(condition(speak(`condition.coup-${test.winner}`, { player, banker }), winner === test.winner));
  if (test.player !== undefined) conditions.push(...sideConditions('player', test.player, coup.player));
  if (test.banker !== undefined) conditions.push(...sideConditions('banker', test.banker, coup.banker));
  if (test.cards !== undefined)
    conditions.push(
      condition(speak('condition.coup-cards', { count: test.cards, given: all.length }), all.length === test.cards),
    );
  if (test.alike !== undefined)
    conditions.push(
      condition(speak(`condition.same-${test.alike}`, {}), isAlike(test.alike, coup.player, coup.banker)),
    );
  return finding(all, conditions);
};

/** QLF-17 */
export const judgeWar = ({ suited, twice }: WarTest, { deal, hand }: View): Finding => {
  const dealer = playerDealerHand(deal)?.cards ?? [];
  const places = twice === true ? [0, 1] : [0];
  const conditions = places.map(place => {
    const [own, other] = [hand.cards[place], dealer[place]];
    const facts = { suited: suited === true ? 'yes' : 'no', own: cardFact(own), other: cardFact(other) };
    const asked = speak(place === 0 ? 'condition.war-first' : 'condition.war-second', facts);
    return condition(asked, isTie(own, other, suited === true));
  });
  return finding(hand.cards.slice(0, places.length), conditions);
};

const cardFact = (card: Card | undefined): Fact => cardsFact(card === undefined ? [] : [card]);

const totalOf = (cards: readonly Card[]): number => baccaratTotal(cards.filter(isNatural));

const countOf = (counting: TotalTest['counting'], cards: readonly Card[]): number =>
  counting === 'baccarat' ? totalOf(cards) : blackjackCount(cards.filter(isNatural)).total;

const cardsAsked = ({ cardsMin: from = 0, cardsMax: to }: TotalTest, given: number): Said => {
  if (to === undefined) return speak('condition.cards-min', { count: from, given });
  if (from === to) return speak('condition.cards-exactly', { count: to, given });
  return from === 0
    ? speak('condition.cards-max', { count: to, given })
    : speak('condition.cards-between', { from, to, given });
};

const sideConditions = (
  name: 'player' | 'banker',
  { totals, cards }: CoupSide,
  hand: readonly Card[],
): readonly Condition[] => {
  const conditions: Condition[] = [];
  const side = speak(`source.${name}`, {});
  const total = totalOf(hand);
  if (totals !== undefined)
    conditions.push(
      condition(speak('condition.side-total', { side, totals: anyOfFacts(totals), total }), totals.includes(total)),
    );
  if (cards !== undefined)
    conditions.push(
      condition(speak('condition.side-cards', { side, count: cards, given: hand.length }), hand.length === cards),
    );
  return conditions;
};

const isAlike = (what: 'ranks' | 'cards', a: readonly Card[], b: readonly Card[]): boolean => {
  const sorted = (cards: readonly Card[]): string =>
    cards
      .map(card => (what === 'cards' || !isNatural(card) ? card : rankOf(card)))
      .toSorted()
      .join();
  return sorted(a) === sorted(b);
};

const isTie = (own: Card | undefined, other: Card | undefined, isSuited: boolean): boolean => {
  if (own === undefined || other === undefined || !isNatural(own) || !isNatural(other)) return false;
  return isSuited ? own === other : rankOf(own) === rankOf(other);
};
