import type { Rational } from '#core/base';
import { chanceTally } from './chance-tally.ts';
import { cardsBelow, fullPile, isMirrored, newPile, type Pile, pileOf, takeFrom } from './hi-lo-pile.ts';
import { LAST, LAST_BUT_ONE, STAGES } from './hi-lo-prizes.ts';
import type { Choices, HiLoValues } from './hi-lo-values.ts';
import { type KeyedRows, keyedRows } from './keyed-rows.ts';
import type { Progress } from './subject.ts';

/** The exact chance of every ending: quitting at a level, a miss at a level, or the top. */
export type Endings = {
  readonly quit: readonly Rational[];
  readonly miss: readonly Rational[];
  readonly top: Rational;
};

/**
 * Follows every order in which the cards may come while each choice is the best one, and adds up the endings exactly.
 * A row keeps, for a stage and a pile, in how many orders of ranks the game gets there with each rank shown; an order
 * of ranks stands for as many orders of cards as the suits make of it.
 */
export const playOut = ({ choices, lastChoices }: HiLoValues, progress: Progress): Endings => {
  const arrivals = STAGES.map(() => keyedRows(RANKS));
  const tally = chanceTally(TOP + 1);
  const [pile, next] = [newPile(), newPile()];

  const choose = (stage: number, place: number, ways: number): void => {
    const { level, right, freeMiss } = STAGES[stage]!;
    const choice = bestChoice(choices(stage, pile, place));
    const suits = suitOrders(pile, place);
    if (choice === 'quit') return tally.add(QUIT + level, drawnWith(pile), 1, ways, suits);
    const same = pile.ranks[place]!;
    const below = cardsBelow(pile, place);
    const above = pile.cards - same - below;
    const [up, down] = choice === 'higher' ? [right, freeMiss] : [freeMiss, right];
    // Ties only put off a miss, so its chance is that of the first card of another rank.
    if (up === undefined) tally.add(MISS + level, drawnWith(pile), above + below, ways * above, suits);
    if (down === undefined) tally.add(MISS + level, drawnWith(pile), above + below, ways * below, suits);
    for (let taken = 1; taken <= same; taken++) {
      takeFrom(pile, place, taken, next);
      if (up !== undefined) show(up, taken < same ? place + 1 : place, next.length, ways);
      if (down !== undefined) show(down, 0, place, ways);
    }
  };
  /** Draws each card of `next` from one place to before another. */
  const show = (stage: number, from: number, to: number, ways: number): void => {
    for (let place = from; place < to; place++) {
      if (stage === LAST) chooseLast(place, ways);
      else arrive(arrivals[stage]!, next, place, ways);
    }
  };
  const chooseLast = (place: number, ways: number): void => {
    const { level } = STAGES[LAST]!;
    const below = cardsBelow(next, place);
    const above = next.cards - next.ranks[place]! - below;
    const choice = bestChoice(lastChoices(above, below));
    const suits = suitOrders(next, place);
    if (choice === 'quit') return tally.add(QUIT + level, drawnWith(next), 1, ways, suits);
    const [right, wrong] = choice === 'higher' ? [above, below] : [below, above];
    tally.add(TOP, drawnWith(next), above + below, ways * right, suits);
    tally.add(MISS + level, drawnWith(next), above + below, ways * wrong, suits);
  };

  fullPile(next, RANKS);
  show(0, 0, RANKS, 1);
  for (let stage = 0; stage <= LAST_BUT_ONE; stage++) {
    for (const [key, start] of arrivals[stage]!.keys()) {
      pileOf(key, pile);
      for (let place = 0; place < pile.length; place++) {
        const ways = arrivals[stage]!.values()[start + place]!;
        if (ways > 0) choose(stage, place, ways);
      }
    }
    progress(stage + 1, LAST);
  }
  const levels = STAGES[LAST]!.level + 1;
  return {
    quit: Array.from({ length: levels }, (_, level) => tally.chanceOf(QUIT + level)),
    miss: Array.from({ length: levels }, (_, level) => tally.chanceOf(MISS + level)),
    top: tally.chanceOf(TOP),
  };
};

/** Of choices equally good, quitting before guessing and higher before lower. */
export const bestChoice = ({ quit, higher, lower }: Choices): 'quit' | 'higher' | 'lower' => {
  if (quit >= higher - EQUAL && quit >= lower - EQUAL) return 'quit';
  return higher >= lower - EQUAL ? 'higher' : 'lower';
};

/** Choices closer than a millionth of a cent are equal: the sums behind them are good to about 10^-12 dollars. */
const EQUAL = 1e-8;

/** Events of the tally. */
const QUIT = 0;
const MISS = 8;
const TOP = 16;

const RANKS = 13;

/** Cards drawn once one of the pile is shown. */
const drawnWith = (pile: Pile): number => 4 * RANKS - pile.cards + 1;

/** In how many ways the cards drawn, the one at `place` the last of them, take their suits: 4 x 3 x ... a rank. */
const suitOrders = (pile: Pile, place: number): number => {
  let orders = pile.ranks[place]! * 24 ** (RANKS - pile.length);
  for (let i = 0; i < pile.length; i++) orders *= SUIT_ORDERS[pile.ranks[i]!]!;
  return orders;
};
/** By the cards of a rank that are left. */
const SUIT_ORDERS = [24, 24, 12, 4, 1] as const;

const arrive = (rows: KeyedRows, pile: Pile, place: number, ways: number): void => {
  const key = Math.min(pile.key, pile.mirror);
  const known = rows.find(key);
  const start = known < 0 ? rows.add(key) : known;
  rows.values()[start + (isMirrored(pile) ? pile.length - 1 - place : place)]! += ways;
};
