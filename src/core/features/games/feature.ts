import { AGREEING, AT_TABLE, type Feature, may, PROMOTING } from '#core/state';
import type { GameEvent } from './events.ts';
import { GAME_EVENTS } from './evolve.ts';
import { type PlayHiLo, playHiLo } from './hi-lo.ts';
import { type SetUpGame, setUpGame } from './set-up.ts';
import { type SettleRound, settleGame } from './settle.ts';

export type GameCommand = SetUpGame | SettleRound | PlayHiLo;

/** Table games whose rounds this house settles itself. PRO-5, PRO-6 */
export const GAMES: Feature<GameCommand, GameEvent, 'SetUpGame'> = {
  name: 'games',
  decide: {
    SetUpGame: setUpGame,
    SettleRound: settleGame,
    PlayHiLo: playHiLo,
  },
  evolve: GAME_EVENTS,
  may: {
    SetUpGame: may(['supervisor', 'compliance', 'administrator'], ['office', 'compliance', 'floor']),
    SettleRound: AT_TABLE,
    PlayHiLo: PROMOTING,
  },
  seconds: {
    SetUpGame: AGREEING.roles,
  },
};
