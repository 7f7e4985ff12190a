import { BLAZING_SEVENS } from '../games/blazing-sevens.ts';
import { eventRows } from './asked.ts';
import { isRed, shoeOf, suitOf } from './deck.ts';
import type { Rounds } from './row.ts';
import { alike, type Cards, events, given, is, type Shoe, shoeRounds } from './shoe.ts';

const SEVEN = 5;
const isSeven = is(SEVEN);
/** OCT-6, best first: three sevens of spades, suited, of one color, any; two suited, any; one. */
const SEVENS = [
  'three-sevens-of-one-named-suit',
  'three-sevens-suited',
  'three-sevens-same-color',
  'three-sevens',
  'two-sevens-suited',
  'two-sevens',
  'one-seven',
] as const;
const sevensOf = (cards: Cards): number => {
  const [a, b] = [isSeven(cards[0]!), isSeven(cards[1]!)];
  if (!a && !b) return SEVENS.length;
  if (!a || !b) return 6;
  if (!isSeven(cards[2]!)) return alike(cards, 2, suitOf) ? 4 : 5;
  if (alike(cards, 3, suitOf)) return suitOf(cards[0]!) === 3 ? 0 : 1;
  return alike(cards, 3, isRed) ? 2 : 3;
};
/** The rows of a chart, by the places of the hands that each pays. */
const CHARTS: Readonly<Record<string, readonly (readonly number[])[]>> = {
  'bay-101-a': [[0], [1], [2], [3], [4], [5], [6]],
  'bay-101-b': [[0], [1], [2], [3], [4], [5]],
  'bay-101-c': [[0], [1], [2], [3], [4], [5]],
  'hawaiian-gardens': [[0, 1, 2], [3], [4], [5]],
};

const blazingSevensTable =
  (shoe: Shoe) =>
  (seed: string): Rounds =>
    shoeRounds(shoeOf(shoe.decks, shoe.jokers), 3, seed, [
      ...events(BLAZING_SEVENS, shoe, {
        ...Object.fromEntries(SEVENS.map((key, place) => [key, (cards: Cards) => sevensOf(cards) === place])),
        ...Object.fromEntries(
          SEVENS.map((key, place) => [`${key}-or-better`, (cards: Cards) => sevensOf(cards) <= place]),
        ),
      }),
      ...Object.entries(CHARTS).flatMap(([chart, rows]) =>
        eventRows<Cards>(
          { subject: BLAZING_SEVENS, bet: 'chart', given: { chart, ...given(shoe) } },
          Object.fromEntries(
            rows.map(places => [SEVENS[places.at(-1)!]!, (cards: Cards) => places.includes(sevensOf(cards))]),
          ),
        ),
      ),
    ]);

export const BLAZING_SEVENS_DEALS = [
  { decks: 1 },
  { decks: 2 },
  { decks: 4 },
  { decks: 6 },
  { decks: 8 },
  { decks: 6, jokers: 1 },
  { decks: 6, jokers: 2 },
].map(blazingSevensTable);
