import { pips } from '#core/cards';
import { type Attempt, lastOf } from '#core/games/hi-lo-progressive';
import type { Worths } from './endgame.ts';
import { cardsBelow, newPile, pileOf } from './pile.ts';
import { LAST, LAST_BUT_ONE, STAGES } from './prizes.ts';
import { bestChoice, type Choice, type HiLoValues } from './values.ts';

/** What each choice of a game is worth on the cards that are left, the shown one counted among them. */
export const worthsFor = (attempt: Attempt, { worths, endgame }: HiLoValues): Worths => {
  const stage = stageOf(attempt);
  const place = fillPile(attempt);
  if (stage === LAST_BUT_ONE) return { ...endgame.worths(PILE, place) };
  if (stage < LAST) return worths(stage, PILE, place);
  const below = cardsBelow(PILE, place);
  return endgame.lastWorths(PILE.cards - PILE.ranks[place]! - below, below);
};

/** The best choice there; as `worthsFor`, from what is known of the pile. */
export const choiceFor = (attempt: Attempt, values: HiLoValues): Choice => {
  const stage = stageOf(attempt);
  return stage < LAST_BUT_ONE ? values.choice(stage, PILE, fillPile(attempt)) : bestChoice(worthsFor(attempt, values));
};

const stageOf = (attempt: Attempt): number =>
  STAGES.findIndex(({ level, freeMiss }) => {
    const hasFreeMiss = freeMiss !== undefined;
    return level === attempt.correct && (level > 1 || hasFreeMiss !== attempt.freeMissUsed);
  });

const PILE = newPile();
const LEFT = new Uint8Array(15);

/** Names the cards that are left to PILE, lowest rank first; answers the place of the shown rank in it. */
const fillPile = (attempt: Attempt): number => {
  LEFT.fill(4, 2);
  for (const card of attempt.turned) LEFT[pips(card)]!--;
  const shown = pips(lastOf(attempt));
  LEFT[shown]!++;
  let [key, power, place] = [0, 5 ** 12, 0];
  for (let rank = 2; rank < LEFT.length; rank++) {
    if (LEFT[rank] === 0) continue;
    if (rank < shown) place++;
    key += LEFT[rank]! * power;
    power /= 5;
  }
  pileOf(key, PILE);
  return place;
};
