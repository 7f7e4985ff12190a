import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dollars } from '#core/money';
import { missingFrom, type Offering, wholeOffering } from '#core/rulebook';
import { activityOf, cards, roomOf, sharedByWager } from './house/prize-room.ts';
import { BEAT, BEAT_OFFERING, BEATEN_TENS, CHECKED, offeringOf, openRoom, Room } from './house/room.ts';

const amounts = (room: Room) =>
  [...room.house.awards.values()].map(({ seat, share, gives }) => [
    seat,
    share,
    gives.type === 'money' && gives.amount,
  ]);

test('[HG1-A4] at baccarat the bank is known from the round: it has the winning share and is no loser', () => {
  const CABB = 'GEGA-002323';
  const offering: Offering = {
    ...wholeOffering(activityOf(CABB)),
    charts: ['bj-1', 'pgp-1', 'bac-1', 'c13-1', 'tiles-1'],
    payouts: ['opt1'],
    seed: { main: dollars(1_000) },
    reseed: { main: dollars(1_000) },
    daily: { main: dollars(10) },
  };
  const room = roomOf(offering, 'baccarat', [1, 2]);
  room.do({ type: 'StartGame', table: 1, playerDealer: 6 });
  room.do({ type: 'CallHand', table: 1, seat: 1, activity: CABB, row: 'bac-1/1' });
  const coup = { player: cards('6h 6d 6h'), banker: cards('3s 3c 3s') };
  const seen = { board: [], dealerCards: [], reachedShowdown: true, coup, hands: [] };
  room.both({ type: 'VerifyHands', table: 1, activity: CABB, seen, seal: 'S-1', ...CHECKED });
  assert.deepEqual(amounts(room), [
    [1, 'losing', 30_000],
    [2, 'losing', 30_000],
    [6, 'winning', 20_000],
  ]);
});

test('[HG1-A5] [caribbean-stud-bonus-hands Eligibility] a prize shared by wagers asks for the wager that is missing', () => {
  const { room, verify } = sharedByWager();
  assert.equal(room.refused(verify()).code, 'facts-needed');
  room.both(verify(10));
  const [first, second] = amounts(room).map(([, , amount]) => Number(amount));
  assert.equal(first, second! * 3);
});

test('[HG1-A12] [FND-6] a fixed prize out of the pool reseeds it at once with the posted amount', () => {
  const CAJ = 'ca-asian-jackpot-1';
  const offering = offeringOf(CAJ, {
    seed: { main: dollars(1_000) },
    reseed: { main: dollars(10_000) },
    prizes: { 'hands/9': dollars(500) },
  });
  const room = roomOf(offering, 'blackjack-poker', [1], 50_000);
  room.do({ type: 'LightSeat', table: 1, lit: { seat: 1, position: 1, activity: CAJ, space: 'player' } });
  room.do({ type: 'StartGame', table: 1, playerDealer: 6 });
  room.do({ type: 'CallHand', table: 1, seat: 1, activity: CAJ, row: 'hands/9' });
  const hands = [
    { seat: 1, cards: cards('Ah Ah') },
    { seat: 6, cards: cards('9h 5d') },
  ];
  const seen = { board: [], dealerCards: [], reachedShowdown: true, hands, places: [{ seat: 1, wager: dollars(10) }] };
  room.both({ type: 'VerifyHands', table: 1, activity: CAJ, seen, seal: 'S-1', ...CHECKED });
  assert.deepEqual(amounts(room), [[1, undefined, 50_000]]);
  assert.equal(room.meter(CAJ), dollars(10_000));
});

const MISSING: readonly [row: string, id: string, without: Partial<Offering>, missing: RegExp][] = [
  [
    '[HG1-A13] the prize of the table',
    'four-of-a-kind-poker',
    { prizes: { winner: dollars(500) } },
    /prize of the table/,
  ],
  ['[HG1-A14] the daily amount', 'GEGA-002323', { daily: {} }, /daily step/],
  ['[B101-6] the daily amount of the no-limit bad beat', 'GEAR-001279', { daily: {} }, /daily step/],
  ['[B101-6] the daily amount of the bonus hands 1.0', 'GEAR-001274', { daily: {} }, /daily step/],
  ['[B101-6] the daily amount of the poker bonus hands', 'GEAR-001277', { daily: {} }, /daily step/],
  ['[B101-25] [GEAR-001279 Funding] the cap', 'GEAR-001279', { cap: {} }, /the cap of/],
  ['[HG1-A12] the reseed', 'ca-asian-jackpot-1', { reseed: {} }, /reseed/],
];
for (const [row, id, without, missing] of MISSING)
  test(`${row} is posted before ${id} starts`, () => {
    const whole = wholeOffering(activityOf(id));
    assert.deepEqual(missingFrom(activityOf(id), whole), []);
    const open = missingFrom(activityOf(id), { ...whole, ...without }).map(({ message }) => message);
    assert.ok(open.length > 0 && open.every(words => missing.test(words)), open.join());
    const room = new Room();
    room.do({ type: 'AnnounceOffering', offering: { ...whole, ...without }, tables: 'all' });
    const { code } = room.refused({ type: 'StartOffering', activity: id }, { at: '2026-03-02T18:30:00Z' });
    assert.equal(code, 'not-all-posted');
  });

test('[B101-25] [GEAR-001279 Administrative fee] the fee for a table-hour is posted with its amount', () => {
  const { adminFee, ...open } = wholeOffering(activityOf('GEAR-001279'));
  assert.equal(adminFee, dollars(5));
  const missing = missingFrom(activityOf('GEAR-001279'), open).map(({ message }) => message);
  assert.deepEqual(missing, ['the administrative fee for each table-hour (approved: $5.00 to $20.00)']);
});

test('[FND-9] a payout structure chosen right after a hit is locked until the next hit is awarded', () => {
  const room = openRoom();
  room.do({ type: 'StartGame', table: 7, pot: dollars(60) });
  room.do({ type: 'CallHand', table: 7, seat: 1, activity: BEAT, row: 'four-of-a-kind>=2' });
  const verify = { type: 'VerifyHands', table: 7, activity: BEAT, seen: BEATEN_TENS, seal: 'S-1', ...CHECKED } as const;
  room.both(verify);
  room.do({ type: 'GameOver', table: 7 });
  room.do({ type: 'PauseOffering', activity: BEAT, reason: 'after the hit' });
  const change = (payout: string) =>
    ({ type: 'ChangeOffering', activity: BEAT, offering: { ...BEAT_OFFERING, payouts: [payout] } }) as const;
  room.both(change('A'));
  const { code } = room.refused(change('B'), { second: { id: 'bo', role: 'floor' } });
  assert.equal(code, 'payout-locked');
});

test('[HG2-41] a prize is posted once, with its hand', () => {
  const room = new Room();
  const twice = offeringOf('GEAR-001087', { prizes: { 'royal/1': dollars(500), posted: dollars(10_000) } });
  const { code } = room.refused({ type: 'AnnounceOffering', offering: twice, tables: 'all' });
  assert.equal(code, 'prize-posted-twice');
});

for (const id of ['GEGA-004634', 'GEAR-001087', 'ca-asian-jackpot-2']) {
  test(`[HG2-17] [HG1-A13] [RBK-12] ${id} does not start before a prize is posted: “pre-determined and posted in advance”`, () => {
    const room = new Room();
    const start = { type: 'StartOffering', activity: id } as const;
    const [row] = activityOf(id).charts.flatMap(({ rows }) => rows);
    room.do({ type: 'AnnounceOffering', offering: offeringOf(id, {}), tables: 'all' });
    const { code, message } = room.refused(start, { at: '2026-03-02T19:30:00Z' });
    assert.equal(code, 'not-all-posted');
    assert.match(message, id === 'ca-asian-jackpot-2' ? /a prize for at least one hand/ : /the prize for /);
    const offering = offeringOf(id, { prizes: { [row!.key]: dollars(555) } });
    room.both({ type: 'ChangeOffering', activity: id, offering });
    room.do(start, { at: '2026-03-03T19:30:00Z' });
  });
}
