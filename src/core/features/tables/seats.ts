import { accept, type Decision } from '#core/base';
import {
  type Context,
  type HouseView,
  idleTable,
  isSame,
  isSameLit,
  type OfType,
  offeredNamed,
  openTable,
  type Place,
  playerObjection,
  refuse as refuseAtHouse,
} from '#core/state';
import { type AlarmEvent, alarmObjection, tooMany } from '../alarms/index.ts';
import { refuse } from './refusals.ts';
import type { TableCommand, TableEvent } from './shape.ts';

/** Who sits where, and whose fee lies on the sensor. HSE-2, HSE-3 */
export const leaveSeat = (house: HouseView, place: OfType<TableCommand, 'LeaveSeat'>): Decision<TableEvent> => {
  const { table: number, seat, position } = place;
  const table = openTable(house, number);
  if (!table.ok) return table;
  const isTaken = table.value.seated.some(one => isSame(one, place));
  if (!isTaken) return refuseAtHouse('seat-empty', { table: number, seat: seatWords(place) }, 'HSE-2');
  return accept({ type: 'PlayerLeft', table: number, seat, position });
};

export const clearSeat = (
  house: HouseView,
  { table: number, lit }: OfType<TableCommand, 'ClearSeat'>,
): Decision<TableEvent> => {
  const table = idleTable(house, number);
  if (!table.ok) return table;
  const isLit = table.value.lit.some(one => isSameLit(one, lit));
  if (!isLit) return refuse('seat-not-lit', { table: number, seat: seatWords(lit) }, 'HSE-3');
  return accept({ type: 'SeatCleared', table: number, lit });
};

export const seatPlayer = (
  house: HouseView,
  { table: number, seated }: OfType<TableCommand, 'SeatPlayer'>,
): Decision<TableEvent> => {
  const table = openTable(house, number);
  if (!table.ok) return table;
  const isPlace = [seated.seat, seated.position].every(place => Number.isSafeInteger(place) && place > 0);
  if (!isPlace) return refuse('no-seat-number', { seat: seatWords(seated) }, 'HSE-2');
  const isTaken = table.value.seated.some(one => isSame(one, seated));
  if (isTaken) return refuse('seat-already-taken', { table: number, seat: seatWords(seated) }, 'HSE-2');
  const { player } = seated;
  const objection = player.type === 'member' ? playerObjection(house, player.id) : undefined;
  return objection ?? accept({ type: 'PlayerSeated', table: number, seated });
};

/** While a round is on its bets are locked: what lies there then is for the next one. */
export const lightSeat = (
  house: HouseView,
  { table: number, lit }: OfType<TableCommand, 'LightSeat'>,
  context: Context,
): Decision<TableEvent | AlarmEvent> => {
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
  // A dealer sees what lies there; a sensor may be wrong.
  return by === 'button' ? lights : (alarmObjection(house, number) ?? tooMany(house, table.value, context) ?? lights);
};

const seatWords = ({ seat, position }: Place): string => (position === 1 ? `${seat}` : `${seat}, position ${position}`);
