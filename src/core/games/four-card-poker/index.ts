export { advise } from './coach/advice.ts';
export { GAME } from './game.ts';
export { chooseSchedules, type Schedules } from './judges.ts';
export { AUTOMATIC_BONUS, PROGRESSIVE_SCHEDULES, type ProgressiveKey, SCHEDULES } from './pay-tables.ts';
export { type FourCardRound, settle } from './rules.ts';
export { rounder, type Strategy } from './simulate.ts';
