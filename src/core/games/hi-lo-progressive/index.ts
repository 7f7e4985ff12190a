export {
  type Attempt,
  type AttemptCommand,
  type AttemptEvent,
  CALLS,
  type Call,
  decideAttempt,
  evolveAttempt,
  lastOf,
  prizeAt,
  startAttempt,
  TURNS,
} from './attempt.ts';
export {
  type Candidate,
  type DrawDayCommand,
  type DrawDayContext,
  type DrawDayEvent,
  type DrawingDay,
  decideDrawDay,
  evolveDrawDay,
  type HeldPrize,
  HOLDS,
  type Hold,
  namesIn,
  openDay,
} from './drawing-day.ts';
export { GAME } from './game.ts';
export type { HiLo, HiLoCommand, HiLoContext, HiLoEvent } from './play.ts';
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
