import { categoryOfThree, rankThree } from '#core/evaluator';
import { handEvents, type Ways } from '../../answer/hand-events.ts';
import { wholeNumber } from '../../answer/option.ts';
import { bet, type OddsSubject } from '../../answer/subject.ts';
import { choose } from '../../counting/choose.ts';
import { ALL_FIVE_CARD_HANDS, fiveCardRows } from '../../counting/five-card-hands.ts';
import { threeCardClasses } from './hands.ts';
import { threeCardMain } from './main.ts';

/** C(52, 3) = 22,100 and C(52, 6) = 20,358,520. */
export const ALL_THREE_CARD_HANDS = choose(52, 3);
export const ALL_SIX_CARD_HANDS = choose(52, 6);

const is =
  (...categories: readonly string[]) =>
  (value: number): boolean =>
    categories.includes(categoryOfThree(value));
const isOrBeats =
  (...cards: readonly [number, number, number]) =>
  (value: number): boolean =>
    value >= rankThree(...cards);

/** The categories first, which add up to all hands; then the rows of the charts. Cards by number: see `#core/cards`. */
const EVENTS: readonly (readonly [key: string, happens: (value: number) => boolean])[] = [
  ['straight-flush', is('straight-flush')],
  ['three-of-a-kind', is('three-of-a-kind')],
  ['straight', is('straight')],
  ['flush', is('flush')],
  ['pair', is('pair')],
  ['high-card', is('high-card')],
  ['ace-king-queen-suited', isOrBeats(51, 47, 43)],
  ['straight-flush-below-ace-king-queen', value => is('straight-flush')(value) && !isOrBeats(51, 47, 43)(value)],
  ['flush-or-straight-flush', is('flush', 'straight-flush')],
  ['three-of-a-kind-or-better', is('three-of-a-kind', 'straight-flush')],
  ['straight-or-better', is('straight', 'three-of-a-kind', 'straight-flush')],
  ['queen-high-straight-or-better', isOrBeats(40, 37, 32)],
];

export const threeCardWays = (): Ways => {
  const { values, weights } = threeCardClasses();
  return EVENTS.map(([key, happens]) => [
    key,
    values.reduce((hands, value, i) => (happens(value) ? hands + BigInt(weights[i]!) : hands), 0n),
  ]);
};

/** The player's three cards and the dealer's three: nine runs of six, from ace-low to ace-high, in four suits. */
export const SIX_CARD_WAYS: Ways = [['six-card-straight-flush', 4n * 9n]];

/** The player's three cards and the two that are shared or left face down: five cards like all others. */
const fiveCardBonusWays = (): Ways => fiveCardRows(5).map(([key, count]) => [`five-card-${key}`, count]);

export const THREE_CARD_POKER: OddsSubject = {
  id: 'three-card-poker',
  title: 'Three Card Poker',
  bets: [
    bet({
      id: 'events',
      title: "A player's three cards; with the dealer's three; with two more",
      options: { players: wholeNumber({ from: 1, to: 8, otherwise: 1 }) },
      compute: ({ players }) => ({
        players,
        events: [
          ...handEvents(threeCardWays(), ALL_THREE_CARD_HANDS, players),
          ...handEvents(SIX_CARD_WAYS, ALL_SIX_CARD_HANDS, players),
          ...handEvents(fiveCardBonusWays(), ALL_FIVE_CARD_HANDS, players),
        ],
      }),
    }),
    bet({
      id: 'main',
      title: 'Ante and play with the best decisions',
      options: {},
      compute: () => ({ ...threeCardMain() }),
    }),
  ],
};
