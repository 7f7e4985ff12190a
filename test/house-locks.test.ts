import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dollars } from '#core/money';
import { actor, CHECKED, openSensorRoom, QUADS_SEEN, ROYAL_SEEN, SENSOR, startSensorRound } from './house/room.ts';

const royal = (table: number) => ({ type: 'CallHand', table, seat: 1, activity: SENSOR, row: 'hands/1' }) as const;
const verify = (table: number, seen: typeof ROYAL_SEEN) =>
  ({ type: 'VerifyHands', table, activity: SENSOR, seen, seal: 'S-1', ...CHECKED }) as const;
const FEE_TO_METER = 31;

test('[HSE-3] lit seats pay and nobody else, into the box of the table and the fund at once', () => {
  const room = openSensorRoom();
  startSensorRound(room, 8);
  assert.equal(room.meter(SENSOR), dollars(25_000) + 2 * FEE_TO_METER);
  assert.equal(room.balance(`drop-box:${SENSOR}:8`), dollars(2));
  assert.equal(room.balance('cage'), dollars(-2), 'the cage will have what is in the box');
  const fees = room.house.tables.get(8)?.round?.bettors.map(({ fees: own }) => own.length);
  assert.deepEqual(fees, [1, 1, 0, 0]);
  assert.deepEqual(room.house.tables.get(8)?.lit, [], 'Start Game takes the lights');
});

test('[HSE-5] two hits in one second are taken in their order: the sign as shown, then the sign as the first left it', () => {
  const room = openSensorRoom();
  startSensorRound(room, 8);
  startSensorRound(room, 9);
  const shown = dollars(25_000) + 4 * FEE_TO_METER;
  assert.equal(room.meter(SENSOR), shown);
  room.do(royal(9));
  room.do(royal(8));
  // The order of verification changes nothing.
  room.both(verify(8, ROYAL_SEEN));
  room.both(verify(9, ROYAL_SEEN));
  const paidTo = (table: number) =>
    [...room.house.awards.values()]
      .filter(award => award.table === table && award.seat === 1)
      .map(({ gives }) => ('amount' in gives ? gives.amount : 0));
  assert.deepEqual(paidTo(9), [shown]);
  assert.deepEqual(paidTo(8), [dollars(5_000)]);
  assert.equal(room.meter(SENSOR), dollars(5_000));
});

test('[HSE-5] pressing again undoes the call, and the meter shows what it would have shown', () => {
  const room = openSensorRoom();
  startSensorRound(room, 8);
  const reserve = room.balance(`reserve:${SENSOR}`);
  room.do(royal(8));
  assert.equal(room.meter(SENSOR), dollars(5_000));
  startSensorRound(room, 9);
  room.do(royal(8));
  assert.equal(room.meter(SENSOR), dollars(25_000) + 4 * FEE_TO_METER);
  assert.equal(room.balance(`reserve:${SENSOR}`), reserve + 2 * (100 - FEE_TO_METER));
  assert.equal(room.house.locks.size, 0);
  assert.equal(room.house.calls.size, 0);
});

test('[HSE-6] a hand that did not win gives its lock back; another hand of the round is paid all the same', () => {
  const room = openSensorRoom();
  startSensorRound(room, 8);
  room.do(royal(8));
  room.do(verify(8, QUADS_SEEN));
  assert.equal(room.meter(SENSOR), dollars(25_000) + 2 * FEE_TO_METER);
  assert.deepEqual(
    [...room.house.awards.values()].map(({ seat, source }) => [seat, source]),
    [[2, { pools: {}, reseeded: {}, reserve: 20_000, house: 0 }]],
  );
});

test('[HSE-6] hands that cannot be verified are refused with a reason, and the lock comes back', () => {
  const room = openSensorRoom();
  startSensorRound(room, 8);
  room.do(royal(8));
  const before = room.meter(SENSOR);
  room.do({ type: 'RefuseHands', table: 8, activity: SENSOR, reason: 'the cards were mucked' });
  assert.equal(room.meter(SENSOR), before - dollars(5_000) + dollars(25_000) + 2 * FEE_TO_METER);
  room.do({ type: 'GameOver', table: 8 });
});

test('[HSE-6] what the house advanced to bring the meter up comes back to it, and the meter never falls', () => {
  const room = openSensorRoom(dollars(0));
  startSensorRound(room, 8);
  room.do(royal(8));
  assert.equal(room.house.funds.get(SENSOR)?.advance, dollars(5_000) - 2 * (100 - FEE_TO_METER));
  room.do(royal(8));
  assert.equal(room.house.funds.get(SENSOR)?.advance, 0);
  assert.equal(room.meter(SENSOR), dollars(25_000) + 2 * FEE_TO_METER);
});

test('[HSE-5] calls of one round on one meter share one lock', () => {
  const room = openSensorRoom();
  startSensorRound(room, 8);
  room.do(royal(8));
  room.do({ ...royal(8), seat: 2 });
  assert.equal(room.house.locks.size, 1);
  assert.equal(room.meter(SENSOR), dollars(5_000));
  room.do(royal(8));
  assert.equal(room.house.locks.size, 1, 'the second call still holds it');
  room.do({ ...royal(8), seat: 2 });
  assert.equal(room.house.locks.size, 0);
});

test('[HSE-7] an award names its cards, its arithmetic and its clause, and who verified and agreed', () => {
  const room = openSensorRoom();
  startSensorRound(room, 8);
  room.do(royal(8));
  room.do(verify(8, ROYAL_SEEN));
  assert.equal(room.house.awards.size, 0, 'one person is not enough');
  room.do({ type: 'AgreeToReview', review: 1 }, { actor: actor('bo') });
  const made = room.events.find(event => event.type === 'AwardMade' && event.seat === 1);
  assert.ok(made?.type === 'AwardMade');
  assert.deepEqual(made.verifiedBy, ['ann', 'bo']);
  assert.match(made.because.clause, /GEGA-003977/);
  assert.deepEqual(made.because.used.length, 5);
  assert.ok(made.because.arithmetic.length > 0);
});

test('[HSE-9] a second person who does not agree sends it back to be looked at again; the lock stays', () => {
  const room = openSensorRoom();
  startSensorRound(room, 8);
  room.do(royal(8));
  room.do(verify(8, ROYAL_SEEN));
  room.do({ type: 'RejectReview', review: 1, reason: 'look at the video' }, { actor: actor('bo') });
  assert.equal(room.house.locks.size, 1);
  room.both(verify(8, ROYAL_SEEN));
  assert.equal(room.house.awards.size, 2);
});

test('[HSE-10] a small prize is paid from the tray, which the cage makes whole', () => {
  const room = openSensorRoom();
  startSensorRound(room, 8);
  room.do({ type: 'CallHand', table: 8, seat: 2, activity: SENSOR, row: 'hands/4' });
  assert.equal(room.house.locks.size, 0, 'no meter pays it');
  room.do(verify(8, QUADS_SEEN));
  const award = 1;
  room.do({ type: 'ShowId', award });
  room.do({ type: 'PayAward', award, method: 'tray', formsDone: true });
  assert.equal(room.balance('tray:8'), dollars(-200));
  room.do({ type: 'ReimburseTray', table: 8 });
  assert.equal(room.balance('tray:8'), 0);
  assert.equal(room.refused({ type: 'PayAward', award, method: 'cage', formsDone: true }).code, 'prize-already-paid');
});

test('[HSE-12] payment, award and fees are backed out by entries of their own; the slip stays void', () => {
  const room = openSensorRoom();
  startSensorRound(room, 8);
  room.do({ type: 'CallHand', table: 8, seat: 2, activity: SENSOR, row: 'hands/4' });
  room.do(verify(8, QUADS_SEEN));
  const reserve = room.balance(`reserve:${SENSOR}`);
  room.do({ type: 'ShowId', award: 1 });
  room.do({ type: 'PayAward', award: 1, method: 'tray', formsDone: true });
  room.both({ type: 'BackOutPayment', award: 1, reason: 'paid to the wrong seat' });
  assert.equal(room.balance('tray:8'), 0);
  room.do({ type: 'PayAward', award: 1, method: 'cage', formsDone: true });
  assert.equal(room.house.awards.get(1)?.payment?.slip, 2);
  room.both({ type: 'BackOutPayment', award: 1, reason: 'not a winner after all' });
  room.both({ type: 'BackOutAward', award: 1, reason: 'not a winner after all' });
  assert.equal(room.balance(`reserve:${SENSOR}`), reserve + dollars(200));
  room.both({ type: 'BackOutFees', table: 8, reason: 'the sensor was dirty' });
  assert.equal(room.meter(SENSOR), dollars(25_000));
  assert.equal(room.balance(`drop-box:${SENSOR}:8`), 0);
  assert.equal(room.balance('players'), dollars(-45_000));
});

test('[HSE-12] a jackpot that is backed out whole leaves the meter and the reserve as if nobody had called', () => {
  for (const reserve of [dollars(20_000), dollars(1_000)]) {
    const room = openSensorRoom(reserve);
    startSensorRound(room, 8);
    const { pools, reserve: before, advance } = room.house.funds.get(SENSOR)!;
    room.do(royal(8));
    room.both(verify(8, ROYAL_SEEN));
    for (const award of [1, 2]) room.both({ type: 'BackOutAward', award, reason: 'the deck was fouled' });
    const after = room.house.funds.get(SENSOR)!;
    assert.deepEqual([after.pools, after.reserve, after.advance], [pools, before, advance]);
    room.do({ type: 'GameOver', table: 8 });
  }
});

test('[HSE-15] a malfunction is put right by two people, with a reason, while the offering is paused', () => {
  const room = openSensorRoom();
  const holds = { pools: { main: dollars(24_000) }, reserve: dollars(20_000), advance: dollars(0) };
  const correct = { type: 'CorrectFund', activity: SENSOR, holds, reason: 'counted twice' } as const;
  assert.equal(room.refused(correct, { second: actor('bo') }).code, 'pause-first');
  room.do({ type: 'PauseOffering', activity: SENSOR, reason: 'meter wrong' });
  room.both(correct);
  assert.equal(room.meter(SENSOR), dollars(24_000));
  room.do({ type: 'ResumeOffering', activity: SENSOR });
});
