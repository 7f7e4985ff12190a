import { wholeNumber } from '../answer/option.ts';
import { choose } from '../counting/choose.ts';
import { isRed, rankOf } from '../cross-check/deck.ts';
import { alike, first, isRun } from '../cross-check/shoe.ts';
import { type Start, shoeGame } from './shoe-game.ts';

const [EIGHT, ALL_RANKS] = [6, Array.from({ length: 13 }, (_, rank) => rank)];

/** What the thirteen cards show before they are set: C(52, 13) = 635,013,559,600 hands. */
const starts = (): readonly Start[] => [
  {
    cards: 13,
    total: choose(52, 13),
    events: [
      ['dragon', 4n ** 13n, cards => isRun(cards, ALL_RANKS)],
      ['thirteen-of-one-color', 2n * choose(26, 13), cards => alike(cards, 13, isRed)],
      ['all-from-deuce-to-eight', choose(28, 13), cards => first(cards, 13, card => rankOf(card) <= EIGHT)],
    ],
  },
];

export const THIRTEEN_CARD = shoeGame({
  id: '13-card',
  title: '13-Card (Chinese Poker)',
  what: "A hand's thirteen cards",
  options: { players: wholeNumber({ from: 1, to: 4, otherwise: 1 }) },
  starts,
  played: [{}],
});
