import { type Feature, may, OVER_TABLES } from '#core/state';
import { ROOM_COMMANDS } from './decide.ts';
import { ROOM_EVENTS } from './evolve.ts';
import { RoomCommand, RoomEvent } from './shape.ts';

/** The floor plan, and the tables that open with the room. */
export const ROOM: Feature<RoomCommand, RoomEvent> = {
  shapes: { command: RoomCommand, event: RoomEvent },
  decide: ROOM_COMMANDS,
  evolve: ROOM_EVENTS,
  may: {
    DrawPlan: may(['floor', 'supervisor', 'administrator'], ['office']),
    OpenRoom: may([...OVER_TABLES.roles, 'administrator'], OVER_TABLES.stations),
  },
  seconds: {},
};
