export { contestRule, entryObjection } from './decide.ts';
export { prizesByPlace } from './places.ts';
export type { ContestResult, Entrant, Picks, PlacePrize, Score } from './shape.ts';
