import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dollars } from '#core/money';
import { CHECKED, offeringOf, Room } from './house/room.ts';

const FORTUNE = 'GEGA-003976';
const PAI_GOW = { game: 'pai-gow-poker-with-the-fortune-bonus-bet', isLive: true, isTournament: false };
const cards = (text: string) => text.split(' ') as never[];
const FIVE_ACES = {
  board: [],
  hands: [
    { seat: 1, cards: cards('As Ah Ad Ac Jk Qc 6d') },
    { seat: 2, cards: cards('Kc Qd Jh 9s 7d 4s 3c') },
    { seat: 6, cards: cards('Ks Qh Td 9h 8c 5c 2h'), isPlayerDealer: true as const },
  ],
  dealerCards: [],
  reachedShowdown: true,
  places: [1, 2].map(seat => ({ seat, wager: dollars(10) })),
};

const sit = (room: Room, table: number, seat: number, member?: string) =>
  room.do({
    type: 'SeatPlayer',
    table,
    seated: {
      seat,
      position: 1,
      player: member === undefined ? { type: 'anonymous' } : { type: 'member', id: member },
      role: 'player',
    },
  });
const light = (room: Room, table: number, seats: readonly number[]) => {
  for (const seat of seats)
    room.do({ type: 'LightSeat', table, lit: { seat, position: 1, activity: FORTUNE, space: 'player' } });
};

/** Tables 8 and 9 of Fortune Pai Gow under option B: 40% to the hand, 60% to the room. */
const fortuneRoom = (): Room => {
  const room = new Room();
  const offering = offeringOf(FORTUNE, {
    payouts: ['B'],
    seed: { main: dollars(10_000) },
    reseed: { main: dollars(1_000) },
    adminFee: dollars(8),
  });
  room.do({ type: 'AnnounceOffering', offering, tables: 'all' });
  room.do({ type: 'StartOffering', activity: FORTUNE }, { at: '2026-03-02T18:30:00Z' });
  for (const table of [8, 9]) {
    room.do({ type: 'OpenTable', table, plays: PAI_GOW });
    sit(room, table, 6);
  }
  return room;
};

const call = (room: Room) => room.do({ type: 'CallHand', table: 8, seat: 1, activity: FORTUNE, row: 'hands/1' });
const verify = (room: Room, seen = FIVE_ACES) =>
  room.both({ type: 'VerifyHands', table: 8, activity: FORTUNE, seen, seal: 'S-1', ...CHECKED });
const shares = (room: Room) =>
  [...room.house.awards.values()]
    .filter(({ share }) => share === 'room')
    .map(({ table, seat, player, gives }) => [table, seat, player, gives.type === 'money' && gives.amount]);

test('[HG2-1] [HG2-2] [SET-17] the room share is counted from the rounds of all eligible tables, and each person has an award', () => {
  const room = fortuneRoom();
  for (const table of [8, 9]) {
    sit(room, table, 1, `m-${table}`);
    sit(room, table, 2);
    light(room, table, [1, 2]);
    room.do({ type: 'StartGame', table, playerDealer: 6 });
  }
  const posted = room.meter(FORTUNE);
  assert.equal(posted, 1_000_056);
  call(room);
  // The other table plays on while the floor verifies: what counts is who had paid when the hand was hit.
  room.do({ type: 'GameOver', table: 9 });
  sit(room, 9, 3);
  light(room, 9, [1, 2, 3]);
  room.do({ type: 'StartGame', table: 9, playerDealer: 6 });
  // A count that comes with the command decides nothing.
  verify(room, { ...FIVE_ACES, feePayersInRoom: 1 } as typeof FIVE_ACES);
  assert.deepEqual(shares(room), [
    [8, 1, 'm-8', 150_008],
    [8, 2, undefined, 150_008],
    [9, 1, 'm-9', 150_008],
    [9, 2, undefined, 150_008],
  ]);
  const atNine = [...room.house.awards.values()].find(({ table, seat }) => table === 9 && seat === 2);
  room.do({ type: 'ShowId', award: atNine!.award });
  const [paid] = room.do({ type: 'PayAward', award: atNine!.award, method: 'cage', formsDone: true });
  assert.deepEqual(paid?.type === 'AwardPaid' && [paid.slip, paid.amount], [1, 150_008]);
});

test('[HG2-3] [SET-17] a member with two hands and two fees is one person', () => {
  const room = fortuneRoom();
  sit(room, 8, 1, 'ana');
  sit(room, 8, 2, 'ben');
  sit(room, 9, 1, 'ana');
  sit(room, 9, 2);
  light(room, 8, [1, 2]);
  light(room, 9, [1]);
  room.do({ type: 'StartGame', table: 8, playerDealer: 6 });
  room.do({ type: 'StartGame', table: 9, playerDealer: 6 });
  call(room);
  verify(room);
  assert.deepEqual(
    shares(room).map(([table, seat, player]) => [table, seat, player]),
    [
      [8, 1, 'ana'],
      [8, 2, 'ben'],
    ],
  );
  const [hand] = [...room.house.awards.values()];
  assert.equal(hand?.gives.type === 'money' && hand.gives.amount, 400_016);
});
