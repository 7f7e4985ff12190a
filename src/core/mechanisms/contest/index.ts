export type {
  Contest,
  ContestCommand,
  ContestContext,
  ContestEntry,
  ContestEvent,
  ContestResult,
  ContestRule,
  Picks,
  PlacePrize,
  Score,
  Standing,
} from './contest.ts';
export { contestRule, decideContest, entryObjection } from './decide.ts';
export { evolveContest, newContest } from './evolve.ts';
export { prizesByPlace, thingPlaces } from './places.ts';
