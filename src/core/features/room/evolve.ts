import type { Appliers } from '#core/state';
import type { RoomEvent } from './shape.ts';

/** The floor plan. */
export const ROOM_EVENTS: Appliers<RoomEvent> = {
  PlanDrawn: ({ plan }, { tables }) => {
    plan.clear();
    for (const table of tables) plan.set(table.table, table);
    return undefined;
  },
};
