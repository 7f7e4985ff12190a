export { tryKeys } from './keys.ts';
export type { ChipCount, PassHolder } from './shape.ts';
export { finalTable, firstRound } from './tables.ts';
