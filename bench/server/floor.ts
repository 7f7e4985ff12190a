import { hash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { HouseCommand } from '#core/house';
import { openHouse, readHouseFile } from '#server/house';
import type { Place } from '#server/journal';
import { openPrivate, readPepper } from '#server/private';
import { accepted, FOUNDER } from '../../test/api/server.ts';
import { SENSOR, SENSOR_OFFERING, ULTIMATE } from '../../test/house/room.ts';

/** Seats with a sensor, and one where the player-dealer sits. */
export const SEATS = [1, 2, 3, 4, 5, 6];
const BANK = 7;

/** A keypad with a dealer signed on, and the sensor of its table. */
export type AtTable = { readonly table: number; readonly keypad: string; readonly sensor: string };

const secretOf = (name: string): string => `secret-of-${name}-`.padEnd(43, 'x');
const hashOf = (name: string): string => hash('sha256', secretOf(name), 'base64url');

/** Opens so many tables with everything that a round needs, and so many signs, and leaves the house closed. */
export const prepareFloor = async (folder: string, tables: number, signs: number): Promise<readonly AtTable[]> => {
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, 'house.json');
  writeFileSync(file, JSON.stringify({ signOffAfterMinutes: { keypad: 720 }, bounds: { roundSecondsMin: 0 } }));
  const place: Place = { type: 'sqlite', folder };
  const now = (): Temporal.Instant => Temporal.Now.instant();
  const settings = await readHouseFile(file);
  const { house } = await openHouse({
    place,
    settings,
    mayFollow: false,
    now,
    snapshotEvery: 1e9,
    say: () => undefined,
  });
  await (await openPrivate(place)).close();
  await readPepper(place, {});
  let n = 0;
  const ask = async (command: HouseCommand): Promise<void> => {
    accepted(await house.handle(command, FOUNDER(`0-${String(n++).padStart(6, '0')}`)));
  };
  await ask({ type: 'EngagePerson', person: 'dee', roles: ['dealer'], department: 'card-room', isOwnPin: true });
  for (let n = 1; n <= signs; n++) {
    await ask({ type: 'EnrollStation', station: `sign-${n}`, kind: 'sign', keyHash: hashOf(`sign-${n}`) });
  }
  await ask({ type: 'AnnounceOffering', offering: SENSOR_OFFERING, tables: 'all' });
  await ask({ type: 'StartOffering', activity: SENSOR });
  const all = Array.from({ length: tables }, (_, index) => index + 1);
  await Promise.all(all.flatMap(table => openTable(table).map(ask)));
  await house.close();
  return all.map(table => ({
    table,
    keypad: `Authorization: Bearer k-${table}.${secretOf(`k-${table}`)}\r\nX-Session: ${secretOf(`s-${table}`)}`,
    sensor: `Authorization: Bearer x-${table}.${secretOf(`x-${table}`)}`,
  }));
};

const openTable = (table: number): readonly HouseCommand[] => [
  { type: 'OpenTable', table, plays: ULTIMATE },
  ...[...SEATS, BANK].map(
    (seat): HouseCommand => ({
      type: 'SeatPlayer',
      table,
      seated: { seat, position: 1, player: { type: 'anonymous' }, role: 'player' },
    }),
  ),
  { type: 'EnrollStation', station: `k-${table}`, kind: 'keypad', table, keyHash: hashOf(`k-${table}`) },
  { type: 'EnrollStation', station: `x-${table}`, kind: 'sensor', table, keyHash: hashOf(`x-${table}`) },
  { type: 'SignOn', session: hashOf(`s-${table}`), person: 'dee', station: `k-${table}` },
];

/** What a sign says of itself; they are numbered from 1. */
export const signOf = (n: number): string => `Authorization: Bearer sign-${n}.${secretOf(`sign-${n}`)}`;

export const STEPS = SEATS.length + 2;

/** What a table sends, again and again: a fee at every seat, Start Game, Game Over. */
export const requestOf = (at: AtTable, turn: number, key: string): string => {
  const step = turn % STEPS;
  if (step < SEATS.length) {
    const lit = { seat: SEATS[step], position: 1, activity: SENSOR, space: 'player' };
    return post(at.table, 'light', at.sensor, key, { lit });
  }
  return step === SEATS.length
    ? post(at.table, 'start-game', at.keypad, key, { playerDealer: BANK })
    : post(at.table, 'game-over', at.keypad, key, {});
};

const post = (table: number, what: string, who: string, key: string, body: object): string => {
  const json = JSON.stringify(body);
  return (
    `POST /api/v1/tables/${table}/${what} HTTP/1.1\r\nHost: localhost\r\n${who}\r\nIdempotency-Key: ${key}\r\n` +
    `Content-Type: application/json\r\nContent-Length: ${json.length}\r\n\r\n${json}`
  );
};
