import { accept } from '#core/base';
import { type Deciders, momentText, type PlannedTable } from '#core/state';
import type { DayEvent } from '../day/index.ts';
import { gameObjection, openings, type TableEvent } from '../tables/index.ts';
import { refuse } from './refusals.ts';
import type { RoomCommand, RoomEvent } from './shape.ts';

/** Where the tables stand, and opening the room by the plan. OPH-3, OPH-4 */
export const ROOM_COMMANDS: Deciders<RoomCommand, RoomEvent | TableEvent | DayEvent> = {
  DrawPlan: (house, { tables }, { now, actor }) => {
    const twice = tables.find((one, place) => tables.findIndex(({ table }) => table === one.table) !== place);
    if (twice !== undefined) return refuse('plan-table-twice', { table: twice.table }, 'OPH-3');
    const pair = sameSquare(tables);
    if (pair !== undefined) return refuse('plan-square-taken', pair, 'OPH-3');
    for (const { table, plays } of tables) {
      if (table < 1) return refuse('plan-table-number', { table }, 'OPH-3');
      const objection = gameObjection(house, plays);
      if (objection !== undefined) return objection;
    }
    return accept({ type: 'PlanDrawn', tables, by: actor.id, at: momentText(now) });
  },

  OpenRoom: (house, _, { now }) => {
    const closed = [...house.plan.values()].filter(
      ({ table, opens }) => opens === true && house.tables.get(table)?.openedAt === undefined,
    );
    if (closed.length === 0) return refuse('nothing-to-open-by-plan', {}, 'OPH-4');
    return accept(...openings(house, closed, now));
  },
};

const sameSquare = (tables: readonly PlannedTable[]) => {
  const places = new Map<string, number>();
  for (const { table, across, down } of tables) {
    const other = places.get(`${across}.${down}`);
    if (other !== undefined) return { table, other };
    places.set(`${across}.${down}`, table);
  }
  return undefined;
};
