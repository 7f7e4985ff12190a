import { seeded } from '#core/base';
import { rankFive, rankSeven } from '#core/evaluator';
import { type Part, type Progress, stretchesOf } from '../../answer/part.ts';
import { type Board, hasTrips, TRIPLES } from './boards.ts';
import { type BeatRule, type HeldHand, qualifies } from './rule.ts';

export type PokerGame = 'texas-holdem' | 'omaha';
const HOLE_CARDS: Readonly<Record<PokerGame, number>> = { 'texas-holdem': 2, omaha: 4 };

/** How to deal: the same seed gives the same deals. */
export type Dealing = {
  readonly game: PokerGame;
  readonly players: number;
  readonly deals: number;
  readonly seed: number | string;
};

/** How many deals of one part are a bad beat by each rule. */
export const countBeats = (
  rules: readonly BeatRule[],
  dealing: Dealing,
  part: Part,
  progress: Progress,
): readonly number[] => {
  const hits = rules.map(() => 0);
  dealHands(dealing, part, progress, (board, hands) => {
    const values = hands.map(hand => handValue(dealing.game, board, hand));
    for (const [rule, parts] of rules.entries()) {
      if (values.filter(value => value >= parts.beatenMin).length < 2) continue;
      const held = hands.map((hand, i) => heldHand(dealing.game, board, hand, values[i]!));
      if (isBeat(parts, held)) hits[rule]!++;
    }
  });
  return hits;
};

/** Calls `look` with each deal's board and hands; the arrays are good until the next deal. */
export const dealHands = (
  { game, players, ...deals }: Dealing,
  part: Part,
  progress: Progress,
  look: (board: Board, hands: readonly Uint8Array[]) => void,
): void => {
  const each = HOLE_CARDS[game];
  const deck = Uint8Array.from({ length: 52 }, (_, card) => card);
  const hands = Array.from({ length: players }, (_, i) => deck.subarray(5 + each * i, 5 + each * (i + 1)));
  dealBoards(deck, each * players, deals, part, progress, board => look(board, hands));
};

/** Deals a board from the front of a deck and so many cards after it, again and again. */
export const dealBoards = (
  deck: Uint8Array,
  cards: number,
  { deals, seed }: Pick<Dealing, 'deals' | 'seed'>,
  part: Part,
  progress: Progress,
  look: (board: Board) => void,
): void => {
  const fresh = deck.slice();
  const stretches = stretchesOf(deals, seed, part);
  for (const [done, stretch] of stretches.entries()) {
    progress(done, stretches.length);
    const random = seeded(stretch.seed);
    deck.set(fresh);
    for (let deal = 0; deal < stretch.deals; deal++) {
      random.deal(deck, 5 + cards);
      look([deck[0]!, deck[1]!, deck[2]!, deck[3]!, deck[4]!]);
    }
  }
};

export const handValue = (game: PokerGame, [a, b, c, d, e]: Board, hand: Uint8Array): number =>
  game === 'texas-holdem' ? rankSeven(a, b, c, d, e, hand[0]!, hand[1]!) : twoPlusThree([a, b, c, d, e], hand);

/** The best hand of exactly two hole cards and three of the board. */
export const twoPlusThree = (board: Board, hand: Uint8Array): number => {
  let best = 0;
  for (let x = 1; x < hand.length; x++) {
    for (let y = 0; y < x; y++) best = Math.max(best, pairValue(board, hand[x]!, hand[y]!));
  }
  return best;
};

const pairValue = (board: Board, x: number, y: number): number => {
  let best = 0;
  for (let t = 0; t < TRIPLES.length; t++) {
    const [i, j, k] = TRIPLES[t]!;
    best = Math.max(best, rankFive(x, y, board[i], board[j], board[k]));
  }
  return best;
};

export const heldHand = (game: PokerGame, board: Board, hand: Uint8Array, value: number): HeldHand => {
  const cards = [...hand];
  const pairs = cards.flatMap((x, i) => cards.slice(0, i).map(y => [x, y] as const));
  const playing = pairs.filter(([x, y]) => pairValue(board, x, y) === value);
  return {
    value,
    bothPlay: playing.length > 0,
    isPocketPair: playing.some(([x, y]) => x >> 2 === y >> 2),
    tripsOnBoard: game === 'texas-holdem' && hasTrips(board),
  };
};

export const isBeat = (rule: BeatRule, held: readonly HeldHand[]): boolean => {
  const able = held.filter(hand => hand.value >= rule.beatenMin && qualifies(rule, hand));
  if (rule.loser === 'any') return able.some(a => a.value >= rule.winnerMin && able.some(b => b.value < a.value));
  const [best, second] = [...new Set(held.map(hand => hand.value))].sort((a, b) => b - a);
  return best! >= rule.winnerMin && able.some(hand => hand.value === best) && able.some(hand => hand.value === second);
};
