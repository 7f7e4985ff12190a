import { inOrder } from '../../counting/choose.ts';
import { isRed, rankOf, suitOf } from '../../cross-check/deck.ts';
import { alike, type Cards, first, is, isJoker, isRun, isSuited } from '../../cross-check/shoe.ts';
import { cardsIn, DECKS, JOKERS, PLAYERS, type Shoe, type Start, type StartEvent, shoeGame } from '../shoe-game.ts';
import { MOST_CARDS, waysToTwentyOne } from './draws.ts';

const [SEVEN, TEN, QUEEN, KING, ACE] = [5, 8, 10, 11, 12];
const HEARTS = 2;

const isPair = (cards: Cards, lowest: number): boolean =>
  first(cards, 2, card => !isJoker(card) && rankOf(card) >= lowest) && alike(cards, 2, rankOf);
const isTen = (card: number): boolean => !isJoker(card) && rankOf(card) >= TEN && rankOf(card) <= KING;
/** One card and another of its suit, whichever comes first. */
const areSuited = (one: (card: number) => boolean, other: (card: number) => boolean) => (cards: Cards) =>
  isSuited(cards, 2) && [0, 1].some(place => one(cards[place]!) && other(cards[1 - place]!));

/** The first two cards. A stricter hand counts under the wider key too. */
const firstTwo = ({ decks }: Shoe): readonly StartEvent[] => {
  const pair = inOrder(4 * decks, 2);
  const suitedPair = inOrder(decks, 2);
  const copies = BigInt(decks);
  return [
    ['pair-of-aces', pair, cards => isPair(cards, ACE)],
    ['suited-aces', 4n * suitedPair, cards => isPair(cards, ACE) && isSuited(cards, 2)],
    [
      'suited-aces-of-hearts',
      suitedPair,
      cards => isPair(cards, ACE) && first(cards, 2, card => suitOf(card) === HEARTS),
    ],
    ['pair-of-aces-kings-or-queens', 3n * pair, cards => isPair(cards, QUEEN)],
    ['pair-of-aces-to-tens', 5n * pair, cards => isPair(cards, TEN)],
    ['suited-pair', 52n * suitedPair, cards => !isJoker(cards[0]!) && cards[0] === cards[1]],
    // Either card first, in four suits; the ten is a ten, jack, queen or king.
    ['suited-natural', 2n * 4n * copies * 4n * copies, areSuited(is(ACE), isTen)],
    ['king-queen-suited', 2n * 4n * copies * copies, areSuited(is(KING), is(QUEEN))],
  ];
};

const isThreeSevens = (cards: Cards): boolean => first(cards, 3, is(SEVEN));

const firstThree = ({ decks }: Shoe): readonly StartEvent[] => [
  ['three-sevens', inOrder(4 * decks, 3), isThreeSevens],
  ['three-sevens-same-color', 2n * inOrder(2 * decks, 3), cards => isThreeSevens(cards) && alike(cards, 3, isRed)],
  ['three-sevens-suited', 4n * inOrder(decks, 3), cards => isThreeSevens(cards) && alike(cards, 3, suitOf)],
];

const isTwoToSix = (cards: Cards): boolean => isRun(cards, [0, 1, 2, 3, 4]);

/** Two to six come in any of 120 orders. */
const firstFive = ({ decks, jokers }: Shoe): readonly StartEvent[] => [
  ['2-to-6-straight', 120n * BigInt(4 * decks) ** 5n, isTwoToSix],
  ['2-to-6-straight-flush', 4n * 120n * BigInt(decks) ** 5n, cards => isTwoToSix(cards) && isSuited(cards, 5)],
  ['five-jokers', inOrder(jokers * decks, 5), cards => first(cards, 5, isJoker)],
];

/** A player who always draws below 21; cards after the last one needed are any. */
const twentyOne = (shoe: Shoe): readonly StartEvent[] => {
  const ways = waysToTwentyOne(shoe.decks).map(
    (count, cards) => count * inOrder(cardsIn(shoe) - cards, MOST_CARDS - cards),
  );
  const withMore = ways.slice(8).reduce((sum, count) => sum + count, 0n);
  return [
    ['21-with-seven-cards', ways[7]!, cards => cardsToTwentyOne(cards) === 7],
    ['21-with-eight-or-more-cards', withMore, cards => cardsToTwentyOne(cards) >= 8],
  ];
};

/** With how many cards a player who draws to everything below 21 has just 21; 0 if never. A joker spoils the hand. */
const cardsToTwentyOne = (cards: Cards): number => {
  let [hard, hasAce] = [0, false];
  for (let i = 0; i < MOST_CARDS; i++) {
    if (isJoker(cards[i]!)) return 0;
    const rank = rankOf(cards[i]!);
    hasAce ||= rank === ACE;
    hard += rank === ACE ? 1 : Math.min(rank + 2, 10);
    const total = hasAce && hard <= 11 ? hard + 10 : hard;
    if (total >= 21) return total === 21 ? i + 1 : 0;
  }
  return 0;
};

const starts = (shoe: Shoe): readonly Start[] => {
  const of = (cards: number, events: readonly StartEvent[]): Start => ({
    cards,
    total: inOrder(cardsIn(shoe), cards),
    events,
  });
  const fourJokers = inOrder(shoe.jokers * shoe.decks, 4);
  return [
    of(2, firstTwo(shoe)),
    of(3, firstThree(shoe)),
    of(4, [['four-jokers', fourJokers, cards => first(cards, 4, isJoker)]]),
    of(5, firstFive(shoe)),
    of(MOST_CARDS, twentyOne(shoe)),
  ];
};

export const BLACKJACK = shoeGame({
  id: 'blackjack',
  title: 'Blackjack starts',
  what: "A hand's first cards, and 21 with many",
  options: { decks: DECKS, jokers: JOKERS, players: PLAYERS },
  starts,
  played: [{ decks: 6 }, { decks: 1 }, { decks: 8 }, { decks: 6, jokers: 4 }],
});
