import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { pinObjection } from '#core/people';
import { engage, enroll, offerEnrollment, setPin } from '#server/people';
import { type Floor, openFloor, STAFF } from './api/floor.ts';
import { at, jsonIn, person, problemIn, clock as wall } from './api/server.ts';
import { STORES, type TestStore } from './journal/stores.ts';
import { accepted, by, code, later, ms, staffed } from './people/staffed.ts';

const RIGHT = { badge: '1003', pin: '250803' };
const WRONG = { badge: '1003', pin: '999111' };

const suite = (store: TestStore): void => {
  before(store.start);
  after(store.stop);

  test('[S14] a right sign-on gives no new free tries: wrong PINs are forgotten by time', async () => {
    const { signOns, house, close } = await staffed(store.newPlace());
    for (let tries = 0; tries < 4; tries++)
      assert.equal(code(await signOns.signOn('floor-1', WRONG)), 'badge-or-pin-wrong');
    accepted(await signOns.signOn('floor-1', RIGHT));
    assert.equal(house.state.staff.get('p-3')?.failures, 4);
    assert.equal(code(await signOns.signOn('floor-1', WRONG)), 'badge-or-pin-wrong');
    assert.equal(code(await signOns.signOn('floor-1', RIGHT)), 'too-many-wrong-pins');
    later(60 * 5);
    accepted(await signOns.signOn('floor-1', RIGHT));
    assert.equal(house.state.staff.get('p-3')?.failures, 0, 'an hour forgets one');
    await close();
  });

  test('[S14] an unknown badge waits like a known one, so that nobody tells them apart', async () => {
    const { signOns, close } = await staffed(store.newPlace());
    const told = async (badge: string) => {
      const codes: (string | undefined)[] = [];
      for (let tries = 0; tries < 6; tries++)
        codes.push(code(await signOns.signOn('floor-1', { badge, pin: '999111' })));
      later(60);
      return codes;
    };
    const known = await told('1003');
    assert.deepEqual(await told('no-such-badge'), known);
    assert.equal(known.at(-1), 'too-many-wrong-pins');
    await close();
  });

  test('[S14] wrong PINs are counted at the station and in the house: growing waits, and an alarm that somebody answers', async () => {
    const { signOns, house, close } = await staffed(store.newPlace());
    const tryAt = (station: string, n: number) => signOns.signOn(station, { badge: `none-${n}`, pin: '999111' });
    for (let n = 0; n < 10; n++) assert.equal(code(await tryAt('floor-1', n)), 'badge-or-pin-wrong');
    assert.equal(code(await tryAt('floor-1', 11)), 'station-waits');
    assert.equal(code(await signOns.signOn('floor-1', RIGHT)), 'station-waits', 'nobody is looked at there');
    accepted(await signOns.signOn('office-1', RIGHT));
    for (let n = 20; n < 30; n++) await tryAt('office-1', n);
    assert.ok(house.state.signOns?.alarm !== undefined, 'the house is told');
    accepted(await house.handle({ type: 'AnswerSignOnAlarm', found: 'a new badge printer' }, by('p-2')));
    assert.equal(house.state.signOns?.alarm, undefined);
    assert.equal(code(await house.handle({ type: 'AnswerSignOnAlarm', found: 'x' }, by('p-2'))), 'no-sign-on-alarm');
    await close();
  });

  test('[S27] a badge alone does not tell that its owner is locked; the right PIN does', async () => {
    const { signOns, house, close } = await staffed(store.newPlace());
    accepted(await house.handle({ type: 'LockPerson', person: 'p-3', reason: 'misuse' }, by('p-1')));
    assert.equal(code(await signOns.signOn('floor-1', WRONG)), 'badge-or-pin-wrong');
    assert.equal(code(await signOns.signOn('floor-1', RIGHT)), 'person-locked');
    await close();
  });

  test('[S15][PPL-7] a PIN that somebody else set signs on once, to choose another, and approves nothing', async () => {
    const { signOns, house, close, ...rest } = await staffed(store.newPlace());
    const parts = { house, ...rest };
    const command = { type: 'EngagePerson', person: 'p-9', roles: ['compliance'], department: 'compliance' } as const;
    const own = { name: 'Nina', badge: '1009', pin: '314159' };
    assert.equal(code(await engage(parts, command, { ...own, pin: '3141' }, by('p-1', 'p-2'))), 'pin-too-short');
    accepted(await engage(parts, command, own, by('p-1', 'p-2')));
    assert.equal(house.state.staff.get('p-9')?.pinIsOneTime, true);
    accepted(await house.handle({ type: 'LockPerson', person: 'p-3', reason: 'left' }, by('p-1')));
    accepted(await house.handle({ type: 'AskSecond', command: { type: 'UnlockPerson', person: 'p-3' } }, by('p-1')));
    const give = (pin: string, key: string) => signOns.giveSecondBeside('office-1', { badge: '1009', pin }, 1, { key });
    assert.equal(code(await give('314159', 'give-1')), 'change-pin-first');
    accepted(await setPin(parts, 'p-9', '271828', by('p-9')));
    assert.equal(house.state.staff.get('p-9')?.pinIsOneTime, undefined);
    accepted(await give('271828', 'give-2'));
    accepted(await setPin(parts, 'p-9', '161803', by('p-1', 'p-2')));
    assert.equal(house.state.staff.get('p-9')?.pinIsOneTime, true, 'set by others again');
    await close();
  });

  test('[S15] somebody who comes to the cage, the books or the rights chooses a longer PIN', async () => {
    const { house, close } = await staffed(store.newPlace());
    const to = (role: 'cage' | 'supervisor') =>
      ({ type: 'ChangeRoles', person: 'p-3', roles: [role], department: 'cage' }) as const;
    accepted(await house.handle(to('supervisor'), by('p-1', 'p-2')));
    assert.equal(house.state.staff.get('p-3')?.pinIsOneTime, undefined);
    accepted(await house.handle(to('cage'), by('p-1', 'p-2')));
    assert.equal(house.state.staff.get('p-3')?.pinIsOneTime, true);
    await close();
  });

  test('[S16][PPL-12] nobody stays signed on for longer than a shift, however busy', async () => {
    const { house, signOns, who, floor, close } = await staffed(store.newPlace());
    const { token } = accepted(await signOns.signOn('floor-1', RIGHT));
    const credentials = { ...floor, sessionToken: token };
    for (let minutes = 0; minutes < 12 * 60; minutes += 10) {
      signOns.active(who(credentials) as never, Temporal.Instant.fromEpochMilliseconds(ms()));
      later(10);
    }
    assert.equal('actor' in who(credentials), false);
    await signOns.signOffIdle();
    assert.equal(house.state.sessions.size, 0);
    await close();
  });

  test('[S19][PPL-4] a code is worth nothing once the person who made it was locked or lost the role', async () => {
    const { house, store: kept, close } = await staffed(store.newPlace());
    const roles = (person: string) =>
      ({ type: 'ChangeRoles', person, roles: ['administrator'], department: 'systems' }) as const;
    accepted(await house.handle(roles('p-3'), by('p-1', 'p-2')));
    const offer = () => offerEnrollment(kept, { station: 'office-9', kind: 'office' }, 'p-3', ms());
    const [first, second] = [await offer(), await offer()];
    accepted(await house.handle({ type: 'LockPerson', person: 'p-3', reason: 'misuse' }, by('p-1')));
    assert.equal(code(await enroll(house, kept, first.code, ms())), 'no-such-code');
    accepted(await house.handle({ type: 'UnlockPerson', person: 'p-3' }, by('p-1', 'p-2')));
    accepted(await enroll(house, kept, second.code, ms()));
    await close();
  });
};

for (const store of STORES.map(make => make())) describe(`signing on, on ${store.name}`, () => suite(store));

const EASY = ['1212', '2580', '1987', '2024', '121212', '123123', '112233', '147258', '520520', '7777', '4321'];
for (const pin of EASY) {
  test(`[S15] the PIN ${pin} is too easy to guess`, () => assert.equal(pinObjection(pin, '1')?.code, 'pin-too-easy'));
}

describe('signing on over the network', () => {
  let floor: Floor;
  before(async () => {
    at('2026-03-02T18:00:00Z');
    floor = await openFloor({}, [STAFF.sue, STAFF.con]);
  });
  after(() => floor.server.end());

  test('[S14] a kiosk and a sign are no oracle for staff PINs: right and wrong get one answer', async () => {
    for (const name of ['kiosk-1', 'sign-1', 'sensor-7']) {
      const station = floor.at(name);
      const signOn = async (pin: string) =>
        problemIn(await station.post('/session/sign-on', { badge: STAFF.sue.badge, pin })).code;
      assert.deepEqual(
        [await signOn(STAFF.sue.pin), await signOn('999111')],
        ['nobody-signs-on-here', 'nobody-signs-on-here'],
      );
    }
  });

  test('[S15][S16] a new person can only change the PIN; a second sign-on is told and can be ended', async () => {
    const nina = { ...person('nina', 'compliance', 'compliance'), pin: '314159' };
    const { id, roles, department, badge, pin } = nina;
    const second = { badge: STAFF.con.badge, pin: STAFF.con.pin };
    await floor.office.do('/people', { person: id, roles, department, name: 'Nina', badge, pin, second });
    const desk = floor.at('compliance-1');
    await desk.signOn(nina);
    assert.equal(jsonIn(await desk.get('/me'))['person']!['mustChangePin'], true);
    assert.equal(problemIn(await desk.get('/people')).code, 'change-pin-first');
    assert.equal(await desk.refused('/access-reviews'), 'change-pin-first');
    await desk.do('/people/nina/pin', { pin: '161803', present: pin });
    assert.equal((await desk.get('/people')).status, 200);
    wall.now = wall.now.add({ seconds: 30 });
    const elsewhere = floor.at('floor-2');
    await elsewhere.signOn({ ...nina, pin: '161803' });
    const told = jsonIn(await elsewhere.get('/me'))['alsoAt'] as unknown as readonly { readonly station: string }[];
    assert.deepEqual(
      told.map(({ station }) => station),
      ['compliance-1'],
    );
    await elsewhere.do('/people/nina/sessions/compliance-1/end');
    assert.deepEqual(jsonIn(await elsewhere.get('/me'))['alsoAt'], []);
    assert.equal('person' in jsonIn(await desk.get('/me')), false);
  });
});
