import { type Card, numberOf } from '#core/cards';
import { categoryOfFive, categoryOfFour, fourOfFour } from '#core/evaluator';
import type { Said } from '#core/words';
import { speak } from './coach/said.ts';
import type { PayTable } from './pays.ts';
import { loses, type Verdict, verdictsOf } from './verdict.ts';

/** A pay table judged beforehand: the verdict on every hand, by the hand's place in its ranking. */
export type Judge = readonly Verdict[];

const FOUR_CARD_HANDS = 2_535;
const FIVE_CARD_HANDS = 7_462;

const four = (a: Card, b: Card, c: Card, d: Card): number =>
  fourOfFour(numberOf(a), numberOf(b), numberOf(c), numberOf(d));

/** Places in the four-card ranking at which the tables draw a line. */
export const FOUR_ACES = four('As', 'Ah', 'Ad', 'Ac');
export const SUITED_A_K_Q_J = four('As', 'Ks', 'Qs', 'Js');
export const LEAST_PAIR_OF_ACES = four('As', 'Ah', '3d', '2c');
export const LEAST_PAIR_OF_QUEENS = four('Qs', 'Qh', '3d', '2c');
export const LEAST_STRAIGHT = four('As', '4h', '3d', '2c');
export const LEAST_KING_HIGH = four('Ks', '4h', '3d', '2c');
export const LEAST_KING_QUEEN_EIGHT_FOUR = four('Ks', 'Qh', '8d', '4c');

/** Judging pay tables takes a moment, and a room uses few of them: each choice is worked out once. */
export const judgedOnce = <Schedules extends object, Judges>(judge: (schedules: Schedules) => Judges) => {
  const judged = new Map<string, Judges>();
  return (schedules: Schedules): Judges => {
    const key = JSON.stringify(schedules, Object.keys(schedules).sort());
    const known = judged.get(key) ?? judge(schedules);
    judged.set(key, known);
    return known;
  };
};

const NOT_PAID: Said = speak('why.not-paid', {});

/** Judges every four-card hand; below the table a hand loses, for the reason given there. */
export const judgeFourCards = (table: PayTable, below = NOT_PAID): Judge =>
  judgeAll(table, below, FOUR_CARD_HANDS, isFourCardHand);

export const judgeFiveCards = (table: PayTable, below = NOT_PAID): Judge =>
  judgeAll(table, below, FIVE_CARD_HANDS, (hand, rank) => categoryOfFive(rank) === hand);

const judgeAll = (table: PayTable, below: Said, ranks: number, is: (hand: string, rank: number) => boolean): Judge => {
  const rows = verdictsOf(table);
  const none = loses(below, table.clause);
  const judge = Array.from({ length: ranks }, (_, i) => rows.find(row => is(row.hand, i + 1)) ?? none);
  return [none, ...judge]; // Ranks count from 1.
};

/** Rows go from the top, so four aces are taken before four of a kind. */
const isFourCardHand = (hand: string, rank: number): boolean => {
  switch (hand) {
    case 'four-aces':
      return rank === FOUR_ACES;
    case 'royal-flush':
      return rank === SUITED_A_K_Q_J;
    case 'pair-of-queens-or-better':
      return categoryOfFour(rank) === 'pair' && rank >= LEAST_PAIR_OF_QUEENS;
    case 'pair-of-aces':
      return categoryOfFour(rank) === 'pair' && rank >= LEAST_PAIR_OF_ACES;
    default:
      return categoryOfFour(rank) === hand;
  }
};
