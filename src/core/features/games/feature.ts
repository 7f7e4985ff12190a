import { AGREEING, AT_TABLE, type Feature, may, PROMOTING } from '#core/state';
import { GAME_EVENTS } from './evolve.ts';
import { playHiLo } from './hi-lo.ts';
import { setUpGame } from './set-up.ts';
import { settleGame } from './settle.ts';
import { GameCommand, GameEvent } from './shape.ts';

/** Table games whose rounds this house settles itself. PRO-5, PRO-6 */
export const GAMES: Feature<GameCommand, GameEvent, 'SetUpGame'> = {
  shapes: { command: GameCommand, event: GameEvent },
  decide: { SetUpGame: setUpGame, SettleRound: settleGame, PlayHiLo: playHiLo },
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
