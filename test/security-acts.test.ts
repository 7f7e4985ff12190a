import assert from 'node:assert/strict';
import { DatabaseSync } from 'node:sqlite';
import { after, before, test } from 'node:test';
import { ACTS, type ActName } from '#api/schemas';
import { COMMAND_PERMISSIONS, mechanismOf } from '#core/house';
import { openPrivate } from '#server/private';
import { ADA, type Floor, openFloor, STAFF } from './api/floor.ts';
import { addressed } from './api/samples.ts';
import { at, clock, jsonIn, person, problemIn, type TestStation } from './api/server.ts';
import { Authenticator } from './people/authenticator.ts';

const { pam, con, sue } = STAFF;
const FORM = { name: 'Zoë Quintana', born: '1980-05-17', idPaper: 'passport', mayMail: true };
const PIN = '270591';
const OTHER_PIN = '777123';

const SECOND = { badge: con.badge, pin: con.pin };

let floor: Floor;
let desk: TestStation;
let office: TestStation;
before(async () => {
  at('2026-03-02T18:00:00Z');
  floor = await openFloor({}, [pam, sue, con]);
  [desk, office] = [floor.at('promo-1'), floor.office];
  const { id, roles, department, badge, pin } = person('cid', 'compliance', 'compliance');
  await office.do('/people', { person: id, roles, department, name: 'Cid', badge, pin, second: SECOND });
  await desk.signOn(pam);
});
after(() => floor.server.end());

/** Everything that is kept beside the journal. */
const kept = async (): Promise<string> => {
  const store = await openPrivate(floor.server.place);
  const all = [await store.all(), await store.members.all()];
  await store.close();
  return JSON.stringify(all);
};

const journal = async (): Promise<readonly { readonly type: string; readonly by?: unknown }[]> => {
  const compliance = floor.at('compliance-1');
  await compliance.signOn(con);
  const rows = jsonIn(await compliance.get('/journal?limit=1000'))['rows'] as unknown as { event: string }[];
  return rows.map(({ event }) => JSON.parse(event));
};

/** A station takes so many badges a minute. */
const rested = (): void => {
  clock.now = clock.now.add({ seconds: 30 });
};

type Step = { readonly station: () => TestStation; readonly sample: object; readonly others: readonly object[] };

const NEW = {
  person: 'p-9',
  roles: ['compliance'],
  department: 'compliance',
  name: 'Nina',
  badge: '1009',
  pin: '314159',
};

/** What the private records hold a part of: done once, then again with each single field another. */
const WRITES: { readonly [Name in ActName]?: Step } = {
  engage: {
    station: () => office,
    sample: { ...NEW, second: SECOND },
    others: [
      { pin: OTHER_PIN },
      { badge: '1010' },
      { name: 'Somebody Else' },
      { person: 'p-10' },
      { roles: ['administrator'] },
      { department: 'systems' },
      { second: { badge: 'badge-ada', pin: PIN } },
      { second: { badge: 'badge-cid', pin: PIN } },
      { second: undefined },
    ],
  },
  setPin: {
    station: () => office,
    sample: { person: 'p-9', pin: '161803', second: SECOND },
    others: [
      { pin: OTHER_PIN },
      { person: 'sue' },
      { second: { badge: 'badge-ada', pin: PIN } },
      { second: { badge: 'badge-cid', pin: PIN } },
      { second: undefined },
    ],
  },
  changeRecord: {
    station: () => office,
    sample: { person: 'p-9', name: 'Nina Two', badge: '1019', second: SECOND },
    others: [
      { name: 'Somebody Else' },
      { badge: '1020' },
      { person: 'sue' },
      { second: { badge: 'badge-ada', pin: PIN } },
      { second: undefined },
    ],
  },
  enrollMember: {
    station: () => desk,
    sample: { ...FORM, pin: PIN },
    others: [
      { pin: OTHER_PIN },
      { name: 'Zed' },
      { born: '1981-05-17' },
      { idPaper: 'driver-license' },
      { mayMail: false },
      { email: 'x@example.org' },
      { phone: '1' },
      { address: 'Elsewhere' },
      { isNewPerson: true },
    ],
  },
  changeMember: {
    station: () => desk,
    sample: { member: 'm', ...FORM, email: 'zoe@example.org', phone: '1', address: 'Here' },
    others: [
      { name: 'Zed' },
      { born: '1981-05-17' },
      { idPaper: 'driver-license' },
      { mayMail: false },
      { email: 'x@example.org' },
      { phone: '2' },
      { address: 'Elsewhere' },
    ],
  },
  setMemberPin: {
    station: () => desk,
    sample: { member: 'm', pin: '161803' },
    others: [{ pin: OTHER_PIN }, { isCardLost: true }],
  },
  setMemberPhoto: {
    station: () => desk,
    sample: { member: 'm' },
    others: [{ photo: '' }],
  },
};

test('[S1][S8] every act that writes private records, repeated with a single field changed, is refused', async () => {
  const enrolled = jsonIn(await desk.post('/members', { ...FORM, name: 'Ana', pin: PIN }));
  const member = enrolled['member']!;
  for (const [name, { station, sample, others }] of Object.entries(WRITES)) {
    const { path } = ACTS[name as ActName];
    const whole = 'member' in sample ? { ...sample, member } : sample;
    const key = floor.server.newKey();
    rested();
    const post = (changed: object) => {
      const act = addressed(path, { ...whole, ...changed });
      return station().post(act.path, act.body, key);
    };
    const first = await post({});
    assert.equal(first.status, 200, `${name}: ${first.text}`);
    const before = await kept();
    for (const other of others) {
      rested();
      const answer = await post(other);
      assert.notEqual(answer.status, 200, `${name} with ${JSON.stringify(other)}`);
    }
    rested();
    const again = await post({});
    assert.equal(again.status, 200, `${name}: ${again.text}`);
    assert.equal(await kept(), before, `${name} changed nothing by its repeats`);
  }
});

test('[S1] the administrator who engaged somebody cannot become that person by sending it again', async () => {
  await office.signOn(ADA);
  const body = { ...NEW, person: 'p-7', badge: '1007', second: SECOND };
  const key = floor.server.newKey();
  rested();
  assert.equal((await office.post('/people', body, key)).status, 200);
  const alone = await office.post('/people/p-7/pin', { pin: OTHER_PIN });
  assert.equal(problemIn(alone).code, 'second-person-missing');
  rested();
  const replay = await office.post('/people', { ...body, pin: OTHER_PIN }, key);
  assert.equal(problemIn(replay).code, 'key-of-another-command');
  const withoutSecond = await office.post('/people', { ...body, second: undefined, pin: OTHER_PIN }, key);
  assert.notEqual(withoutSecond.status, 200);
  rested();
  const signOn = await floor.at('floor-1').post('/session/sign-on', { badge: '1007', pin: OTHER_PIN });
  assert.equal(problemIn(signOn).code, 'badge-or-pin-wrong');
});

test('[S8] every look at a member is in the journal under the name of the one who looked, repeats too', async () => {
  const { member } = jsonIn(await desk.post('/members', { ...FORM, name: 'Lea', pin: PIN })) as unknown as Record<
    'member',
    string
  >;
  const key = floor.server.newKey();
  const looks = ['/members/{}/look', '/members/{}/card', '/members/{}/export'].map(path => path.replace('{}', member));
  const all = [...looks, '/members/mailing-list'];
  const counted = async () => {
    const events = await journal();
    const of = (id: string) =>
      events.filter(({ type, by }) => /LookedAt|MailingListTaken/.test(type) && by === id).length;
    return { pam: of('pam'), sue: of('sue') };
  };
  const before = await counted();
  for (const path of all) assert.equal((await desk.post(path, {}, key)).status, 200, path);
  rested();
  await desk.signOn(sue);
  for (const path of [...all, ...all]) assert.equal((await desk.post(path, {}, key)).status, 200, path);
  const now = await counted();
  assert.deepEqual([now.pam - before.pam, now.sue - before.sue], [4, 8]);
  rested();
  await desk.signOn(pam);
});

test('[S8] a second PIN of a member under one key is refused, and the first counts at the kiosk', async () => {
  const enrolled = jsonIn(await desk.post('/members', { ...FORM, name: 'Mia', pin: PIN })) as unknown as Record<
    string,
    string
  >;
  const key = floor.server.newKey();
  const set = (pin: string) => desk.post(`/members/${enrolled['member']}/pin`, { pin }, key);
  assert.equal((await set('161803')).status, 200);
  assert.equal(problemIn(await set(OTHER_PIN)).code, 'key-of-another-command');
  const kiosk = floor.at('kiosk-1');
  const signOn = (pin: string) => kiosk.post('/kiosk/sign-on', { card: enrolled['card'], pin });
  assert.notEqual((await signOn(OTHER_PIN)).status, 200);
  assert.equal((await signOn('161803')).status, 200);
});

test('[S7] a person who stands at an open station cannot change the PIN of the person signed on without the present one', async () => {
  const station = floor.at('floor-1');
  rested();
  await station.signOn(sue);
  const change = (body: object, key?: string) => station.post('/people/sue/pin', body, key);
  assert.equal(problemIn(await change({ pin: OTHER_PIN })).code, 'present-pin-missing');
  const before = await kept();
  assert.equal(problemIn(await change({ pin: OTHER_PIN, present: '000000' })).code, 'badge-or-pin-wrong');
  assert.equal(await kept(), before);
  assert.equal(problemIn(await change({ pin: PIN, present: PIN })).code, 'pin-as-before');
  const key = floor.server.newKey();
  rested();
  assert.equal((await change({ pin: OTHER_PIN, present: PIN }, key)).status, 200);
  assert.equal(
    jsonIn(await change({ pin: OTHER_PIN, present: PIN }, key))['repeated'],
    true,
    'sent again it is the same',
  );
  rested();
  assert.equal((await change({ pin: PIN, present: OTHER_PIN })).status, 200);
});

const minutes = (count: number): void => {
  clock.now = clock.now.add({ minutes: count });
};

test('[S7] [PPL-22] money out, rights and exports ask for a PIN that was typed within five minutes', async () => {
  rested();
  await desk.signOn(pam);
  await office.signOn(ADA);
  const compliance = floor.at('compliance-1');
  await compliance.signOn(con);
  const members = '/members/mailing-list';
  assert.equal((await desk.postOnce(members)).status, 200, 'just signed on');
  const { member } = jsonIn(await desk.post('/members', { ...FORM, name: 'Ida', born: '1970-01-01', pin: PIN }));
  minutes(6);
  const asked: readonly [TestStation, string, object][] = [
    [desk, members, {}],
    [desk, `/members/${member}/export`, {}],
    [office, '/people/sue/pin', { pin: OTHER_PIN, second: SECOND }],
    [office, '/station-offers', { station: 'floor-9', kind: 'floor' }],
    [office, '/requests', { command: { type: 'ChangeRoles', person: 'sue', roles: ['cage'], department: 'cage' } }],
  ];
  for (const [station, path, body] of asked)
    assert.equal(problemIn(await station.postOnce(path, body)).code, 'pin-again', path);
  const csv = () => compliance.get('/reports/slips?form=csv');
  assert.equal(problemIn(await csv()).code, 'pin-again');
  assert.equal((await compliance.get('/reports/slips')).status, 200, 'looking is not taking away');
  assert.equal((await desk.postOnce(`/members/${member}/look`)).status, 200);

  await compliance.postOnce('/session/pin', { pin: con.pin });
  assert.equal((await csv()).status, 200);

  const key = floor.server.newKey();
  assert.equal(problemIn(await desk.postOnce(members, {}, key)).code, 'pin-again');
  rested();
  assert.equal(problemIn(await desk.postOnce('/session/pin', { pin: OTHER_PIN })).code, 'badge-or-pin-wrong');
  assert.equal(problemIn(await desk.postOnce(members, {}, key)).code, 'pin-again', 'a wrong one opens nothing');
  assert.equal((await desk.postOnce('/session/pin', { pin: PIN })).status, 200);
  assert.equal((await desk.postOnce(members, {}, key)).status, 200, 'the same press goes on');
  minutes(4);
  assert.equal((await desk.postOnce(members)).status, 200);
  minutes(2);
  assert.equal(problemIn(await desk.postOnce(members)).code, 'pin-again');
  assert.equal(problemIn(await floor.at('sign-1').postOnce('/session/pin', { pin: PIN })).code, 'nobody-signed-on');
});

test('[PPL-22] every command that pays or gives rights asks for the PIN again, also as a request and for the second', () => {
  const guarded = Object.entries({ ...COMMAND_PERMISSIONS, ...mechanismOf('tournament').mayBy }).flatMap(
    ([type, row]) => (typeof row === 'object' && row.pinAgain === true ? [type] : []),
  );
  const paying = ['MoveCash', 'PayAward', 'PayPlayer', 'ReimburseHouse', 'ReimburseTray'];
  const rights = ['ChangeRecord', 'ChangeRoles', 'ChangeSettings', 'EngagePerson', 'EnrollStation', 'EraseRecord'];
  const more = [
    'AddPasskey',
    'RemovePasskeys',
    'ImportStaff',
    'SealRecovery',
    'SetPin',
    'TakeMailingList',
    'UnlockPerson',
  ];
  assert.deepEqual(guarded.sort(), [...paying, ...rights, ...more].sort());
});

test('[PPL-23] [S20] the page of a station gets its next key as a cookie, a program in the answer', async () => {
  const { server } = floor;
  await office.signOn(ADA);
  const { code } = jsonIn(await office.post('/station-offers', { station: 'floor-9', kind: 'floor' }));
  const enrolled = await server.ask('POST', '/enrollment', { body: { code, keeps: 'cookie' } });
  const cookieIn = (heard: typeof enrolled): string => heard.headers.get('set-cookie')!.split(';')[0]!;
  const as = (cookie: string) => ({ cookie, 'x-station': 'floor-9', 'idempotency-key': server.newKey() });
  const me = (cookie: string) => server.ask('GET', '/me', { headers: as(cookie) });
  const renew = (cookie: string) => server.ask('POST', '/station-key', { headers: as(cookie), body: {} });
  const first = cookieIn(enrolled);
  assert.equal(jsonIn(await me(first))['keyDue'], undefined);
  assert.deepEqual(jsonIn(await renew(first)), { renewed: false });
  clock.now = clock.now.add({ hours: 31 * 24 });
  assert.equal(jsonIn(await me(first))['keyDue'], true);
  const next = cookieIn(await renew(first));
  assert.notEqual(next, first);
  assert.equal(jsonIn(await me(next))['keyDue'], undefined);
  clock.now = clock.now.add({ minutes: 3 });
  assert.equal(problemIn(await me(first)).code, 'station-unknown-here', 'the old one has stopped');
  assert.equal((await me(next)).status, 200);
  const told = jsonIn(await floor.at('sign-1').postOnce('/station-key'));
  assert.match(String(told['key']), /^[\w-]{43}$/);
  assert.equal(
    (await server.ask('GET', '/me', { headers: { authorization: `Bearer sign-1.${told['key']}` } })).status,
    200,
  );
});

test('[PPL-24] a passkey is added at the office by its owner, and asked for from then on, over the line', async () => {
  const desk = floor.office;
  rested();
  await desk.signOn(ADA);
  const origin = floor.server.address.replace(/\/$/, '');
  const own = new Authenticator();
  const asked = jsonIn(await desk.postOnce('/passkeys/ask'));
  assert.equal(asked['host'], new URL(origin).hostname);
  const challenge = String(asked['challenge']);
  const made = own.make({ challenge, origin });
  const other = own.make({ challenge: String(jsonIn(await desk.postOnce('/passkeys/ask'))['challenge']), origin });
  const refused = async (body: object) => problemIn(await desk.postOnce('/passkeys', body)).code;
  assert.equal(await refused({ ...other, key: Buffer.from('no key').toString('base64url') }), 'passkey-not-made');
  assert.equal(await refused(own.make({ challenge, origin: 'https://evil.lan' })), 'passkey-not-made');
  assert.equal(await refused(made), 'passkey-not-made', 'each question is answered once');
  const again = String(jsonIn(await desk.postOnce('/passkeys/ask'))['challenge']);
  assert.equal((await desk.postOnce('/passkeys', own.make({ challenge: again, origin }))).status, 200);
  rested();
  const { badge, pin } = ADA;
  const needed = problemIn(await floor.at('floor-1').postOnce('/session/sign-on', { badge, pin }));
  assert.deepEqual([needed.code, needed.status, needed.facts['passkeys']], ['passkey-needed', 403, [own.id]]);
  const passkey = own.give({ challenge: needed.facts['challenge'] as string, origin });
  assert.equal((await floor.at('floor-1').postOnce('/session/sign-on', { badge, pin, passkey })).status, 200);
  const signedOn = (await journal()).findLast(event => event.type === 'SignedOn' && 'passkey' in event);
  assert.ok(signedOn !== undefined, 'the journal says by which passkey');
});

test('[OPS-5] a device that is enrolled while the disk is full hears 503 and why; its code works once there is room', async t => {
  const { server } = floor;
  rested();
  await office.signOn(STAFF.con);
  const offered = await office.post('/station-offers', { station: 'floor-8', kind: 'floor' });
  const body = { code: jsonIn(offered)['code'], keeps: 'key' };
  const full = Object.assign(new Error('database or disk is full'), {
    errcode: 13,
    errstr: 'database or disk is full',
  });
  const prepare = DatabaseSync.prototype.prepare;
  const disk = t.mock.method(DatabaseSync.prototype, 'prepare', function (this: DatabaseSync, text: string) {
    if (/\boffer\b/.test(text)) throw full;
    return prepare.call(this, text);
  });
  const refused = await server.ask('POST', '/enrollment', { body });
  assert.equal(refused.status, 503, refused.text);
  assert.match(problemIn(refused).detail, /is full/);
  assert.equal((await office.postOnce('/station-offers', { station: 'floor-7', kind: 'floor' })).status, 503);
  disk.mock.restore();
  assert.equal((await server.ask('POST', '/enrollment', { body })).status, 200, 'nothing was lost');
});
