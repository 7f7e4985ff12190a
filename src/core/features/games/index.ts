export { heldBy } from '#core/games/table';
export { GAMES } from './feature.ts';
export { type GameInHouse, isTableGame } from './game.ts';
export { lockedOf, metersOfGame } from './game-meters.ts';
export { mergedInHiLo, passHiLo } from './hi-lo.ts';
export { lockedIn } from './play.ts';
export { metersOf } from './set-up.ts';
export type { GameEvent } from './shape.ts';
export { GameAtTable, gameAtTable } from './view.ts';
