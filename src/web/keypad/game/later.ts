import { later } from '../../kit/index.ts';

const parts = () => import('./parts.ts');

/** Only tables of a game that the house settles need them. */
export const GameMiddle = later(async () => (await parts()).GameMiddle);
export const GameSeat = later(async () => (await parts()).GameSeat);
export const GameStep = later(async () => (await parts()).GameStep);
export const GameCards = later(async () => (await parts()).GameCards);
export const GameFaults = later(async () => (await parts()).GameFaults);
