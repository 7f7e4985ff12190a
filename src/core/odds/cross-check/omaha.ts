import { categoryOfFive, rankFive } from '#core/evaluator';
import { ROYAL_FLUSH } from '../counting/five-card-hands.ts';
import type { Board } from '../poker/bad-beat/boards.ts';
import type { HeldHand } from '../poker/bad-beat/rule.ts';
import { heldHand, twoPlusThree } from '../poker/bad-beat/simulated.ts';
import { OMAHA } from '../poker/omaha/omaha.ts';
import { ask } from './asked.ts';
import { deckFrom, numbersTo, rankOf, shoeOf, suitOf } from './deck.ts';
import {
  type Beats,
  beatRows,
  beatsOf,
  type Holders,
  holderRows,
  judgeBeats,
  MOST_PLAYERS,
  noHolders,
} from './poker-beats.ts';
import { type Rounds, watching } from './row.ts';

/** Hands come after the board, which comes first in the deck. */
const [BOARD, HOLE_CARDS] = [5, 4];
const LEAST_QUADS = rankFive(0, 1, 2, 3, 4);

const omahaTable = (seed: string): Rounds => {
  const beats = [
    beatsOf({ beaten: 'four-of-a-kind-2' }, 2),
    beatsOf({ beaten: 'four-of-a-kind-8' }, 2),
    beatsOf({ beaten: 'four-of-a-kind-2', loser: 'any' }, 2),
  ];
  const holders = noHolders(3);
  const answers = [2, 6, 9, MOST_PLAYERS].map(
    players => [players, ask({ subject: OMAHA, bet: 'hands', given: { players: `${players}` } })] as const,
  );
  return watching(dealTable(seed, beats, holders), [
    ...beats.flatMap(each => beatRows(OMAHA, each)),
    ...holderRows(OMAHA, new Map(answers), holders),
  ]);
};

const dealTable = (seed: string, beats: readonly Beats[], holders: Holders) => {
  const { cards, deal } = deckFrom(shoeOf(1), seed);
  const hands = numbersTo(MOST_PLAYERS).map(i => cards.subarray(BOARD + HOLE_CARDS * i, BOARD + HOLE_CARDS * (i + 1)));
  const values = new Uint16Array(MOST_PLAYERS);
  return (): void => {
    deal(BOARD + HOLE_CARDS * MOST_PLAYERS);
    const board: Board = [cards[0]!, cards[1]!, cards[2]!, cards[3]!, cards[4]!];
    countBoard(board);
    for (const kind of holders) kind.fill(0);
    for (let i = 0; i < MOST_PLAYERS; i++) {
      values[i] = isPromising(hands[i]!) ? twoPlusThree(board, hands[i]!) : 0;
      if (values[i]! >= LEAST_QUADS) noteHand(board, hands[i]!, values[i]!, i, holders);
    }
    const held = (): readonly HeldHand[] => hands.map((hand, i) => heldHand('omaha', board, hand, values[i]!));
    for (const each of beats) judgeBeats(each, values, held);
  };
};

const RANKS = new Uint8Array(13);
const SUITS = new Uint8Array(4);

const countBoard = (board: Board): void => {
  RANKS.fill(0);
  SUITS.fill(0);
  for (const card of board) {
    RANKS[rankOf(card)]!++;
    SUITS[suitOf(card)]!++;
  }
};

/** Four of a kind needs a pair for a pair of the board or one for three; a straight flush two cards for three. */
const isPromising = (hand: Uint8Array): boolean => {
  for (let x = 0; x < hand.length; x++) {
    if (RANKS[rankOf(hand[x]!)]! >= 3) return true;
    for (let y = 0; y < x; y++) {
      if (rankOf(hand[x]!) === rankOf(hand[y]!) && RANKS[rankOf(hand[x]!)] === 2) return true;
      if (suitOf(hand[x]!) === suitOf(hand[y]!) && SUITS[suitOf(hand[x]!)]! >= 3) return true;
    }
  }
  return false;
};

/** OPK-7: royal flush, straight flush, four of a kind with a pocket pair, each player by the highest. */
const noteHand = (board: Board, hand: Uint8Array, value: number, player: number, holders: Holders): void => {
  if (value === ROYAL_FLUSH) holders[0]![player] = 1;
  else if (categoryOfFive(value) === 'straight-flush') holders[1]![player] = 1;
  else if (heldHand('omaha', board, hand, value).isPocketPair) holders[2]![player] = 1;
};

export const OMAHA_DEALS = [omahaTable];
