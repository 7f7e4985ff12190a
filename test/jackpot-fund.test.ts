import assert from 'node:assert/strict';
import { test } from 'node:test';
import { JACKPOT_FUND, reserveBehind } from '#core/fund';
import { dollars } from '#core/money';
import { findActivity, RULEBOOK } from '../rulebook/index.ts';
import { opening } from './house/promotions.ts';
import { actor, offeringOf, Room } from './house/room.ts';
import { asking } from './walks/walk.ts';

const SHARING = ['beat-the-dealer', 'big-spin', 'car-drawing', 'cash-drawing', 'high-hand-promotion'];

test('[FND-12] five activities draw on the general jackpot fund, and no other does', () => {
  const drawing = RULEBOOK.filter(activity => reserveBehind(activity) === JACKPOT_FUND).map(({ key }) => key);
  assert.deepEqual(drawing.toSorted(), SHARING);
  assert.equal(reserveBehind(findActivity('GEAR-001202')!), 'GEGA-001477');
  assert.equal(reserveBehind(findActivity('GEAR-001220')!), 'GEAR-001220');
});

test('[FND-12] what one activity has paid out of the jackpot fund the others do not have', () => {
  const room = new Room();
  const prizes = { 'cash-drawing': { cash: dollars(500) }, 'big-spin': { fixed: dollars(500) } };
  for (const [activity, posted] of Object.entries(prizes))
    room.do({ type: 'AnnounceOffering', offering: offeringOf(activity, { prizes: posted }), tables: 'all' });
  const holds = { pools: {}, reserve: dollars(800), advance: dollars(0) };
  room.both({ type: 'TakeOverFund', activity: 'cash-drawing', holds });
  const again = { type: 'TakeOverFund', activity: 'big-spin', holds: { ...holds, reserve: dollars(0) } } as const;
  const refusal = room.refused(again, { second: actor('bo') });
  assert.deepEqual([refusal.code, refusal.clause], ['reserve-stands', 'HSE-15; FND-12']);
  room.both({ ...again, holds });
  assert.equal(room.balance('reserve:jackpot-fund'), dollars(800), 'taken over once');
  room.now = room.now.add({ minutes: 90 });
  for (const activity of Object.keys(prizes)) {
    room.do({ type: 'StartOffering', activity });
    const entries = [{ ticket: '1', player: activity, points: 1 }];
    room.both(opening(activity, 'drawing', { takenOver: { entries, wins: [], carried: dollars(0) } }));
    const ask = asking(activity, 'drawing');
    room.do(ask({ type: 'OpenDrawing' }));
    room.both(ask({ type: 'DrawEntry', ticket: '1' }));
    room.do(ask({ type: 'ClaimPrize', showsId: true, showsProof: true, isNameSame: true }));
  }
  const paidBy = [...room.house.awards.values()].map(({ gives }) =>
    gives.type === 'money' ? gives.paidBy : undefined,
  );
  assert.deepEqual(
    paidBy.map(paid => [paid?.reserve, paid?.house]),
    [
      [dollars(500), 0],
      [dollars(300), dollars(200)],
    ],
    'the second finds $300, and the house lays out the rest',
  );
  assert.equal(room.balance('reserve:jackpot-fund'), 0);
  room.both({ type: 'BackOutAward', award: 1, reason: 'the wrong ticket' });
  assert.equal(room.balance('reserve:jackpot-fund'), dollars(500), 'what comes back is there for all of them');
});
