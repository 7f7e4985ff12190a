import { accept, type Decision } from '#core/base';
import {
  type Deciders,
  idleTable,
  isSame,
  isSameLit,
  offeredNamed,
  openTable,
  type Place,
  playerObjection,
  refuse as refuseAtHouse,
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

  SeatPlayer: (house, { table: number, seated }) => {
    const table = openTable(house, number);
    if (!table.ok) return table;
    const isPlace = [seated.seat, seated.position].every(place => Number.isSafeInteger(place) && place > 0);
    if (!isPlace) return refuse('no-seat-number', { seat: seatWords(seated) }, 'HSE-2');
    const isTaken = table.value.seated.some(one => isSame(one, seated));
    if (isTaken) return refuse('seat-already-taken', { table: number, seat: seatWords(seated) }, 'HSE-2');
    const { player } = seated;
    const objection = player.type === 'member' ? playerObjection(house, player.id) : undefined;
    return objection ?? accept({ type: 'PlayerSeated', table: number, seated });
  },

  /** While a round is on its bets are locked: what is there then is for the next one. */
  LightSeat: (house, { table: number, lit }, context) => {
    const table = idleTable(house, number);
    if (!table.ok) return table;
    const offered = offeredNamed(house, lit.activity);
    if (!offered.ok) return offered;
    const { seated, lit: before } = table.value;
    const facts = { table: number, seat: seatWords(lit) };
    if (!seated.some(one => isSame(one, lit))) return refuseAtHouse('seat-empty', facts, 'HSE-2');
    const by = context.actor.role === 'sensor' ? 'sensor' : 'button';
    const known = { ...lit, activity: offered.value.activity.id };
    if (before.some(one => isSameLit(one, known))) return refuse('seat-already-lit', facts, 'HSE-3');
    const lights: Decision<TableEvent | AlarmEvent> = accept({ type: 'SeatLit', table: number, lit: known, by });
    // A dealer sees what is there; a sensor may be wrong.
    return by === 'button' ? lights : (alarmObjection(house, number) ?? tooMany(house, table.value, context) ?? lights);
  },
} satisfies Partial<Deciders<TableCommand, TableEvent | AlarmEvent>>;

export const seatWords = ({ seat, position }: Place): number | Said =>
  position === 1 ? seat : word('seat.position', { seat, position });
