import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dollars, NOTHING } from '#core/money';
import { ROLES_AT } from '#entry';
import { Felt } from './entry/felt.ts';
import { seats, setFloor } from './house/floor.ts';
import { actor, BEAT, BEAT_OFFERING, BEATEN_TENS, CHECKED, HOLDEM, offeringOf, Room } from './house/room.ts';
import { awards, costsNothing, forbid } from './walks/walk.ts';

const HOUSE = { role: 'house' } as const;

test('[NPN-1] [NPN-2] [NPN-3] bonus hands: the floor opens the table, the dealer plays three empty seats, the guest asks before the deal and is paid without a bet', () => {
  const open = (people: Parameters<Felt['sit']>[0]) =>
    new Felt(offeringOf('cash-in-a-flash', {}), { game: 'pai-gow-poker', isLive: false }).sit(people);
  const won = (felt: Felt) =>
    felt.call(1, 'hands/4').enter({ 'front.1': '2c 2d', 'back.1': 'Ks Kh Kd Qc Qd' }).verified();
  const four = { 1: 'player', 2: 'house', 3: 'house', 4: 'house' } as const;
  const felt = open(four).ask(1, 'hands/4').start(4);
  assert.deepEqual(won(felt), ['seat 1: 50000']);
  costsNothing(felt.room);
  assert.deepEqual(won(open({ 1: 'player', 2: 'house', 4: 'house' }).ask(1, 'hands/4').start(4)), [], 'four hands');
  assert.deepEqual(won(open(four).start(4)), [], 'nothing was asked for');
  const asked = felt.room.events.findIndex(({ type }) => type === 'PrizeAsked');
  const dealt = felt.room.events.findIndex(({ type }) => type === 'RoundStarted');
  assert.ok(asked >= 0 && asked < dealt, 'what was asked for is in the journal before the deal');
  assert.ok(!ROLES_AT({ isLive: true }).includes('house'), 'at a live table the dealer plays no seat');
});

/** Quad tens of a guest lose to the quad jacks of another; the dealer plays the seats from 3 on. */
const beaten = (hands: number): Room => {
  const room = new Room();
  room.do({ type: 'AnnounceOffering', offering: BEAT_OFFERING, tables: 'all' });
  room.do({ type: 'StartOffering', activity: BEAT }, { at: '2026-03-02T18:30:00Z' });
  const dealtIn = seats(hands).map(seat => (seat > 2 ? { seat, ...HOUSE } : seat));
  setFloor(room, { 7: { dealtIn, plays: { isLive: false } } });
  const isThere = ({ seat }: { readonly seat: number }): boolean => seat <= hands;
  room.do({ type: 'CallHand', table: 7, seat: 1, activity: BEAT, row: 'four-of-a-kind>=2' });
  const { hands: all, places, ...table } = BEATEN_TENS;
  const seen = { ...table, hands: all.filter(isThere), places: places.filter(isThere), pot: NOTHING };
  room.both({ type: 'VerifyHands', table: 7, activity: BEAT, seen, seal: 'S-1', ...CHECKED });
  const [review] = room.house.reviews.keys();
  if (review !== undefined) room.do({ type: 'AgreeToReview', review }, { actor: actor('bo') });
  return room;
};

test('[NPN-1] [NPN-2] [NPN-4] a bad beat: guests and house play, no fee; the house wins nothing from itself, and too few hands win nothing', () => {
  const room = beaten(6);
  costsNothing(room);
  assert.deepEqual(awards(room), [
    ['7/1', dollars(5_000)],
    ['7/2', dollars(2_500)],
  ]);
  assert.deepEqual(awards(beaten(4)), [], 'five hands are the least');
});

test('[NPN-2] a guest has one hand at no-purchase tables', () => {
  const room = new Room();
  const plays = { ...HOLDEM, isLive: false };
  for (const table of [1, 2]) room.do({ type: 'OpenTable', table, plays });
  const player = { type: 'member', id: 'ana' } as const;
  const sits = (table: number, seat: number) =>
    ({ type: 'SeatPlayer', table, seated: { seat, position: 1, player, role: 'player' } }) as const;
  room.do(sits(1, 1));
  forbid(room, [
    ['a second seat', sits(1, 2), 'one-hand-each', 'HSE-2'],
    ['at another table', sits(2, 1), 'one-hand-each', 'HSE-2'],
  ]);
});
