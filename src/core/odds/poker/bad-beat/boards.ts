import { isIn, type Part, type Progress, WHOLE } from '../../answer/part.ts';
import { choose } from '../../counting/choose.ts';
import { handClasses } from '../../counting/suit-classes.ts';

export type Board = readonly [number, number, number, number, number];

/** The deck from the deuces up to a number of ranks, 13 for all: small decks are for checking by brute force. */
export type Deck = { readonly ranks: number };
export const FULL_DECK: Deck = { ranks: 13 };

export const boardsOf = ({ ranks }: Deck): bigint => choose(4 * ranks, 5);

/** Visits every board up to a change of suits, with the number of boards it represents and the cards it leaves. */
export const forEachBoard = (
  { ranks }: Deck,
  progress: Progress,
  visit: (board: Board, cardsLeft: readonly number[], weight: number) => void,
  part: Part = WHOLE,
): void => {
  const { count, cards, weights } = handClasses(ranks, 5);
  for (let i = 0; i < count; i++) {
    if (i % 4096 === 0) progress(i, count);
    if (!isIn(part, i >> BLOCK_BITS)) continue;
    const at = 5 * i;
    const board: Board = [cards[at]!, cards[at + 1]!, cards[at + 2]!, cards[at + 3]!, cards[at + 4]!];
    visit(board, cardsLeft(board, ranks), weights[i]!);
  }
};

/** Boards that are alike follow one another, and what is remembered of one helps with the next: 64 stay together. */
const BLOCK_BITS = 6;

export const cardsLeft = ([a, b, c, d, e]: Board, ranks: number): readonly number[] => {
  const left: number[] = [];
  for (let card = 0; card < 4 * ranks; card++) {
    if (card !== a && card !== b && card !== c && card !== d && card !== e) left.push(card);
  }
  return left;
};

const PLACES = [0, 1, 2, 3, 4] as const;
type Place = (typeof PLACES)[number];

/** The ten ways to take three of the five cards of a board. */
export const TRIPLES: readonly (readonly [Place, Place, Place])[] = PLACES.flatMap(i =>
  PLACES.flatMap(j => PLACES.filter(k => i < j && j < k).map(k => [i, j, k] as const)),
);

export const hasTrips = (board: Board): boolean =>
  board.some(card => board.filter(other => other >> 2 === card >> 2).length >= 3);
