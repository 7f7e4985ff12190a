import { accept, type Decision } from '#core/base';
import { feeBar, noFeeAt } from '#core/eligibility';
import { clauseOf, type FeeSpace } from '#core/rulebook';
import {
  type Deciders,
  type HouseView,
  hoursObjection,
  idleTable,
  isSame,
  isSameLit,
  type OfferedActivity,
  openTable,
  type Place,
  playerObjection,
  refuse as refuseAtHouse,
  roleOf,
  running,
  type Seated,
  type Table,
  word,
} from '#core/state';
import type { Said } from '#core/words';
import { type AlarmEvent, alarmObjection, tooMany } from '../alarms/index.ts';
import { refuse } from './refusals.ts';
import type { TableCommand, TableEvent } from './shape.ts';

/** Who sits where, and whose fee is on the sensor. HSE-2, HSE-3 */
export const SEAT_COMMANDS = {
  LeaveSeat: (house, place) => {
    const { table: number, seat, position } = place;
    const table = openTable(house, number);
    if (!table.ok) return table;
    const isTaken = table.value.seated.some(one => isSame(one, place));
    if (!isTaken) return refuseAtHouse('seat-empty', { table: number, seat: seatWords(place) }, 'HSE-2');
    return accept({ type: 'PlayerLeft', table: number, seat, position });
  },

  ClearSeat: (house, { table: number, lit }) => {
    const table = idleTable(house, number);
    if (!table.ok) return table;
    const isLit = table.value.lit.some(one => isSameLit(one, lit));
    if (!isLit) return refuse('seat-not-lit', { table: number, seat: seatWords(lit) }, 'HSE-3');
    return accept({ type: 'SeatCleared', table: number, lit });
  },

  SitOut: (house, { table: number, seat, isOut }) => {
    const table = openTable(house, number);
    if (!table.ok) return table;
    const facts = { table: number, seat };
    const { seated, sittingOut = [] } = table.value;
    if (!seated.some(one => isSame(one, { seat, position: 1 }))) return refuseAtHouse('seat-empty', facts, 'HSE-2');
    if (sittingOut.includes(seat) === isOut) {
      return isOut ? refuse('already-sits-out', facts, 'HSE-2') : refuse('nobody-sits-out', facts, 'HSE-2');
    }
    return accept({ type: 'SatOut', table: number, seat, isOut });
  },

  SeatPlayer: (house, { table: number, seated }) => {
    const table = openTable(house, number);
    if (!table.ok) return table;
    const isPlace = [seated.seat, seated.position].every(place => Number.isSafeInteger(place) && place > 0);
    if (!isPlace) return refuse('no-seat-number', { seat: seatWords(seated) }, 'HSE-2');
    const isTaken = table.value.seated.some(one => isSame(one, seated));
    if (isTaken) return refuse('seat-already-taken', { table: number, seat: seatWords(seated) }, 'HSE-2');
    const { player } = seated;
    const { isLive } = table.value.plays;
    const other = isLive || player.type === 'anonymous' ? undefined : freeSeatOf(house, player.id);
    if (other !== undefined) return refuse('one-hand-each', other, 'HSE-2');
    if (player.type === 'anonymous') return accept({ type: 'PlayerSeated', table: number, seated });
    const role = roleOf(house, player.id, seated);
    return (
      playerObjection(house, player.id) ?? accept({ type: 'PlayerSeated', table: number, seated: { ...seated, role } })
    );
  },

  /** While a round is on its bets are locked: what is there then is for the next one. */
  LightSeat: (house, { table: number, lit }, context) => {
    const table = idleTable(house, number);
    if (!table.ok) return table;
    const offered = running(house, lit.activity);
    if (!offered.ok) return offered;
    const closed = hoursObjection(house, offered.value, context.now);
    if (closed !== undefined) return closed;
    const { seated, lit: before, sittingOut } = table.value;
    const facts = { table: number, seat: seatWords(lit) };
    const place = seated.find(one => isSame(one, lit));
    if (place === undefined) return refuseAtHouse('seat-empty', facts, 'HSE-2');
    if (sittingOut?.includes(lit.seat) === true) return refuse('sits-out', { ...facts, seat: lit.seat }, 'HSE-3');
    const why = noFeeFrom(table.value, offered.value, place, lit.space);
    if (why !== undefined)
      return refuse('fee-not-placed', { ...facts, why }, clauseOf(offered.value.activity, 'Funding'));
    const by = context.actor.role === 'sensor' ? 'sensor' : 'button';
    const known = { ...lit, activity: offered.value.activity.id };
    if (before.some(one => isSameLit(one, known))) return refuse('seat-already-lit', facts, 'HSE-3');
    const lights: Decision<TableEvent | AlarmEvent> = accept({ type: 'SeatLit', table: number, lit: known, by });
    // A dealer sees what is there; a sensor may be wrong.
    return by === 'button' ? lights : (alarmObjection(house, number) ?? tooMany(house, table.value, context) ?? lights);
  },
} satisfies Partial<Deciders<TableCommand, TableEvent | AlarmEvent>>;

/** Why the fee may not be placed: not at this table, or not by this person. */
const noFeeFrom = (
  { table, plays }: Table,
  { activity, offered }: OfferedActivity,
  { role, position }: Seated,
  space: FeeSpace,
): Said | undefined =>
  noFeeAt(activity, offered, { table, ...plays }) ??
  feeBar(activity, { role, position, space, isPlayerDealer: role === 'player-dealer' }, plays.game);

/** Where a member sits who plays without a purchase. */
const freeSeatOf = (
  { tables }: HouseView,
  member: string,
): { readonly table: number; readonly seat: number } | undefined => {
  for (const { table, plays, seated } of tables.values()) {
    const place = seated.find(({ player }) => player.type === 'member' && player.id === member);
    if (!plays.isLive && place !== undefined) return { table, seat: place.seat };
  }
  return undefined;
};

export const seatWords = ({ seat, position }: Place): number | Said =>
  position === 1 ? seat : word('seat.position', { seat, position });
