export {
  type Attempt,
  type AttemptCommand,
  type AttemptEvent,
  CALLS,
  type Call,
  decideAttempt,
  evolveAttempt,
  lastOf,
  startAttempt,
} from './attempt.ts';
export {
  type Candidate,
  type DrawDayCommand,
  type DrawingDay,
  decideDrawDay,
  evolveDrawDay,
  openDay,
} from './drawing-day.ts';
export { GAME } from './game.ts';
export type { HiLo, HiLoCommand, HiLoEvent } from './play.ts';
export { SENTENCES } from './refusals.ts';
export { DRAWING, LADDER, type Prize, type PrizeForm, TOP } from './rules.ts';
