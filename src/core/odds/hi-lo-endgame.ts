import { cardsBelow, isMirrored, newPile, type Pile, turnOver } from './hi-lo-pile.ts';
import { LAST, LAST_BUT_ONE, STAGES } from './hi-lo-prizes.ts';
import type { Choices } from './hi-lo-values.ts';

/** The last two guesses, without a look at any later pile. */
export type Endgame = {
  readonly choices: (pile: Pile, place: number) => Choices;
  readonly lastChoices: (above: number, below: number) => Choices;
  /** Where the running sums of a pile begin in `values`; they stay there until the next call. */
  readonly rowOf: (pile: Pile) => number;
  readonly values: Float64Array;
};

/**
 * The last guess depends on how many cards are higher and how many lower, ties or not: they only put it off. So what a
 * right guess before it leads to depends, for each card drawn, on the cards of its rank, the cards beyond it, all cards
 * left and the ties before it; the ties are summed once and for all in WORTH.
 */
export const endgame = (quit: readonly number[], miss: readonly number[], progressive: number): Endgame => {
  const [quitNow, quitLast] = [quit[STAGES[LAST_BUT_ONE]!.level]!, quit[STAGES[LAST]!.level]!];
  const [missNow, missLast] = [miss[STAGES[LAST_BUT_ONE]!.level]!, miss[STAGES[LAST]!.level]!];
  const lastChoices = (above: number, below: number): Choices => ({
    quit: quitLast,
    higher: (above * progressive + below * missLast) / (above + below),
    lower: (below * progressive + above * missLast) / (above + below),
  });
  const worth = worthOfDraws((beyond, behind) => {
    if (beyond + behind === 0) return quitLast;
    const { higher, lower } = lastChoices(beyond, behind);
    return Math.max(quitLast, higher, lower);
  });
  const keys = new Float64Array(1 << SLOT_BITS).fill(-1);
  const values = new Float64Array(WIDTH << SLOT_BITS);
  const upright = newPile();

  const choices = (pile: Pile, place: number): Choices => {
    const { ranks, length, cards } = pile;
    const same = ranks[place]!;
    const table = tableFor(cards - 1, same - 1);
    const below = cardsBelow(pile, place);
    const others = cards - same;
    let higher = (missNow * below) / others;
    let lower = (missNow * (others - below)) / others;
    for (let i = 0, behind = 0; i < place; behind += ranks[i++]!) lower += worth[table + 64 * ranks[i]! + behind]!;
    for (let i = length - 1, beyond = 0; i > place; beyond += ranks[i--]!) higher += worth[table + 64 * ranks[i]! + beyond]!;
    return { quit: quitNow, higher, lower };
  };

  const rowOf = (pile: Pile): number => {
    const key = Math.min(pile.key, pile.mirror);
    const slot = Math.imul(key, 0x9e3779b1) >>> (32 - SLOT_BITS);
    const start = slot * WIDTH;
    if (keys[slot] === key) return start;
    keys[slot] = key;
    if (isMirrored(pile)) turnOver(pile, upright);
    const cards = isMirrored(pile) ? upright : pile;
    for (let place = 0; place < cards.length; place++) {
      const { higher, lower } = choices(cards, place);
      values[start + place + 1] = values[start + place]! + cards.ranks[place]! * Math.max(quitNow, higher, lower);
    }
    return start;
  };
  return { choices, lastChoices, rowOf, values };
};

/** The chance that exactly so many cards of the shown rank come first, `same` of them being among `cards`. */
export const chanceOfTies = (cards: number, same: number, ties: number): number => {
  let chance = 1;
  for (let i = 0; i < ties; i++) chance *= (same - i) / (cards - i);
  return chance;
};

/** Up to thirteen ranks and the sum of none. */
const WIDTH = 14;
/** Rows are kept in so many slots, two to the power of this; a new row drives out the old one of its slot. */
const SLOT_BITS = 18;

/** Where the entries for so many cards, so many of them of the shown rank, begin. */
const tableFor = (cards: number, same: number): number => (4 * cards + same) * 5 * 64;

/**
 * At `tableFor(cards, same) + 64 * count + beyond`: what the `count` cards of a rank add to a guess when `beyond` cards
 * lie past them, each drawn after no, one, two or three ties.
 */
const worthOfDraws = (worthOf: (beyond: number, behind: number) => number): Float64Array => {
  const worth = new Float64Array(tableFor(53, 0));
  for (let cards = 1; cards < 52; cards++) {
    for (let same = 0; same < 4; same++) {
      for (let count = 1; count <= 4; count++) {
        for (let beyond = 0; beyond + count + same <= cards; beyond++) {
          let sum = 0;
          for (let ties = 0; ties <= same; ties++) {
            const left = cards - ties;
            sum += ((chanceOfTies(cards, same, ties) * count) / left) * worthOf(beyond, left - count - beyond);
          }
          worth[tableFor(cards, same) + 64 * count + beyond] = sum;
        }
      }
    }
  }
  return worth;
};
