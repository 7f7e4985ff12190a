import { cardsBelow, isMirrored, newPile, type Pile, turnOver } from './pile.ts';
import { LAST, LAST_BUT_ONE, STAGES } from './prizes.ts';

/** What the three choices are worth on average, in dollars, when everything after is played for the best. */
export type Worths = { quit: number; higher: number; lower: number };

/** The last two guesses, without a look at any later pile. */
export type Endgame = {
  /** Before the last but one guess; the same object is handed out again with the next numbers. */
  readonly worths: (pile: Pile, place: number) => Worths;
  readonly lastWorths: (above: number, below: number) => Worths;
  /** Where the running sums of a pile begin in `values`; they stay there until the next call. */
  readonly rowOf: (pile: Pile) => number;
  readonly values: Float64Array;
};

/**
 * The last guess depends on how many cards are higher and how many lower, ties or not: they only put it off. So what a
 * right guess before it leads to depends, for each card drawn, on the cards of its rank, the cards beyond it, all cards
 * left and the ties before it; the ties are summed once and for all in a table.
 */
export const endgame = (quit: readonly number[], miss: readonly number[], progressive: number): Endgame => {
  const [quitNow, quitLast] = [quit[STAGES[LAST_BUT_ONE]!.level]!, quit[STAGES[LAST]!.level]!];
  const [missNow, missLast] = [miss[STAGES[LAST_BUT_ONE]!.level]!, miss[STAGES[LAST]!.level]!];
  const lastWorths = (above: number, below: number): Worths => ({
    quit: quitLast,
    higher: (above * progressive + below * missLast) / (above + below),
    lower: (below * progressive + above * missLast) / (above + below),
  });
  const worth = worthOfDraws((beyond, behind) => {
    if (beyond + behind === 0) return quitLast;
    const { higher, lower } = lastWorths(beyond, behind);
    return Math.max(quitLast, higher, lower);
  });
  const keys = new Float64Array(1 << SLOT_BITS).fill(-1);
  const values = new Float64Array(WIDTH << SLOT_BITS);
  const upright = newPile();

  const now: Worths = { quit: quitNow, higher: 0, lower: 0 };
  const worths = (pile: Pile, place: number): Worths => {
    const { ranks, length, cards } = pile;
    const same = ranks[place]!;
    const table = tableFor(cards - 1, same - 1);
    const below = cardsBelow(pile, place);
    const others = cards - same;
    let higher = (missNow * below) / others;
    let lower = (missNow * (others - below)) / others;
    for (let i = 0, behind = 0; i < place; behind += ranks[i++]!) lower += worth[table + 64 * ranks[i]! + behind]!;
    for (let i = length - 1, beyond = 0; i > place; beyond += ranks[i--]!)
      higher += worth[table + 64 * ranks[i]! + beyond]!;
    now.higher = higher;
    now.lower = lower;
    return now;
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
      const { higher, lower } = worths(cards, place);
      values[start + place + 1] = values[start + place]! + cards.ranks[place]! * Math.max(quitNow, higher, lower);
    }
    return start;
  };
  return { worths, lastWorths, rowOf, values };
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

/** A right guess before the last: what matters of the rank that is drawn. */
export type Draw = {
  /** All cards left, and how many of them are of the shown rank. */
  readonly cards: number;
  readonly same: number;
  /** The cards of the rank drawn, and those past it. */
  readonly count: number;
  readonly beyond: number;
};

/** Draws have places in a table: at `tableFor(cards, same) + 64 * count + beyond`. */
export const tableFor = (cards: number, same: number): number => (4 * cards + same) * 5 * 64;
export const DRAWS = tableFor(52, 0);
export const drawAt = (place: number): Draw => {
  const table = Math.floor(place / 320);
  return { cards: table >> 2, same: table & 3, count: (place % 320) >> 6, beyond: place & 63 };
};

/** What each draw adds to a guess, its cards coming after no, one, two or three ties. */
const worthOfDraws = (worthOf: (beyond: number, behind: number) => number): Float64Array => {
  const worth = new Float64Array(DRAWS);
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
