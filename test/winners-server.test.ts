import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { type Floor, openFloor, STAFF } from './api/floor.ts';
import { at, jsonIn } from './api/server.ts';
import { BEAT, BEAT_OFFERING, BEATEN_TENS, HOLDEM } from './house/room.ts';

let floor: Floor;
before(async () => {
  at('2026-03-02T18:00:00Z');
  floor = await openFloor();
  const promo = floor.at('promo-1');
  await promo.signOn(STAFF.pam);
  await promo.byTwo({ type: 'AnnounceOffering', offering: BEAT_OFFERING, tables: 'all' }, STAFF.con);
  at('2026-03-02T18:14:00Z');
  await promo.do(`/offerings/${BEAT}/start`);
  const [desk, other, keypad, cage] = ['floor-1', 'floor-2', 'keypad-7', 'cage-1'].map(floor.at);
  await desk!.signOn(STAFF.fay);
  await other!.signOn(STAFF.sue);
  await keypad!.signOn(STAFF.dee);
  await desk!.do('/tables/7/open', { plays: HOLDEM });
  for (const seat of [1, 2, 3, 4, 5, 6]) {
    await keypad!.do('/tables/7/seat', {
      seated: { seat, position: 1, player: { type: 'anonymous' }, role: 'player' },
    });
  }
  await keypad!.do('/tables/7/start-game');
  await keypad!.do('/tables/7/pot', { pot: 6_000 });
  await keypad!.do('/tables/7/call', { seat: 1, activity: BEAT, row: 'four-of-a-kind>=2' });
  const checked = { deckCounted: true, checked: ['cards shown', 'deck counted', 'player identified'], seal: 'S-1' };
  await desk!.do('/tables/7/verify', { activity: BEAT, seen: BEATEN_TENS, ...checked });
  await other!.do('/reviews/1/agree');
  await cage!.signOn(STAFF.cora);
});
after(() => floor.server.end());

const WINNER = { name: 'Rosa Delgado', paper: 'passport', paperNumber: 'X1234567', taxId: '000-12-3456' };

test('[HSE-22] a winner is in the private records and on the slip, never in the journal, until compliance erases it', async () => {
  const cage = floor.at('cage-1');
  assert.deepEqual(jsonIn(await cage.get('/awards/1/winner')), {});
  const [recorded] = (await cage.do('/awards/1/winner', WINNER)).events;
  assert.deepEqual(Object.keys(recorded!).toSorted(), ['at', 'award', 'by', 'mark', 'type']);
  assert.deepEqual(jsonIn(await cage.get('/awards/1/winner')), { winner: WINNER });
  await cage.do('/awards/1/id');
  await cage.do('/awards/1/pay', { method: 'cage', formsDone: true });
  const slip = await cage.get('/awards/1/slip?form=html');
  assert.match(slip.text, /Winner<.*Rosa Delgado.*ID<.*Passport, ends in 4567/s);
  assert.doesNotMatch(slip.text, /X123|3456</, 'neither the whole number nor the tax ID');
  assert.equal(await cage.refused('/awards/1/winner/erase'), 'not-by-this-role');
  const compliance = floor.at('compliance-1');
  await compliance.signOn(STAFF.con);
  const journal = await compliance.get('/journal?limit=1000');
  assert.match(journal.text, /WinnerRecorded/);
  assert.doesNotMatch(journal.text, /Rosa|X1234567|000-12/);
  await compliance.do('/awards/1/winner/erase');
  assert.deepEqual(jsonIn(await cage.get('/awards/1/winner')), {});
  assert.doesNotMatch((await cage.get('/awards/1/slip?form=html')).text, /Rosa/);
  assert.equal(await compliance.refused('/awards/99/winner/erase'), 'unknown-award');
});
