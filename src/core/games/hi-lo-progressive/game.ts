import { CALLS, decideAttempt, evolveAttempt, startAttempt, TURNS } from './attempt.ts';
import { coach } from './coach.ts';
import { decideDrawDay, evolveDrawDay, HOLDS, openDay } from './drawing-day.ts';
import { decideHiLo, dueInHiLo, evolveHiLo, mergedInHiLo, NAME, paidInHiLo } from './play.ts';
import { DRAWING } from './rules.ts';

/** Hi-Lo Progressive, all of it: the one value by which the rest of the program knows the game. */
export const GAME = {
  name: NAME,
  title: 'Hi-Lo Progressive',
  /** When players are drawn, and who may be. */
  drawing: DRAWING,
  calls: CALLS,
  turns: TURNS,
  holds: HOLDS,
  decide: decideHiLo,
  evolve: evolveHiLo,
  due: dueInHiLo,
  merged: mergedInHiLo,
  paid: paidInHiLo,
  coach,
  /** The two halves: one player's game, and the day's drawings. */
  attempt: { start: startAttempt, decide: decideAttempt, evolve: evolveAttempt },
  day: { open: openDay, decide: decideDrawDay, evolve: evolveDrawDay },
};
