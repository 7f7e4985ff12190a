import { type Appliers, type Table, update } from '#core/state';
import type { ServiceEvent } from './shape.ts';

/** Tables and houses out of service. Without a moment, as in old events, nothing is known of how long. */
export const SERVICE_EVENTS: Appliers<ServiceEvent> = {
  WentOutOfService: ({ tables }, { table, reason, at }) => {
    if (table !== undefined)
      return update(tables, table, before => ({ ...idleFrom(before, at), outOfService: reason }));
    for (const [number, before] of tables) tables.set(number, idleFrom(before, at, true));
    return { outOfService: reason };
  },
  CameIntoService: ({ tables }, { table, at }) => {
    if (table !== undefined)
      return update(tables, table, ({ outOfService: _, ...before }) => idleUpTo(before, at, undefined));
    for (const [number, before] of tables) tables.set(number, idleUpTo(before, at, true));
    return { outOfService: undefined };
  },
};

const idleFrom = (table: Table, from: string | undefined, ofHouse?: true): Table =>
  from === undefined ? table : { ...table, idle: [...(table.idle ?? []), { from, ...(ofHouse && { ofHouse }) }] };

const idleUpTo = (table: Table, to: string | undefined, ofHouse: true | undefined): Table =>
  to === undefined || table.idle === undefined
    ? table
    : {
        ...table,
        idle: table.idle.map(one => (one.to === undefined && one.ofHouse === ofHouse ? { ...one, to } : one)),
      };
