import { baccaratTotal, blackjackCount, type Card, isNatural, rankOf } from '#core/cards';
import type { Condition, Finding, View } from './deal.ts';
import { finding } from './finding.ts';
import type { CoupSide, CoupTest, ScoreTest, TotalTest, WarTest } from './hand-test.ts';
import { cardsOver, playerDealerHand, wordsForOver } from './sources.ts';

/** QLF-14 */
export const judgeHomeRun = ({ points }: ScoreTest, { hand }: View): Finding => {
  const scored = hand.homeRun ?? 0;
  const words = `a home run of ${points} points or more: ${scored === 0 ? 'none was scored' : `${scored} points`}`;
  return finding(hand.cards, [{ words, met: scored >= points }]);
};

/** QLF-15 */
export const judgeTotal = (test: TotalTest, view: View): Finding => {
  const { counting, total, cardsMin = 1, cardsMax = Number.POSITIVE_INFINITY, over } = test;
  const cards = cardsOver(view, over);
  const count = countOf(counting, cards);
  const conditions: Condition[] = [
    { words: `a total of ${total} in ${wordsForOver(over)}: ${cards.join(' ')} counts ${count}`, met: count === total },
  ];
  if (test.cardsMin !== undefined || test.cardsMax !== undefined)
    conditions.push({
      words: `${cardsWords(test)}: ${cards.length}`,
      met: cards.length >= cardsMin && cards.length <= cardsMax,
    });
  return finding(cards, conditions);
};

/** QLF-16 */
export const judgeCoup = (test: CoupTest, { deal }: View): Finding => {
  const { coup } = deal;
  if (coup === undefined) return finding([], [{ words: 'a Player and a Banker hand: none was dealt', met: false }]);
  const [player, banker] = [totalOf(coup.player), totalOf(coup.banker)];
  const winner = player === banker ? 'tie' : player > banker ? 'player' : 'banker';
  const all = [...coup.player, ...coup.banker];
  const conditions: Condition[] = [];
  if (test.winner !== undefined)
    conditions.push({ words: `${OUTCOMES[test.winner]}: ${player} to ${banker}`, met: winner === test.winner });
  if (test.player !== undefined) conditions.push(...sideConditions('Player', test.player, coup.player));
  if (test.banker !== undefined) conditions.push(...sideConditions('Banker', test.banker, coup.banker));
  if (test.cards !== undefined)
    conditions.push({ words: `${test.cards} cards dealt: ${all.length}`, met: all.length === test.cards });
  if (test.alike !== undefined)
    conditions.push({
      words: `the same ${test.alike} in both hands`,
      met: isAlike(test.alike, coup.player, coup.banker),
    });
  return finding(all, conditions);
};

/** QLF-17 */
export const judgeWar = ({ suited, twice }: WarTest, { deal, hand }: View): Finding => {
  const dealer = playerDealerHand(deal)?.cards ?? [];
  const places = twice === true ? [0, 1] : [0];
  const conditions = places.map(place => {
    const [own, other] = [hand.cards[place], dealer[place]];
    const name = place === 0 ? 'the first card' : 'the war card';
    const asked = `${name} ties the player-dealer’s${suited === true ? ' in rank and suit' : ''}`;
    return { words: `${asked}: ${own ?? 'none'} against ${other ?? 'none'}`, met: isTie(own, other, suited === true) };
  });
  return finding(hand.cards.slice(0, places.length), conditions);
};

const OUTCOMES = { player: 'the Player hand wins', banker: 'the Banker hand wins', tie: 'a tie' } as const;

const totalOf = (cards: readonly Card[]): number => baccaratTotal(cards.filter(isNatural));

const countOf = (counting: TotalTest['counting'], cards: readonly Card[]): number =>
  counting === 'baccarat' ? totalOf(cards) : blackjackCount(cards.filter(isNatural)).total;

const cardsWords = ({ cardsMin, cardsMax }: TotalTest): string => {
  if (cardsMin === cardsMax) return `exactly ${cardsMin} cards`;
  return cardsMax === undefined ? `${cardsMin} cards or more` : `${cardsMax} cards at most`;
};

const sideConditions = (name: string, { totals, cards }: CoupSide, hand: readonly Card[]): readonly Condition[] => {
  const conditions: Condition[] = [];
  if (totals !== undefined)
    conditions.push({
      words: `the ${name} hand totals ${totals.join(' or ')}: ${totalOf(hand)}`,
      met: totals.includes(totalOf(hand)),
    });
  if (cards !== undefined)
    conditions.push({ words: `the ${name} hand has ${cards} cards: ${hand.length}`, met: hand.length === cards });
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
