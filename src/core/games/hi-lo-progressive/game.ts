import { decideAttempt, evolveAttempt, startAttempt } from './attempt.ts';
import { coach } from './coach/coach.ts';
import { decideDrawDay, evolveDrawDay, openDay } from './drawing-day.ts';
import { decideHiLo, dueInHiLo, evolveHiLo, mergedInHiLo, NAME, paidInHiLo } from './play.ts';
import { DRAWING } from './rules.ts';
import { CALLS, HiLoCommand, HiLoEvent } from './shape.ts';

/** Hi-Lo Progressive, all of it: the one value by which the rest of the program knows the game. */
export const GAME = {
  name: NAME,
  title: 'Hi-Lo Progressive',
  /** When players are drawn, and who may be. */
  drawing: DRAWING,
  calls: CALLS,
  shapes: { command: HiLoCommand, event: HiLoEvent },
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
