import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { EventIn, HouseCommand, MechanismName, Promotion } from '#core/house';
import { dollars } from '#core/money';
import { setFloor } from './house/floor.ts';
import {
  CASH,
  CASH_OFFERING,
  COUPONS,
  COUPONS_OFFERING,
  COUPONS_POSTED,
  DRUM,
  opening,
  promotionRoom,
  SPIN,
  SPIN_OFFERING,
  WHEEL,
} from './house/promotions.ts';
import { actor, HOLDEM, offeringOf, type Room } from './house/room.ts';

const REWARDS = 'player-tracking-rewards';
const REWARDS_POSTED = {
  creditsPerSwipe: 1,
  prizes: { jacket: 3 },
  rewards: { jacket: { value: dollars(80) } },
};

const enroll = (member: string): HouseCommand => ({
  type: 'EnrollMember',
  member,
  idPaper: 'passport',
  mayMail: true,
});
/** Ana turns out to be Ben, who goes on. */
const mergeAnaIntoBen = (room: Room): void => {
  for (const member of ['ana', 'ben']) if (!room.house.members.has(member)) room.do(enroll(member));
  room.both({ type: 'MergeMembers', member: 'ana', into: 'ben' });
};
const on = (promotion: string, mechanism: MechanismName, command: object): HouseCommand =>
  ({ type: 'RunPromotion', promotion, mechanism, command }) as HouseCommand;
const trackedIn = (room: Room, promotion: string) => {
  const { state } = room.house.promotions.get(promotion) as Extract<Promotion, { mechanism: 'tracking' }>;
  return state.cards;
};

const drawn = (room: Room, ticket: string): readonly EventIn<'drawing'>[] => {
  room.do(on(CASH, 'drawing', { type: 'OpenDrawing', count: 1 }));
  return room
    .both(on(CASH, 'drawing', { type: 'DrawEntry', ticket }))
    .flatMap(event => (event.type === 'PromotionMoved' && event.mechanism === 'drawing' ? event.events : []));
};
const claim: HouseCommand = on(CASH, 'drawing', {
  type: 'ClaimPrize',
  showsId: true,
  showsProof: true,
  isNameSame: true,
});

for (const isMerged of [true, false]) {
  const outcome = isMerged ? 'wins no second prize' : 'is somebody else, and wins';
  test(`[CLB-4] [DRW-5] one prize a day: the other card of ${isMerged ? 'a' : 'no'} merged person ${outcome}`, () => {
    const room = promotionRoom(CASH_OFFERING);
    room.both(opening(CASH, 'drawing', DRUM));
    drawn(room, 'm1');
    room.both(claim);
    if (isMerged) mergeAnaIntoBen(room);
    const [, vain] = drawn(room, 'm2');
    assert.deepEqual(vain?.type === 'DrawnInVain' ? vain.why : undefined, isMerged ? 'limit' : undefined);
  });
}

test('[CLB-4] [DRW-9] the computer gives no chance to either card of somebody who has won today', () => {
  const room = promotionRoom(CASH_OFFERING);
  const prize = { what: 'cash', amount: dollars(500) };
  const win = { ticket: 'm0', player: 'ana', prize, drawing: 1, at: room.now.toString() };
  room.both(opening(CASH, 'drawing', { takenOver: { ...DRUM.takenOver, wins: [win] }, byComputer: true }));
  mergeAnaIntoBen(room);
  room.do(on(CASH, 'drawing', { type: 'OpenDrawing', count: 1 }));
  room.both({ type: 'CommitDraw', promotion: CASH });
  const lots = room.events.find(event => event.type === 'DrawCommitted')?.entries.map(([ticket]) => ticket);
  assert.deepEqual(lots, ['m3']);
});

test('[CLB-4] [DRW-2] a posted time earns one ticket a person, under whichever card', () => {
  const room = promotionRoom(CASH_OFFERING);
  room.both(opening(CASH, 'drawing', DRUM));
  const ticket = (player: string, number: string): HouseCommand =>
    on(CASH, 'drawing', {
      type: 'IssueTickets',
      player,
      tickets: [number],
      earned: { type: 'seat', postedAt: '2026-03-02T19:30:00Z', table: 61 },
    });
  room.do({ type: 'OpenTable', table: 61, plays: HOLDEM });
  room.do(ticket('ana', 'n1'));
  mergeAnaIntoBen(room);
  const refusal = room.refused(ticket('ben', 'n2'), { second: actor('bo') });
  assert.equal(refusal.code, 'entry-already-earned');
});

test('[CLB-4] [WHL-1] a spin that one card has won is spun under the other, once', () => {
  const room = promotionRoom(SPIN_OFFERING);
  const win = { ticket: 's1', player: 'ana', prize: { what: 'spin' }, drawing: 1, at: '2026-03-02T19:00:00Z' };
  room.both(opening(SPIN, 'drawing', { takenOver: { ...DRUM.takenOver, wins: [win] } }));
  room.do(opening(SPIN, 'wheel', WHEEL, 'wheel'));
  mergeAnaIntoBen(room);
  room.do(on('wheel', 'wheel', { type: 'StepUp', player: 'ben' }));
  room.both(on('wheel', 'wheel', { type: 'Spin', rest: 0, rotations: 3, isDisturbed: false }));
  assert.equal(room.refused(on('wheel', 'wheel', { type: 'StepUp', player: 'ben' })).code, 'no-spin-won');
});

test('[CLB-4] [TRK-6] credits of both cards are one balance, and buy together', () => {
  const room = promotionRoom(offeringOf(REWARDS, {}));
  setFloor(room, { 1: { waiting: [1] } });
  room.do(opening(REWARDS, 'tracking', REWARDS_POSTED));
  const run = (player: string, command: object) => on(REWARDS, 'tracking', { player, ...command });
  for (const [player, hours] of [
    ['ana', 2],
    ['ben', 1],
  ] as const) {
    room.do(run(player, { type: 'EnrollPlayer' }));
    room.do(run(player, { type: 'SitDown', table: 1 }));
    for (let hour = 0; hour < hours; hour++) {
      room.now = room.now.add({ hours: 1 });
      room.do(run(player, { type: 'SwipeCard' }));
    }
    room.do(run(player, { type: 'LeaveTable' }));
  }
  const redeem = run('ben', { type: 'RedeemCredits', prize: 'jacket', showsId: true });
  assert.equal(room.refused(redeem).code, 'credits-short');
  mergeAnaIntoBen(room);
  assert.equal(room.refused(run('ben', { type: 'EnrollPlayer' })).code, 'enrolled-before');
  room.do(redeem);
  const cards = trackedIn(room, REWARDS);
  assert.deepEqual([...cards.keys()], ['ben']);
  assert.deepEqual([cards.get('ben')?.credits, cards.get('ben')?.hours.length], [0, 3]);
});

test('[CLB-4] [INS-2] a coupon given to one card is played under the other, and by nobody else', () => {
  const room = promotionRoom(COUPONS_OFFERING);
  setFloor(room, { 1: { plays: { game: 'ez-baccarat' }, waiting: [1, 2] } });
  room.do(opening(COUPONS, 'instrument', COUPONS_POSTED));
  const issue = {
    type: 'IssueInstruments',
    ids: ['c-1', 'c-2'],
    kind: 'match-play',
    face: dollars(10),
    holder: 'ana',
    isMultiPlay: false,
  };
  room.do(on(COUPONS, 'instrument', issue));
  mergeAnaIntoBen(room);
  const play = (holder: string): HouseCommand =>
    on(COUPONS, 'instrument', {
      type: 'PlaceWager',
      wager: 'w-1',
      round: 'r-1',
      ids: ['c-1'],
      holder,
      table: 1,
      seat: 1,
      bet: 'base',
      live: dollars(10),
      staked: dollars(10),
      liveOn: [],
    });
  assert.equal(room.refused(play('cem')).code, 'not-the-holder');
  room.do(play('ben'));
});
