import { eligiblePerson, eligibleTable } from '#core/eligibility';
import type { Activity, Role } from '#core/rulebook';

/** A table on the floor as the balls are drawn. */
export type FloorTable = {
  readonly table: number;
  readonly isActive: boolean;
  readonly isLive: boolean;
  readonly isTournament: boolean;
  /** Poker has a pot; at other tables a seat is drawn. */
  readonly hasPot: boolean;
  readonly seats: readonly FloorSeat[];
};
export type FloorSeat = {
  readonly seat: number;
  readonly showsId: boolean;
  /** Dealt an active hand at this table before the draw. */
  readonly wasDealtIn: boolean;
  readonly role: Role;
  readonly age?: number;
  /** By the ID that was shown, or the club card. */
  readonly player?: string;
};

export type TableDraw = { readonly table?: FloorTable; readonly heldOut: readonly number[] };

/** The first ball of a table that takes part; balls of other tables are held out. TBD-1 */
export const drawTable = (activity: Activity, tables: readonly FloorTable[], balls: readonly number[]): TableDraw => {
  const inPlay = new Map(
    tables.filter(table => table.isActive && eligibleTable(activity, table).met).map(table => [table.table, table]),
  );
  const place = balls.findIndex(ball => inPlay.has(ball));
  const table = inPlay.get(balls[place] ?? -1);
  return table === undefined ? { heldOut: balls } : { table, heldOut: balls.slice(0, place) };
};

/** Whether a prize may be handed to this seat: somebody who may take part and shows ID. TBD-4 */
export const mayReceive = (activity: Activity, seat: FloorSeat): boolean =>
  (seat.showsId || activity.eligibility.photoId.value === 'not-required') && mayPlay(activity, seat);

export const mayPlay = (activity: Activity, { role, age }: FloorSeat): boolean =>
  eligiblePerson(activity, {
    role,
    isPlayerDealer: false,
    isBackline: role === 'backline',
    isSeated: role !== 'backline',
    ...(age === undefined ? {} : { age }),
  }).met;
