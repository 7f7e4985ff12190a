import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import type { HouseCommand } from '#core/house';
import type { Asker } from '#core/people';
import { verifyJournal } from '#server/journal';
import {
  type Credentials,
  Doorkeeper,
  engage,
  enroll,
  eraseRecord,
  offerEnrollment,
  renewKey,
  SignOns,
  setPin,
} from '#server/people';
import { PIN_COST, pinsWith, readPepper } from '#server/private';
import { housewayTold } from './cli/houseway.ts';
import { BEAT } from './house/room.ts';
import { STORES, type TestStore } from './journal/stores.ts';
import { Authenticator } from './people/authenticator.ts';
import { accepted, by, code, later, ms, personOf, staffed } from './people/staffed.ts';
import { clock, done, open, openFloor } from './runtime/floor.ts';
import { until } from './runtime/until.ts';

const suite = (store: TestStore): void => {
  before(store.start);
  after(store.stop);

  test('[PPL-4] a station gets its key for a code, once and in time', async () => {
    const { house, store: kept, who, floor, close } = await staffed(store.newPlace());
    assert.deepEqual(Object.keys(who(floor)), ['station']);
    for (const wrong of [
      {},
      { stationId: 'floor-1' },
      { ...floor, stationKey: 'x' },
      { ...floor, stationId: 'office-1' },
    ]) {
      assert.equal(code(who(wrong)), 'station-unknown-here');
    }
    const offered = await offerEnrollment(kept, { station: 'cage-1', kind: 'cage' }, 'p-1', ms());
    later(16);
    assert.equal(code(await enroll(house, kept, offered.code, ms())), 'no-such-code');
    const again = await offerEnrollment(kept, { station: 'cage-1', kind: 'cage' }, 'p-1', ms());
    accepted(await enroll(house, kept, again.code, ms()));
    assert.equal(code(await enroll(house, kept, again.code, ms())), 'no-such-code');
    accepted(await house.handle({ type: 'RevokeStation', station: 'floor-1' }, by('p-1')));
    assert.equal(code(who(floor)), 'station-unknown-here');
    await close();
  });

  test('[PPL-23] [S20] a station renews its key by itself; the old one stops, and one that nobody renews ends', async () => {
    const { house, who, floor, office, close } = await staffed(store.newPlace());
    const DAY = 24 * 60;
    const renewed = (station: string) => renewKey(house, house.state.stations.get(station)!, ms());
    const given = async () => {
      const answer = await renewed('floor-1');
      assert.ok(answer !== undefined && 'key' in answer, 'a new key');
      return { ...floor, stationKey: answer.key };
    };
    const isKnown = (credentials: Credentials) => code(who(credentials)) === undefined;
    assert.equal(await renewed('floor-1'), undefined, 'too early');
    assert.equal(isKnown(office), true);
    later(31 * DAY);
    const lost = await given();
    assert.equal(await renewed('floor-1'), undefined, 'two pages of one station get one key');
    assert.equal(isKnown(floor), true, 'the old one is good until the new one is used');
    later(11);
    const next = await given();
    assert.equal(isKnown(lost), false, 'the one that got lost is nothing');
    assert.equal(isKnown(next), true);
    await until(() => house.state.stations.get('floor-1')?.nextKey === undefined);
    assert.equal(isKnown(next), true);
    assert.equal(isKnown(floor), true, 'what was on its way is still heard');
    later(2);
    assert.equal(isKnown(floor), false, 'the old key has stopped');
    later(58 * DAY);
    assert.equal(isKnown(office), true);
    later(DAY);
    assert.equal(isKnown(office), false, 'nobody has renewed it for 90 days');
    assert.equal(isKnown(next), true);
    const again = { type: 'EnrollStation', station: 'office-1', kind: 'office', keyHash: 'another' } as const;
    accepted(await house.handle(again, by('p-1')));
    assert.equal(code(await house.handle(again, by('p-1'))), 'station-already-enrolled');
    await close();
  });

  test('[PPL-23] [PPL-4] where no office has a good key, the machine makes a code for one, and for nothing else', async () => {
    const { house, store: kept, office, who, close } = await staffed(store.newPlace());
    const atMachine = async (station: string, kind: 'office' | 'floor') => {
      const { code: typed } = await offerEnrollment(kept, { station, kind }, 'console', ms());
      return enroll(house, kept, typed, ms());
    };
    assert.equal(code(await atMachine('office-2', 'office')), 'no-such-code', 'there is an office');
    later(91 * 24 * 60);
    assert.equal(code(who(office)), 'station-unknown-here');
    assert.equal(code(await atMachine('floor-1', 'floor')), 'no-such-code', 'an office does that');
    const { key } = accepted(await atMachine('office-1', 'office'));
    assert.equal(code(who({ stationId: 'office-1', stationKey: key })), undefined);
    assert.equal(code(await atMachine('office-2', 'office')), 'no-such-code', 'there is an office again');
    await close();
  });

  test('[PPL-24] who has a passkey signs on and stands second with it only; nothing else passes for it', async () => {
    const { house, signOns, close } = await staffed(store.newPlace());
    const origin = 'https://houseway.lan';
    const own = new Authenticator();
    const add = { type: 'AddPasskey', passkey: own.id, key: own.key, host: 'houseway.lan' } as const;
    accepted(await house.handle(add, by('p-2')));
    assert.equal(code(await house.handle(add, by('p-2'))), 'passkey-known');
    const badge = { badge: '1002', pin: '250802', origin };
    const signOn = (more: object) => signOns.signOn('floor-1', { ...badge, ...more });
    /** The question that a right badge and PIN bring. */
    const asked = async (station = 'floor-1', from = origin) => {
      const refused = await signOns.signOn(station, { ...badge, origin: from });
      assert.equal(code(refused), 'passkey-needed');
      return { challenge: ('facts' in refused ? refused.facts['challenge'] : '') as string, origin: from };
    };
    assert.equal(code(await signOn({ pin: '999999' })), 'badge-or-pin-wrong', 'told after the right PIN only');
    assert.equal(code(await signOn({ origin: 'https://192.168.1.5' })), 'passkey-elsewhere');
    const copy = new Authenticator();
    const wrong: readonly [string, () => Promise<object>][] = [
      ['made up', async () => own.give({ challenge: 'made-up', origin })],
      ['asked of another station', async () => own.give(await asked('office-1'))],
      ['signed for another address', async () => own.give({ ...(await asked()), origin: 'https://evil.lan' })],
      ['meant for making one', async () => own.give(await asked(), { type: 'webauthn.create' })],
    ];
    for (const [what, passkey] of wrong)
      assert.equal(code(await signOn({ passkey: await passkey() })), 'passkey-needed', what);
    const forged: readonly [string, () => Promise<object>][] = [
      ['of somebody else', async () => copy.give(await asked())],
      ['by another key under its name', async () => ({ ...copy.give(await asked()), id: own.id })],
      ['for another host', async () => own.give(await asked(), { host: 'evil.lan' })],
      ['with nobody there', async () => own.give(await asked(), { flags: 0 })],
      ['cut short', async () => ({ ...own.give(await asked()), authenticator: 'AAAA' })],
    ];
    for (const [what, passkey] of forged) {
      assert.equal(code(await signOn({ passkey: await passkey() })), 'passkey-wrong', what);
      later(60);
    }
    const late = await asked();
    later(2);
    assert.equal(code(await signOn({ passkey: own.give(late) })), 'passkey-needed', 'answered too late');
    own.count = 1;
    const passkey = own.give(await asked());
    accepted(await signOn({ passkey }));
    assert.equal(code(await signOn({ passkey })), 'passkey-needed', 'an answer counts once');
    assert.equal(code(await signOn({ passkey: own.give(await asked()) })), 'passkey-wrong', 'a copy of the device');

    const change = { type: 'ChangeRoles', person: 'p-3', roles: ['supervisor'], department: 'card-room' } as const;
    const request = { type: 'AskSecond', command: change } as const;
    accepted(await house.handle(request, by('p-1')));
    const number = [...house.state.requests.keys()].at(-1)!;
    const give = (more: object) =>
      signOns.giveSecondBeside('floor-1', { ...badge, ...more }, number, { key: by('').key });
    assert.equal(code(await give({})), 'passkey-needed', 'a PIN that others know gives no second');
    own.count = 2;
    accepted(await give({ passkey: own.give(await asked()) }));
    assert.deepEqual(house.state.staff.get('p-3')?.roles, ['supervisor']);

    const remove = { type: 'RemovePasskeys', person: 'p-2' } as const;
    assert.equal(code(await house.handle(remove, by('p-2', 'p-1'))), 'concerns-you');
    assert.equal(code(await house.handle(remove, by('p-1'))), 'second-person-missing');
    accepted(await house.handle(remove, by('p-1', 'p-5')));
    accepted(await signOn({}));
    await close();
  });

  test('[PPL-5] badge and PIN sign on; what changes in the house counts for the next request', async () => {
    const { house, signOns, who, floor, office, close } = await staffed(store.newPlace());
    const { token } = accepted(await signOns.signOn('floor-1', { badge: '1003', pin: '250803' }));
    const signedOn = { ...floor, sessionToken: token };
    assert.equal(personOf(who(signedOn)), 'p-3');
    assert.equal(who(signedOn), who(signedOn), 'nothing is made anew for a request');
    assert.equal(personOf(who({ ...office, sessionToken: token })), undefined, 'a token is good at its station only');
    const change = { type: 'ChangeRoles', person: 'p-3', roles: ['supervisor'], department: 'card-room' } as const;
    accepted(await house.handle(change, by('p-1', 'p-2')));
    assert.equal(personOf(who(signedOn)), undefined, 'other roles, another session');
    const again = accepted(await signOns.signOn('floor-1', { badge: '1003', pin: '250803' }));
    const asker = who({ ...floor, sessionToken: again.token });
    assert.deepEqual('roles' in asker ? asker.roles : [], ['supervisor']);
    accepted(await signOns.signOff(asker as Asker));
    assert.equal(personOf(who(signedOn)), undefined);
    assert.equal(code(await signOns.signOff(who(signedOn) as Asker)), 'nobody-signed-on');
    const second = accepted(await signOns.signOn('floor-1', { badge: '1003', pin: '250803' }));
    accepted(await house.handle({ type: 'LockPerson', person: 'p-3', reason: 'left' }, by('p-1')));
    assert.equal(personOf(who({ ...floor, sessionToken: second.token })), undefined);
    await close();
  });

  test('[PPL-5] who does nothing is signed off; activity writes no event; a restart counts from its start', async () => {
    const place = store.newPlace();
    const { house, signOns, who, floor, close, store: kept, pins } = await staffed(place);
    const { token } = accepted(await signOns.signOn('floor-1', { badge: '1003', pin: '250803' }));
    const signedOn = { ...floor, sessionToken: token };
    const before = house.seq;
    later(14);
    signOns.active(who(signedOn) as Asker, clock.now);
    later(14);
    assert.equal(personOf(who(signedOn)), 'p-3');
    assert.equal(house.seq, before);
    const restarted = new SignOns({ house, store: kept, pins, now: () => clock.now });
    later(1);
    assert.equal(personOf(who(signedOn)), undefined, '15 minutes are over');
    assert.equal(personOf(restarted.whoAsks(house.state, signedOn, clock.now)), 'p-3', 'one minute after its start');
    restarted.close();
    const keeper = new Doorkeeper(0);
    assert.deepEqual(keeper.idleSessions(house.state, ms() + 3_600_000).length, 1);
    keeper.startAnew(ms() + 3_600_000);
    assert.deepEqual(keeper.idleSessions(house.state, ms() + 3_600_000), [], 'taken over from another server');
    await signOns.signOffIdle();
    assert.equal(house.state.sessions.size, 0);
    assert.equal(house.seq, before + 1);
    await close();
  });

  test('[PPL-6] a wrong PIN and an unknown badge get one answer, and guesses sent at once are counted', async () => {
    const { house, signOns, close } = await staffed(store.newPlace());
    const wrong = { badge: '1003', pin: '9999' };
    assert.equal(code(await signOns.signOn('floor-1', { badge: '4711', pin: '250803' })), 'badge-or-pin-wrong');
    assert.equal(code(await signOns.signOn('floor-1', wrong)), 'badge-or-pin-wrong');
    const answers = await Promise.all(Array.from({ length: 9 }, () => signOns.signOn('floor-1', wrong)));
    const counted = answers.map(code);
    assert.deepEqual(counted.slice(0, 4), Array(4).fill('badge-or-pin-wrong'));
    assert.deepEqual(counted.slice(4), Array(5).fill('too-many-wrong-pins'));
    assert.equal(house.state.staff.get('p-3')?.failures, 5);
    assert.equal(code(await signOns.signOn('floor-1', { badge: '1003', pin: '250803' })), 'too-many-wrong-pins');
    later(1);
    accepted(await signOns.signOn('floor-1', { badge: '1003', pin: '250803' }));
    assert.equal(code(await signOns.signOn('nowhere', wrong)), 'unknown-station');
    await close();
  });

  test('[PPL-7] a PIN is changed by its owner, set again by two people, and never an easy one', async () => {
    const { signOns, close, ...parts } = await staffed(store.newPlace());
    assert.equal(code(await setPin(parts, 'p-3', '1111', by('p-3'))), 'pin-too-easy');
    accepted(await setPin(parts, 'p-3', '8642', by('p-3')));
    assert.equal(code(await signOns.signOn('floor-1', { badge: '1003', pin: '250803' })), 'badge-or-pin-wrong');
    assert.equal(code(await setPin(parts, 'p-3', '7048', by('p-1'))), 'second-person-missing');
    accepted(await signOns.signOn('floor-1', { badge: '1003', pin: '8642' }));
    accepted(await setPin(parts, 'p-3', '7048', by('p-1', 'p-2')));
    accepted(await signOns.signOn('floor-1', { badge: '1003', pin: '7048' }));
    const hash = (await parts.store.of('p-3'))?.pinHash;
    assert.match(hash ?? '', /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    assert.equal(await pinsWith(Buffer.from('another pepper'), PIN_COST).isRight('7048', hash), false);
    await close();
  });

  test('[PPL-8] a second person proves themselves beside the first, who stays signed on', async () => {
    const { house, signOns, who, office, close } = await staffed(store.newPlace());
    await openFloor(house, 1);
    await done(house, 'drop', { type: 'DropBox', table: 1, activity: BEAT });
    const { token } = accepted(await signOns.signOn('office-1', { badge: '1004', pin: '250804' }));
    const ask: HouseCommand = { type: 'AskSecond', command: { type: 'CountDrop', drop: 1, counted: 0 as never } };
    accepted(await house.handle(ask, { key: 'ask-1', station: 'office-1', actor: { id: 'p-4', role: 'count' } }));
    const beside = (badge: string, pin: string, key: string) =>
      signOns.giveSecondBeside('office-1', { badge, pin }, 1, { key });
    assert.equal(code(await beside('1004', '250804', 'give-1')), 'same-person-twice');
    assert.equal(code(await beside('1003', '250803', 'give-2')), 'not-by-this-role');
    assert.equal(code(await beside('1005', '9999', 'give-3')), 'badge-or-pin-wrong');
    const { events } = accepted(await beside('1005', '250805', 'give-4'));
    assert.deepEqual(
      events.map(({ type }) => type),
      ['SecondGiven', 'DropCounted'],
    );
    assert.equal(personOf(who({ ...office, sessionToken: token })), 'p-4');
    assert.equal(house.state.sessions.size, 1);
    await close();
  });

  test('[PPL-1] the journal holds no name, badge or PIN, and is whole after a record was erased', async () => {
    const place = store.newPlace();
    const { house, signOns, store: kept, close, ...parts } = await staffed(place);
    const again = { type: 'EngagePerson', person: 'p-9', roles: ['floor'], department: 'card-room' } as const;
    const taken = await engage(
      { ...parts, house, store: kept },
      again,
      { name: 'X', badge: '1003', pin: '7532' },
      by('p-1', 'p-2'),
    );
    assert.equal(code(taken), 'badge-taken');
    accepted(await signOns.signOn('floor-1', { badge: '1003', pin: '250803' }));
    assert.equal(code(await eraseRecord({ house, store: kept }, 'p-3', by('p-1', 'p-2'))), 'lock-first');
    accepted(await house.handle({ type: 'LockPerson', person: 'p-3', reason: 'left' }, by('p-1')));
    accepted(await eraseRecord({ house, store: kept }, 'p-3', by('p-1', 'p-2')));
    assert.equal(await kept.of('p-3'), undefined);
    const gone = await setPin({ ...parts, house, store: kept }, 'p-3', '7532', by('p-1', 'p-2'));
    assert.equal(code(gone), 'no-private-record');
    assert.deepEqual(
      (await kept.all()).map(({ person }) => person),
      ['p-1', 'p-2', 'p-4', 'p-5'],
    );
    assert.equal(code(await signOns.signOn('floor-1', { badge: '1003', pin: '250803' })), 'badge-or-pin-wrong');
    await close();
    const rows = await store.sql(place, 'SELECT actor, station, event FROM journal');
    assert.doesNotMatch(JSON.stringify(rows), /Person No|argon2|1003|250803/);
    assert.deepEqual((await verifyJournal(place)).findings, []);
    const reopened = await open(place);
    assert.equal(reopened.state.staff.get('p-3')?.locked?.reason, 'left');
    await reopened.close();
    if (place.type === 'sqlite') {
      const bytes = readFileSync(path.join(place.folder, 'private.sqlite'));
      assert.equal(bytes.includes('Person No. 4'), true);
      assert.equal(bytes.includes('Person No. 3'), false, 'nothing of it is left in the file');
      assert.equal(statSync(path.join(place.folder, 'private.sqlite')).mode & 0o077, 0);
    }
  });
};

for (const store of STORES.map(make => make())) describe(`people on ${store.name}`, () => suite(store));

test('[PPL-7] the pepper is made once, for this user alone, unless the environment has one', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'houseway-pepper-'));
  const place = { type: 'sqlite', folder } as const;
  const first = await readPepper(place, {});
  assert.equal(first.length, 32);
  assert.deepEqual(await readPepper(place, {}), first);
  assert.equal(Buffer.from(await readPepper(place, { HOUSEWAY_PEPPER: 'salt' })).toString(), 'salt');
  assert.equal(statSync(path.join(folder, 'pepper')).mode & 0o077, 0);
  rmSync(folder, { recursive: true });
});

test('[PPL-2] at the console anybody may begin; once two govern, they prove themselves', {
  timeout: 60_000,
}, async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'houseway-people-'));
  const people = async (input: string, ...args: readonly string[]) => {
    const { status, stdout, stderr } = await housewayTold(input, 'people', ...args, '--data', folder);
    return { status, said: stdout + stderr };
  };
  const add = (name: string, badge: string, role: string, ...rest: readonly string[]) =>
    ['add', '--name', name, '--badge', badge, '--roles', role, '--department', 'systems', ...rest] as const;
  assert.match((await people('258014\n', ...add('Ann', '1', 'administrator'))).said, /Ann is p-1\./);
  assert.match((await people('135742\n', ...add('Bo', '2', 'compliance'))).said, /Bo is p-2\./);
  for (const [person, before, own] of [
    ['p-1', '258014', '250801'],
    ['p-2', '135742', '250802'],
  ] as const) {
    assert.equal((await people(`${before}\n${own}\n`, 'pin', person, '--by', person)).status, 0, person);
  }
  const alone = await people('8642\n', ...add('Cy', '3', 'floor'));
  assert.deepEqual([alone.status, /--by ID/.test(alone.said)], [1, true]);
  const wrong = await people('250801\n135842\n8642\n', ...add('Cy', '3', 'floor', '--by', 'p-1', '--second', 'p-2'));
  assert.deepEqual([wrong.status, /badge or PIN/.test(wrong.said)], [1, true]);
  const both = await people('250801\n250802\n8642\n', ...add('Cy', '3', 'floor', '--by', 'p-1', '--second', 'p-2'));
  assert.equal(both.status, 0);
  assert.match(
    (await people('8642\n', 'lock', 'p-1', '--reason', 'left', '--by', 'p-3')).said,
    /Choose your own PIN first/,
  );
  assert.equal((await people('8642\n8675\n', 'pin', 'p-3', '--by', 'p-3')).status, 0);
  assert.match(
    (await people('8675\n', 'lock', 'p-1', '--reason', 'left', '--by', 'p-3')).said,
    /Only these roles can do that \(lock a person\): administrator/,
  );
  assert.equal((await people('250801\n', 'lock', 'p-3', '--reason', 'left', '--by', 'p-1')).status, 0);
  assert.equal((await people('250802\n', 'review', '--by', 'p-2')).status, 0);
  const { people: listed, reviewedAt } = JSON.parse((await people('', 'list', '--json')).said);
  assert.deepEqual(
    listed.map(({ person, name, state }: Record<string, string>) => [person, name, state]),
    [
      ['p-1', 'Ann', 'can sign on'],
      ['p-2', 'Bo', 'can sign on'],
      ['p-3', 'Cy', 'locked: left'],
    ],
  );
  assert.ok(reviewedAt !== undefined, '[PPL-10] the review is in the journal');
  assert.match((await people('', 'offer', 'keypad-7', '--kind', 'keypad')).said, /belongs to a table/);
  const { said: offered } = await people('', 'offer', 'office-1', '--kind', 'office');
  assert.match(offered, /^[A-Z2-9]{4}-[A-Z2-9]{4}-[A-Z2-9]{4}\n/);
  assert.equal((await people('', 'lock', 'p-2')).status, 2);
  rmSync(folder, { recursive: true });
});
