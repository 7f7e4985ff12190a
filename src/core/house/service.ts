import { accept, type Decision } from '#core/base';
import type { HouseEvent } from './events.ts';
import type { HouseView } from './house.ts';
import { refuse } from './refusals.ts';

export type ServiceCommand =
  /** A malfunction, or no link: no fees are taken. Without a table the whole house. */
  | { readonly type: 'TakeOutOfService'; readonly table?: number; readonly reason: string }
  | { readonly type: 'ReturnToService'; readonly table?: number };

/** Malfunctions, and being put right again. HSE-3 */
export const decideService = (house: HouseView, command: ServiceCommand): Decision<HouseEvent> => {
  const { table } = command;
  const known = table === undefined ? undefined : house.tables.get(table);
  if (table !== undefined && known === undefined) return refuse('unknown-table', { table }, 'HSE-1');
  const why = known === undefined ? house.outOfService : known.outOfService;
  const where = table === undefined ? {} : { table };
  switch (command.type) {
    case 'TakeOutOfService': {
      const reason = command.reason.trim();
      if (reason === '') return refuse('words-missing', { what: 'The reason' }, 'HSE-3');
      if (why !== undefined) return refuse('already-out-of-service', { reason: why }, 'HSE-3');
      return accept({ type: 'WentOutOfService', ...where, reason });
    }
    case 'ReturnToService':
      return why === undefined ? refuse('in-service', {}, 'HSE-3') : accept({ type: 'CameIntoService', ...where });
  }
};
