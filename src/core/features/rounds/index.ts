export { noFeesAt } from './charges.ts';
export { activitiesAt, endRound, startRound } from './decide.ts';
export { ROUNDS } from './feature.ts';
export type { RoundEvent } from './shape.ts';
