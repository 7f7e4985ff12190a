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
export { decideSquares, NO_PRIZES, squaresRule } from './decide-squares.ts';
export { evolveContest, newContest } from './evolve.ts';
export { evolveSquares, NEW_SQUARES } from './evolve-squares.ts';
export { prizesByPlace, thingPlaces } from './places.ts';
export type {
  Prizes,
  SeatedPlayer,
  Square,
  SquarePayout,
  Squares,
  SquaresCommand,
  SquaresEvent,
  SquaresRule,
} from './squares.ts';
