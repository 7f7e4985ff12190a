import type { Card } from '#core/cards';
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

/** `the first two cards and the player-dealer's card face up` */
export const wordsForOver = (over: Over): string => over.map(wordsForSource).join(' and ');

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven'];
const ORIGINS: Readonly<Record<CardSource['from'], string>> = {
  own: 'the hand',
  hole: 'the hole cards',
  down: 'the cards dealt down',
  up: 'the cards dealt up',
  board: 'the board',
  player: 'the Player hand',
  banker: 'the Banker hand',
  'player-dealer': 'the player-dealer’s cards',
};

const wordsForSource = ({ from, first, skip }: CardSource): string => {
  if (from === 'board' && first === 3) return 'the flop';
  if (from === 'player-dealer' && first === 1) return 'the player-dealer’s card face up';
  if (from === 'player-dealer' && skip === 1) return 'the player-dealer’s cards face down';
  if (first === undefined) return ORIGINS[from];
  const cards = `the first ${NUMBERS[first] ?? first} cards`;
  return from === 'own' ? cards : `${cards} of ${ORIGINS[from]}`;
};
