import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { CommandIn } from '#core/house';
import { dollars } from '#core/money';
import { emptyOffering } from '#core/rulebook';
import { setFloor } from './house/floor.ts';
import { opening, promotionRoom } from './house/promotions.ts';
import { CHECKED, offeringOf, Room } from './house/room.ts';

import { DEALS, handOf } from './walks/hands.ts';
import { asking, awards, finish, forbid, inVain, seatedAs, tableDealing, wait } from './walks/walk.ts';

type Drawing = CommandIn<'drawing'>;
const OPEN: Drawing = { type: 'OpenDrawing' };
const CLAIM: Drawing = { type: 'ClaimPrize', showsId: true, showsProof: true, isNameSame: true };
const CARS = 'car-drawing';
const [HOW, CLAIMS] = [`${CARS} How it runs`, `${CARS} Verification, claim windows and payment`];
const TEN = Array.from({ length: 10 }, (_, n) => `p${n + 1}`);
const ask = asking(CARS, 'drawing');

/** A seat at one of the posted times. */
const seat = (room: Room, player: string, ticket: string, at: string, isLive = true): Drawing => ({
  type: 'IssueTickets',
  player,
  tickets: [ticket],
  earned: {
    type: 'seat',
    postedAt: at,
    table: tableDealing(room, { game: 'texas-holdem', isLive, isTournament: false }),
  },
});

/** Ten holders with their order cards and envelopes; the starting key is in envelope 10. */
const holders = (players: readonly string[]) =>
  players.map((player, place) => ({
    player,
    isPresent: true,
    showsId: true,
    showsPass: true,
    card: ['A', '2', '3', '4', '5', '6', '7', '8', '9', 'T'][place]!,
    envelope: place + 1,
  }));
/** The last day of four weeks that began on March 2, at this time. */
const onLastDay = (room: Room, time: string): void => {
  room.now = Temporal.PlainDateTime.from(`2026-03-29T${time}`).toZonedDateTime('America/Los_Angeles').toInstant();
};
const keys = asking('the keys', 'car-giveaway');
const tryKeys = (players: readonly string[], startingEnvelope = 10, change: object = {}) =>
  keys({
    type: 'TryKeys',
    holders: holders(players).map((holder, place) => (place === 1 ? { ...holder, ...change } : holder)),
    startingEnvelope,
  });

/** Ten o'clock: cards for the order, envelopes, and the key that starts the car. */
const giveaway = (room: Room, winners: readonly string[]): void => {
  room.do(opening(CARS, 'car-giveaway', { carValue: dollars(32_000) }, 'the keys'));
  forbid(room, [['keys before ten in the evening', tryKeys(winners), 'giveaway-later', HOW]]);
  onLastDay(room, '22:00');
  forbid(room, [
    ['somebody who won no pass', tryKeys([...winners.slice(0, 9), 'a friend']), 'no-pass-won', HOW],
    ['two with one card', tryKeys(winners, 10, { card: 'A' }), 'order-card-twice', HOW],
    ['a card that is not of the ten', tryKeys(winners, 10, { card: 'K' }), 'order-card-missing', HOW],
    ['an envelope that is taken', tryKeys(winners, 10, { envelope: 1 }), 'envelope-twice', HOW],
    ['a starting key that is not on offer', tryKeys(winners, 11), 'starting-key-not-chosen', HOW],
    [
      'the starting key with somebody who forgot the pass',
      tryKeys(winners, 2, { showsPass: false }),
      'starting-key-not-chosen',
      HOW,
    ],
  ]);
  assert.deepEqual(
    [room.refused(tryKeys(winners)).code, room.refused(tryKeys(winners)).clause],
    ['second-person-missing', 'PRO-3; HSE-9'],
    'one person gives no car away',
  );
  room.both(tryKeys(winners));
  forbid(room, [['a second giveaway', tryKeys(winners), 'stage-done', HOW]]);
  assert.deepEqual(awards(room).at(-1), [winners[9], 'car'], 'the ten tries last');
  const handOver = {
    type: 'PayAward',
    award: room.house.numbers.award,
    method: 'handed-over',
  } as const;
  forbid(room, [['the car before its tax form', handOver, 'form-first', `PRO-10; ${CLAIMS}`]]);
};

test('[car-drawing] [DRW-11] [CAR-7] [PRO-10] tickets: every three hours, ten passes, cards, envelopes and keys', () => {
  const room = promotionRoom(offeringOf(CARS, { charts: ['A'], settings: { weeks: [4] } }));
  room.both(opening(CARS, 'drawing', {}));
  room.now = Temporal.Instant.from('2026-03-02T20:00:00Z'); // Noon in the house.
  const noon = room.now.toString();
  forbid(room, [
    ['at a time that is not posted', ask(seat(room, 'p1', 'x', '2026-03-02T19:00:00Z')), 'no-tickets-then', HOW],
    ['for three o’clock, at noon', ask(seat(room, 'p1', 'x', '2026-03-02T23:00:00Z')), 'time-not-come', HOW],
    [
      'for a hand',
      ask({ ...seat(room, 'p1', 'x', noon), earned: { type: 'hand', row: 'A/1' } } as Drawing),
      'entry-not-earned-so',
      HOW,
    ],
  ]);
  const live = tableDealing(room, { game: 'texas-holdem', isLive: true, isTournament: false });
  seatedAs(room, live, 'p1', { role: 'employee-off-duty' }, () =>
    forbid(room, [['for an employee', ask(seat(room, 'p1', 'x', noon)), 'entry-not-allowed', HOW]]),
  );
  for (const [place, player] of [...TEN, 'late'].entries())
    room.do(ask(seat(room, player, `t${place + 1}`, noon, place > 0)));
  forbid(room, [['a second ticket within three hours', ask(seat(room, 'p1', 'x', noon)), 'entry-already-earned', HOW]]);
  wait(room, { hours: 3 });
  room.do(ask(seat(room, 'p1', 'again', room.now.toString())));

  forbid(room, [['a drawing in the first week', ask(OPEN), 'drawn-later', HOW]]);
  onLastDay(room, '11:59');
  forbid(room, [['a drawing before noon', ask(OPEN), 'drawn-later', HOW]]);
  for (const [place] of TEN.entries()) {
    onLastDay(room, `${12 + place}:00`);
    room.do(ask(OPEN));
    forbid(room, [['several passes in one drawing', ask({ ...OPEN, count: 2 }), 'drawing-still-open', HOW]]);
    if (place === 1) {
      assert.equal(inVain(room.both(ask({ type: 'DrawEntry', ticket: 'again' }))), 'limit', 'one pass a person');
      room.both(ask({ type: 'DrawEntry', ticket: 't11' }));
      wait(room, { minutes: 4 });
      forbid(room, [['after three minutes', ask(CLAIM), 'came-too-late', CLAIMS]]);
      room.do({ type: 'LetTimePass' });
    }
    room.both(ask({ type: 'DrawEntry', ticket: `t${place + 1}` }));
    room.do(ask({ ...CLAIM, showsId: place !== 4 }));
    if (place < 9) forbid(room, [['a second drawing within the hour', ask(OPEN), 'drawn-later', HOW]]);
  }
  forbid(room, [['an eleventh drawing', ask(OPEN), 'all-drawings-held', HOW]]);
  forbid(room, [['ID for a ticket that waits for none', ask({ type: 'BringId', ticket: 't1' }), 'no-id-awaited', HOW]]);
  room.do(ask({ type: 'BringId', ticket: 't5' }));
  room.do(ask({ type: 'StartSecondStage' }));
  giveaway(room, TEN);
  finish(room, CARS, 'the keys', CARS);
  assert.equal(room.events.filter(event => event.type === 'AwardPaid').length, 11, 'ten passes and the car');
});

test('[car-drawing] who has not brought ID when the giveaway starts has forfeited, and the others play without', () => {
  const room = promotionRoom(offeringOf(CARS, { charts: ['A'], settings: { weeks: [6] } }));
  // Six weeks that began before this house kept the drum end on the same day.
  room.both(opening(CARS, 'drawing', { startedOn: '2026-02-16' }));
  onLastDay(room, '12:00');
  for (const [place, player] of ['ana', 'ben'].entries()) {
    room.do(ask(seat(room, player, player, room.now.toString(), false)));
    onLastDay(room, `${12 + place}:00`);
    room.do(ask(OPEN));
    room.both(ask({ type: 'DrawEntry', ticket: player }));
    room.do(ask({ ...CLAIM, showsId: player === 'ana' }));
  }
  onLastDay(room, '22:00');
  room.do(opening(CARS, 'car-giveaway', {}, 'the keys'));
  forbid(room, [['the keys before the last drawing', tryKeys(['ana'], 1), 'drawings-to-come', HOW]]);
  for (let held = 2; held < 10; held++) {
    room.do(ask(OPEN));
    room.do(ask({ type: 'CloseDrawing' }));
  }
  forbid(room, [
    [
      'ending while ID is awaited',
      { type: 'EndPromotion', promotion: CARS, reason: 'over' },
      'promotion-not-finished',
      'PRO-2',
    ],
  ]);
  room.do(ask({ type: 'StartSecondStage' }));
  forbid(room, [['ID after the start', ask({ type: 'BringId', ticket: 'ben' }), 'no-id-awaited', HOW]]);
  forbid(room, [['the one who forfeited', tryKeys(['ana', 'ben'], 1), 'no-pass-won', HOW]]);
  room.both(tryKeys(['ana'], 1));
  finish(room, CARS, 'the keys', CARS);
});

test('[car-drawing] computerised: a swipe each hour, points in the draw, a verifiable draw each hour', () => {
  const room = promotionRoom(offeringOf(CARS, { charts: ['B'], settings: { weeks: [4] } }));
  room.both(opening(CARS, 'drawing', {}));
  room.do(opening(CARS, 'tracking', { creditsPerSwipe: 0, prizes: {} }, 'cards'));
  const card = asking('cards', 'tracking');
  setFloor(room, { 1: { waiting: [1] }, 2: { waiting: [1], plays: { isLive: false } } });
  setFloor(room, { 99: { waiting: [{ seat: 1, member: 'on duty', role: 'employee-on-duty' }] } });
  forbid(room, [
    [
      'a card for an employee',
      card({ type: 'EnrollPlayer', player: 'on duty' }),
      'may-not-enroll',
      `${CARS} Eligibility`,
    ],
    ['a swipe without a card', card({ type: 'SwipeCard', player: 'p1' }), 'not-enrolled', HOW],
    [
      'tickets in the computerised version',
      ask(seat(room, 'p1', 'x', room.now.toString())),
      'entry-not-earned-so',
      HOW,
    ],
  ]);
  const sat = room.now;
  for (const [place, player] of TEN.entries()) {
    room.do(card({ type: 'EnrollPlayer', player }));
    room.do(card({ type: 'SitDown', player, table: place > 0 ? 1 : 2 }));
  }
  const point = (player: string, hour: Temporal.Instant): Drawing => ({
    type: 'AddPoint',
    card: `card of ${player}`,
    player,
    hour: hour.toString(),
  });
  wait(room, { minutes: 59 });
  forbid(room, [['a point before the hour is complete', ask(point('p1', sat)), 'time-not-come', HOW]]);
  wait(room, { minutes: 1 });
  for (const player of TEN) {
    const [swiped] = room.do(card({ type: 'SwipeCard', player }));
    assert.ok(
      swiped?.type === 'PromotionMoved' && swiped.events[0]?.type === 'CardSwiped' && swiped.events[0].points === 1,
    );
    room.do(ask(point(player, sat)));
  }
  forbid(room, [['a second point for one hour', ask(point('p1', sat)), 'entry-already-earned', HOW]]);
  wait(room, { hours: 3 });
  forbid(room, [
    ['a point for an hour that nobody swiped', ask(point('p1', sat.add({ hours: 1 }))), 'hour-not-tracked', HOW],
  ]);
  const winners: string[] = [];
  for (let draw = 1; draw <= 10; draw++) {
    onLastDay(room, `${11 + draw}:00`);
    room.do(ask(OPEN));
    forbid(room, [
      ['naming the winner', ask({ type: 'DrawEntry', ticket: 'card of p1' }), 'drawn-by-computer', 'LOT-3'],
    ]);
    room.both({ type: 'CommitDraw', promotion: CARS });
    forbid(room, [['a point after the cut-off', ask(point('p1', sat.add({ hours: 1 }))), 'entries-closed', 'LOT-2']]);
    const events = room.both({ type: 'RevealDraw', draw });
    const revealed = events.find(event => event.type === 'DrawRevealed');
    winners.push((revealed?.winner ?? '').replace('card of ', ''));
    room.do(ask(CLAIM));
  }
  assert.deepEqual(winners.toSorted(), TEN.toSorted(), 'one pass for each card');
  giveaway(room, winners);
  finish(room, CARS, 'the keys', 'cards', CARS);
});

test('[car-drawing] version A or B, never both, for four or six weeks', () => {
  const refused = (charts: readonly string[], weeks: number) =>
    promotionRoom().refused({
      type: 'AnnounceOffering',
      offering: offeringOf(CARS, { charts, settings: { weeks: [weeks] } }),
      tables: 'all',
    }).code;
  assert.equal(refused(['A', 'B'], 4), 'charts-exclude-each-other');
  assert.equal(refused(['A'], 5), 'outside-approval');
});

const BLACKJACK = 'blackjack-poker-car-drawing';
const SIXTEEN = Array.from({ length: 16 }, (_, n) => `p${n + 1}`);

test('[HG1-C8] [CAR-8] [blackjack-poker-car-drawing] suited aces, sixteen passes, two tables of eight and a final for the car', () => {
  const how = `${BLACKJACK} How it runs`;
  const room = promotionRoom(offeringOf(BLACKJACK, { settings: { weeks: [6] } }));
  room.both(opening(BLACKJACK, 'drawing', {}));
  const enter = asking(BLACKJACK, 'drawing');
  const aces = (player: string, tickets: readonly string[], row: string, award?: number): Drawing => ({
    type: 'IssueTickets',
    player,
    tickets,
    earned: { type: 'hand', row, ...(award === undefined ? {} : { award }) },
  });
  /** What does not become of the first hand. */
  const notSo = (award: number): void => {
    forbid(room, [
      ['two tickets at a $5 table', enter(aces('p1', ['a', 'b'], 'natural/2', award)), 'wrong-number-of-tickets', how],
      ['one ticket at a $10 table', enter(aces('p1', ['a'], 'natural/3', award)), 'wrong-number-of-tickets', how],
    ]);
    const { table = 0 } = room.house.awards.get(award)!; // Made just now.
    const { plays } = room.house.tables.get(table)!;
    const one = enter(aces('p1', ['a'], 'natural/2', award));
    room.do({ type: 'ChangeGame', table, plays: { ...plays, game: 'pan-9' } });
    forbid(room, [['another game', one, 'entry-not-allowed', how]]);
    room.do({ type: 'ChangeGame', table, plays });
    seatedAs(room, table, 'p1', { age: 20 }, () => forbid(room, [['under 21', one, 'entry-not-allowed', how]]));
  };
  const earn = (player: string, tickets: readonly string[], row: string, isLive: boolean): void => {
    const hand = { activity: BLACKJACK, row, player, deal: 'suited aces' } as const;
    const award = handOf(room, hand, { game: 'blackjack-poker', isLive, betMin: row === 'natural/3' ? 10 : 5 });
    if (player === 'p1') notSo(award);
    forbid(room, [['tickets for no hand', enter(aces(player, tickets, row)), 'hand-not-named', how]]);
    room.do(enter(aces(player, tickets, row, award)));
  };
  for (const player of SIXTEEN.slice(0, 8)) earn(player, [player, `${player} again`], 'natural/3', true);
  for (const player of SIXTEEN.slice(8)) earn(player, [player], 'natural/1', false);
  forbid(room, [['fifteen passes', enter({ ...OPEN, count: 15 }), 'prizes-of-one-drawing', how]]);
  room.do(enter(OPEN));
  for (const player of SIXTEEN) {
    room.both(enter({ type: 'DrawEntry', ticket: player }));
    room.do(enter({ ...CLAIM, showsId: player !== 'p3' }));
    if (player === 'p1')
      assert.equal(inVain(room.both(enter({ type: 'DrawEntry', ticket: 'p1 again' }))), 'limit', 'one pass a drawing');
  }
  room.do(enter({ type: 'BringId', ticket: 'p3' }));
  room.do(enter({ type: 'StartSecondStage' }));
  assert.equal(awards(room).length, 16);
  forbid(room, [['a second drawing on one day', enter(OPEN), 'one-drawing-a-day', how]]);

  room.do(opening(BLACKJACK, 'car-giveaway', {}, 'tables'));
  const play = asking('tables', 'car-giveaway');
  const counts = (players: readonly string[], chips = (n: number) => 1_000 - n) =>
    players.map((player, n) => ({ player, chips: chips(n) }));
  const tables = [counts(SIXTEEN.slice(0, 8)), counts(SIXTEEN.slice(8))];
  const first = (given: readonly ReturnType<typeof counts>[]) => play({ type: 'CountFirstRound', tables: given });
  const [one = [], two = []] = tables;
  forbid(room, [
    [
      'the final before the first round',
      play({ type: 'CountFinalTable', counts: counts(['p1']) }),
      'not-at-final-table',
      how,
    ],
    ['one table only', first([one]), 'wrong-number-of-tables', how],
    [
      'somebody without a pass',
      first([one, [...two.slice(1), { player: 'a friend', chips: 9_999 }]]),
      'no-pass-won',
      how,
    ],
    ['one player at both tables', first([one, [...two.slice(1), one[0]!]]), 'counted-twice', how],
    ['a tie on the line', first([counts(SIXTEEN.slice(0, 8), () => 500), two]), 'chips-tied', how],
  ]);
  const hands = (count: number, table: number): void => {
    for (let hand = 0; hand < count; hand++) room.do(play({ type: 'PlayHand', table }));
  };
  const twelve = counts(SIXTEEN.slice(0, 12));
  forbid(room, [
    ['[HG1-C8] twelve at one table', first([twelve, counts(SIXTEEN.slice(12))]), 'table-too-full', how],
    ['[HG1-C8] chips before the last hand', first(tables), 'hands-to-play', how],
  ]);
  hands(24, 1);
  hands(23, 2);
  forbid(room, [
    ['[HG1-C8] a 25th hand', play({ type: 'PlayHand', table: 1 }), 'hands-played', how],
    ['[HG1-C8] one hand to go', first(tables), 'hands-to-play', how],
  ]);
  hands(1, 2);
  room.both(first(tables));
  assert.deepEqual(
    awards(room).slice(16),
    [...SIXTEEN.slice(4, 8), ...SIXTEEN.slice(12)].map(player => [player, dollars(200)]),
  );
  forbid(room, [
    [
      'ending before the final',
      { type: 'EndPromotion', promotion: 'tables', reason: 'late' },
      'promotion-not-finished',
      'PRO-2',
    ],
    ['the first round again', first(tables), 'stage-done', how],
    ['somebody who is out', play({ type: 'CountFinalTable', counts: counts(['p1', 'p5']) }), 'not-at-final-table', how],
  ]);
  const final = [...SIXTEEN.slice(0, 4), ...SIXTEEN.slice(8, 12)];
  const last = play({ type: 'CountFinalTable', counts: counts(final) });
  forbid(room, [['[HG1-C8] the final of 16 hands', last, 'hands-to-play', how]]);
  hands(16, 1);
  assert.deepEqual(
    [room.refused(last).code, room.refused(last).clause],
    ['second-person-missing', 'PRO-3; HSE-9'],
    'a car that nobody has valued is given away by two people',
  );
  room.both(last);
  assert.deepEqual(awards(room).slice(24), [['p1', 'car'], ...final.slice(1).map(player => [player, dollars(300)])]);
  const car = [...room.house.awards.values()].find(({ gives }) => gives.type === 'goods' && gives.what === 'car');
  forbid(room, [
    [
      'the car before the forms',
      { type: 'PayAward', award: car!.award, method: 'handed-over' },
      'form-first',
      `PRO-10; ${BLACKJACK} Verification, claim windows and payment`,
    ],
  ]);
  for (const day of [1, 2]) {
    wait(room, { hours: 24 });
    room.do(enter(OPEN));
    room.do(enter({ type: 'CloseDrawing' }));
    if (day === 1) {
      room.do(opening(BLACKJACK, 'car-giveaway', {}, 'day two'));
      const again = asking('day two', 'car-giveaway')({ type: 'CountFirstRound', tables });
      forbid(room, [['a pass of yesterday', again, 'no-pass-won', how]]);
      room.do({ type: 'EndPromotion', promotion: 'day two', reason: 'nobody came' });
    }
  }
  wait(room, { hours: 24 });
  forbid(room, [['a fourth drawing', enter(OPEN), 'all-drawings-held', how]]);
  finish(room, BLACKJACK, 'tables', BLACKJACK);
  assert.equal(room.balance('players'), dollars(8 * 200 + 7 * 300));
});

test('[blackjack-poker-car-drawing] three drawings within three days, and none after them', () => {
  const room = promotionRoom(offeringOf(BLACKJACK, { settings: { weeks: [4] } }));
  room.both(opening(BLACKJACK, 'drawing', {}));
  const enter = asking(BLACKJACK, 'drawing');
  room.do(enter(OPEN));
  room.do(enter({ type: 'CloseDrawing' }));
  wait(room, { hours: 72 });
  forbid(room, [['on the fourth day', enter(OPEN), 'drawing-days-over', `${BLACKJACK} How it runs`]]);
});

test('[car-drawing] [HG1-C5] weeks, first and last day and notice are posted before it starts', () => {
  const room = new Room();
  const bare = { ...emptyOffering({ id: CARS }), charts: ['A'] };
  room.do({ type: 'AnnounceOffering', offering: bare, tables: 'all' });
  const refused = room.refused({ type: 'StartOffering', activity: CARS }, { at: '2026-03-03T18:00:00Z' });
  assert.equal(refused.code, 'not-all-posted');
  for (const missing of [/Weeks \(approved: 4, 6\)/, /days and hours/, /first day/, /last day/, /notice/])
    assert.match(refused.message, missing);
});

test('[blackjack-poker-car-drawing] [PRO-9] two people confirm the hand before its tickets are handed out', () => {
  const room = promotionRoom(offeringOf(BLACKJACK, { settings: { weeks: [4] } }));
  room.do({ type: 'OpenTable', table: 7, plays: { game: 'blackjack-poker', isLive: true, isTournament: false } });
  for (const seat of [1, 2]) {
    const seated = { seat, position: 1, player: { type: 'anonymous' }, role: 'player' } as const;
    room.do({ type: 'SeatPlayer', table: 7, seated });
  }
  room.do({ type: 'StartGame', table: 7, playerDealer: 2 });
  room.do({ type: 'CallHand', table: 7, seat: 1, activity: BLACKJACK, row: 'natural/2' });
  const seen = { ...DEALS['suited aces'], reachedShowdown: true, tableLimit: dollars(5) };
  room.do({ type: 'VerifyHands', table: 7, activity: BLACKJACK, seen, ...CHECKED });
  assert.equal(room.house.awards.size, 0, 'one has confirmed it');
  room.do({ type: 'AgreeToReview', review: 1 }, { actor: { id: 'bo', role: 'supervisor' } });
  assert.equal(room.house.awards.size, 1);
});
