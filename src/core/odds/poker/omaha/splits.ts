import { assert } from '#core/base';
import { bitsIn } from '../../counting/suit-classes.ts';
import type { BeatRule } from '../bad-beat/rule.ts';

/** A card, or two, that make a strong hand on a board if they are in one hand. */
export type Holding = {
  /** Which of the board's telling cards, as bits. */
  readonly cards: number;
  /** 0 for the best hand on this board, 1 for the next; equal hands have equal places. */
  readonly place: number;
  readonly mayWin: boolean;
  readonly mayLose: boolean;
};

/** Some telling cards stay in the deck, the others are together in hands: how many in each, the fullest first. */
export type Split = { readonly undealt: number; readonly hands: readonly number[]; readonly ways: bigint };

/** By the text of `undealt` and `hands`. */
export type SplitCounts = Map<string, Split>;

/**
 * Goes through all the ways in which a board's telling cards can be split over the deck and hands of four, and counts
 * those that `counts` says yes to. Who holds a hand, and the cards beside the telling ones, do not matter here.
 */
export const splitCounts = (tellingCards: number, counts: (hands: readonly number[]) => boolean): SplitCounts => {
  assert(tellingCards <= 12, `${tellingCards} telling cards are too many to split`);
  const found: SplitCounts = new Map();
  const hands: number[] = [];
  const split = (card: number, undealt: number): void => {
    if (card === tellingCards) {
      if (counts(hands)) record(found, undealt, hands);
      return;
    }
    split(card + 1, undealt + 1);
    for (let i = 0; i < hands.length; i++) {
      const before = hands[i]!;
      if (bitsIn(before) === 4) continue;
      hands[i] = before | (1 << card);
      split(card + 1, undealt);
      hands[i] = before;
    }
    hands.push(1 << card);
    split(card + 1, undealt);
    hands.pop();
  };
  split(0, 0);
  return found;
};

/** As for hold'em: the two best hands must be a winner and a loser, or any two of the hands. */
export const isBadBeat = (
  hands: readonly number[],
  holdings: readonly Holding[],
  loser: BeatRule['loser'],
): boolean => {
  const held = hands.map(hand => bestOf(hand, holdings)).filter(each => each !== undefined);
  if (loser === 'any') return held.some(a => a.mayWin && held.some(b => b.mayLose && a.place < b.place));
  const [best, second] = [...new Set(held.map(each => each.place))].sort((a, b) => a - b);
  return (
    held.some(each => each.place === best && each.mayWin) && held.some(each => each.place === second && each.mayLose)
  );
};

/** A hand's place; of two holdings that make it the same hand, one that qualifies is enough. */
const bestOf = (hand: number, holdings: readonly Holding[]): Omit<Holding, 'cards'> | undefined => {
  const own = holdings.filter(({ cards }) => (hand & cards) === cards);
  if (own.length === 0) return undefined;
  const place = Math.min(...own.map(holding => holding.place));
  const best = own.filter(holding => holding.place === place);
  return { place, mayWin: best.some(each => each.mayWin), mayLose: best.some(each => each.mayLose) };
};

const record = (found: SplitCounts, undealt: number, hands: readonly number[]): void => {
  const sizes = hands.map(bitsIn).sort((a, b) => b - a);
  const key = `${undealt}|${sizes}`;
  found.set(key, { undealt, hands: sizes, ways: (found.get(key)?.ways ?? 0n) + 1n });
};
