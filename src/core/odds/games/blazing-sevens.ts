import { oneOf } from '../answer/option.ts';
import { bet, type OddsSubject } from '../answer/subject.ts';
import { inOrder } from '../counting/choose.ts';
import { isRed, suitOf } from '../cross-check/deck.ts';
import type { CheckedSubject } from '../cross-check/row.ts';
import { alike, type Cards, is } from '../cross-check/shoe.ts';
import {
  allCards,
  cardsIn,
  DECKS,
  inWords,
  JOKERS,
  PLAYERS,
  type Shoe,
  type Start,
  type StartEvent,
  shoeFrom,
  shoeRounds,
  startEvents,
  startRows,
} from './shoe-game.ts';

const isSeven = is(5);
const SPADES = 3;

/** OCT-6: the place of a player's two cards and the dealer's up card in the list below; past its end with no seven. */
const placeOf = (cards: Cards): number => {
  const [a, b] = [isSeven(cards[0]!), isSeven(cards[1]!)];
  if (!a && !b) return 7;
  if (!a || !b) return 6;
  if (!isSeven(cards[2]!)) return alike(cards, 2, suitOf) ? 4 : 5;
  if (alike(cards, 3, suitOf)) return suitOf(cards[0]!) === SPADES ? 0 : 1;
  return alike(cards, 3, isRed) ? 2 : 3;
};

/** Best first. Each key is its own hand only: a better one is not counted again. */
const sevens = (shoe: Shoe): readonly StartEvent[] => {
  const { decks } = shoe;
  const all = 4 * decks;
  const others = BigInt(cardsIn(shoe) - all);
  const oneSuit = inOrder(decks, 3);
  const sameColor = 2n * inOrder(2 * decks, 3);
  const twoSuited = 4n * inOrder(decks, 2) * others;
  const ways: readonly (readonly [string, bigint])[] = [
    ['three-sevens-of-one-named-suit', oneSuit],
    ['three-sevens-suited', 3n * oneSuit],
    ['three-sevens-same-color', sameColor - 4n * oneSuit],
    ['three-sevens', inOrder(all, 3) - sameColor],
    ['two-sevens-suited', twoSuited],
    ['two-sevens', inOrder(all, 2) * others - twoSuited],
    // The seven comes first or second, and the up card may be any.
    ['one-seven', 2n * BigInt(all) * others * BigInt(cardsIn(shoe) - 2)],
  ];
  return ways.map(([key, count], place) => [key, count, cards => placeOf(cards) === place]);
};

/** The hand or any above it. */
const orBetter = (events: readonly StartEvent[]): readonly StartEvent[] =>
  events.map(([key], place) => together(`${key}-or-better`, events.slice(0, place + 1)));

/** Events of which no hand has two. */
const together = (key: string, events: readonly StartEvent[]): StartEvent => [
  key,
  events.reduce((sum, [, count]) => sum + count, 0n),
  cards => events.some(([, , happens]) => happens(cards)),
];

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
const chartRows = (chart: Chart, events: readonly StartEvent[]): readonly StartEvent[] => {
  let unpaid: readonly StartEvent[] = [];
  return events.flatMap(event => {
    unpaid = [...unpaid, event];
    if (NOT_ON_CHART[chart].includes(event[0])) return [];
    const row = together(event[0], unpaid);
    unpaid = [];
    return [row];
  });
};

/** All ways to deal a player's first two cards and the dealer's up card one after the other. */
const startsOf = (shoe: Shoe, events: readonly StartEvent[]): readonly Start[] => [
  { cards: 3, total: inOrder(cardsIn(shoe), 3), events },
];
const allHands = (shoe: Shoe) => startsOf(shoe, [...sevens(shoe), ...orBetter(sevens(shoe))]);
const onChart = (chart: Chart, shoe: Shoe) => startsOf(shoe, chartRows(chart, sevens(shoe)));

const OPTIONS = { decks: DECKS, jokers: JOKERS, players: PLAYERS };

const subject: OddsSubject = {
  id: 'blazing-sevens',
  title: 'Blazing 7s',
  bets: [
    bet({
      id: 'events',
      title: "A player's first two cards and the dealer's up card",
      options: OPTIONS,
      compute: given => ({ ...given, events: startEvents(allHands(given), given.players) }),
    }),
    bet({
      id: 'chart',
      title: 'The rows of one chart, each hand paid its best row',
      options: { chart: oneOf(CHARTS), ...OPTIONS },
      compute: ({ chart, players, ...shoe }) => ({
        ...shoe,
        chart,
        players,
        events: startEvents(onChart(chart, shoe), players),
      }),
    }),
  ],
};

const PLAYED = [
  { decks: 1 },
  { decks: 2 },
  { decks: 4 },
  { decks: 6 },
  { decks: 8 },
  { decks: 6, jokers: 1 },
  { decks: 6, jokers: 2 },
];

const deals = PLAYED.map(given => (seed: string) => {
  const shoe = shoeFrom(given);
  return shoeRounds(allCards(shoe), 3, seed, [
    ...startRows({ subject, bet: 'events', given: inWords(given) }, allHands(shoe)),
    ...CHARTS.flatMap(chart =>
      startRows({ subject, bet: 'chart', given: { chart, ...inWords(given) } }, onChart(chart, shoe)),
    ),
  ]);
});

export const BLAZING_SEVENS: CheckedSubject = { subject, deals };
