import { gambleUpOn } from '../gamble-up.ts';
import type { Through } from './journal.ts';
import { throughHouse } from './promotion.ts';

/** Kind `gamble-up`: every call is a command, the end an award. */
export const gambleUpThroughHouse = (json: unknown): Through =>
  throughHouse(open =>
    gambleUpOn(json, (promotion, stake) => open(promotion, 'gamble-up', { player: 'the winner', stake })),
  );
