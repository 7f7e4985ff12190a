import { type Appliers, patch, update } from '#core/state';
import type { ServiceEvent } from './shape.ts';

/** Tables and houses out of service. */
export const SERVICE_EVENTS: Appliers<ServiceEvent> = {
  WentOutOfService: ({ tables }, { table, reason }) =>
    table === undefined ? { outOfService: reason } : patch(tables, table, { outOfService: reason }),
  CameIntoService: ({ tables }, { table }) =>
    table === undefined
      ? { outOfService: undefined }
      : update(tables, table, ({ outOfService: _, ...before }) => before),
};
