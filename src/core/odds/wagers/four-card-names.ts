import { RANKS } from '#core/cards';
import { fourOfFour } from '#core/evaluator';
import { handClasses } from '../counting/suit-classes.ts';

/** A four-card value by its cards, in the order in which they count: `K-Q-8-4`, `7-7-A-3`, `9-7-4-2 suited`. */
export const nameOfFour = (value: number): string => {
  names ??= allNames();
  return names[value]!;
};

let names: readonly string[] | undefined;

const allNames = (): readonly string[] => {
  const all: string[] = [];
  const { cards, count } = handClasses(13, 4);
  for (let c = 0; c < 4 * count; c += 4) {
    all[fourOfFour(cards[c]!, cards[c + 1]!, cards[c + 2]!, cards[c + 3]!)] ??= nameOf([...cards.subarray(c, c + 4)]);
  }
  return all;
};

const nameOf = (cards: readonly number[]): string => {
  const ranks = cards.map(card => card >> 2);
  const copies = (rank: number): number => ranks.filter(each => each === rank).length;
  const inOrder = ranks.toSorted((a, b) => copies(b) - copies(a) || b - a).map(rank => RANKS[rank]!);
  const isSuited = cards.every(card => card % 4 === cards[0]! % 4);
  return inOrder.join('-') + (isSuited ? ' suited' : '');
};
