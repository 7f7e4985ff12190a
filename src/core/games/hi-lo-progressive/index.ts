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
  type DrawDayContext,
  type DrawDayEvent,
  type DrawingDay,
  decideDrawDay,
  evolveDrawDay,
  type HeldPrize,
  namesIn,
  openDay,
} from './drawing-day.ts';
export { GAME } from './game.ts';
export type { HiLo, HiLoContext } from './play.ts';
export { refuse, SENTENCES } from './refusals.ts';
export {
  DRAWING,
  type DrawingRules,
  LADDER,
  type Level,
  PROGRESSIVE,
  type Prize,
  type PrizeForm,
  TOP,
} from './rules.ts';
export {
  type AttemptCommand,
  type AttemptEvent,
  CALLS,
  type Call,
  type Candidate,
  type HiLoCommand,
  type HiLoEvent,
} from './shape.ts';
