import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { CommandIn } from '#core/house';
import { dollars } from '#core/money';
import { type Floor, openFloor, STAFF } from './api/floor.ts';
import { at, jsonIn } from './api/server.ts';
import { opening } from './house/promotions.ts';
import { offeringOf } from './house/room.ts';

const { pam, sue, cora } = STAFF;
const CAR = 'GEGA-004088';
const ENTRIES = { entries: [{ ticket: '1', player: 'ana', points: 1 }], wins: [], carried: dollars(0) };

let floor: Floor;
before(async () => {
  at('2026-03-02T18:00:00Z');
  floor = await openFloor();
});
after(() => floor.server.end());

test('[PRO-3] [PRO-10] the slip of a thing names it, its value and its tax form, and says that no cash was paid', async () => {
  const promo = floor.at('promo-1');
  await promo.signOn(pam);
  const offering = offeringOf(CAR, { charts: ['2'], prizes: { drawing: dollars(38_000) } });
  await promo.byTwo({ type: 'AnnounceOffering', offering, tables: 'all' }, STAFF.con);
  at('2026-03-02T18:14:00Z');
  await promo.do(`/offerings/${CAR}/start`);
  const posted = { takenOver: ENTRIES, thing: 'a pickup truck', drawnAt: ['2026-03-02T18:14:00Z'] };
  await promo.both(opening(CAR, 'drawing', posted), sue);
  await promo.do(`/promotions/${CAR}/run`, { mechanism: 'drawing', command: { type: 'OpenDrawing' } });
  const byTwo = (command: CommandIn<'drawing'>) =>
    promo.byTwo({ type: 'RunPromotion', promotion: CAR, mechanism: 'drawing', command }, sue);
  await byTwo({ type: 'DrawEntry', ticket: '1' });
  await byTwo({ type: 'ClaimPrize', showsId: true, showsProof: true, isNameSame: true });

  const cage = floor.at('cage-1');
  await cage.signOn(cora);
  assert.equal(await cage.refused('/awards/1/pay', { method: 'cage' }), 'method-not-fitting');
  assert.equal(await cage.refused('/awards/1/pay', { method: 'handed-over' }), 'form-first');
  await cage.do('/awards/1/pay', { method: 'handed-over', formsDone: true });
  const { text } = await cage.get('/awards/1/slip?form=html');
  assert.match(text, /Handed over<.*a pickup truck.*Declared value<.*\$38,000\.00.*Cash paid<.*\$0\.00/s);
  assert.match(text, /Paid as<.*handed over/s);
  assert.match(text, /Tax form for this payment<.*Form 1099-MISC</s);
  assert.doesNotMatch(text, /Table and seat|<dd><\/dd>/, 'it was won at no table: no line is empty');
  const { rows } = jsonIn(await cage.get('/shift')) as unknown as { rows: Record<string, unknown>[] };
  assert.deepEqual(
    rows.map(({ what, paidOut, byCheck }) => [what, paidOut, byCheck]),
    [['prize', 0, 0]],
    'nothing left the drawer',
  );
});
