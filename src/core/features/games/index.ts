export { heldBy } from './books.ts';
export type { GameEvent, HiLoEvent } from './events.ts';
export { GAMES, type GameCommand } from './feature.ts';
export {
  type BaccaratDeal,
  type Deal,
  type GameInHouse,
  type GameSetUp,
  HI_LO,
  type HiLo,
  isTableGame,
  type PokerDeal,
  type RoundResult,
  TABLE_GAMES,
  type TableGameName,
} from './game.ts';
export { type HiLoCommand, mergedInHiLo, passHiLo } from './hi-lo.ts';
export { metersOf } from './set-up.ts';
