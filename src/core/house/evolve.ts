import type { Changed } from '#core/state';
import type { HouseEvent } from './events.ts';
import { EVOLVE } from './features.ts';
import type { House } from './house.ts';

/**
 * Applies events: no rule, no clock, no refusal. It owns the maps of the house and changes them
 * in place, so that an event costs the same in a room of ten tables and of ten thousand.
 */
export const evolveHouse = (house: House, event: HouseEvent): House => {
  const changed: Changed | undefined = EVOLVE[event.type]!(house, event); // The list has an applier for every event.
  return changed === undefined ? house : { ...house, ...changed };
};
