import { BLACKJACK } from '../games/blackjack/blackjack.ts';
import { isRed, rankOf, shoeOf, suitOf } from './deck.ts';
import type { Rounds } from './row.ts';
import { alike, type Cards, events, first, is, isJoker, isRun, isSuited, type Shoe, shoeRounds } from './shoe.ts';

const [SEVEN, TEN, QUEEN, KING, ACE] = [5, 8, 10, 11, 12];
const HEARTS = 2;

/** 21 aces: no hand of 21 points or less has more cards. */
const MOST_CARDS = 21;

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

const isPair = (cards: Cards, lowest: number): boolean =>
  first(cards, 2, card => !isJoker(card) && rankOf(card) >= lowest) && alike(cards, 2, rankOf);
const isThreeSevens = (cards: Cards): boolean => first(cards, 3, is(SEVEN));

const blackjackTable =
  (shoe: Shoe) =>
  (seed: string): Rounds =>
    shoeRounds(
      shoeOf(shoe.decks, shoe.jokers),
      MOST_CARDS,
      seed,
      events(BLACKJACK, shoe, {
        'pair-of-aces': cards => isPair(cards, ACE),
        'suited-aces': cards => isPair(cards, ACE) && isSuited(cards, 2),
        'suited-aces-of-hearts': cards => isPair(cards, ACE) && first(cards, 2, card => suitOf(card) === HEARTS),
        'pair-of-aces-kings-or-queens': cards => isPair(cards, QUEEN),
        'pair-of-aces-to-tens': cards => isPair(cards, TEN),
        'suited-pair': cards => !isJoker(cards[0]!) && cards[0] === cards[1],
        'suited-natural': cards =>
          [0, 1].some(ace => is(ACE)(cards[ace]!) && isTen(cards[1 - ace]!) && suitOf(cards[0]!) === suitOf(cards[1]!)),
        'king-queen-suited': cards =>
          [0, 1].some(
            king => is(KING)(cards[king]!) && is(QUEEN)(cards[1 - king]!) && suitOf(cards[0]!) === suitOf(cards[1]!),
          ),
        'three-sevens': isThreeSevens,
        'three-sevens-same-color': cards => isThreeSevens(cards) && alike(cards, 3, isRed),
        'three-sevens-suited': cards => isThreeSevens(cards) && alike(cards, 3, suitOf),
        'four-jokers': cards => first(cards, 4, isJoker),
        '2-to-6-straight': cards => isRun(cards, [0, 1, 2, 3, 4]),
        '2-to-6-straight-flush': cards => isRun(cards, [0, 1, 2, 3, 4]) && isSuited(cards, 5),
        'five-jokers': cards => first(cards, 5, isJoker),
        '21-with-seven-cards': cards => cardsToTwentyOne(cards) === 7,
        '21-with-eight-or-more-cards': cards => cardsToTwentyOne(cards) >= 8,
      }),
    );
const isTen = (card: number): boolean => !isJoker(card) && rankOf(card) >= TEN && rankOf(card) <= KING;

export const BLACKJACK_DEALS = [{ decks: 6 }, { decks: 1 }, { decks: 8 }, { decks: 6, jokers: 4 }].map(blackjackTable);
