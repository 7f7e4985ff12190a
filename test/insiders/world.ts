import { hash } from 'node:crypto';
import { cpSync } from 'node:fs';
import type { HouseCommand } from '#core/house';
import { dollars } from '#core/money';
import { SCOPES, STAFF_ROLES, STATION_KINDS, type StaffRole, type StationKind } from '#core/people';
import type { OpenHouse } from '#server/house';
import { engage } from '#server/people';
import { openPrivate, pinsWith, readPepper } from '#server/private';
import { accepted, at, FOUNDER, TestServer, TestStation } from '../api/server.ts';
import { CHEAP_PINS } from '../cheap-pins.ts';
import { tickets } from '../draws/computed.ts';
import {
  BOARD,
  BOARD_OFFERING,
  CASH,
  CASH_OFFERING,
  COUPONS,
  COUPONS_OFFERING,
  COUPONS_POSTED,
  DRUM,
  opening,
} from '../house/promotions.ts';
import { HOLDEM, offeringOf, QUADS_SEEN, SENSOR, SENSOR_OFFERING, ULTIMATE } from '../house/room.ts';

/** Somebody at a station: of one role, or nobody signed on. */
export type Who = { readonly kind: StationKind; readonly role: StaffRole | undefined };

export const PIN = '270591';
export const NOON = '2026-03-02T20:00:00Z';
export const CHECKED = {
  deckCounted: true,
  checked: ['cards shown', 'deck counted', 'player identified'],
  seal: 'S-9',
};
const UNATTENDED: readonly StationKind[] = ['sign', 'room', 'kiosk', 'sensor', 'service'];

/** Everybody who could sit down somewhere, and every station with nobody. */
export const INSIDERS: readonly Who[] = STATION_KINDS.flatMap((kind): Who[] =>
  [undefined, ...(UNATTENDED.includes(kind) ? [] : STAFF_ROLES)].map(role => ({ kind, role })),
);

const secretOf = (name: string): string => `secret-${name}`.padEnd(43, 'x');
const hashOf = (name: string): string => hash('sha256', secretOf(name), 'base64url');
const nameOf = ({ kind, role }: Who): string => `${kind}-${role ?? 'nobody'}`;
const TABLED: readonly StationKind[] = ['keypad', 'sensor'];

/** At table 8 quads have won $200, which one floor person alone has verified; at table 9 a hand is called. */
const TABLE = 8;
const EVENT = 'spring-classic';
const TOURNAMENT = 'GETR-000056';
export const PLAYED = { sensor: SENSOR, table: TABLE, board: BOARD, coupons: COUPONS, cash: CASH, event: EVENT };

const seat = (table: number, number: number, player: object): HouseCommand =>
  ({ type: 'SeatPlayer', table, seated: { seat: number, position: 1, player, role: 'player' } }) as HouseCommand;

const roundAt = (table: number): readonly HouseCommand[] => [
  { type: 'OpenTable', table, plays: ULTIMATE },
  ...[1, 2, 3, 4].map(one => seat(table, one, { type: 'anonymous' })),
  ...[1, 2].map(
    (one): HouseCommand => ({
      type: 'LightSeat',
      table,
      lit: { seat: one, position: 1, activity: SENSOR, space: 'player' },
    }),
  ),
  { type: 'StartGame', table, playerDealer: 4 },
  { type: 'CallHand', table, seat: 2, activity: SENSOR, row: 'hands/4' },
];

const verified = (table: number): HouseCommand => ({
  type: 'VerifyHands',
  table,
  activity: SENSOR,
  seen: QUADS_SEEN,
  ...CHECKED,
});

const inEvent = (command: object): HouseCommand =>
  ({ type: 'RunPromotion', promotion: EVENT, mechanism: 'tournament', command }) as HouseCommand;

const STRUCTURE = {
  name: 'Spring Classic',
  games: ['texas-holdem'],
  buyIn: dollars(100),
  entryFee: dollars(10),
  chips: 5_000,
  levels: [{ type: 'level', minutes: 20, smallBlind: 25, bigBlind: 50 }],
  payout: { type: 'percent', percents: [50, 30, 20] },
} as const;

/** An evening in the room, done by two founders. */
const OFFERED: readonly HouseCommand[] = [
  SENSOR_OFFERING,
  CASH_OFFERING,
  COUPONS_OFFERING,
  BOARD_OFFERING,
  offeringOf(TOURNAMENT, {}),
].map((offering): HouseCommand => ({ type: 'AnnounceOffering', offering, tables: 'all' }));

const STARTED = [SENSOR, CASH, COUPONS, BOARD, TOURNAMENT].map(
  (activity): HouseCommand => ({ type: 'StartOffering', activity }),
);

const seedWorld = async (server: TestServer): Promise<void> => {
  at('2026-03-02T18:00:00Z');
  const store = await openPrivate(server.place);
  const pins = pinsWith(await readPepper(server.place, {}), CHEAP_PINS);
  await server.seed(async house => {
    let n = 0;
    const key = (): string => `seed-${String(n++).padStart(6, '0')}`;
    const ask = async (command: HouseCommand, alone?: string): Promise<void> => {
      const asked = FOUNDER(key());
      const { second: _, ...one } = asked;
      const done = await house.handle(
        command,
        alone === undefined ? asked : { ...one, actor: { id: alone, role: alone } },
      );
      if (!done.ok) throw new Error(`${JSON.stringify(command).slice(0, 200)}: ${done.message}`);
    };
    for (const role of [...STAFF_ROLES, 'victim', 'gone'] as const) {
      const roles: readonly StaffRole[] = role === 'victim' || role === 'gone' ? ['administrator'] : [role];
      const command = { type: 'EngagePerson', person: role, roles, department: 'card-room', isOwnPin: true } as const;
      const own = { name: `Name of ${role}`, badge: `badge-${role}`, pin: PIN };
      accepted(await engage({ house, store, pins }, command, own, FOUNDER(key())));
    }
    await playRounds(house, ask);
    await openPromotions(ask);
    at(NOON);
    for (const who of INSIDERS) {
      const table = TABLED.includes(who.kind) ? { table: TABLE } : {};
      const station = nameOf(who);
      const scopes = who.kind === 'service' ? { scopes: SCOPES } : {};
      await ask({ type: 'EnrollStation', station, kind: who.kind, ...table, ...scopes, keyHash: hashOf(station) });
      if (who.role === undefined) continue;
      await ask({ type: 'SignOn', session: hashOf(`session-${station}`), person: who.role, station });
    }
  });
  await store.close();
};

type Ask = (command: HouseCommand, alone?: string) => Promise<void>;

/** Prize 1: verified by one, not paid. Prize 2: verified by two and paid. At table 9 the hand is only called. */
const playRounds = async (house: Pick<OpenHouse, 'state'>, ask: Ask): Promise<void> => {
  for (const command of OFFERED) await ask(command);
  at('2026-03-02T19:30:00Z');
  for (const command of STARTED) await ask(command);
  const holds = { pools: { main: dollars(25_000) }, reserve: dollars(20_000), advance: dollars(0) };
  await ask({ type: 'PauseOffering', activity: SENSOR, reason: 'taken over' });
  await ask({ type: 'CorrectFund', activity: SENSOR, holds, reason: 'opening' });
  await ask({ type: 'ResumeOffering', activity: SENSOR });
  await ask({ type: 'OpenTable', table: 11, plays: HOLDEM });
  for (const one of [1, 2, 3, 4, 5, 6]) await ask(seat(11, one, { type: 'anonymous' }));
  await ask({ type: 'StartGame', table: 11 });
  for (const table of [TABLE, 9, 10]) for (const command of roundAt(table)) await ask(command, 'dealer');
  await ask(verified(TABLE), 'floor');
  await ask(verified(10));
  const [first, second] = [...house.state.awards.keys()];
  for (const award of [first!, second!]) await ask({ type: 'ShowId', award });
  await ask({ type: 'PayAward', award: second!, method: 'cage', formsDone: true });
  await ask({ type: 'DropBox', table: 9, activity: SENSOR });
};

const openPromotions = async (ask: Ask): Promise<void> => {
  await ask(opening(CASH, 'drawing', tickets(6)));
  await ask(runs(CASH, 'drawing', { type: 'OpenDrawing' }));
  await ask(opening(CASH, 'drawing', DRUM, 'by-hand'));
  await ask(runs('by-hand', 'drawing', { type: 'OpenDrawing' }));
  await ask(opening(COUPONS, 'instrument', COUPONS_POSTED));
  const period = { from: '2026-03-02T11:00', to: '2026-03-02T23:00' };
  await ask(opening(BOARD, 'high-hand', period));
  await ask({
    type: 'OpenPromotion',
    promotion: EVENT,
    activity: TOURNAMENT,
    mechanism: 'tournament',
    posted: { structure: STRUCTURE },
  });
  await ask(inEvent({ type: 'OpenSignUps' }));
  for (const member of ['m-1', 'm-2', 'm-3'])
    await ask({ type: 'EnrollMember', member, idPaper: 'passport', mayMail: true });
  await ask({ type: 'MarkMember', member: 'm-3', works: 'employee' });
  await ask({ type: 'ExcludeMember', member: 'm-2', kind: 'self-exclusion' });
  await ask({ type: 'LockPerson', person: 'gone', reason: 'left' });
};

/** Its secret is made while the house is served: two people commit it. */
const commitDraw = async (server: TestServer): Promise<void> => {
  await server.start();
  const beacon = { name: 'price', form: { type: 'decimal', decimals: 2 } } as const;
  const command = { type: 'CommitDraw', promotion: CASH, beacon } as const;
  const { events } = await stationOf(server, { kind: 'promotions', role: 'promotions' }).do('/requests', { command });
  const request = events.find(event => event.type === 'SecondAsked')?.request;
  await stationOf(server, { kind: 'floor', role: 'supervisor' }).do(`/requests/${request}/give`);
  await server.stop();
};

export const runs = (promotion: string, mechanism: string, command: object): HouseCommand =>
  ({ type: 'RunPromotion', promotion, mechanism, command }) as HouseCommand;

/** The same evening again, as if nobody had done anything. */
export const copyOf = async (template: TestServer): Promise<TestServer> => {
  const server = new TestServer();
  at(NOON);
  cpSync(template.place.folder, server.place.folder, { recursive: true });
  await server.start();
  return server;
};
export const stationOf = (server: TestServer, who: Who): TestStation => {
  const station = new TestStation(server, nameOf(who), secretOf(nameOf(who)));
  if (who.role !== undefined) station.token = secretOf(`session-${nameOf(who)}`);
  return station;
};

/** The evening before anybody has done anything: as it is, and with the entries of a draw closed. */
export type Templates = { readonly plain: TestServer; readonly drawn: TestServer };

export const openTemplates = async (): Promise<Templates & { readonly end: () => Promise<void> }> => {
  const [plain, drawn] = [new TestServer(), new TestServer()];
  await seedWorld(plain);
  cpSync(plain.place.folder, drawn.place.folder, { recursive: true });
  await commitDraw(drawn);
  const end = async (): Promise<void> => {
    await plain.end();
    await drawn.end();
  };
  return { plain, drawn, end };
};
