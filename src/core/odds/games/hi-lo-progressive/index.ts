export type { Worths } from './endgame.ts';
export { hiLoPrizes } from './prizes.ts';
export { choiceFor, worthsFor } from './situation.ts';
export { bestChoice, type Choice, type HiLoValues, hiLoValues } from './values.ts';
