import { categoryOfFive, rankFive } from '#core/evaluator';
import { type Board, TRIPLES } from '../bad-beat/boards.ts';
import { leastQuads } from '../bad-beat/rule.ts';

/** Cards that, held together, make a strong hand with exactly two hole cards and three of the board. */
export type StrongHand = { readonly cards: readonly number[]; readonly value: number };

/**
 * Four of a kind: the two cards beside a pair on the board, or the one beside three of a kind. Kickers are left out, as
 * no two players ever hold four of one rank; the value is that of the lowest kicker.
 */
export const quadsOn = (board: Board, cards: readonly number[]): readonly StrongHand[] =>
  [...new Set(board.map(card => card >> 2))].flatMap(rank => {
    const onBoard = board.filter(card => card >> 2 === rank).length;
    const held = cards.filter(card => card >> 2 === rank);
    return onBoard >= 2 && onBoard <= 3 && onBoard + held.length === 4
      ? [{ cards: held, value: leastQuads(rank) }]
      : [];
  });

/** Straight flushes, the royal among them: every two cards of a suit that make one. */
export const straightFlushesOn = (board: Board, cards: readonly number[]): readonly StrongHand[] =>
  [0, 1, 2, 3].flatMap(suit => {
    const own = board.filter(card => (card & 3) === suit);
    if (own.length < 3) return [];
    const held = cards.filter(card => (card & 3) === suit);
    return held.flatMap((x, i) =>
      held.slice(0, i).flatMap(y => {
        const value = Math.max(...triplesOf(own).map(([a, b, c]) => rankFive(a, b, c, x, y)));
        return isStraightFlush(value) ? [{ cards: [x, y], value }] : [];
      }),
    );
  });

export const isRoyal = (hand: StrongHand): boolean => categoryOfFive(hand.value) === 'royal-flush';

const isStraightFlush = (value: number): boolean =>
  categoryOfFive(value) === 'straight-flush' || categoryOfFive(value) === 'royal-flush';

const triplesOf = (cards: readonly number[]): readonly (readonly [number, number, number])[] =>
  TRIPLES.filter(([, , k]) => k < cards.length).map(([i, j, k]) => [cards[i]!, cards[j]!, cards[k]!]);
