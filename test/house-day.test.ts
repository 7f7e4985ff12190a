import assert from 'node:assert/strict';
import { test } from 'node:test';
import { emptyHouse, evolveHouse, type HouseEvent, houseFrom, houseText } from '#core/house';
import { dollars } from '#core/money';
import {
  actor,
  BEAT,
  BEATEN_TENS,
  BONUS,
  BONUS_OFFERING,
  CHECKED,
  openRoom,
  Room,
  SETTINGS,
  seatSix,
} from './house/room.ts';

const verify = {
  type: 'VerifyHands',
  table: 7,
  activity: BEAT,
  seen: BEATEN_TENS,
  seal: 'S-1041',
  ...CHECKED,
} as const;
const call = { type: 'CallHand', table: 7, seat: 1, activity: BEAT, row: 'four-of-a-kind>=2' } as const;

test('[HSE-1] the day of a table, from the first seat to the closed books', () => {
  const room = openRoom();
  assert.equal(room.meter(BEAT), dollars(10_000));

  // Rounds: a dollar of every pot for each activity, into the boxes of the table.
  for (let round = 1; round <= 20; round++) {
    room.do({ type: 'StartGame', table: 7 });
    room.do({ type: 'CountPot', table: 7, pot: dollars(40) });
    room.do({ type: 'GameOver', table: 7 });
  }
  assert.equal(room.balance(`drop-box:${BEAT}:7`), dollars(20));
  assert.equal(room.balance(`reserve:${BEAT}`), dollars(20));
  assert.equal(room.balance(`days-fees:${BONUS}`), dollars(20));

  // A called hand locks what the sign shows, and the meter goes on from its reseed.
  room.do({ type: 'StartGame', table: 7 }, { at: '2026-03-03T04:00:00Z', actor: actor('dealer-dee', 'dealer') });
  room.do(call, { actor: actor('dealer-dee', 'dealer') });
  assert.equal(room.meter(BEAT), dollars(5_000));
  assert.equal(room.balance(`prizes-payable:${BEAT}`), dollars(10_000));
  assert.equal(room.refused({ type: 'GameOver', table: 7 }).code, 'calls-pending');

  // One verifies, another agrees.
  room.do(verify, { at: '2026-03-03T04:05:00Z' });
  assert.equal(room.refused({ type: 'AgreeToReview', review: 1 }).code, 'same-person-twice');
  room.do({ type: 'AgreeToReview', review: 1 }, { actor: actor('bo') });
  const awards = [...room.house.awards.values()];
  assert.deepEqual(
    awards.map(({ seat, gives }) => [seat, gives.type === 'money' ? gives.amount : 0]),
    [
      [1, 500_000],
      [2, 250_000],
      [3, 62_500],
      [4, 62_500],
      [5, 62_500],
      [6, 62_500],
    ],
  );
  assert.equal(room.meter(BEAT), dollars(5_000));

  // ID in fifteen minutes, then paid at the cage; slips have no gaps.
  for (const { award } of awards.slice(0, 5)) {
    room.do({ type: 'ShowId', award });
    room.do(
      { type: 'PayAward', award, method: award === 1 ? 'check' : 'cage', formsDone: true },
      { actor: actor('cora', 'cage') },
    );
  }
  const slips = room.events.flatMap(event => (event.type === 'AwardPaid' ? [event.slip] : []));
  assert.deepEqual(slips, [1, 2, 3, 4, 5]);
  room.do({ type: 'GameOver', table: 7 });

  // Seat 6 left without showing ID: held for thirty days.
  room.do({ type: 'LetTimePass' }, { at: '2026-03-03T05:00:00Z' });
  assert.equal(room.house.awards.get(6)?.claim.state, 'held');

  // The boxes are dropped and counted by two people; one is a dollar short.
  room.do({ type: 'CloseTable', table: 7 }, { at: '2026-03-03T08:30:00Z' });
  room.do({ type: 'DropBox', table: 7, activity: BEAT });
  room.do({ type: 'DropBox', table: 7, activity: BONUS });
  room.both({ type: 'CountDrop', drop: 1, counted: dollars(21) });
  room.both({ type: 'CountDrop', drop: 2, counted: dollars(20) });
  assert.equal(room.balance(`drop-box:${BONUS}:7`), 0);
  assert.equal(room.balance('house'), dollars(-1));

  // The day ends: increases at six, the administrative fee for fourteen table-hours, what the reserve cannot yet repay.
  room.do({ type: 'CloseGamingDay' }, { at: '2026-03-03T14:00:00Z' });
  assert.equal(room.house.day, '2026-03-03');
  assert.equal(room.meter(BONUS, 'royal-flush'), dollars(210));
  assert.equal(room.balance(`admin-income:${BEAT}`), 0, 'the reseed has left nothing in the reserve');
  assert.deepEqual([...room.house.awards.keys()], [6], 'what is settled leaves the house');

  // Thirty days later nobody has come for it.
  room.do({ type: 'LetTimePass' }, { at: '2026-04-03T08:00:00Z' });
  assert.equal(room.house.awards.get(6)?.claim.state, 'forfeited');
  assert.equal(room.balance(`prizes-payable:${BEAT}`), 0);
  assert.equal(room.balance(`reserve:${BEAT}`), 62_500);
  assert.equal(room.refused({ type: 'PayAward', award: 6, method: 'cage', formsDone: true }).code, 'claim-forfeited');
});

test('[HSE-14] the clock closes the day at the posted time, once every drop is counted', () => {
  const room = new Room();
  room.house = emptyHouse({ ...SETTINGS, closesDayAt: Temporal.PlainTime.from('07:00') });
  room.do({ type: 'AnnounceOffering', offering: BONUS_OFFERING, tables: 'all' });
  room.do({ type: 'StartOffering', activity: BONUS }, { at: '2026-03-02T18:30:00Z' });
  seatSix(room, 7);
  room.do({ type: 'StartGame', table: 7, pot: dollars(60) });
  room.do({ type: 'GameOver', table: 7 });
  room.do({ type: 'CloseTable', table: 7 });
  room.do({ type: 'DropBox', table: 7, activity: BONUS });
  const clock = { actor: actor('clock', 'clock') };
  const closed = () => room.events.filter(event => event.type === 'GamingDayClosed').map(({ by }) => by);
  room.do({ type: 'LetTimePass' }, { ...clock, at: '2026-03-03T14:59:00Z' });
  room.do({ type: 'LetTimePass' }, { ...clock, at: '2026-03-03T15:00:00Z' });
  assert.deepEqual(closed(), [], 'a drop is not counted');
  room.both({ type: 'CountDrop', drop: 1, counted: dollars(1) });
  room.do({ type: 'LetTimePass' }, { ...clock, at: '2026-03-03T15:01:00Z' });
  assert.deepEqual(closed(), ['clock']);
  assert.equal(room.house.day, '2026-03-03');
  room.do({ type: 'LetTimePass' }, { ...clock, at: '2026-03-04T14:59:00Z' });
  assert.deepEqual(closed(), ['clock'], 'the next day is over and not closed before its time');
});

test('[HSE-16] the same events, written and read back, give the same house at every event', () => {
  const room = openRoom();
  room.do({ type: 'StartGame', table: 7 });
  room.do(call);
  room.do(verify, { second: actor('bo') });
  let replayed = emptyHouse(SETTINGS);
  for (const event of room.events) {
    replayed = evolveHouse(replayed, JSON.parse(JSON.stringify(event)) as HouseEvent);
    const restored = houseFrom(SETTINGS, houseText(replayed));
    assert.equal(houseText(restored), houseText(replayed), 'a snapshot holds everything');
  }
  assert.equal(houseText(replayed), houseText(room.house));
});
