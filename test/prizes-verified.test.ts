import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dollars } from '#core/money';
import { wholeOffering } from '#core/rulebook';
import { checklistOf } from '#core/state';
import { viewOf, type Waiting } from '#core/views';
import { activityOf, cards, roomOf, suitedAces, watched } from './house/prize-room.ts';
import { actor, CHECKED, Room } from './house/room.ts';

const WATCHER = { actor: actor('eve', 'surveillance') };
const PAY = { type: 'PayAward', award: 1, method: 'cage', formsDone: true } as const;

test('[HG1-C1] [HG2-23] [HSE-20] a prize waits until surveillance has confirmed the play', () => {
  const room = watched();
  room.do({ type: 'ShowId', award: 1 });
  assert.equal(room.refused(PAY).code, 'waits-for-surveillance');
  const waiting = () => [...viewOf('queue').keys(room.house)];
  assert.ok(waiting().includes('play.1'));
  const play = viewOf('queue').part(room.house, 'play.1') as Waiting | undefined;
  assert.ok(play?.type === 'play');
  assert.deepEqual(
    [play.table, play.since, play.awards.map(({ seat, hand, amount }) => [seat, hand, amount])],
    [1, '2026-03-02T19:00:00Z', [[1, 'Natural royal flush', 80_000]]],
  );
  room.do({ type: 'DoubtPlay', review: 1, reason: 'no video of the hand' }, WATCHER);
  assert.equal(room.refused(PAY).code, 'waits-for-surveillance', 'a doubt pays nothing');
  room.do({ type: 'ConfirmPlay', review: 1 }, WATCHER);
  assert.ok(!waiting().includes('play.1'));
  room.do(PAY);
});

test('[HG2-23] [GEAR-001123] [GEGA-003954] the approvals that name surveillance ask for it', () => {
  const asking = ['GEAR-001092', 'GEAR-001123', 'GEGA-003954'].map(id => activityOf(id).claims.verifiedBy);
  assert.ok(asking.every(names => names.includes('surveillance')));
});

test('[HG1-C7] [PRO-9] a CSR and a shift supervisor confirm the hand: of the two one is a supervisor', () => {
  const { room, verify } = suitedAces();
  assert.equal(room.refused(verify, { second: actor('eve', 'surveillance') }).code, 'confirmed-by-role');
  room.do(verify);
  const agree = { type: 'AgreeToReview', review: 1 } as const;
  assert.equal(room.refused(agree, { actor: actor('cal') }).code, 'confirmed-by-role');
  room.do(agree, { actor: actor('sue', 'supervisor') });
  assert.equal(room.house.awards.size, 1);
});

/** The meter of Blazing Sevens, won in seat 1 and verified. */
const sevens = (): Room => {
  const BLAZING = 'GEAR-001128';
  const room = roomOf(wholeOffering(activityOf(BLAZING)), 'blackjack-poker', [1, 2]);
  room.do({ type: 'LightSeat', table: 1, lit: { seat: 1, position: 1, activity: BLAZING, space: 'player' } });
  room.do({ type: 'StartGame', table: 1, playerDealer: 6 });
  room.do({ type: 'CallHand', table: 1, seat: 1, activity: BLAZING, row: 'sevens/1' });
  const hands = [
    { seat: 1, cards: cards('7h 7d') },
    { seat: 2, cards: cards('9c 5c') },
    { seat: 6, cards: cards('7h 5d') },
  ];
  const places = [1, 2].map(seat => ({ seat, wager: dollars(10) }));
  const seen = { board: [], dealerCards: [], reachedShowdown: true, hands, places };
  room.both({ type: 'VerifyHands', table: 1, activity: BLAZING, seen, seal: 'S-1', ...CHECKED });
  room.do({ type: 'ShowId', award: 1 });
  return room;
};

test('[HG1-C17] [HG2-22] [HSE-21] money is paid when the paperwork is complete', () => {
  const room = sevens();
  const { code, facts } = room.refused({ type: 'PayAward', award: 1, method: 'cage' });
  assert.deepEqual([code, facts['paper']], ['paperwork-first', 'paperwork']);
  assert.equal(activityOf('GEGA-003954').claims.paperwork, 'prize agreement');
  room.do(PAY);
});

test('[HG1-B14] [HSE-21] [GEAR-001128 4] a progressive prize is paid out from the table in chips', () => {
  const room = sevens();
  room.do({ ...PAY, method: 'tray' });
  assert.ok(room.balance('tray:1') < 0, 'the cage owes it to the tray');
});

test('[HG2-32] [HSE-8] whom the approval excludes is asked when the hand is verified', () => {
  const room = new Room();
  const lines = checklistOf(room.house, activityOf('GEGA-004551'));
  assert.deepEqual(lines.slice(2), [
    'winner asked: not employed by the house, the sponsor or their agency, nor of their households',
  ]);
});
