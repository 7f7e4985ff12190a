export { type KeyResult, type PassHolder, tryKeys } from './keys.ts';
export { type ChipCount, type FinalTable, type FirstRound, finalTable, firstRound } from './tables.ts';
