import assert from 'node:assert/strict';
import { hash } from 'node:crypto';
import { after, before, test } from 'node:test';
import { addressOf, READ_NAMES, READS } from '#api';
import { COMMANDS } from '#api/schemas';
import {
  COMMAND_PERMISSIONS,
  type HouseCommand,
  MECHANISM_NAMES,
  mechanismOf,
  type Permission,
  READ_PERMISSIONS,
  RUN,
} from '#core/house';
import { STAFF_ROLES, STATION_KINDS, type StaffRole, type StationKind } from '#core/people';
import { ACT_SAMPLES } from './api/acts.ts';
import { samplesOf } from './api/sampled.ts';
import { ASKED, addressed } from './api/samples.ts';
import { accepted, at, FOUNDER, type Heard, problemIn, TestServer, TestStation } from './api/server.ts';
import { isWhole } from './whole.ts';

const server = new TestServer();
const secretOf = (name: string): string => `secret-${name}`.padEnd(43, 'x');
const hashOf = (name: string): string => hash('sha256', secretOf(name), 'base64url');
const TABLED: readonly StationKind[] = ['keypad', 'sensor'];

/** One person for each role, and for each of them a station of every kind at which she is signed on. */
before(async () => {
  at('2026-03-02T18:00:00Z');
  await server.seed(async house => {
    let n = 0;
    const ask = async (command: HouseCommand): Promise<void> =>
      accepted(await house.handle(command, FOUNDER(`seed-${n++}`)));
    for (const role of STAFF_ROLES) {
      await ask({ type: 'EngagePerson', person: role, roles: [role], department: 'card-room', isOwnPin: true });
    }
    for (const kind of STATION_KINDS) {
      const table = TABLED.includes(kind) ? { table: 7 } : {};
      for (const role of ['nobody', ...STAFF_ROLES]) {
        const station = `${kind}-${role}`;
        const scopes = kind === 'service' ? { scopes: ['sensors'] as const } : {};
        await ask({ type: 'EnrollStation', station, kind, ...table, ...scopes, keyHash: hashOf(station) });
        if (role === 'nobody') continue;
        const signedOn = { type: 'SignOn', session: hashOf(`session-${station}`), person: role, station } as const;
        await house.handle(signedOn, FOUNDER(`seed-${n++}`)); // Nobody signs on at a sign, a kiosk or a sensor.
      }
    }
  });
  await server.start();
});
after(() => server.end());

type Who = { readonly kind: StationKind; readonly role: StaffRole | undefined };
const EVERYBODY = STATION_KINDS.flatMap((kind): Who[] => [undefined, ...STAFF_ROLES].map(role => ({ kind, role })));

const stationOf = ({ kind, role }: Who): TestStation => {
  const name = `${kind}-${role ?? 'nobody'}`;
  const station = new TestStation(server, name, secretOf(name));
  if (role !== undefined) station.token = secretOf(`session-${name}`);
  return station;
};

/** The table read by itself: what the program does with it is what is tested. Signs and devices have nobody. */
const isAllowed = ({ roles, stations, unattended = [] }: Permission, { kind, role }: Who): boolean => {
  if (unattended.includes(kind)) return true;
  const isAttended = !['sign', 'kiosk', 'sensor', 'service'].includes(kind);
  return isAttended && role !== undefined && roles.includes(role) && stations.includes(kind);
};

const NOT_ALLOWED = [
  'not-in-scope',
  'sign-on-first',
  'not-by-this-role',
  'not-at-this-station',
  'other-table',
  'only-the-house',
];

const wasAllowed = (heard: Heard): boolean => {
  assert.ok(
    ![400, 404, 405].includes(heard.status) || problemIn(heard).code.match(/^(no-such-thing|unknown-|not-)/),
    heard.text,
  );
  return heard.status === 200 || !NOT_ALLOWED.includes(problemIn(heard).code);
};

const name = ({ kind, role }: Who): string => `${role ?? 'nobody'} at a ${kind}`;

/** Of those who may not, every fifth asks: another fifth for each question, so that in the end everybody has asked. */
const ONE_IN = isWhole ? 1 : 5;
let questions = 0;
const silent = new Set(EVERYBODY.map(name));

/** Everybody who may asks, and some who may not; those who got through have to be exactly those who may. */
const ask = async (permission: Permission, asking: (station: TestStation) => Promise<Heard>): Promise<void> => {
  questions += 1;
  const isAsking = (who: Who, place: number): boolean =>
    isAllowed(permission, who) || (place + questions) % ONE_IN === 0;
  const askers = EVERYBODY.filter(isAsking);
  for (const who of askers) silent.delete(name(who));
  const heard = await Promise.all(askers.map(async who => [who, wasAllowed(await asking(stationOf(who)))] as const));
  const got = heard.filter(([, allowed]) => allowed).map(([who]) => name(who));
  assert.deepEqual(got, EVERYBODY.filter(who => isAllowed(permission, who)).map(name));
};

/** What the commands that are judged by another come to for the samples. */
const BY_OTHER: Readonly<Record<string, Permission>> = {
  RunPromotion: mechanismOf('wheel').may,
  AskSecond: COMMAND_PERMISSIONS.CountDrop as Permission,
  GiveSecond: READ_PERMISSIONS.requests,
  DeclineSecond: READ_PERMISSIONS.requests,
};

for (const [type, sample] of ASKED) {
  test(`[PPL-9] ${type} is for those whom the table of permissions names, at its address and by its name`, async () => {
    const permission = BY_OTHER[type] ?? (COMMAND_PERMISSIONS[type] as Permission);
    await ask(permission, station => station.post('/commands', { type, ...sample }));
    const { path, body } = addressed(COMMANDS[type].path, sample);
    await ask(permission, station => station.post(path, body));
  });
}

const NAMED = { table: 7, award: 999, activity: 'none', report: 'slips', promotion: 'none', slip: 1, draw: 999 };
/** What follows "?" where it is required. */
const ASKING: Readonly<Record<string, string>> = {
  tournamentLevels: '?players=100&chips=10000&minutes=300',
  tournamentPayout: '?entries=100',
  draftSheet: '?offering=%7B%7D',
  tournamentWorth: '?stacks=1,2&prizes=300',
};

for (const read of READ_NAMES) {
  test(`[PPL-9] ${read} may be looked at by those whom the table of permissions names`, async () => {
    const contract = READS[read];
    const everywhere = READ_PERMISSIONS.meters;
    const permission = 'read' in contract ? READ_PERMISSIONS[contract.read] : everywhere;
    const fields = Object.entries(NAMED).filter(([field]) => contract.path.includes(`{${field}}`));
    const address = addressOf(contract.path, Object.fromEntries(fields));
    await ask(permission, station => station.get(`${address}${ASKING[read] ?? ''}`));
  });
}

/** One command of each mechanism, and every command of a tournament, which has rows of its own. */
for (const mechanism of MECHANISM_NAMES) {
  const all = samplesOf(RUN[mechanism]) as readonly { readonly type: string }[];
  for (const command of mechanism === 'tournament' ? all : all.slice(0, 1)) {
    const { type } = command;
    test(`[PPL-9] ${type} of a ${mechanism} is for those whom the table of permissions names`, () => {
      const own = mechanismOf(mechanism).mayBy?.[type];
      const { stations, ...row } = own ?? mechanismOf(mechanism).may;
      // A keypad speaks of its own table: what names none is not for it.
      const isElsewhere = row.isOfTable === true && !('table' in command);
      const at = isElsewhere ? stations.filter(kind => !TABLED.includes(kind)) : stations;
      return ask({ ...row, stations: at }, station => station.post('/promotions/none/run', { mechanism, command }));
    });
  }
}

const READING = { table: 7, seat: 1, activity: 'none', isOn: false };
const SENSING: Permission = { roles: [], stations: [], unattended: ['sensor', 'service'] };

for (const [act, { path, body, permission }] of ACT_SAMPLES) {
  if (act === 'signOff') continue;
  test(`[PPL-9] ${act} is for those whom the table of permissions names`, () =>
    ask(permission, station => station.post(path, body)));
}

test('[PPL-9] /sensors is for sensors and services that hand over their readings', () =>
  ask(SENSING, station => station.post('/sensors', READING)));

test('[PPL-9] every role has asked at every kind of station', () => assert.deepEqual([...silent], []));

test('[PPL-4] a keypad and a sensor speak of their own table and of no other', async () => {
  for (const who of [
    { kind: 'keypad', role: 'dealer' },
    { kind: 'sensor', role: undefined },
  ] as const) {
    const station = stationOf(who);
    const lit = { seat: 1, position: 1, activity: 'none', space: 'player' };
    assert.equal(problemIn(await station.post('/tables/8/light', { lit })).code, 'other-table');
    assert.equal(problemIn(await station.get('/tables/8')).code, 'other-table');
    assert.notEqual(problemIn(await station.post('/tables/7/light', { lit })).code, 'other-table');
  }
});

test('[PPL-9] what the house does by itself nobody can ask for', async () => {
  const office = stationOf({ kind: 'office', role: 'administrator' });
  for (const type of ['LetTimePass', 'SignOn', 'FailSignOn', 'SignOff', 'EngagePerson', 'SetPin', 'EnrollStation']) {
    assert.equal(problemIn(await office.post('/commands', { type })).code, 'unknown-command', type);
  }
});

test('[PPL-5] a person who signs off is unknown from then on', async () => {
  for (const who of EVERYBODY) {
    const station = stationOf(who);
    const isThere = who.role !== undefined && !['sign', 'kiosk', 'sensor', 'service', 'room'].includes(who.kind);
    const heard = await station.post('/session/sign-off');
    assert.equal(heard.status, isThere ? 200 : problemIn(heard).status, name(who));
    if (isThere) assert.equal(problemIn(await station.get('/day')).code, 'sign-on-first', name(who));
  }
});
