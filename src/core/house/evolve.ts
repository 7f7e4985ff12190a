import { CLUB_EVENTS } from './club/evolve.ts';
import type { HouseEvent } from './events.ts';
import { ALARM_EVENTS } from './evolve-alarms.ts';
import { AWARD_EVENTS } from './evolve-awards.ts';
import type { Appliers, Apply } from './evolve-base.ts';
import { CALL_EVENTS } from './evolve-calls.ts';
import { DAY_EVENTS } from './evolve-day.ts';
import { FLOOR_CALL_EVENTS } from './evolve-floor-calls.ts';
import { MONEY_EVENTS } from './evolve-money.ts';
import { OFFERING_EVENTS } from './evolve-offerings.ts';
import { PEOPLE_EVENTS } from './evolve-people.ts';
import { TABLE_EVENTS } from './evolve-tables.ts';
import { GAME_EVENTS } from './games/evolve.ts';
import type { House } from './house.ts';
import { PROMOTION_EVENTS } from './promotions/evolve.ts';

/**
 * Applies what was decided: no rule, no clock, no refusal. It owns the maps of the house it is given and changes them
 * in place, so that an event costs the same in a room of ten tables and of ten thousand.
 */
export const evolveHouse = (house: House, event: HouseEvent): House => {
  const apply = APPLIERS[event.type] as Apply<HouseEvent>; // The table pairs each event with its own.
  const changed = apply(house, event);
  return changed === undefined ? house : { ...house, ...changed };
};

const APPLIERS: Appliers<HouseEvent> = {
  ...TABLE_EVENTS,
  ...OFFERING_EVENTS,
  ...CALL_EVENTS,
  ...AWARD_EVENTS,
  ...MONEY_EVENTS,
  ...DAY_EVENTS,
  ...PROMOTION_EVENTS,
  ...GAME_EVENTS,
  ...PEOPLE_EVENTS,
  ...CLUB_EVENTS,
  ...ALARM_EVENTS,
  ...FLOOR_CALL_EVENTS,
};
