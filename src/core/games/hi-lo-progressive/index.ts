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
export { coach } from './coach.ts';
export {
  type Candidate,
  type DrawingCommand,
  type DrawingContext,
  type DrawingDay,
  type DrawingEvent,
  decideDrawing,
  evolveDrawing,
  type HeldPrize,
  HOLDS,
  type Hold,
  namesIn,
  openDay,
} from './drawing-day.ts';
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
