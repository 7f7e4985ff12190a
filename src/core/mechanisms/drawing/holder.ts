import type { Fact } from '#core/words';
import { speak } from './refusals.ts';
import type { Issue, SeatAt } from './shape.ts';

/** Whoever has shown no club card is known by the first of the stubs; the name stands on the ticket alone. DRW-12 */
export const holderOf = ({ player, tickets }: Pick<Issue, 'player' | 'tickets'>): string =>
  player ?? `${STUB}${tickets[0] ?? ''}`;

const STUB = 'stub:';

/** A player by name, or whoever holds the stub. */
export const holderFact = (holder: string): Fact =>
  holder.startsWith(STUB) ? speak('holder.ticket', { ticket: holder.slice(STUB.length) }) : holder;

/** A seat among those who have earned something; no player is called so. */
export const seatName = ({ table, seat }: SeatAt): string => `seat ${seat} of table ${table}`;
