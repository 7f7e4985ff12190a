import { accept, type Decision } from '#core/base';
import { alarmObjection, tooMany } from './alarms.ts';
import { playerObjection } from './club/taking-part.ts';
import type { Context } from './context.ts';
import type { HouseEvent } from './events.ts';
import { idleTable, offeredNamed, openTable } from './find.ts';
import type { HouseView } from './house.ts';
import { refuse } from './refusals.ts';
import { isSame, isSameLit, type Lit, type Place, type Seated } from './table.ts';

export type SeatCommand =
  | { readonly type: 'SeatPlayer'; readonly table: number; readonly seated: Seated }
  | ({ readonly type: 'LeaveSeat'; readonly table: number } & Place)
  /** The sensor saw a fee, or somebody at the table marked one: who asks decides which. */
  | { readonly type: 'LightSeat'; readonly table: number; readonly lit: Lit }
  | { readonly type: 'ClearSeat'; readonly table: number; readonly lit: Lit };

/** Who sits where, and whose fee lies on the sensor. HSE-2, HSE-3 */
export const decideSeats = (house: HouseView, command: SeatCommand, context: Context): Decision<HouseEvent> => {
  switch (command.type) {
    case 'SeatPlayer':
      return seatPlayer(house, command.table, command.seated);
    case 'LeaveSeat': {
      const { table: number, seat, position } = command;
      const table = openTable(house, number);
      if (!table.ok) return table;
      const isTaken = table.value.seated.some(one => isSame(one, command));
      if (!isTaken) return refuse('seat-empty', { table: number, seat: seatWords(command) }, 'HSE-2');
      return accept({ type: 'PlayerLeft', table: number, seat, position });
    }
    case 'LightSeat':
      return lightSeat(house, command, context);
    case 'ClearSeat': {
      const table = idleTable(house, command.table);
      if (!table.ok) return table;
      const isLit = table.value.lit.some(one => isSameLit(one, command.lit));
      if (!isLit) return refuse('seat-not-lit', { table: command.table, seat: seatWords(command.lit) }, 'HSE-3');
      return accept({ type: 'SeatCleared', table: command.table, lit: command.lit });
    }
  }
};

const seatPlayer = (house: HouseView, number: number, seated: Seated): Decision<HouseEvent> => {
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
const lightSeat = (
  house: HouseView,
  { table: number, lit }: Extract<SeatCommand, { type: 'LightSeat' }>,
  context: Context,
): Decision<HouseEvent> => {
  const table = idleTable(house, number);
  if (!table.ok) return table;
  const offered = offeredNamed(house, lit.activity);
  if (!offered.ok) return offered;
  const { seated, lit: before } = table.value;
  const facts = { table: number, seat: seatWords(lit) };
  if (!seated.some(one => isSame(one, lit))) return refuse('seat-empty', facts, 'HSE-2');
  const by = context.actor.role === 'sensor' ? 'sensor' : 'button';
  const known = { ...lit, activity: offered.value.activity.id };
  if (before.some(one => isSameLit(one, known))) return refuse('seat-already-lit', facts, 'HSE-3');
  const lights: Decision<HouseEvent> = accept({ type: 'SeatLit', table: number, lit: known, by });
  // A dealer sees what lies there; a sensor may be wrong.
  return by === 'button' ? lights : (alarmObjection(house, number) ?? tooMany(house, table.value, context) ?? lights);
};

const seatWords = ({ seat, position }: Place): string => (position === 1 ? `${seat}` : `${seat}, position ${position}`);
