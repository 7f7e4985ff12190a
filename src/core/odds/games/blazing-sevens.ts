import { handEvents, type Ways } from '../answer/hand-events.ts';
import { oneOf, wholeNumber } from '../answer/option.ts';
import { bet, type OddsSubject } from '../answer/subject.ts';
import { inOrder } from '../counting/choose.ts';
import { cardsIn, type Shoe } from '../counting/shoe.ts';

/** All ways to deal a player's first two cards and the dealer's up card one after the other. */
export const allStarts = (shoe: Shoe): bigint => inOrder(cardsIn(shoe), 3);

/** Best first. Each key is its own hand only: a better one is not counted again. */
export const blazingSevensWays = (shoe: Shoe): Ways => {
  const { decks } = shoe;
  const sevens = 4 * decks;
  const others = BigInt(cardsIn(shoe) - sevens);
  const oneSuit = inOrder(decks, 3);
  const sameColor = 2n * inOrder(2 * decks, 3);
  const twoSuited = 4n * inOrder(decks, 2) * others;
  return [
    ['three-sevens-of-one-named-suit', oneSuit],
    ['three-sevens-suited', 3n * oneSuit],
    ['three-sevens-same-color', sameColor - 4n * oneSuit],
    ['three-sevens', inOrder(sevens, 3) - sameColor],
    ['two-sevens-suited', twoSuited],
    ['two-sevens', inOrder(sevens, 2) * others - twoSuited],
    // The seven comes first or second, and the up card may be any.
    ['one-seven', 2n * BigInt(sevens) * others * BigInt(cardsIn(shoe) - 2)],
  ];
};

/** The hand or any above it. */
export const orBetter = (ways: Ways): Ways =>
  ways.map(([key], place) => [
    `${key}-or-better`,
    ways.slice(0, place + 1).reduce((sum, [, count]) => sum + count, 0n),
  ]);

const CHARTS = ['bay-101-a', 'bay-101-b', 'bay-101-c', 'hawaiian-gardens'] as const;
type Chart = (typeof CHARTS)[number];

/** The hands that a chart has no row for: what it does not name falls to the next row down, the last ones to none. */
const NOT_ON_CHART: Readonly<Record<Chart, readonly string[]>> = {
  'bay-101-a': [],
  'bay-101-b': ['one-seven'],
  'bay-101-c': ['one-seven'],
  'hawaiian-gardens': ['three-sevens-of-one-named-suit', 'three-sevens-suited', 'one-seven'],
};

/** What falls to each row of a chart when a hand is paid its best row only. */
export const chartWays = (chart: Chart, shoe: Shoe): Ways => {
  let unpaid = 0n;
  return blazingSevensWays(shoe).flatMap(([key, count]) => {
    unpaid += count;
    if (NOT_ON_CHART[chart].includes(key)) return [];
    const row = [key, unpaid] as const;
    unpaid = 0n;
    return [row];
  });
};

const OPTIONS = {
  decks: wholeNumber({ from: 1, to: 8, otherwise: 6 }),
  jokers: wholeNumber({ from: 0, to: 4, otherwise: 0 }),
  players: wholeNumber({ from: 1, to: 8, otherwise: 1 }),
};

export const BLAZING_SEVENS: OddsSubject = {
  id: 'blazing-sevens',
  title: 'Blazing 7s',
  bets: [
    bet({
      id: 'events',
      title: "A player's first two cards and the dealer's up card",
      options: OPTIONS,
      compute: ({ players, ...shoe }) => {
        const ways = blazingSevensWays(shoe);
        return { ...shoe, players, events: handEvents([...ways, ...orBetter(ways)], allStarts(shoe), players) };
      },
    }),
    bet({
      id: 'chart',
      title: 'The rows of one chart, each hand paid its best row',
      options: { chart: oneOf(CHARTS), ...OPTIONS },
      compute: ({ chart, players, ...shoe }) => ({
        ...shoe,
        chart,
        players,
        events: handEvents(chartWays(chart, shoe), allStarts(shoe), players),
      }),
    }),
  ],
};
