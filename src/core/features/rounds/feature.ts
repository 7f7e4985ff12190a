import { AGREEING, AT_TABLE, type Feature } from '#core/state';
import { backOutFees } from './back-out.ts';
import { ROUND_COMMANDS } from './decide.ts';
import { ROUND_EVENTS } from './evolve.ts';
import { RoundCommand, RoundEvent } from './shape.ts';

/** Rounds from Start Game to Game Over, and the fees that are taken in them. */
export const ROUNDS: Feature<RoundCommand, RoundEvent, 'BackOutFees'> = {
  shapes: { command: RoundCommand, event: RoundEvent },
  decide: { ...ROUND_COMMANDS, BackOutFees: backOutFees },
  evolve: ROUND_EVENTS,
  may: {
    StartGame: AT_TABLE,
    CountPot: AT_TABLE,
    GameOver: AT_TABLE,
    BackOutFees: AT_TABLE,
  },
  seconds: {
    BackOutFees: AGREEING.roles,
  },
};
