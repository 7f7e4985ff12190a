import type { Card } from '#core/cards';
import type { Said } from '#core/words';
import { speak } from './conditions.ts';
import type { Deal, DealtHand, View } from './deal.ts';
import type { CardSource, Over } from './hand-test.ts';

/** The cards a test looks at, in the order of its sources. */
export const cardsOver = (view: View, over: Over): readonly Card[] => over.flatMap(source => cardsOf(view, source));

export const cardsOf = (view: View, { from, first, skip = 0 }: CardSource): readonly Card[] => {
  const cards = originOf(view, from);
  return cards.slice(skip, first === undefined ? undefined : skip + first);
};

/** The hand that banks: the seat that holds it, else the cards in front of the dealer. */
export const playerDealerHand = ({ hands, dealerCards }: Deal): DealtHand | undefined => {
  const seated = hands.find(hand => hand.isPlayerDealer === true);
  if (seated !== undefined) return seated;
  return dealerCards.length === 0 ? undefined : { seat: 0, cards: dealerCards, isPlayerDealer: true };
};

/** In stud the first three cards are those dealt down. */
const DOWN_CARDS = 3;

const originOf = ({ deal, hand }: View, from: CardSource['from']): readonly Card[] => {
  switch (from) {
    case 'own':
    case 'hole':
      return hand.cards;
    case 'down':
      return hand.cards.slice(0, DOWN_CARDS);
    case 'up':
      return hand.cards.slice(DOWN_CARDS);
    case 'board':
      return deal.board;
    case 'player':
      return deal.coup?.player ?? [];
    case 'banker':
      return deal.coup?.banker ?? [];
    case 'player-dealer':
      return playerDealerHand(deal)?.cards ?? [];
  }
};

/** `the first 2 cards and the player-dealer’s card face up` */
export const overTerm = (over: Over): Said =>
  over.map(sourceTerm).reduce((one, more) => speak('source.and', { one, more }));

const sourceTerm = ({ from, first, skip }: CardSource): Said => {
  if (from === 'board' && first === 3) return speak('source.flop', {});
  if (from === 'player-dealer' && first === 1) return speak('source.dealer-up', {});
  if (from === 'player-dealer' && skip === 1) return speak('source.dealer-down', {});
  const source = speak(`source.${from}`, {});
  if (first === undefined) return source;
  return from === 'own' ? speak('source.first', { count: first }) : speak('source.first-of', { count: first, source });
};
