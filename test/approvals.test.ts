import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { emptyHouse } from '#core/house';
import { type Floor, openFloor, STAFF } from './api/floor.ts';
import { jsonIn } from './api/server.ts';
import { BEAT, BEAT_OFFERING, BONUS, BONUS_OFFERING, Room, SETTINGS } from './house/room.ts';

test('[RBK-18] a house offers its own approvals and no others; what it names no approvals for is the whole book', () => {
  const room = new Room();
  room.house = emptyHouse({ ...SETTINGS, approvals: [BEAT] });
  const second = { second: { id: 'bo', role: 'supervisor' } };
  const refused = room.ask({ type: 'AnnounceOffering', offering: BONUS_OFFERING, tables: 'all' }, second);
  assert.equal(refused.ok ? '' : refused.code, 'not-our-approval');
  assert.match(refused.ok ? '' : refused.message, new RegExp(`${BONUS}.*isn't one of this house's approvals`));
  const taken = room.ask({ type: 'AnnounceOffering', offering: BEAT_OFFERING, tables: 'all' }, second);
  assert.equal(taken.ok, true);
});

let floor: Floor;
before(async () => {
  floor = await openFloor({ name: 'Harbor Card Club', approvals: [BEAT, BONUS] });
});
after(() => floor?.server.end());

test('[RBK-18] over the network only our approvals are listed, and the sheet carries our name and their number', async () => {
  const desk = floor.at('compliance-1');
  await desk.signOn(STAFF.con);
  const { rows } = jsonIn(await desk.get('/rulebook')) as unknown as { rows: readonly { id: string }[] };
  assert.deepEqual(
    rows.map(({ id }) => id),
    [BONUS, BEAT],
    'in the order of the book',
  );
  const offering = encodeURIComponent(JSON.stringify(BEAT_OFFERING));
  const sheet = await desk.get(`/rulebook/${BEAT}/sheet?form=text&offering=${offering}`);
  assert.equal(sheet.status, 200, sheet.text);
  assert.match(sheet.text, /^Harbor Card Club\n/);
  assert.match(sheet.text, new RegExp(`Approval ${BEAT}`));
  assert.ok(!sheet.text.includes('Bay 101'), 'no other house');
});
