import { NO_NAMES, type TournamentLog } from '#core/mechanisms/tournament';
import { logText } from '../../src/sheets/index.ts';
import { SETTINGS } from '../house/room.ts';

/** The log of a tournament as it is printed, in English and without names. */
export const logOnPaper = (log: TournamentLog): string =>
  logText({ log, names: NO_NAMES, clock: SETTINGS.clock, isDemo: false }, 'en');
