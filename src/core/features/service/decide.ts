import { type Answer, accept, answer } from '#core/base';
import { type Deciders, type HouseView, momentText, refuse as refuseAtHouse, word } from '#core/state';
import type { TableEvent } from '../tables/index.ts';
import { refuse } from './refusals.ts';
import type { ServiceCommand, ServiceEvent } from './shape.ts';

/** Malfunctions, and going back into service. HSE-3 */
export const SERVICE_COMMANDS: Deciders<ServiceCommand, ServiceEvent | TableEvent> = {
  TakeOutOfService: (house, { table, reason: words }, { now }) => {
    const where = placeOf(house, table);
    if (!where.ok) return where;
    const reason = words.trim();
    if (reason === '') return refuseAtHouse('words-missing', { what: word('words.reason', {}) }, 'HSE-3');
    const { why, place } = where.value;
    if (why !== undefined) return refuse('already-out-of-service', { reason: why }, 'HSE-3');
    return accept<ServiceEvent | TableEvent>(
      { type: 'WentOutOfService', ...place, reason, at: momentText(now) },
      ...chipsBack(house, table),
    );
  },

  ReturnToService: (house, { table }, { now }) => {
    const where = placeOf(house, table);
    if (!where.ok) return where;
    const { why, place } = where.value;
    if (why === undefined) return refuse('in-service', {}, 'HSE-3');
    return accept({ type: 'CameIntoService', ...place, at: momentText(now) });
  },
};

/** What lies on sensors that no longer count goes back to the players. */
const chipsBack = ({ tables }: HouseView, number: number | undefined): readonly TableEvent[] =>
  [...tables.values()]
    .filter(({ table }) => number === undefined || table === number)
    .flatMap(({ table, lit }) => lit.map(one => ({ type: 'SeatCleared', table, lit: one }) as const));

/** A table, or without one the whole house, and why it is out of service, if it is. */
type Where = { readonly place: { readonly table?: number }; readonly why: string | undefined };

const placeOf = ({ tables, outOfService }: HouseView, table: number | undefined): Answer<Where> => {
  if (table === undefined) return answer({ place: {}, why: outOfService });
  const known = tables.get(table);
  if (known === undefined) return refuseAtHouse('unknown-table', { table }, 'HSE-1');
  return answer({ place: { table }, why: known.outOfService });
};
