import { rankSeven } from '#core/evaluator';
import type { Part, Progress } from '../../answer/part.ts';
import { choose } from '../../counting/choose.ts';
import { type Board, FULL_DECK, forEachBoard } from '../bad-beat/boards.ts';
import { bothPlay, type HoldemCounts } from './bad-beat.ts';

/** So many players at most: beyond, ways to lay out three and more pairs would have to be counted. */
export const EXACT_ACES_PLAYERS = 3;

/** What beats the aces, where any hand counts and where both aces must play. */
export type AcesBeaten = readonly [any: HoldemCounts, bothPlay: HoldemCounts];

/**
 * Counts what beats a pair of aces over all boards and pairs of aces, for one or two other players: `holdemChance` of
 * these counts, with the number of others, is the chance that at least one of them does.
 */
export const acesBeaten = (part: Part, progress: Progress): AcesBeaten => {
  const any = { one: 0, two: 0 };
  const both = { one: 0, two: 0 };
  const visit = (board: Board, cards: readonly number[], weight: number): void => {
    const values = pairValues(board, cards);
    const aces = cards.filter(card => card >= FIRST_ACE);
    for (const x of aces) {
      for (const y of aces.filter(ace => ace < x)) {
        const own = values[52 * x + y]!;
        const beating = beatingPairs(values, cards, own, x, y);
        add(any, weight, beating);
        add(both, weight, bothPlay(board, own, x, y) ? beating : NONE);
      }
    }
  };
  forEachBoard(FULL_DECK, progress, visit, part);
  return [counts(any), counts(both)];
};

// The aces are the last four of the deck.
const FIRST_ACE = 48;

type Beating = { readonly one: number; readonly two: number };
const NONE: Beating = { one: 0, two: 0 };

const pairValues = ([a, b, c, d, e]: Board, cards: readonly number[]): Int16Array => {
  for (let i = 1; i < cards.length; i++) {
    for (let j = 0; j < i; j++) VALUES[52 * cards[i]! + cards[j]!] = rankSeven(a, b, c, d, e, cards[i]!, cards[j]!);
  }
  return VALUES;
};

const VALUES = new Int16Array(52 * 52);

/** The pairs that beat a hand, and the ways to take two of them: all twos but those that share a card. */
const beatingPairs = (values: Int16Array, cards: readonly number[], own: number, x: number, y: number): Beating => {
  let one = 0;
  DEGREES.fill(0);
  for (const high of cards) {
    if (high === x || high === y) continue;
    for (const low of cards) {
      if (low >= high) break;
      if (low === x || low === y || values[52 * high + low]! <= own) continue;
      one++;
      DEGREES[high]!++;
      DEGREES[low]!++;
    }
  }
  let two = (one * (one - 1)) / 2;
  for (const degree of DEGREES) two -= (degree * (degree - 1)) / 2;
  return { one, two };
};

const DEGREES = new Int16Array(52);

const add = (sum: { one: number; two: number }, weight: number, { one, two }: Beating): void => {
  sum.one += weight * one;
  sum.two += weight * two;
};

/** At least one of the others: one pair, less two pairs held at once. */
const counts = ({ one, two }: Beating): HoldemCounts => ({
  pairCounts: [0n, BigInt(one), -BigInt(two)],
  // Two of the four aces, and a board out of the other fifty cards.
  boards: choose(4, 2) * choose(50, 5),
  cardsLeft: 45,
});
