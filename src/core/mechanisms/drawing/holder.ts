import type { Said } from '#core/words';
import { speak } from './refusals.ts';
import type { Issue, SeatAt } from './shape.ts';

/** A player without a club card is known by the first stub; the name is only on the ticket. DRW-12 */
export const holderOf = ({ player, tickets }: Pick<Issue, 'player' | 'tickets'>): string =>
  player ?? `${STUB}${tickets[0] ?? ''}`;

const STUB = 'stub:';

export const isStub = (holder: string): boolean => holder.startsWith(STUB);

/** A player by name, or the holder of the stub. */
export const holderFact = (holder: string): string | Said =>
  isStub(holder) ? speak('holder.ticket', { ticket: holder.slice(STUB.length) }) : holder;

/** A seat among the earners; no player has such a name. */
export const seatName = ({ table, seat }: SeatAt): string => `seat ${seat} of table ${table}`;
