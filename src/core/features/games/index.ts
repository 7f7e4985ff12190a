export { heldBy } from '#core/games/table';
export type { GameEvent } from './events.ts';
export { GAMES, type GameCommand } from './feature.ts';
export { type AskedSetUp, type GameInHouse, isTableGame } from './game.ts';
export { mergedInHiLo, passHiLo } from './hi-lo.ts';
export { metersOf } from './set-up.ts';
