import assert from 'node:assert/strict';
import { test } from 'node:test';
import { decideHouse } from '#core/house';
import { dollars } from '#core/money';
import {
  ACES_CRACKED,
  actor,
  BEAT,
  BEAT_OFFERING,
  BEATEN_TENS,
  BONUS,
  CHECKED,
  HOLDEM,
  offeringOf,
  openRoom,
  openSensorRoom,
  Room,
  SENSOR,
  startSensorRound,
  ULTIMATE,
} from './house/room.ts';

const second = actor('bo');

test('[HSE-2] a seat holds one person, a position behind it another; closing the table empties them', () => {
  const room = openRoom();
  const behind = { seat: 1, position: 2, player: { type: 'member', id: 'm-9' }, role: 'backline', age: 34 } as const;
  room.do({ type: 'SeatPlayer', table: 7, seated: behind });
  room.do({ type: 'LeaveSeat', table: 7, seat: 1, position: 1 });
  assert.deepEqual(
    room.house.tables.get(7)?.seated.filter(({ seat }) => seat === 1),
    [behind],
  );
  room.do({ type: 'ChangeGame', table: 7, plays: { ...HOLDEM, game: 'omaha' } });
  room.do({ type: 'CloseTable', table: 7 });
  assert.deepEqual(room.house.tables.get(7)?.seated, []);
});

test('[HSE-2] a tray that is counted when its table closes is known until the table opens again', () => {
  const room = openRoom();
  const close = { type: 'CloseTable', table: 7 } as const;
  const wrong = { counted: dollars(30), pieces: { chips: { '500': 7 } } };
  assert.equal(room.refused({ ...close, tray: wrong }).code, 'pieces-not-adding-up');
  room.do({ ...close, tray: { ...wrong, counted: dollars(35) } });
  assert.equal(room.house.tables.get(7)?.tray?.counted, dollars(35));
  room.do({ type: 'OpenTable', table: 7, plays: HOLDEM });
  assert.equal(room.house.tables.get(7)?.tray, undefined);
});

test('[HSE-3] no fee is taken at a no-purchase-necessary table, below the least number of players, or while paused', () => {
  const cases: readonly [string, (room: Room) => void, number][] = [
    ['six players at a live table', () => undefined, 100],
    [
      'no purchase necessary',
      room => room.do({ type: 'ChangeGame', table: 7, plays: { ...HOLDEM, isLive: false } }),
      0,
    ],
    ['four players', room => [5, 6].map(seat => room.do({ type: 'LeaveSeat', table: 7, seat, position: 1 })), 0],
    ['paused', room => room.do({ type: 'PauseOffering', activity: BEAT, reason: 'sign dark' }), 0],
    ['not at this table', room => room.do({ type: 'ChangeGame', table: 7, plays: { ...HOLDEM, game: 'omaha' } }), 0],
  ];
  for (const [why, prepare, expected] of cases) {
    const room = openRoom();
    prepare(room);
    room.do({ type: 'StartGame', table: 7 });
    assert.equal(room.balance(`drop-box:${BEAT}:7`), expected, why);
  }
});

test('[HSE-3] a table out of service plays on when it is put right; others are not touched', () => {
  const room = openSensorRoom();
  room.do({ type: 'TakeOutOfService', table: 8, reason: 'sensor 3 dirty' });
  startSensorRound(room, 9);
  assert.match(room.refused({ type: 'StartGame', table: 8 }).message, /sensor 3 dirty/);
  room.do({ type: 'ReturnToService', table: 8 });
  startSensorRound(room, 8);
});

test('[HSE-4] an offering outside the approval is not announced, one that is not complete does not start', () => {
  const room = new Room();
  const beyond = { ...BEAT_OFFERING, seed: { main: dollars(75_001) } };
  assert.equal(room.refused({ type: 'AnnounceOffering', offering: beyond, tables: 'all' }).code, 'outside-approval');
  room.do({ type: 'AnnounceOffering', offering: offeringOf(BEAT, { charts: ['A'] }), tables: 'all' });
  const later = { at: '2026-03-02T18:30:00Z' };
  assert.equal(room.refused({ type: 'StartOffering', activity: BEAT }, later).code, 'not-all-posted');
  room.both({ type: 'ChangeOffering', activity: BEAT, offering: BEAT_OFFERING });
  assert.equal(room.refused({ type: 'StartOffering', activity: BEAT }).code, 'posted-too-late', 'it is posted anew');
  room.do({ type: 'StartOffering', activity: BEAT }, { at: '2026-03-02T18:31:00Z' });
  assert.equal(room.balance(`advance:${BEAT}`), dollars(-10_000), 'the house has seeded it and is owed the seed');
});

test('[HSE-4] a payout structure is locked for everybody until the jackpot is hit', () => {
  const room = openRoom();
  room.do({ type: 'PauseOffering', activity: BEAT, reason: 'another structure' });
  const offering = { ...BEAT_OFFERING, payouts: ['A'] };
  assert.equal(room.refused({ type: 'ChangeOffering', activity: BEAT, offering }, { second }).code, 'payout-locked');
});

test('[HSE-4] what players have put in stays from one offering to the next, and notices are numbered', () => {
  const room = openRoom();
  room.do({ type: 'StartGame', table: 7 });
  room.do({ type: 'GameOver', table: 7 });
  room.do({ type: 'EndOffering', activity: BEAT, reason: 'season over' });
  room.do({ type: 'AnnounceOffering', offering: BEAT_OFFERING, tables: [7] });
  room.do({ type: 'StartOffering', activity: BEAT }, { at: '2026-03-02T20:00:00Z' });
  assert.equal(room.meter(BEAT), dollars(10_000), 'it is not seeded twice');
  room.do({ type: 'PostNotice', words: 'Bad beat at table 7 only', activity: BEAT });
  room.do({ type: 'TakeDownNotice', notice: 1 });
  room.do({ type: 'PostNotice', words: 'Closed on Sunday' });
  assert.deepEqual([...room.house.notices.keys()], [2]);
});

test('[HSE-8] the record of a win holds the cards, the checklist and the seal, and every condition in words', () => {
  const room = openRoom();
  room.do({ type: 'StartGame', table: 7 });
  room.do({ type: 'CallHand', table: 7, seat: 1, activity: BEAT, row: 'four-of-a-kind>=2' });
  const verify = { type: 'VerifyHands', table: 7, activity: BEAT, seen: BEATEN_TENS, ...CHECKED } as const;
  assert.equal(room.refused(verify).code, 'seal-missing');
  room.do({ ...verify, seal: 'S-77' });
  const record = room.events.find(event => event.type === 'HandsVerified');
  assert.ok(record?.type === 'HandsVerified');
  assert.deepEqual([record.seal, record.checked, record.needsSecond], ['S-77', CHECKED.checked, true]);
  assert.ok(record.judged.some(({ conditions }) => conditions.some(({ words }) => words.startsWith('beaten by'))));
});

test('[HSE-9] one person cannot be both people, even at one station', () => {
  const room = openRoom();
  room.do({ type: 'StartGame', table: 7 });
  room.do({ type: 'CallHand', table: 7, seat: 1, activity: BEAT, row: 'four-of-a-kind>=2' });
  const verify = { type: 'VerifyHands', table: 7, activity: BEAT, seen: BEATEN_TENS, seal: 'S-1', ...CHECKED } as const;
  assert.equal(room.refused(verify, { second: actor('ann') }).code, 'same-person-twice');
});

test('[HSE-11] every posted time gone by is one step, across the change of clocks, however late we look', () => {
  const room = openRoom();
  for (let round = 0; round < 100; round++) {
    room.do({ type: 'StartGame', table: 7 });
    room.do({ type: 'GameOver', table: 7 });
  }
  // Clocks go ahead on 8 March 2026: six o'clock is 14:00Z before and 13:00Z after.
  room.do({ type: 'LetTimePass' }, { at: '2026-03-03T13:59:59Z' });
  assert.equal(room.meter(BONUS, 'royal-flush'), dollars(200));
  room.do({ type: 'LetTimePass' }, { at: '2026-03-03T14:00:00Z' });
  room.do({ type: 'LetTimePass' }, { at: '2026-03-03T14:00:01Z' });
  assert.equal(room.meter(BONUS, 'royal-flush'), dollars(210));
  assert.equal(room.balance(`reserve:${BONUS}`), dollars(70), 'what the steps leave of the day is the reserve’s');
  const steps = () => room.events.filter(event => event.type === 'MetersIncreased').length;
  assert.equal(steps(), 1);
  room.do({ type: 'LetTimePass' }, { at: '2026-03-09T13:00:00Z' });
  assert.equal(steps(), 2);
  assert.equal(room.house.offerings.get(BONUS)?.increasedUpTo, '2026-03-09T13:00:00Z');
});

test('[HSE-13] a short box costs the house, a full one too many stays with the cage', () => {
  const cases: readonly [string, number, Readonly<Record<string, number>>][] = [
    ['as recorded', 200, { cage: 0, house: 0, players: -4_500_200 }],
    ['50 cents short', 150, { cage: 0, house: -50, players: -4_500_150 }],
    ['a dollar over', 300, { cage: 100, house: 0, players: -4_500_300 }],
  ];
  for (const [why, counted, balances] of cases) {
    const room = openSensorRoom();
    startSensorRound(room, 8);
    room.do({ type: 'DropBox', table: 8, activity: SENSOR });
    room.both({ type: 'CountDrop', drop: 1, counted: dollars(counted / 100) });
    for (const [account, amount] of Object.entries(balances)) assert.equal(room.balance(account), amount, why);
    assert.equal(room.balance(`drop-box:${SENSOR}:8`), 0, why);
  }
});

test('[HSE-13] fees that come after the drop are in the next box', () => {
  const room = openSensorRoom();
  startSensorRound(room, 8);
  room.do({ type: 'DropBox', table: 8, activity: SENSOR });
  room.do({ type: 'GameOver', table: 8 });
  startSensorRound(room, 8);
  room.do({ type: 'DropBox', table: 8, activity: SENSOR });
  assert.deepEqual(
    [...room.house.drops.values()].map(({ recorded }) => recorded),
    [dollars(2), dollars(2)],
  );
});

test('[HSE-14] the administrative fee is for whole table-hours of the day, of all its tables together', () => {
  const room = openSensorRoom();
  // Two tables from 10:30 to 14:45 house time: 8.5 table-hours at $8.
  for (const table of [8, 9]) room.do({ type: 'CloseTable', table }, { at: '2026-03-02T22:45:00Z' });
  room.do({ type: 'CloseGamingDay' }, { at: '2026-03-03T14:00:00Z' });
  assert.equal(room.balance(`admin-income:${SENSOR}`), dollars(64));
  assert.equal(room.house.day, '2026-03-03');
  room.do({ type: 'OpenTable', table: 8, plays: ULTIMATE }, { at: '2026-03-04T13:30:00Z' });
  room.do({ type: 'CloseGamingDay' }, { at: '2026-03-05T20:00:00Z' });
  assert.equal(room.balance(`admin-income:${SENSOR}`), dollars(64), 'half an hour is no whole one');
  room.do({ type: 'CloseGamingDay' });
  assert.equal(room.balance(`admin-income:${SENSOR}`), dollars(64 + 24 * 8), 'the table stayed open');
});

test('[HSE-14] the house has its advance back once the reserve holds it', () => {
  const room = openSensorRoom();
  room.do({ type: 'PauseOffering', activity: SENSOR, reason: 'books of last year' });
  const holds = { pools: { main: dollars(25_000) }, reserve: dollars(900), advance: dollars(1_000) };
  room.both({ type: 'CorrectFund', activity: SENSOR, holds, reason: 'books of last year' });
  assert.equal(room.refused({ type: 'ReimburseHouse', activity: SENSOR }).code, 'nothing-to-reimburse');
  room.both({ type: 'CorrectFund', activity: SENSOR, holds: { ...holds, reserve: dollars(1_500) }, reason: 'found' });
  room.do({ type: 'ReimburseHouse', activity: SENSOR });
  assert.equal(room.house.funds.get(SENSOR)?.advance, 0);
  assert.equal(room.balance(`reserve:${SENSOR}`), dollars(500));
});

test('[HSE-7] an activity that another fund pays for takes from that reserve, and the house lays out what it lacks', () => {
  const room = openRoom();
  const aces = 'GEAR-001275';
  const row = 'pocket-aces-lose';
  const offering = offeringOf(aces, { prizes: { [row]: dollars(100) } });
  room.do({ type: 'AnnounceOffering', offering, tables: 'all' });
  room.do({ type: 'StartOffering', activity: aces }, { at: '2026-03-02T19:00:00Z' });
  for (let round = 0; round < 100; round++) {
    room.do({ type: 'StartGame', table: 7 });
    room.do({ type: 'GameOver', table: 7 });
  }
  room.do({ type: 'LetTimePass' }, { at: '2026-03-03T14:00:00Z' });
  assert.equal(room.balance(`reserve:${BONUS}`), dollars(70));

  room.do({ type: 'StartGame', table: 7 });
  room.do({ type: 'CallHand', table: 7, seat: 1, activity: aces, row });
  room.do({ type: 'VerifyHands', table: 7, activity: aces, seen: ACES_CRACKED, ...CHECKED });
  const [award] = room.house.awards.values();
  assert.deepEqual(award?.source, { pools: {}, reseeded: {}, reserve: dollars(70), house: dollars(30) });
  assert.equal(room.balance(`reserve:${BONUS}`), 0);

  // Nobody comes for it: it goes to the reserve that paid.
  room.do({ type: 'LetTimePass' }, { at: '2026-04-20T14:00:00Z' });
  assert.equal(room.balance(`prizes-payable:${aces}`), 0);
  const forfeited = room.events.find(event => event.type === 'AwardForfeited');
  assert.deepEqual(forfeited?.to, { type: 'reserve-of', activity: BONUS });
});

test('[HSE-4] two people post an offering: neither one alone nor one person twice', () => {
  const room = new Room();
  const post = { type: 'AnnounceOffering', offering: BEAT_OFFERING, tables: 'all' } as const;
  const alone = decideHouse(room.house, post, { now: room.now, actor: actor('pam', 'promotions') });
  assert.equal(alone.ok ? '' : alone.code, 'second-person-missing');
  assert.equal(room.refused(post, { actor: actor('bo'), second: actor('bo') }).code, 'same-person-twice');
  const [posted] = room.do(post, { actor: actor('pam', 'promotions'), second: actor('cal', 'compliance') });
  assert.deepEqual(posted?.type === 'OfferingAnnounced' && posted.by, ['pam', 'cal']);
});
