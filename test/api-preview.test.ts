import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { HouseEvent } from '#core/house';
import { type Floor, openFloor, STAFF } from './api/floor.ts';
import { head } from './api/hostile.ts';
import { at, jsonIn, problemIn } from './api/server.ts';
import { BEAT, BEAT_OFFERING, BEATEN_TENS, HOLDEM, NOTHING_SEEN } from './house/room.ts';

const { dee, fay, pam, con } = STAFF;
const CHECKED = { deckCounted: true, checked: ['cards shown', 'deck counted', 'player identified'], seal: 'S-1041' };
const VERIFY = { type: 'VerifyHands', table: 7, activity: BEAT, seen: BEATEN_TENS, ...CHECKED };

let floor: Floor;
before(async () => {
  at('2026-03-02T18:00:00Z');
  floor = await openFloor();
  const [promo, desk, keypad] = [floor.at('promo-1'), floor.at('floor-1'), floor.at('keypad-7')];
  await promo.signOn(pam);
  await promo.byTwo({ type: 'AnnounceOffering', offering: BEAT_OFFERING, tables: 'all' }, STAFF.con);
  at('2026-03-02T18:14:00Z');
  await promo.do(`/offerings/${BEAT}/start`);
  await desk.signOn(fay);
  await keypad.signOn(dee);
  await floor.at('compliance-1').signOn(con);
  await desk.do('/tables/7/open', { plays: HOLDEM });
  for (const seat of [1, 2, 3, 4, 5, 6]) {
    await keypad.do('/tables/7/seat', { seated: { seat, position: 1, player: { type: 'anonymous' }, role: 'player' } });
  }
  await keypad.do('/tables/7/start-game');
  await keypad.do('/tables/7/call', { seat: 1, activity: BEAT, row: 'four-of-a-kind>=2' });
});
after(() => floor.server.end());

test('[API-15] a preview shows the result that the command then has, and writes nothing', async () => {
  const desk = floor.at('floor-1');
  const before = await head(floor.at('compliance-1'));
  const heard = await desk.post('/preview', VERIFY);
  assert.equal(heard.status, 200, heard.text);
  assert.deepEqual(await head(floor.at('compliance-1')), before);
  const events = jsonIn(heard)['events'] as unknown as readonly HouseEvent[];
  const { events: done } = await desk.do('/commands', VERIFY);
  assert.deepEqual(events, done);
  assert.ok(done.some(event => event.type === 'HandsVerified' && event.needsSecond && event.due.length === 6));
});

test('[API-15] a preview is refused as the command would be: by the rules, by permission, by its form', async () => {
  const desk = floor.at('floor-1');
  const refused = async (body: object, station = desk) => problemIn(await station.post('/preview', body)).code;
  assert.equal(await refused({ ...VERIFY, seen: NOTHING_SEEN }), 'under-review');
  assert.equal(await refused(VERIFY, floor.at('keypad-7')), 'not-by-this-role');
  assert.equal(await refused({ ...VERIFY, table: 'seven' }), 'fields-wrong');
  assert.equal(await refused({ type: 'Nothing' }), 'unknown-command');
});
