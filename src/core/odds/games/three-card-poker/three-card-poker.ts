import { categoryOfThree, rankThree } from '#core/evaluator';
import type { Ways } from '../../answer/hand-events.ts';
import { handsBet } from '../../answer/hands-bet.ts';
import { bet, type OddsSubject } from '../../answer/subject.ts';
import { choose } from '../../counting/choose.ts';
import { fiveCardWays } from '../../counting/five-card-hands.ts';
import { ALL_FIVE } from '../../counting/hand-counts.ts';
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
export const EVENTS: readonly (readonly [key: string, happens: (value: number) => boolean])[] = [
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

export const THREE_CARD_POKER: OddsSubject = {
  id: 'three-card-poker',
  title: 'Three Card Poker',
  bets: [
    handsBet("A player's three cards; with the dealer's three; with two more", 8, () => [
      [threeCardWays(), ALL_THREE_CARD_HANDS],
      [SIX_CARD_WAYS, ALL_SIX_CARD_HANDS],
      [fiveCardWays(5, key => `five-card-${key}`), ALL_FIVE],
    ]),
    bet({
      id: 'main',
      title: 'Ante and play with the best decisions',
      options: {},
      compute: threeCardMain,
    }),
  ],
};
