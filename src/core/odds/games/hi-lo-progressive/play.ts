import { type Rational, rational } from '#core/base';
import type { Progress } from '../../answer/part.ts';
import { inOrder } from '../../counting/choose.ts';
import { type ExactSums, exactSums } from '../../counting/exact-sums.ts';
import { type KeyedRows, keyedRows } from '../../counting/keyed-rows.ts';
import { DRAWS, drawAt, type Endgame, tableFor } from './endgame.ts';
import { cardsBelow, fullPile, isMirrored, newPile, type Pile, pileOf, takeFrom } from './pile.ts';
import { LAST, LAST_BUT_ONE, STAGES } from './prizes.ts';
import { bestChoice, type Choice, type HiLoValues } from './values.ts';

/** The exact chance of every ending: quitting at a level, a miss at a level, or the top. */
export type Endings = {
  readonly quit: readonly Rational[];
  readonly miss: readonly Rational[];
  readonly top: Rational;
};

/**
 * Follows every order in which the cards may come while each choice is the best one, and adds up the endings exactly.
 * A row keeps, for a stage and a pile, in how many orders of ranks the game gets there with each rank shown; an order
 * of ranks represents as many orders of cards as the suits make of it.
 */
export const playOut = ({ choice, endgame }: HiLoValues, progress: Progress): Endings => {
  const arrivals = STAGES.map(() => keyedRows(RANKS));
  const endings = exactSums(ENDINGS * SLOTS);
  const draws = exactSums(DRAWS);
  const [pile, next] = [newPile(), newPile()];

  const goOn = (stage: number, place: number, ways: number, best: Choice): void => {
    const { right, freeMiss } = STAGES[stage]!;
    const [up, down] = best === 'higher' ? [right, freeMiss] : [freeMiss, right];
    const same = pile.ranks[place]!;
    for (let taken = 1; taken <= same; taken++) {
      takeFrom(pile, place, taken, next);
      if (up !== undefined) show(arrivals[up]!, next, taken < same ? place + 1 : place, next.length, ways);
      if (down !== undefined) show(arrivals[down]!, next, 0, place, ways);
    }
  };
  const choose = (stage: number, place: number, ways: number): void => {
    const { level, freeMiss } = STAGES[stage]!;
    const isEndgame = stage === LAST_BUT_ONE;
    const best = isEndgame ? bestChoice(endgame.worths(pile, place)) : choice(stage, pile, place);
    const suits = suitOrders(pile, place);
    if (best === 'quit') {
      endings.add(slotOf(QUIT + level, drawnWith(pile), 1), ways, suits);
      return;
    }
    const others = pile.cards - pile.ranks[place]!;
    const below = cardsBelow(pile, place);
    const wrong = best === 'higher' ? below : others - below;
    // Ties only put off a miss, so its chance is that of the first card of another rank.
    if (freeMiss === undefined) endings.add(slotOf(MISS + level, drawnWith(pile), others), ways * wrong, suits);
    if (isEndgame) addDraws(draws, pile, place, best, ways, suits);
    else goOn(stage, place, ways, best);
  };

  fullPile(next, RANKS);
  show(arrivals[0]!, next, 0, RANKS, 1);
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
  guessLast(draws, endings, endgame);
  const levels = STAGES[LAST]!.level + 1;
  return {
    quit: Array.from({ length: levels }, (_, level) => chanceOf(endings, QUIT + level)),
    miss: Array.from({ length: levels }, (_, level) => chanceOf(endings, MISS + level)),
    top: chanceOf(endings, TOP),
  };
};

/** Each rank from one place to before another is drawn and shown. */
const show = (rows: KeyedRows, pile: Pile, from: number, to: number, ways: number): void => {
  if (from === to) return;
  const key = Math.min(pile.key, pile.mirror);
  const known = rows.find(key);
  const start = known < 0 ? rows.add(key) : known;
  const [values, isTurned] = [rows.values(), isMirrored(pile)];
  for (let place = from; place < to; place++) values[start + (isTurned ? pile.length - 1 - place : place)]! += ways;
};

/** A right guess before the last: all that matters of each rank drawn is what the endgame's table goes by. */
const addDraws = (draws: ExactSums, pile: Pile, place: number, best: Choice, ways: number, suits: number): void => {
  const { ranks, length, cards } = pile;
  const table = tableFor(cards - 1, ranks[place]! - 1);
  let beyond = 0;
  const [from, step] = best === 'higher' ? [length - 1, -1] : [0, 1];
  for (let i = from; i !== place; i += step) {
    draws.add(table + 64 * ranks[i]! + beyond, ways, suits);
    beyond += ranks[i]!;
  }
};

/** The last guess for each kind of draw, after no, one, two or three ties. */
const guessLast = (draws: ExactSums, endings: ExactSums, { lastWorths }: Endgame): void => {
  const { level } = STAGES[LAST]!;
  for (let place = 0; place < DRAWS; place++) {
    const orders = draws.sumOf(place);
    if (orders === 0n) continue;
    const { cards, same, count, beyond } = drawAt(place);
    for (let ties = 0; ties <= same; ties++) {
      const behind = cards - ties - count - beyond;
      const ways = orders * inOrder(same, ties) * BigInt(count);
      const drawn = 4 * RANKS - cards + ties + 1;
      const best = bestChoice(lastWorths(beyond, behind));
      const [right, wrong] = best === 'higher' ? [beyond, behind] : [behind, beyond];
      if (best === 'quit') endings.addLarge(slotOf(QUIT + level, drawn, 1), ways);
      else {
        endings.addLarge(slotOf(TOP, drawn, beyond + behind), ways * BigInt(right));
        endings.addLarge(slotOf(MISS + level, drawn, beyond + behind), ways * BigInt(wrong));
      }
    }
  }
};

/** Endings, each by the cards drawn and by how many parts of those orders one is meant. */
const [QUIT, MISS, TOP, ENDINGS] = [0, 8, 16, 17];
const SLOTS = 64 * 64;
const slotOf = (ending: number, drawn: number, parts: number): number => ending * SLOTS + 64 * drawn + parts;

const chanceOf = (endings: ExactSums, ending: number): Rational => {
  let sum = 0n;
  for (let drawn = 1; drawn <= 4 * RANKS; drawn++) {
    for (let parts = 1; parts < 64; parts++) {
      const ways = endings.sumOf(slotOf(ending, drawn, parts));
      if (ways > 0n) sum += (ways * COMMON) / (inOrder(4 * RANKS, drawn) * BigInt(parts));
    }
  }
  return rational(sum, COMMON);
};
/** A multiple of 52 x 51 x ..., however many are drawn, times any number of parts. */
const COMMON = inOrder(52, 52) ** 2n;

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
