import assert from 'node:assert/strict';
import type { HouseCommand, HouseEvent } from '#core/house';
import { cents, dollars } from '#core/money';
import { type Asked, actor, CHECKED, openSensorRoom, QUADS_SEEN, type Room, SENSOR } from '../house/room.ts';
import type { Deed } from './auditor.ts';

export const [CORA, DEV, SUE, ACE] = [
  actor('cora', 'cage'),
  actor('dev', 'cage'),
  actor('sue', 'supervisor'),
  actor('ace', 'accounting'),
];
export const WINDOWS = ['cage-1', 'cage-2'] as const;

/** A sensor room with two windows and an office; every deed is kept with the station where it was asked. */
export type CashRoom = {
  readonly room: Room;
  readonly deeds: Deed[];
  readonly at: (station: string, command: HouseCommand, asked?: Asked) => readonly HouseEvent[];
};

export const cashRoom = (): CashRoom => {
  const room = openSensorRoom(dollars(500_000));
  for (const station of [...WINDOWS, 'office']) {
    room.do({
      type: 'EnrollStation',
      station,
      kind: station === 'office' ? 'office' : 'cage',
      keyHash: '0'.repeat(64),
    });
  }
  const deeds: Deed[] = [];
  const at = (station: string, command: HouseCommand, asked: Asked = {}): readonly HouseEvent[] => {
    const events = room.do(command, { station, ...asked });
    deeds.push({ station, events });
    return events;
  };
  return { room, deeds, at };
};

/** The vault counted in by two people. */
export const withVault = (amount = 50_000): CashRoom => {
  const made = cashRoom();
  made.at('office', { type: 'CountVault', counted: dollars(amount) }, { actor: ACE, second: SUE });
  return made;
};

/** And a drawer at the first window, which Cora answers for. */
export const withDrawer = (float = 5_000): CashRoom => {
  const made = withVault();
  made.at('cage-1', { type: 'OpenDrawer', counted: dollars(float) }, { actor: CORA, second: SUE });
  return made;
};

/** A round at a table; with `isWon`, seat 2 has four nines, and the prize is verified and its winner known. */
export const playRound = ({ at, room }: CashRoom, table: number, isWon: boolean): number | undefined => {
  for (const seat of [1, 2]) {
    at('floor', { type: 'LightSeat', table, lit: { seat, position: 1, activity: SENSOR, space: 'player' } });
  }
  at('floor', { type: 'StartGame', table, playerDealer: 4 });
  if (!isWon) {
    at('floor', { type: 'GameOver', table });
    return undefined;
  }
  at('floor', { type: 'CallHand', table, seat: 2, activity: SENSOR, row: 'hands/4' });
  at('floor', { type: 'VerifyHands', table, activity: SENSOR, seen: QUADS_SEEN, seal: 'S-1', ...CHECKED });
  at('floor', { type: 'GameOver', table });
  const award = room.house.numbers.award;
  if (room.house.awards.get(award)?.claim.state !== 'payable') at('floor', { type: 'ShowId', award });
  return award;
};

export const pay = ({ at }: CashRoom, award: number, station: string, cashier = CORA) =>
  at(station, { type: 'PayAward', award, method: 'cage', formsDone: true }, { actor: cashier });

export const heldIn = ({ room }: CashRoom, place: string): number => room.balance(place);

/** What the room owes of a prize. */
export const amountOf = ({ room }: CashRoom, award: number): number => {
  const gives = room.house.awards.get(award)?.gives;
  assert.ok(gives?.type === 'money');
  return cents(gives.amount);
};
