export { contestRule, decideContest, entryObjection } from './decide.ts';
export { prizesByPlace } from './places.ts';
export type { ContestRule } from './rule.ts';
export type { ContestResult, Entrant, Picks, PlacePrize, Score } from './shape.ts';
