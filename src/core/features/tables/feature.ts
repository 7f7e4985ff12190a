import { AT_TABLE, type Feature, ON_SENSOR, OVER_TABLES } from '#core/state';
import { askForPrize } from './ask-for-prize.ts';
import { TABLE_COMMANDS } from './decide.ts';
import { TABLE_EVENTS } from './evolve.ts';
import { SEAT_COMMANDS } from './seats.ts';
import { TableCommand, TableEvent } from './shape.ts';

/** Tables, what is dealt there, who sits where, and whose fee is on a sensor. */
export const TABLES: Feature<TableCommand, TableEvent> = {
  shapes: { command: TableCommand, event: TableEvent },
  decide: { ...TABLE_COMMANDS, ...SEAT_COMMANDS, AskForPrize: askForPrize },
  evolve: TABLE_EVENTS,
  may: {
    OpenTable: OVER_TABLES,
    ChangeGame: OVER_TABLES,
    CloseTable: OVER_TABLES,
    SeatPlayer: AT_TABLE,
    LeaveSeat: AT_TABLE,
    SitOut: AT_TABLE,
    LightSeat: ON_SENSOR,
    ClearSeat: ON_SENSOR,
    AskForPrize: AT_TABLE,
  },
  seconds: {},
};
