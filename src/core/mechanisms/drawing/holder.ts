import type { Issue, SeatAt } from './shape.ts';

/** A player without a club card is known by the first stub; the name is only on the ticket. DRW-12 */
export const holderOf = ({ player, tickets }: Pick<Issue, 'player' | 'tickets'>): string =>
  player ?? `stub:${tickets[0] ?? ''}`;

/** A seat among the earners; no player has such a name. */
export const seatName = ({ table, seat }: SeatAt): string => `seat ${seat} of table ${table}`;
