import { type SubsetClasses, subsetClasses } from './subset-classes.ts';
import type { HandClasses } from './suit-classes.ts';

/** Remembers how many of the hands taken so far contain each set of cards. */
export type TakenHands = {
  readonly classes: SubsetClasses;
  /** For each class of sets: 24 times the number of hands taken that contain one such set. */
  readonly contain: Int32Array;
  /** Takes every hand of a class of `dealers`. */
  readonly take: (index: number) => void;
  /**
   * How many hands taken share no card with a class of `players`, as an alternating sum over the subsets of its cards.
   * `isTaken` says whether the player's own cards, where they are as many as the dealer's, are among the hands taken.
   */
  readonly avoiding: (index: number, isTaken: boolean) => number;
};

export const takenHands = (players: HandClasses, dealers: HandClasses): TakenHands => {
  // The one set as large as a dealer's hand is the hand itself: the caller knows whether it was taken.
  const largest = Math.min(players.size, dealers.size - 1);
  const classes = subsetClasses(dealers.ranks, largest);
  const { shares } = classes;
  const contain = new Int32Array(classes.count);
  const [inDealt, inHeld] = [subsetsOf(dealers.size, largest), subsetsOf(players.size, largest)];
  const signs = Int8Array.from(inHeld, subset => SIGNS[subset]!);
  const held = numbersOfAll(players, inHeld, classes);
  const isShared = players === dealers;
  const dealt = isShared ? held : new Int32Array(inDealt.length);
  const ownHand = players.size === dealers.size ? SIGNS[(1 << players.size) - 1]! : 0;

  const take = (index: number): void => {
    const weight = dealers.weights[index]!;
    if (!isShared) numberSubsets(dealers, index * dealers.size, inDealt, classes, dealt, 0);
    const first = isShared ? index * inDealt.length : 0;
    contain[0]! += 24 * weight;
    for (let i = first; i < first + inDealt.length; i++) contain[dealt[i]!]! += weight * shares[dealt[i]!]!;
  };
  const avoiding = (index: number, isTaken: boolean): number => {
    const first = index * signs.length;
    let sum = contain[0]!;
    for (let i = 0; i < signs.length; i++) sum += signs[i]! * contain[held[first + i]!]!;
    return sum / 24 + (isTaken ? ownHand : 0);
  };
  return { classes, contain, take, avoiding };
};

const numbersOfAll = (hands: HandClasses, subsets: Uint8Array, classes: SubsetClasses): Int32Array => {
  const numbers = new Int32Array(hands.count * subsets.length);
  for (let i = 0; i < hands.count; i++) {
    numberSubsets(hands, i * hands.size, subsets, classes, numbers, i * subsets.length);
  }
  return numbers;
};

/** Writes the class of each subset of the hand that begins at `first`. */
const numberSubsets = (
  { cards, size }: HandClasses,
  first: number,
  subsets: Uint8Array,
  { steps, classOf }: SubsetClasses,
  numbers: Int32Array,
  start: number,
): void => {
  placeSubsets(cards, first, size, size, steps, PLACES);
  for (let i = 0; i < subsets.length; i++) numbers[start + i] = classOf[PLACES[subsets[i]!]!]!;
};

/**
 * Writes where each subset of a hand is found among the sets of cards. One more card is to be put in after the `lower`
 * first cards, so that those behind it count one place further; its own step is left to the caller.
 */
export const placeSubsets = (
  cards: Uint8Array,
  first: number,
  size: number,
  lower: number,
  steps: Int32Array,
  places: Int32Array,
): void => {
  for (let i = 0; i < size; i++) {
    const bit = 1 << i;
    const step = 8 * cards[first + i]! + (i < lower ? 1 : 2);
    for (let subset = 0; subset < bit; subset++) places[subset | bit] = places[subset]! + steps[step + SIZES[subset]!]!;
  }
};

/** The subsets of a hand that are counted; the empty one needs no number. */
const subsetsOf = (size: number, largest: number): Uint8Array =>
  Uint8Array.from({ length: (1 << size) - 1 }, (_, i) => i + 1).filter(subset => SIZES[subset]! <= largest);

/** For a subset of a hand as bits, lowest card first: how many cards it holds, and (-1) to the power of that. */
export const SIZES = new Uint8Array(64);
export const SIGNS = new Int8Array(64).fill(1);
for (let subset = 1; subset < 64; subset++) {
  SIZES[subset] = SIZES[subset >> 1]! + (subset & 1);
  SIGNS[subset] = SIZES[subset]! % 2 === 0 ? 1 : -1;
}
/** Where the subsets of the hand at work are found; the empty one at 0. */
const PLACES = new Int32Array(64);
