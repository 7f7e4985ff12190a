import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { HouseCommand } from '#core/house';
import { changeRecord, recover, sealRecovery, setPin } from '#server/people';
import { STORES, type TestStore } from './journal/stores.ts';
import { accepted, by, code, staffed } from './people/staffed.ts';

const lock = (person: string): HouseCommand => ({ type: 'LockPerson', person, reason: 'misuse' });
const roles = (person: string): HouseCommand => ({
  type: 'ChangeRoles',
  person,
  roles: ['administrator', 'cage'],
  department: 'systems',
});

const suite = (store: TestStore): void => {
  before(store.start);
  after(store.stop);

  test('[S5][PPL-3] one person cannot lock out those who could unlock; two of whom one governs can lock one of the last two', async () => {
    const { house, close } = await staffed(store.newPlace());
    assert.equal(code(await house.handle(lock('p-1'), by('p-3'))), 'second-person-missing');
    assert.equal(code(await house.handle(lock('p-1'), by('p-3', 'p-4'))), 'one-must-govern');
    assert.equal(code(await house.handle(lock('p-1'), by('p-1', 'p-2'))), 'concerns-you');
    accepted(await house.handle(lock('p-3'), by('p-4')));
    accepted(await house.handle(lock('p-1'), by('p-2', 'p-4')));
    assert.equal(code(await house.handle(lock('p-2'), by('p-4', 'p-5'))), 'last-who-governs');
    await close();
  });

  test('[S5][PPL-4] the last station at which rights are given is revoked by two people only', async () => {
    const { house, close } = await staffed(store.newPlace());
    const revoke = (station: string): HouseCommand => ({ type: 'RevokeStation', station });
    assert.equal(code(await house.handle(revoke('office-1'), by('p-4'))), 'second-person-missing');
    accepted(await house.handle(revoke('floor-1'), by('p-4')));
    accepted(await house.handle(revoke('office-1'), by('p-1', 'p-4')));
    await close();
  });

  test('[S6] name and badge are changed by two people; the journal proves it without a word, the store keeps what was', async () => {
    const place = store.newPlace();
    const { house, close, ...rest } = await staffed(place);
    const parts = { house, ...rest };
    const change = { person: 'p-3', name: 'Somebody Else', badge: '5566' };
    assert.equal(code(await changeRecord(parts, change, by('p-1'))), 'second-person-missing');
    assert.equal((await parts.store.of('p-3'))?.name, 'Person No. 3');
    const was = house.state.staff.get('p-3')?.mark;
    const asked = by('p-1', 'p-2');
    const { events } = accepted(await changeRecord(parts, change, asked));
    const mark = house.state.staff.get('p-3')?.mark;
    assert.notEqual(mark, was);
    assert.deepEqual(events, [
      { type: 'RecordChanged', person: 'p-3', by: ['p-1', 'p-2'], at: '2026-03-02T18:00:00Z', record: 2, mark, was },
    ]);
    assert.equal(accepted(await changeRecord(parts, change, asked)).repeated, true);
    assert.deepEqual(await parts.store.former.of('p-3'), [
      { id: 'p-3.000002', person: 'p-3', name: 'Person No. 3', badge: '1003' },
    ]);
    assert.equal((await parts.store.of('p-3'))?.badge, '5566');
    const rows = await store.sql(place, 'SELECT event FROM journal');
    assert.doesNotMatch(JSON.stringify(rows), /Somebody Else|5566/);
    await parts.store.erase('p-3');
    assert.deepEqual(await parts.store.former.all(), [], 'an erased person has no former name either');
    await close();
  });

  test('[S16] sessions end when a PIN is set or roles change; one’s own change leaves the station where it was made', async () => {
    const { house, signOns, close, ...rest } = await staffed(store.newPlace());
    const parts = { house, ...rest };
    const on = async (station: string, pin = '250803') =>
      accepted(await signOns.signOn(station, { badge: '1003', pin }));
    const stations = () => [...house.state.sessions.values()].map(({ station }) => station).sort();
    await on('floor-1');
    await on('office-1');
    assert.deepEqual(stations(), ['floor-1', 'office-1']);
    accepted(await setPin(parts, 'p-3', '8642', { ...by('p-3'), station: 'floor-1' }));
    assert.deepEqual(stations(), ['floor-1'], 'changed at floor-1');
    accepted(await setPin(parts, 'p-3', '7048', by('p-1', 'p-2')));
    assert.deepEqual(stations(), [], 'set by two others');
    await on('floor-1', '7048');
    accepted(await house.handle(roles('p-3'), by('p-1', 'p-2')));
    assert.deepEqual(stations(), [], 'other roles');
    await close();
  });

  test('[S16][PPL-12] a session is ended from elsewhere by its owner or by somebody who watches over people', async () => {
    const { house, signOns, close } = await staffed(store.newPlace());
    accepted(await signOns.signOn('floor-1', { badge: '1003', pin: '250803' }));
    const end: HouseCommand = { type: 'EndSession', person: 'p-3', station: 'floor-1' };
    assert.equal(code(await house.handle(end, by('p-4'))), 'not-your-session');
    const { events } = accepted(await house.handle(end, by('p-1')));
    assert.deepEqual(
      events.map(event => [event.type, 'why' in event && event.why, 'by' in event && event.by]),
      [['SignedOff', 'ended', 'p-1']],
    );
    assert.equal(code(await house.handle(end, by('p-1'))), 'not-signed-on-there');
    await close();
  });

  test('[S5][PPL-16] when nobody can sign on anymore, the sealed code lets one person in, once, and everybody hears of it', async () => {
    const { house, signOns, close, ...rest } = await staffed(store.newPlace());
    const parts = { house, ...rest };
    const asked = { key: 'recover-1', station: 'console', actor: { id: 'console', role: 'administrator' } };
    const ask = { person: 'p-1', code: 'none', pin: '271828' };
    assert.equal(code(await recover(parts, ask, asked)), 'no-recovery-code');
    assert.equal(code(await sealRecovery(parts, by('p-1'))), 'second-person-missing');
    const first = accepted(await sealRecovery(parts, by('p-1', 'p-2')));
    accepted(await house.handle(lock('p-1'), by('p-2', 'p-4')));
    assert.equal(code(await recover(parts, ask, { ...asked, key: 'recover-2' })), 'recovery-code-wrong');
    const typed = first.code.toLowerCase().replaceAll('-', ' ');
    const key = { ...asked, key: 'recover-3' };
    assert.equal(code(await recover(parts, { ...ask, person: 'p-3', code: typed }, key)), 'recovers-who-governs');
    const next = accepted(await recover(parts, { ...ask, code: typed }, { ...asked, key: 'recover-4' }));
    const member = house.state.staff.get('p-1');
    assert.deepEqual([member?.locked, member?.pinIsOneTime], [undefined, true]);
    accepted(await signOns.signOn('office-1', { badge: '1001', pin: '271828' }));
    const again = { ...ask, code: typed };
    assert.equal(code(await recover(parts, again, { ...asked, key: 'recover-5' })), 'recovery-code-wrong', 'spent');
    assert.equal(house.state.signOns?.recovered?.person, 'p-1', 'the office is alarmed');
    const answer: HouseCommand = { type: 'AnswerSignOnAlarm', found: 'the safe was opened by two' };
    assert.equal(code(await house.handle(answer, by('p-1'))), 'concerns-you');
    accepted(await house.handle(answer, by('p-2')));
    assert.equal(house.state.signOns?.recovered, undefined);
    accepted(await recover(parts, { ...ask, pin: '161803', code: next.code }, { ...asked, key: 'recover-6' }));
    await close();
  });

  test('[S17] nobody approves or asks for what concerns them', async () => {
    const { house, close } = await staffed(store.newPlace());
    assert.equal(code(await house.handle(roles('p-2'), by('p-1', 'p-2'))), 'concerns-you');
    assert.equal(code(await house.handle(roles('p-1'), by('p-1', 'p-2'))), 'concerns-you');
    accepted(await house.handle(roles('p-3'), by('p-1', 'p-2')));
    accepted(await house.handle(roles('p-2'), by('p-1', 'p-3')));
    await close();
  });

  test('[S17] a request is judged again when it is given: a person without the role anymore asked for nothing', async () => {
    const { house, signOns, close } = await staffed(store.newPlace());
    accepted(await house.handle(roles('p-3'), by('p-1', 'p-2')));
    const ask = { type: 'AskSecond', command: roles('p-5') } as HouseCommand;
    accepted(await house.handle(ask, by('p-1')));
    const demoted: HouseCommand = { type: 'ChangeRoles', person: 'p-1', roles: ['dealer'], department: 'card-room' };
    accepted(await house.handle(demoted, by('p-2', 'p-3')));
    const give = (badge: string, pin: string, key: string) =>
      signOns.giveSecondBeside('office-1', { badge, pin }, 1, { key });
    assert.equal(code(await give('1002', '250802', 'give-1')), 'not-by-this-role');
    assert.deepEqual(house.state.staff.get('p-5')?.roles, ['accounting']);
    await close();
  });
};

for (const store of STORES.map(make => make())) describe(`people on ${store.name}`, () => suite(store));
