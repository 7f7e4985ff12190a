import type { Decision } from '#core/base';
import type { Context } from '../context.ts';
import type { HouseEvent } from '../events.ts';
import type { HouseView } from '../house.ts';
import { type PlayHiLo, playHiLo } from './hi-lo.ts';
import { type SetUpGame, setUpGame } from './set-up.ts';
import { type SettleRound, settleGame } from './settle.ts';

export type GameCommand = SetUpGame | SettleRound | PlayHiLo;

/** Table games whose rounds this house settles itself. PRO-5, PRO-6 */
export const decideGames = (house: HouseView, command: GameCommand, context: Context): Decision<HouseEvent> => {
  switch (command.type) {
    case 'SetUpGame':
      return setUpGame(house, command, context);
    case 'SettleRound':
      return settleGame(house, command, context);
    case 'PlayHiLo':
      return playHiLo(house, command, context);
  }
};
