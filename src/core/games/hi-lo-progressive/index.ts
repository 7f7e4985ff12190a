export {
  type Attempt,
  decideAttempt,
  evolveAttempt,
  lastOf,
  prizeAt,
  startAttempt,
} from './attempt.ts';
export {
  type DrawDayCommand,
  type DrawingDay,
  decideDrawDay,
  evolveDrawDay,
  openDay,
  type Pick,
} from './drawing-day.ts';
export { GAME } from './game.ts';
export type { HiLo, HiLoWin } from './play.ts';
export { DRAWING, LADDER, PROGRESSIVE, type Prize, type PrizeForm, TOP } from './rules.ts';
export {
  type AttemptCommand,
  type AttemptEvent,
  CALLS,
  type Call,
  type HiLoCommand,
  type HiLoEvent,
  TURNED_AWAY,
} from './shape.ts';
export { SENTENCES } from './texts/en.ts';
