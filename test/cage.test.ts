import assert from 'node:assert/strict';
import { test } from 'node:test';
import { COMMAND_PERMISSIONS, type HouseView, type Permission } from '#core/house';
import { dollars } from '#core/money';
import { type Parts, type Topic, viewOf } from '#core/views';
import { COUPONS, COUPONS_OFFERING, COUPONS_POSTED, opening, promotionRoom } from './house/promotions.ts';
import { actor, CHECKED, openSensorRoom, QUADS_SEEN, type Room, SENSOR, startSensorRound } from './house/room.ts';

const shown = <T extends Topic>(house: HouseView, topic: T): Parts<T> => {
  const view = viewOf(topic);
  return Object.fromEntries([...view.keys(house)].map(key => [key, view.part(house, key)])) as Parts<T>;
};

/** Four nines at table 8, paid. */
const paid = (method: 'tray' | 'cage'): Room => {
  const room = openSensorRoom();
  startSensorRound(room, 8);
  room.do({ type: 'CallHand', table: 8, seat: 2, activity: SENSOR, row: 'hands/4' });
  room.do({ type: 'VerifyHands', table: 8, activity: SENSOR, seen: QUADS_SEEN, seal: 'S-1', ...CHECKED });
  room.do({ type: 'ShowId', award: 1 });
  room.do({ type: 'PayAward', award: 1, method, formsDone: true });
  return room;
};

test('[HSE-19] every print of a slip is counted; a slip that was void is counted again', () => {
  const room = paid('cage');
  const prints = () => shown(room.house, 'awards')['1']?.payment?.prints;
  assert.equal(prints(), undefined);
  const [first] = room.do({ type: 'PrintSlip', award: 1 }, { actor: actor('cora', 'cage') });
  assert.ok(first?.type === 'SlipPrinted');
  assert.deepEqual([first.slip, first.print, first.by], [1, 1, 'cora']);
  room.do({ type: 'PrintSlip', award: 1 });
  assert.equal(prints(), 2);
  room.both({ type: 'BackOutPayment', award: 1, reason: 'wrong seat' });
  room.do({ type: 'PayAward', award: 1, method: 'cage', formsDone: true });
  const [again] = room.do({ type: 'PrintSlip', award: 1 });
  assert.ok(again?.type === 'SlipPrinted');
  assert.deepEqual([again.slip, again.print], [2, 1]);
});

test('[HSE-10] the cage sees what it owes a tray, and what a tray owes it', () => {
  const room = paid('tray');
  const tray = () => shown(room.house, 'trays')['8'];
  const { amount } = shown(room.house, 'awards')['1']!;
  assert.deepEqual(tray(), { table: 8, amount, owedBy: 'cage' });
  room.do({ type: 'ReimburseTray', table: 8 });
  assert.equal(tray(), undefined);
  room.both({ type: 'BackOutPayment', award: 1, reason: 'wrong seat' });
  assert.deepEqual(tray(), { table: 8, amount, owedBy: 'tray' });
});

test('[TAX-1] the cage is told of which kind a prize is, and from which fund it comes', () => {
  const { taxKind, source, amount } = shown(paid('cage').house, 'awards')['1']!;
  assert.equal(taxKind, 'prize');
  assert.equal(source.reserve, amount);
});

test('[INS-2] every coupon is shown with its holder and where it is, until its promotion ends', () => {
  const room = promotionRoom(COUPONS_OFFERING);
  room.do(opening(COUPONS, 'instrument', COUPONS_POSTED));
  const issue = { ids: ['M-1', 'M-2'], kind: 'match-play', face: dollars(10), holder: 'ann' } as const;
  room.do({
    type: 'RunPromotion',
    promotion: COUPONS,
    mechanism: 'instrument',
    command: { type: 'IssueInstruments', ...issue, isMultiPlay: false },
  });
  const pieces = shown(room.house, 'instruments');
  assert.deepEqual(Object.keys(pieces), [`${COUPONS}/M-1`, `${COUPONS}/M-2`]);
  const { id, face, holder, where } = pieces[`${COUPONS}/M-1`]!;
  assert.deepEqual([id, face, holder, where], ['M-1', dollars(10), 'ann', { type: 'held' }]);
  assert.deepEqual(
    shown(room.house, 'promotions')[COUPONS]?.kinds?.map(({ isSold }) => isSold),
    [false, false, false],
  );
});

test('[HG1-B12] the cashier who sees the ID takes a prize back with a supervisor, never alone', () => {
  const { roles, stations } = COMMAND_PERMISSIONS.BackOutAward as Permission;
  assert.ok(roles.includes('cage') && stations.includes('cage'));
  const room = openSensorRoom();
  startSensorRound(room, 8);
  room.do({ type: 'CallHand', table: 8, seat: 2, activity: SENSOR, row: 'hands/4' });
  room.do({ type: 'VerifyHands', table: 8, activity: SENSOR, seen: QUADS_SEEN, seal: 'S-1', ...CHECKED });
  const cashier = actor('cora', 'cage');
  const out = { type: 'BackOutAward', award: 1, reason: 'Under the minimum age' } as const;
  assert.equal(room.refused(out, { actor: cashier }).code, 'second-person-missing');
  room.both(out, { actor: cashier });
  assert.equal(room.house.awards.has(1), false);
});
