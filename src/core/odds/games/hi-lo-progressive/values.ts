import { toNumber } from '#core/base';
import { type KeyedRows, keyedRows } from '../../counting/keyed-rows.ts';
import { chanceOfTies, type Endgame, endgame, type Worths } from './endgame.ts';
import { cardsBelow, isMirrored, newPile, type Pile, takeFrom, turnOver } from './pile.ts';
import { type HiLoPrizes, LAST_BUT_ONE, STAGES } from './prizes.ts';

export type Choice = 'quit' | 'higher' | 'lower';

export type HiLoValues = {
  /** The average over the cards of the pile, one of them drawn and shown. */
  readonly average: (stage: number, pile: Pile) => number;
  /** The best choice before the last but one guess, the card at `place` of the pile having been drawn and shown. */
  readonly choice: (stage: number, pile: Pile, place: number) => Choice;
  /** What each choice is worth there. */
  readonly worths: (stage: number, pile: Pile, place: number) => Worths;
  readonly endgame: Endgame;
};

/**
 * The best play, from the last guess back to the first. A row keeps, for a stage and a pile, the running sums of what
 * its cards are worth once drawn: the difference of two sums is worth all cards above, or below, a card. Drawing a tie
 * takes one more card of the shown rank and leaves the guess as it was.
 */
export const hiLoValues = (prizes: HiLoPrizes): HiLoValues => {
  const quit = prizes.quit.map(toNumber);
  const miss = prizes.miss.map(toNumber);
  const last = endgame(quit, miss, toNumber(prizes.progressive));
  const rows = STAGES.map(() => keyedRows(WIDTH));
  const work: Work = { quit, miss, last, rows, piles: STAGES.map(() => ({ upright: newPile(), next: newPile() })) };
  return {
    average: (stage, pile) => {
      const start = rowOf(work, stage, pile);
      return rows[stage]!.values()[start + pile.length]! / pile.cards;
    },
    choice: (stage, pile, place) => {
      const start = rowOf(work, stage, pile);
      return choiceIn(rows[stage]!.values()[start + CHOICES_AT]!, pile, place);
    },
    worths: (stage, pile, place) => ({ ...worthsOf(work, stage, pile, place) }),
    endgame: last,
  };
};

/** What is known so far, and piles to work with. */
type Work = {
  readonly quit: readonly number[];
  readonly miss: readonly number[];
  readonly last: Endgame;
  readonly rows: readonly KeyedRows[];
  readonly piles: readonly { readonly upright: Pile; readonly next: Pile }[];
};

const rowOf = (work: Work, stage: number, pile: Pile): number => {
  const known = work.rows[stage]!.find(Math.min(pile.key, pile.mirror));
  return known >= 0 ? known : workOut(work, stage, pile);
};

const workOut = (work: Work, stage: number, pile: Pile): number => {
  const { upright } = work.piles[stage]!;
  if (isMirrored(pile)) turnOver(pile, upright);
  const cards = isMirrored(pile) ? upright : pile;
  const row = new Float64Array(WIDTH);
  for (let place = 0; place < cards.length; place++) {
    const worths = worthsOf(work, stage, cards, place);
    row[place + 1] = row[place]! + cards.ranks[place]! * Math.max(worths.quit, worths.higher, worths.lower);
    row[CHOICES_AT]! += CHOICES.indexOf(bestChoice(worths)) * 4 ** place;
  }
  const start = work.rows[stage]!.add(cards.key);
  work.rows[stage]!.values().set(row, start);
  return start;
};

/** What the cards of `pile` below `place` and above it are worth at `stage`, into SUMS. */
const sumUp = (work: Work, stage: number, pile: Pile, place: number, isLeft: number): void => {
  const isLast = stage === LAST_BUT_ONE;
  const start = isLast ? work.last.rowOf(pile) : rowOf(work, stage, pile);
  splitRow(isLast ? work.last.values : work.rows[stage]!.values(), start, pile, place, isLeft);
};

const worthsOf = (work: Work, stage: number, pile: Pile, place: number): Worths => {
  const { level, right, freeMiss } = STAGES[stage]!;
  const { next } = work.piles[stage]!;
  const same = pile.ranks[place]!;
  const below = cardsBelow(pile, place);
  const above = pile.cards - same - below;
  let [higher, lower] = [0, 0];
  for (let taken = 1; taken <= same; taken++) {
    takeFrom(pile, place, taken, next);
    const isLeft = taken < same ? 1 : 0;
    sumUp(work, right, next, place, isLeft);
    const [rightBelow, rightAbove] = [SUMS.below, SUMS.above];
    if (freeMiss !== undefined) sumUp(work, freeMiss, next, place, isLeft);
    const missBelow = freeMiss === undefined ? work.miss[level]! * below : SUMS.below;
    const missAbove = freeMiss === undefined ? work.miss[level]! * above : SUMS.above;
    const chance = chanceOfTies(pile.cards - 1, same - 1, taken - 1) / next.cards;
    higher += chance * (rightAbove + missBelow);
    lower += chance * (rightBelow + missAbove);
  }
  WORTHS.quit = work.quit[level]!;
  WORTHS.higher = higher;
  WORTHS.lower = lower;
  return WORTHS;
};

/** Reads the running sums of a pile, which may be stored reversed, on both sides of a place. */
const splitRow = (values: Float64Array, start: number, pile: Pile, place: number, isLeft: number): void => {
  const whole = values[start + pile.length]!;
  if (isMirrored(pile)) {
    SUMS.below = whole - values[start + pile.length - place]!;
    SUMS.above = values[start + pile.length - place - isLeft]!;
  } else {
    SUMS.below = values[start + place]!;
    SUMS.above = whole - values[start + place + isLeft]!;
  }
};

const choiceIn = (codes: number, pile: Pile, place: number): Choice => {
  const isTurned = isMirrored(pile);
  const choice = CHOICES[(codes >> (2 * (isTurned ? pile.length - 1 - place : place))) & 3]!;
  return isTurned ? TURNED_OVER[choice] : choice;
};

/** Of choices equally good, quitting before guessing and higher before lower. */
export const bestChoice = ({ quit, higher, lower }: Worths): Choice => {
  if (quit >= higher - EQUAL && quit >= lower - EQUAL) return 'quit';
  return higher >= lower - EQUAL ? 'higher' : 'lower';
};

/** Choices closer than a millionth of a cent are equal: the sums behind them are good to about 10^-12 dollars. */
const EQUAL = 1e-8;

const CHOICES = ['quit', 'higher', 'lower'] as const;
const TURNED_OVER: Readonly<Record<Choice, Choice>> = { quit: 'quit', higher: 'lower', lower: 'higher' };

/** A row: the sums of no card up to thirteen ranks, then the choices, two bits a place. */
const CHOICES_AT = 14;
const WIDTH = 15;

/** Written again and again, and read at once, because making millions of them would take longer than the sums. */
const SUMS = { below: 0, above: 0 };
const WORTHS: Worths = { quit: 0, higher: 0, lower: 0 };
