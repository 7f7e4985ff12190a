import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import {
  accessReviewDueBy,
  COMMAND_PERMISSIONS,
  DUAL_TYPES,
  evolveHouse,
  type HouseCommand,
  type HouseEvent,
  houseFrom,
  houseText,
  mayAsk,
  READ_PERMISSIONS,
  READS,
  SECONDS,
} from '#core/house';
import { cents } from '#core/money';
import {
  type Asker,
  type Department,
  STAFF_ROLES,
  STATION_KINDS,
  type StaffRole,
  type StationKind,
} from '#core/people';
import { permissionsPage } from '../scripts/permissions.ts';
import {
  actor,
  BEAT,
  CHECKED,
  openRoom,
  openSensorRoom,
  ROYAL_SEEN,
  Room,
  SENSOR,
  SETTINGS,
  startSensorRound,
} from './house/room.ts';

const enlist = (room: Room, person: string, roles: readonly StaffRole[], department: Department = 'card-room') =>
  room.both({ type: 'EngagePerson', person, roles, department, isOwnPin: true });

const station = (room: Room, name: string, kind: StationKind, table?: number) => {
  const where = table === undefined ? {} : { table };
  return room.do({ type: 'EnrollStation', station: name, kind, keyHash: `key of ${name}`, ...where });
};

const signOn = (room: Room, person: string, at: string) =>
  room.do({ type: 'SignOn', session: `${person} at ${at}`, person, station: at }, { actor: actor(person) });

/** Ann and Bo govern, Cy and Di work on the floor, Ed at the cage; three stations. */
const staffed = (room = new Room()): Room => {
  enlist(room, 'ann', ['administrator'], 'systems');
  enlist(room, 'bo', ['compliance'], 'compliance');
  enlist(room, 'cy', ['floor']);
  enlist(room, 'di', ['supervisor']);
  enlist(room, 'ed', ['cage'], 'cage');
  station(room, 'floor-1', 'floor');
  station(room, 'office-1', 'office');
  station(room, 'keypad-7', 'keypad', 7);
  return room;
};

test('[PPL-1] a person is an id, given once, and the journal holds nothing else of anybody', () => {
  const room = staffed();
  assert.equal(
    room.refused({ type: 'EngagePerson', person: 'cy', roles: ['floor'], department: 'cage' }, two).code,
    'person-already-engaged',
  );
  assert.equal(
    room.refused({ type: 'EngagePerson', person: 'Cy Young', roles: ['floor'], department: 'cage' }, two).code,
    'no-person-id',
  );
  for (const type of ['LockPerson', 'UnlockPerson', 'SetPin', 'EraseRecord', 'ChangeRoles'] as const) {
    const rest = { reason: 'left', roles: ['floor'], department: 'cage' } as const;
    assert.equal(room.refused({ type, person: 'zoe', ...rest } as HouseCommand, two).code, 'unknown-person', type);
  }
  assert.equal(room.refused({ type: 'EraseRecord', person: 'cy' }, two).code, 'lock-first');
  room.do({ type: 'LockPerson', person: 'cy', reason: 'left' });
  room.both({ type: 'EraseRecord', person: 'cy' });
  assert.equal(room.house.staff.get('cy')?.locked?.reason, 'left');
  assert.doesNotMatch(JSON.stringify(room.events), /name|badge|pin"/i);
});

const two = { second: actor('bo') };

test('[PPL-2] a person has at least one role, and an auditor has no other', () => {
  const room = staffed();
  const giving = (roles: readonly StaffRole[]) =>
    ({ type: 'ChangeRoles', person: 'cy', roles, department: 'card-room' }) as const;
  assert.equal(room.refused(giving([]), two).code, 'roles-missing');
  assert.equal(room.refused(giving(['auditor', 'floor']), two).code, 'auditor-only-reads');
  room.both(giving(['floor', 'dealer', 'floor']));
  assert.deepEqual(room.house.staff.get('cy')?.roles, ['floor', 'dealer']);
});

test('[PPL-2] rights are given by two people as soon as two could, and locking one of them does not undo that', () => {
  const room = new Room();
  const engage = (person: string, role: StaffRole) =>
    ({ type: 'EngagePerson', person, roles: [role], department: 'systems' }) as const;
  room.do(engage('ann', 'administrator'));
  room.do(engage('bo', 'compliance'));
  assert.equal(room.refused(engage('cy', 'floor')).code, 'second-person-missing');
  assert.equal(room.refused(engage('cy', 'floor'), { second: actor('ann') }).code, 'same-person-twice');
  room.do({ type: 'LockPerson', person: 'bo', reason: 'suspended' }, { second: actor('dee') });
  for (const command of [
    engage('cy', 'floor'),
    { type: 'UnlockPerson', person: 'bo' },
    { type: 'SetPin', person: 'bo' },
  ] as const) {
    assert.equal(room.refused(command).code, 'second-person-missing', command.type);
  }
  assert.ok(room.do({ type: 'ChangePin' }).length > 0, 'one’s own PIN takes nobody else');
});

test('[PPL-3] a lock is at once, ends every session of the person, and needs one person only', () => {
  const room = staffed();
  signOn(room, 'cy', 'floor-1');
  signOn(room, 'cy', 'office-1');
  const events = room.do({ type: 'LockPerson', person: 'cy', reason: 'left' });
  assert.deepEqual(
    events.map(event => [event.type, 'why' in event ? event.why : '']),
    [
      ['PersonLocked', ''],
      ['SignedOff', 'person-locked'],
      ['SignedOff', 'person-locked'],
    ],
  );
  assert.equal(room.house.sessions.size, 0);
  assert.equal(room.refused({ type: 'SignOn', session: 's', person: 'cy', station: 'floor-1' }).code, 'person-locked');
  assert.equal(room.refused({ type: 'LockPerson', person: 'cy', reason: 'left' }).code, 'person-locked');
  room.both({ type: 'UnlockPerson', person: 'cy' });
  signOn(room, 'cy', 'floor-1');
  assert.equal(room.refused({ type: 'UnlockPerson', person: 'cy' }, two).code, 'person-not-locked');
});

test('[PPL-4] a station is enrolled once, a keypad with its table, and revoked at once', () => {
  const room = staffed();
  const enroll = (name: string, kind: StationKind) =>
    ({ type: 'EnrollStation', station: name, kind, keyHash: 'k' }) as const;
  assert.equal(room.refused(enroll('floor-1', 'floor')).code, 'station-already-enrolled');
  assert.equal(room.refused(enroll('Floor 2', 'floor')).code, 'no-station-id');
  assert.equal(room.refused(enroll('keypad-8', 'keypad')).code, 'station-needs-table');
  signOn(room, 'cy', 'floor-1');
  room.do({ type: 'RevokeStation', station: 'floor-1' });
  assert.equal(room.house.sessions.size, 0);
  assert.equal(room.refused({ type: 'RevokeStation', station: 'floor-1' }).code, 'unknown-station');
  assert.equal(
    room.refused({ type: 'SignOn', session: 's', person: 'cy', station: 'floor-1' }).code,
    'unknown-station',
  );
  room.do(enroll('floor-1', 'floor'));
  assert.equal(room.house.stations.get('floor-1')?.revokedAt, undefined);
});

test('[PPL-5] signing on at a station relieves the person before; others stay', () => {
  const room = staffed();
  signOn(room, 'cy', 'floor-1');
  signOn(room, 'ann', 'office-1');
  const events = signOn(room, 'di', 'floor-1');
  assert.deepEqual(
    events.map(({ type }) => type),
    ['SignedOff', 'SignedOn'],
  );
  assert.deepEqual(
    [...room.house.sessions.values()].map(({ person }) => person),
    ['ann', 'di'],
  );
  room.do({ type: 'SignOff', session: 'di at floor-1', why: 'asked' });
  station(room, 'sign-1', 'sign');
  const atSign = { type: 'SignOn', session: 's', person: 'di', station: 'sign-1' } as const;
  assert.equal(room.refused(atSign).code, 'nobody-signs-on-here');
  assert.equal(room.refused({ type: 'SignOff', session: 'di at floor-1', why: 'idle' }).code, 'not-signed-on');
});

test('[PPL-6] after the fifth wrong PIN no PIN is looked at for a while; a right one starts over', () => {
  const room = staffed();
  const fail = () => room.do({ type: 'FailSignOn', station: 'floor-1', person: 'cy' });
  const tryAt = (at: string) =>
    room.ask({ type: 'SignOn', session: 's', person: 'cy', station: 'floor-1' }, { at, actor: actor('cy') });
  for (let n = 0; n < 4; n++) fail();
  assert.ok(tryAt('2026-03-02T18:00:10Z').ok, 'four are forgiven');
  fail();
  const waiting = tryAt('2026-03-02T18:01:09Z');
  assert.ok(!waiting.ok);
  assert.deepEqual([waiting.code, waiting.facts['failures']], ['too-many-wrong-pins', 5]);
  assert.ok(tryAt('2026-03-02T18:01:10Z').ok, 'the minute is over');
  fail();
  assert.ok(!tryAt('2026-03-02T18:03:09Z').ok, 'now it is two');
  room.both({ type: 'UnlockPerson', person: 'cy' });
  assert.ok(tryAt('2026-03-02T18:03:09Z').ok, 'an unlock ends the wait');
  signOn(room, 'cy', 'floor-1');
  assert.deepEqual([room.house.staff.get('cy')?.failures, room.house.staff.get('cy')?.waitsUntil], [0, undefined]);
  assert.deepEqual(room.do({ type: 'FailSignOn', station: 'floor-1' })[0], {
    type: 'SignOnFailed',
    station: 'floor-1',
    at: '2026-03-02T18:03:09Z',
    atStation: { failures: 7 },
    inHouse: 7,
  });
});

const COUNT = { type: 'CountDrop', drop: 1, counted: cents(0) } as const;

const TWO_DEPARTMENTS = { ...SETTINGS, staff: { ...SETTINGS.staff, secondFromOtherDepartment: true } };

/** One asks for a second, who is signed on in the office. */
const asking = (settings = SETTINGS): Room => {
  const room = staffed(openRoom());
  room.house = { ...room.house, settings };
  enlist(room, 'flo', ['count'], 'count');
  enlist(room, 'gil', ['accounting'], 'count');
  enlist(room, 'hal', ['accounting'], 'accounting');
  room.do({ type: 'DropBox', table: 7, activity: BEAT });
  signOn(room, 'hal', 'office-1');
  signOn(room, 'gil', 'floor-1');
  room.do({ type: 'AskSecond', command: COUNT }, { actor: actor('flo', 'count') });
  return room;
};

test('[PPL-8] a second person gives what was asked for, and it is done with both names', () => {
  const room = asking();
  const events = room.do({ type: 'GiveSecond', request: 1 }, { actor: actor('hal') });
  assert.deepEqual(
    events.map(({ type }) => type),
    ['SecondGiven', 'DropCounted'],
  );
  assert.match(JSON.stringify(events[1]), /"by":\["flo","hal"\]/);
  assert.equal(room.refused({ type: 'GiveSecond', request: 1 }, { actor: actor('hal') }).code, 'unknown-request');
});

test('[PPL-8] not everybody gives a second', () => {
  const room = asking();
  const give = (person: string) => room.refused({ type: 'GiveSecond', request: 1 }, { actor: actor(person) }).code;
  assert.equal(give('flo'), 'same-person-twice');
  assert.equal(give('zoe'), 'unknown-person');
  assert.equal(give('di'), 'not-signed-on');
  signOn(room, 'cy', 'floor-1');
  assert.equal(give('cy'), 'not-by-this-role');
  room.do({ type: 'LockPerson', person: 'flo', reason: 'misuse' });
  assert.equal(give('hal'), 'person-locked');
});

test('[PPL-8] where the house wants it, the second person is of another department', () => {
  const room = asking(TWO_DEPARTMENTS);
  assert.equal(room.refused({ type: 'GiveSecond', request: 1 }, { actor: actor('gil') }).code, 'same-department');
  room.do({ type: 'GiveSecond', request: 1 }, { actor: actor('hal') });
});

test('[PPL-8] the same goes for the approval of a review', () => {
  const room = openSensorRoom();
  for (const person of ['cy', 'di']) enlist(room, person, ['floor']);
  enlist(room, 'sam', ['surveillance'], 'surveillance');
  room.house = { ...room.house, settings: TWO_DEPARTMENTS };
  startSensorRound(room, 8);
  room.do({ type: 'CallHand', table: 8, seat: 1, activity: SENSOR, row: 'hands/1' });
  const verify = {
    type: 'VerifyHands',
    table: 8,
    activity: SENSOR,
    seen: ROYAL_SEEN,
    seal: 'S-1',
    ...CHECKED,
  } as const;
  room.do(verify, { actor: actor('cy') });
  assert.equal(room.refused({ type: 'AgreeToReview', review: 1 }, { actor: actor('di') }).code, 'same-department');
  room.do({ type: 'AgreeToReview', review: 1 }, { actor: actor('sam') });
});

test('[PPL-8] a request is declined with a reason, or runs out', () => {
  const room = asking();
  assert.equal(
    room.refused({ type: 'DeclineSecond', request: 1, reason: ' ' }, { actor: actor('hal') }).code,
    'words-missing',
  );
  room.do({ type: 'DeclineSecond', request: 1, reason: 'not today' }, { actor: actor('hal') });
  room.do({ type: 'AskSecond', command: COUNT }, { actor: actor('flo') });
  const late = { actor: actor('hal'), at: '2026-03-02T18:45:00Z' };
  assert.equal(room.refused({ type: 'GiveSecond', request: 2 }, late).code, 'request-ran-out');
  assert.deepEqual(room.do({ type: 'LetTimePass' }), [{ type: 'SecondRanOut', request: 2 }]);
  assert.equal(room.house.requests.size, 0);
});

test('[PPL-8] what was asked before the program was renewed, in a form that it had then, is asked for again', () => {
  const room = asking();
  const told = { type: 'DrawTable', tables: [], balls: [7], seatCards: [], spinCards: {}, stops: [] };
  const command = { type: 'RunPromotion', promotion: 'lucky', mechanism: 'table-drawing', command: told };
  const [at, until] = ['2026-03-02T18:00:00Z', '2026-03-03T18:00:00Z'];
  const asked = { type: 'SecondAsked', request: 2, command, by: actor('flo'), at, until } as unknown as HouseEvent;
  room.house = evolveHouse(room.house, asked);
  signOn(room, 'di', 'floor-1');
  const refusal = room.refused({ type: 'GiveSecond', request: 2 }, { actor: actor('di') });
  assert.equal(refusal.code, 'asked-in-older-form');
});

test('[PPL-8] what could not be done anyway is refused when it is asked for', () => {
  const room = asking();
  const command = { ...COUNT, drop: 99 };
  assert.equal(room.refused({ type: 'AskSecond', command }, { actor: actor('flo') }).code, 'unknown-drop');
});

test('[PPL-10] the access review is recorded with the number of people and the day', () => {
  const room = staffed();
  room.do({ type: 'ReviewAccess' }, { actor: actor('bo'), at: '2026-04-01T10:00:00Z' });
  assert.deepEqual(room.events.at(-1), { type: 'AccessReviewed', people: 5, by: 'bo', at: '2026-04-01T10:00:00Z' });
  assert.equal(room.house.accessReviewedAt, '2026-04-01T10:00:00Z');
});

test('[PPL-10] the next review is due a quarter after the last, or after the first person came', () => {
  const room = staffed();
  assert.equal(
    accessReviewDueBy(room.house),
    '2026-06-02T17:00:00Z',
    'ten in the morning on either side of the change',
  );
  room.do({ type: 'ReviewAccess' }, { actor: actor('bo'), at: '2026-11-30T18:00:00Z' });
  assert.equal(accessReviewDueBy(room.house), '2027-02-28T18:00:00Z');
  assert.equal(accessReviewDueBy(new Room().house), undefined);
});

test('[HSE-16] a house with people is the same to the byte when it is read back', () => {
  const room = asking();
  const again = houseFrom(SETTINGS, houseText(room.house));
  assert.equal(houseText(again), houseText(room.house));
  const event = { type: 'SecondDeclined', request: 1, by: 'bo', reason: 'no' } as const;
  assert.equal(houseText(evolveHouse(again, event)), houseText(evolveHouse(room.house, event)));
});

const asker = (kind: StationKind, roles: readonly StaffRole[] = [], table?: number): Asker => {
  const at = { station: 's', kind, keyHash: '', enrolledAt: '', ...(table === undefined ? {} : { table }) };
  if (roles.length === 0) return { station: at };
  const session = { session: 'x', person: 'p', station: 's', since: '' };
  return { actor: actor('p', roles[0]), roles, station: at, session };
};

const HOUSE = new Room().house;
const START = { type: 'StartGame', table: 7 } as const;

const ASKS: readonly [asker: Asker, ask: Parameters<typeof mayAsk>[2], code: string | undefined, why: string][] = [
  [asker('keypad', ['dealer'], 7), START, undefined, 'a dealer at the table'],
  [asker('keypad', ['dealer'], 8), START, 'other-table', 'at another table'],
  [asker('keypad', [], 7), START, 'sign-on-first', 'nobody is signed on'],
  [asker('keypad', ['cage'], 7), START, 'not-by-this-role', 'a cashier deals no game'],
  [asker('cage', ['dealer']), START, 'not-at-this-station', 'not from the cage'],
  [asker('floor', ['floor']), START, undefined, 'the floor helps at any table'],
  [asker('keypad', ['dealer'], 7), { type: 'TakeOutOfService', table: 7, reason: 'x' }, undefined, 'its own table'],
  [asker('keypad', ['dealer'], 7), { type: 'TakeOutOfService', reason: 'x' }, 'other-table', 'not the whole house'],
  [asker('sensor', [], 7), { type: 'ClearSeat', table: 7 } as HouseCommand, undefined, 'a sensor has no person'],
  [asker('sensor', [], 8), { type: 'ClearSeat', table: 7 } as HouseCommand, 'other-table', 'nor another table'],
  [asker('sensor', [], 7), START, 'sign-on-first', 'and does nothing else'],
  [asker('office', ['administrator']), { type: 'LetTimePass' }, 'only-the-house', 'nobody moves the clock'],
  [
    asker('office', ['administrator']),
    { type: 'SignOn', session: '', person: 'p', station: 's' },
    'only-the-house',
    'nor signs on without a PIN',
  ],
  [asker('keypad', ['dealer'], 7), { type: 'ChangePin' }, undefined, 'a PIN is of no table'],
  [asker('office', ['count']), { type: 'AskSecond', command: COUNT }, undefined, 'as the command itself'],
  [asker('floor', ['floor']), { type: 'AskSecond', command: COUNT }, 'not-by-this-role', 'as the command itself'],
  [asker('floor', ['supervisor']), { type: 'GiveSecond', request: 9 }, 'unknown-request', 'nothing waits'],
  [asker('floor', []), { type: 'GiveSecond', request: 9 }, 'sign-on-first', 'a station is no second person'],
  [asker('sign'), { read: 'meters' }, undefined, 'the meters are for everybody'],
  [asker('sensor', [], 7), { read: 'meters' }, undefined, 'of every table'],
  [asker('sign'), { read: 'awards' }, 'sign-on-first', 'awards are not'],
  [asker('keypad', ['dealer'], 7), { read: 'table', table: 7 }, undefined, 'the own table'],
  [asker('keypad', ['dealer'], 7), { read: 'table', table: 8 }, 'other-table', 'not another'],
  [asker('keypad', ['dealer'], 7), { read: 'day' }, undefined, 'the day is of no table'],
];
for (const [who, ask, code, why] of ASKS) {
  const roles = 'roles' in who ? who.roles.join() : 'nobody';
  const what = 'read' in ask ? `read ${ask.read}` : ask.type;
  test(`[PPL-9] ${what} by ${roles} at ${who.station.kind} is ${code ?? 'allowed'}: ${why}`, () =>
    assert.equal(mayAsk(HOUSE, who, ask)?.code, code));
}

test('[PPL-9] the second answers only for roles that may; the one who asked may take it back', () => {
  const { house } = asking();
  const by = (person: string, role: StaffRole): Asker =>
    ({ ...asker('office', [role]), actor: actor(person, role) }) as Asker;
  assert.equal(mayAsk(house, by('hal', 'accounting'), { type: 'GiveSecond', request: 1 }), undefined);
  assert.equal(mayAsk(house, by('ed', 'cage'), { type: 'GiveSecond', request: 1 })?.code, 'not-by-this-role');
  assert.equal(
    mayAsk(house, by('ed', 'cage'), { type: 'DeclineSecond', request: 1, reason: 'x' })?.code,
    'not-by-this-role',
  );
  assert.equal(mayAsk(house, by('flo', 'count'), { type: 'DeclineSecond', request: 1, reason: 'x' }), undefined);
});

test('[PPL-9] an auditor reads everything in an office and changes nothing but the own PIN', () => {
  const auditor = asker('office', ['auditor']);
  assert.deepEqual(
    READS.filter(read => mayAsk(HOUSE, auditor, { read }) !== undefined),
    [],
  );
  const rows = Object.entries(COMMAND_PERMISSIONS).filter(
    ([, row]) => typeof row !== 'string' && row.roles.includes('auditor'),
  );
  assert.deepEqual(
    rows.map(([type]) => type),
    ['ChangePin', 'EndSession'],
  );
});

test('[PPL-9] signs, kiosks and sensors see no person and no money but what hangs on the wall', () => {
  for (const kind of ['sign', 'kiosk'] as const) {
    const seen = READS.filter(read => READ_PERMISSIONS[read].unattended?.includes(kind));
    assert.deepEqual(seen, ['meters', 'notices', 'rules', 'boards', 'clocks', 'draws']);
  }
  const asked = Object.values(COMMAND_PERMISSIONS).filter(
    row =>
      typeof row !== 'string' &&
      [...row.stations, ...(row.unattended ?? [])].some(kind => kind === 'sign' || kind === 'kiosk'),
  );
  assert.deepEqual(asked, []);
});

test('[PPL-9] every role can do something, every attended station is good for something', () => {
  const rows = Object.values(COMMAND_PERMISSIONS).flatMap(row => (typeof row === 'string' ? [] : [row]));
  for (const role of STAFF_ROLES)
    assert.ok(
      rows.some(({ roles }) => roles.includes(role)),
      role,
    );
  const attended = STATION_KINDS.filter(kind => !['sign', 'room', 'kiosk', 'sensor', 'service'].includes(kind));
  for (const kind of attended)
    assert.ok(
      rows.some(({ stations }) => stations.includes(kind)),
      kind,
    );
});

test('[PPL-8] there is always a second person besides the one who prepares', () => {
  for (const type of DUAL_TYPES) assert.ok(SECONDS[type].length > 1, type);
});

test('[PPL-9] docs/permissions.md is what the table says (node scripts/permissions.ts writes it)', () => {
  const page = readFileSync(path.join(import.meta.dirname, '..', 'docs', 'permissions.md'), 'utf8');
  assert.equal(page, permissionsPage());
});
