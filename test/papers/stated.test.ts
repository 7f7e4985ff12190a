import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dollars } from '#core/money';
import { type PromotionView, viewOf } from '#core/views';
import { opening, promotionRoom } from '../house/promotions.ts';
import { offeringOf } from '../house/room.ts';

const COUPONS = 'GEAR-001278';

test('[B101-27] [PA-C2] a coupon is printed from the games, the period and the fee that were posted', () => {
  const plays = { from: '2026-03-02T08:00:00Z', to: '2026-03-30T06:59:00Z' };
  const prizes = { 'match-play': dollars(25) };
  const room = promotionRoom(offeringOf(COUPONS, { settings: { redemptionFee: [100], face: [25_00] }, prizes }));
  room.do(opening(COUPONS, 'instrument', { games: ['pai-gow-poker'], plays }));
  const [promotion] = room.house.promotions.keys();
  const { desk } = viewOf('promotions').part(room.house, promotion!) as PromotionView; // What this topic is made of.
  assert.equal(desk?.type, 'instrument');
  assert.deepEqual(desk?.type === 'instrument' && [desk.games, desk.plays, desk.fee], [['pai-gow-poker'], plays, 100]);
});
