import type { Cents } from '#core/money';
import { decideAttempt, evolveAttempt, prizeAt, startAttempt } from './attempt.ts';
import { coach, said } from './coach/coach.ts';
import { decideDrawDay, evolveDrawDay, hasWon, openDay } from './drawing-day.ts';
import { decideHiLo, dueInHiLo, evolveHiLo, mergedInHiLo, NAME, takenBackInHiLo, wonInHiLo } from './play.ts';
import { DRAWING, LADDER } from './rules.ts';
import { CALLS, HiLoCommand, HiLoEvent, HOLDS } from './shape.ts';

/** Hi-Lo Progressive, all of it: the one value by which the rest of the program knows the game. */
export const GAME = {
  name: NAME,
  title: 'Hi-Lo Progressive',
  /** When players are drawn, and who may be. */
  drawing: DRAWING,
  calls: CALLS,
  /** Why a prize is not handed over at once. */
  holds: HOLDS,
  shapes: { command: HiLoCommand, event: HiLoEvent },
  decide: decideHiLo,
  evolve: evolveHiLo,
  due: dueInHiLo,
  merged: mergedInHiLo,
  won: wonInHiLo,
  takenBack: takenBackInHiLo,
  coach,
  words: said,
  /** By the number of correct guesses: what stopping there pays, and what it is called. */
  ladder: (progressive: Cents) =>
    LADDER.map((_, correct) => {
      const prize = prizeAt(correct, progressive);
      return { ...prize, words: said(prize) };
    }),
  /** The two halves: one player's game, and the day's drawings. */
  attempt: { start: startAttempt, decide: decideAttempt, evolve: evolveAttempt },
  day: { open: openDay, decide: decideDrawDay, evolve: evolveDrawDay, hasWon },
};
