import { type Appliers, update } from '#core/state';
import type { ServiceEvent } from './shape.ts';

/** Tables and houses out of service. */
export const SERVICE_EVENTS: Appliers<ServiceEvent> = {
  WentOutOfService: ({ tables }, { table, reason }) =>
    table === undefined
      ? { outOfService: reason }
      : update(tables, table, before => ({ ...before, outOfService: reason })),
  CameIntoService: ({ tables }, { table }) =>
    table === undefined
      ? { outOfService: undefined }
      : update(tables, table, ({ outOfService: _, ...before }) => before),
};
