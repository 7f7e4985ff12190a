import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Scope } from '#core/people';
import { ADA, type Floor, openFloor, STAFF } from './api/floor.ts';
import { at, clock, jsonIn, problemIn, TestStation } from './api/server.ts';
import { HOLDEM, SENSOR } from './house/room.ts';

let floor: Floor;
before(async () => {
  at('2026-03-02T18:00:00Z');
  floor = await openFloor();
  await floor.at('floor-1').signOn(STAFF.fay);
  await floor.at('floor-1').do('/tables/7/open', { plays: HOLDEM });
});
after(() => floor.server.end());

const CON = { badge: STAFF.con.badge, pin: STAFF.con.pin };
const serviceOf = async (station: string, ...scopes: readonly Scope[]): Promise<TestStation> => {
  clock.now = clock.now.add({ seconds: 10 }); // Nobody types PINs faster.
  const heard = await floor.office.post('/services', { station, scopes, second: CON });
  assert.equal(heard.status, 200, heard.text);
  return new TestStation(floor.server, station, jsonIn(heard)['key']!);
};

test('[IN-5] [MCH-16] a program gets a key of its own from two people, and nobody signs on there', async () => {
  const asked = { station: 'tracking', scopes: ['tables'] };
  assert.equal(await floor.office.refused('/services', asked), 'second-person-missing');
  const alone = { ...asked, second: { badge: ADA.badge, pin: ADA.pin } };
  assert.equal(await floor.office.refused('/services', alone), 'same-person-twice');
  const service = await serviceOf('tracking', 'tables');
  const tables = jsonIn(await service.get('/tables')) as unknown as { rows: readonly { table: number }[] };
  assert.deepEqual(
    tables.rows.map(({ table }) => table),
    [7],
  );
  const signedOn = await service.post('/session/sign-on', { badge: STAFF.fay.badge, pin: STAFF.fay.pin });
  assert.equal(problemIn(signedOn).code, 'nobody-signs-on-here');
  const listed = jsonIn(await floor.office.get('/stations')) as unknown as { rows: readonly object[] };
  assert.ok(listed.rows.some(row => 'scopes' in row && String(row.scopes) === 'tables'));
});

const SCOPED: readonly [scope: Scope, may: readonly string[], mayNot: readonly string[]][] = [
  ['tables', ['/tables', '/tables/7', '/calls'], ['/awards', '/reports', '/journal', '/members', '/people']],
  ['prizes', ['/awards', '/meters'], ['/tables', '/winners', '/journal']],
  ['promotions', ['/promotions', '/offerings'], ['/awards', '/reports']],
  ['reports', ['/reports', '/reports/wins?form=csv'], ['/journal', '/tables', '/stations']],
  ['journal', ['/journal', '/journal/head'], ['/reports', '/members']],
  ['sensors', ['/meters', '/rulebook'], ['/tables', '/tables/7', '/awards']],
];
for (const [scope, may, mayNot] of SCOPED) {
  test(`[IN-5] [MCH-16] a service for ${scope} looks at that, at what hangs on the wall, and at nothing else`, async () => {
    const service = await serviceOf(`only-${scope}`, scope);
    for (const where of may) assert.equal((await service.get(where)).status, 200, where);
    for (const where of mayNot) {
      const heard = await service.get(where);
      assert.ok(heard.status === 404 || problemIn(heard).code === 'not-in-scope', `${where} ${heard.text}`);
    }
    const light = { lit: { seat: 1, position: 1, activity: SENSOR, space: 'player' } };
    assert.equal(await service.refused('/tables/7/light', light), 'not-in-scope', 'it gives no orders');
    const reading = await service.post('/sensors', { table: 7, seat: 1, activity: 'none', isOn: true });
    assert.equal(problemIn(reading).code, scope === 'sensors' ? 'unknown-activity' : 'not-in-scope');
  });
}

test('[IN-5] [MCH-16] a key that is exchanged or revoked is void at once, and all of it is in the journal', async () => {
  const first = await serviceOf('exchanged', 'reports');
  const second = await serviceOf('exchanged', 'reports', 'journal');
  assert.equal(problemIn(await first.get('/reports')).code, 'station-unknown-here');
  assert.equal((await second.get('/reports')).status, 200);
  await floor.office.do('/stations/exchanged/revoke');
  assert.equal(problemIn(await second.get('/reports')).code, 'station-unknown-here');
  const { rows } = jsonIn(await (await serviceOf('reader', 'journal')).get('/journal?limit=1000')) as unknown as {
    rows: readonly { event: string }[];
  };
  const told = rows.map(({ event }) => JSON.parse(event) as { type: string; station?: string; scopes?: unknown });
  assert.deepEqual(
    told.filter(({ station }) => station === 'exchanged').map(({ type, scopes }) => [type, scopes]),
    [
      ['StationEnrolled', ['reports']],
      ['StationEnrolled', ['reports', 'journal']],
      ['StationRevoked', undefined],
    ],
  );
});

test('[MCH-16] no code makes a service, no other station has scopes, and a name that is taken stays', async () => {
  assert.equal(await floor.office.refused('/station-offers', { station: 's', kind: 'service' }), 'fields-wrong');
  assert.equal(await floor.office.refused('/services', { station: 's', scopes: [] }), 'fields-wrong');
  const taken = { station: 'cage-1', scopes: ['prizes'], second: CON };
  assert.equal(await floor.office.refused('/services', taken), 'station-already-enrolled');
  const heard = await floor.at('floor-1').post('/services', { station: 's', scopes: ['journal'], second: CON });
  assert.equal(problemIn(heard).code, 'not-by-this-role');
});
