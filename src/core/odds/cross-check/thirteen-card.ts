import { THIRTEEN_CARD } from '../games/thirteen-card.ts';
import { eventRows } from './asked.ts';
import { deckFrom, isRed, rankOf, shoeOf } from './deck.ts';
import { type Rounds, watching } from './row.ts';

const [EIGHT, ALL_RANKS] = [6, (1 << 13) - 1];

const thirteenCardTable = (seed: string): Rounds => {
  const { cards, deal } = deckFrom(shoeOf(1), seed);
  const hand = cards.subarray(0, 13);
  const dealHand = (): Uint8Array => {
    deal(13);
    return hand;
  };
  return watching(
    dealHand,
    eventRows(
      { subject: THIRTEEN_CARD, bet: 'events' },
      {
        dragon: hand => hand.reduce((ranks, card) => ranks | (1 << rankOf(card)), 0) === ALL_RANKS,
        'thirteen-of-one-color': hand => hand.every(card => isRed(card) === isRed(hand[0]!)),
        'all-from-deuce-to-eight': hand => hand.every(card => rankOf(card) <= EIGHT),
      },
    ),
  );
};

export const THIRTEEN_CARD_DEALS = [thirteenCardTable];
