import type { StationKind } from '#core/people';
import { enrollAt, type Person, person, TestServer, TestStation } from './server.ts';

export const ADA = person('ada', 'systems', 'administrator');
export const STAFF = {
  dee: person('dee', 'card-room', 'dealer'),
  fay: person('fay', 'card-room', 'floor'),
  sue: person('sue', 'card-room', 'supervisor'),
  cora: person('cora', 'cage', 'cage'),
  carl: person('carl', 'count', 'count'),
  ann: person('ann', 'accounting', 'accounting'),
  pam: person('pam', 'promotions', 'promotions'),
  con: person('con', 'compliance', 'compliance'),
} as const;

const STATIONS: readonly [name: string, kind: StationKind, table?: number][] = [
  ['keypad-7', 'keypad', 7],
  ['keypad-8', 'keypad', 8],
  ['sensor-7', 'sensor', 7],
  ['floor-1', 'floor'],
  ['floor-2', 'floor'],
  ['cage-1', 'cage'],
  ['promo-1', 'promotions'],
  ['accounting-1', 'accounting'],
  ['accounting-2', 'accounting'],
  ['compliance-1', 'compliance'],
  ['sign-1', 'sign'],
  ['kiosk-1', 'kiosk'],
  ['tournament-1', 'tournament'],
];

export type Floor = {
  readonly server: TestServer;
  readonly office: TestStation;
  readonly at: (name: string) => TestStation;
};

/** A house with its people, who have chosen their PINs, and its stations, enrolled over the network. */
export const openFloor = async (
  house: object = {},
  staff: readonly Person[] = Object.values(STAFF),
): Promise<Floor> => {
  const server = new TestServer({ name: 'Harbor Card Club', ...house });
  const named = staff.map(one => ({ ...one, name: `Name of ${one.id}` }));
  const key = await server.found(ADA, named);
  await server.start();
  const office = new TestStation(server, 'office-1', key);
  await office.signOn(ADA);
  const stations = new Map([['office-1', office]]);
  for (const [name, kind, table] of STATIONS) stations.set(name, await enrollAt(office, name, kind, table));
  return { server, office, at: name => stations.get(name)! };
};
