export { contestRule } from './decide.ts';
export type { ContestResult, PlacePrize } from './shape.ts';
