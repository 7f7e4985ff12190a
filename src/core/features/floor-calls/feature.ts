import { AT_TABLE, type Feature } from '#core/state';
import { FLOOR_CALL_COMMANDS } from './decide.ts';
import { FLOOR_CALL_EVENTS } from './evolve.ts';
import { FloorCallCommand, FloorCallEvent } from './shape.ts';

/** Tables that call the floor. */
export const FLOOR_CALLS: Feature<FloorCallCommand, FloorCallEvent> = {
  shapes: { command: FloorCallCommand, event: FloorCallEvent },
  decide: FLOOR_CALL_COMMANDS,
  evolve: FLOOR_CALL_EVENTS,
  may: {
    CallFloor: AT_TABLE,
    AnswerFloor: AT_TABLE,
  },
  seconds: {},
};
