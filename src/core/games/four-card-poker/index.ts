export { GAME } from './game.ts';
export { IRREGULARITY_RULES } from './irregularities.ts';
export { chooseSchedules, type Judges, judgesFor, type Schedules } from './judges.ts';
export type { Wager } from './layout.ts';
export {
  ANTE_PLAY,
  AUTOMATIC_BONUS,
  PAY_TABLES,
  PROGRESSIVE_SCHEDULES,
  type ProgressiveKey,
  SCHEDULES,
  type ScheduleKey,
} from './pay-tables.ts';
export { FOUR_CARD_POKER, type FourCardRound, rankDealer, settle } from './rules.ts';
export { type Dealt, MAIN_WAGERS, type MainCase, mainCase, settleDealt } from './settle.ts';
export { plainStrategy, rounder, type Strategy, simulate } from './simulate.ts';
