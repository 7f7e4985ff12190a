import { toNumber } from '#core/base';
import { chanceOfTies, endgame } from './hi-lo-endgame.ts';
import { cardsBelow, isMirrored, newPile, type Pile, takeFrom, turnOver } from './hi-lo-pile.ts';
import { type HiLoPrizes, LAST_BUT_ONE, STAGES } from './hi-lo-prizes.ts';
import { keyedRows } from './keyed-rows.ts';

/** What the three choices are worth on average, in dollars, when everything after is played for the best. */
export type Choices = { readonly quit: number; readonly higher: number; readonly lower: number };

export type HiLoValues = {
  /** At a stage, the card at `place` of the pile having been drawn from it and shown. */
  readonly choices: (stage: number, pile: Pile, place: number) => Choices;
  /** The last choice of all, by how many cards are higher and how many lower. */
  readonly lastChoices: (above: number, below: number) => Choices;
  /** The average over the cards of the pile, one of them drawn and shown. */
  readonly average: (stage: number, pile: Pile) => number;
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
  const piles = Array.from({ length: 2 * STAGES.length }, newPile);

  /** Sums of `stage` for the cards of `pile` below `place` and above it, into SUMS. */
  const sumUp = (stage: number, pile: Pile, place: number, isLeft: number): void => {
    const start = stage === LAST_BUT_ONE ? last.rowOf(pile) : rowOf(stage, pile);
    const values = stage === LAST_BUT_ONE ? last.values : rows[stage]!.values();
    const whole = values[start + pile.length]!;
    if (isMirrored(pile)) {
      SUMS.below = whole - values[start + pile.length - place]!;
      SUMS.above = values[start + pile.length - place - isLeft]!;
    } else {
      SUMS.below = values[start + place]!;
      SUMS.above = whole - values[start + place + isLeft]!;
    }
  };

  const rowOf = (stage: number, pile: Pile): number => {
    const known = rows[stage]!.find(Math.min(pile.key, pile.mirror));
    if (known >= 0) return known;
    const upright = piles[2 * stage]!;
    if (isMirrored(pile)) turnOver(pile, upright);
    const cards = isMirrored(pile) ? upright : pile;
    const sums = new Float64Array(WIDTH);
    for (let place = 0; place < cards.length; place++) {
      sums[place + 1] = sums[place]! + cards.ranks[place]! * bestOf(choices(stage, cards, place));
    }
    const start = rows[stage]!.add(cards.key);
    rows[stage]!.values().set(sums, start);
    return start;
  };

  const choices = (stage: number, pile: Pile, place: number): Choices => {
    const { level, right, freeMiss } = STAGES[stage]!;
    if (stage === LAST_BUT_ONE) return last.choices(pile, place);
    const [next, same] = [piles[2 * stage + 1]!, pile.ranks[place]!];
    const below = cardsBelow(pile, place);
    const above = pile.cards - same - below;
    let [higher, lower] = [0, 0];
    for (let taken = 1; taken <= same; taken++) {
      takeFrom(pile, place, taken, next);
      const isLeft = taken < same ? 1 : 0;
      sumUp(right, next, place, isLeft);
      const [rightBelow, rightAbove] = [SUMS.below, SUMS.above];
      if (freeMiss === undefined) {
        SUMS.below = miss[level]! * below;
        SUMS.above = miss[level]! * above;
      } else sumUp(freeMiss, next, place, isLeft);
      const chance = chanceOfTies(pile.cards - 1, same - 1, taken - 1) / next.cards;
      higher += chance * (rightAbove + SUMS.below);
      lower += chance * (rightBelow + SUMS.above);
    }
    return { quit: quit[level]!, higher, lower };
  };

  const average = (stage: number, pile: Pile): number => {
    const start = rowOf(stage, pile);
    return rows[stage]!.values()[start + pile.length]! / pile.cards;
  };
  return { choices, lastChoices: last.lastChoices, average };
};

export const bestOf = ({ quit, higher, lower }: Choices): number => Math.max(quit, higher, lower);

/** Up to thirteen ranks and the sum of none. */
const WIDTH = 14;
const SUMS = { below: 0, above: 0 };
