import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { CommandIn } from '#core/house';
import { dollars } from '#core/money';
import { setFloor } from './house/floor.ts';
import { opening, promotionRoom } from './house/promotions.ts';
import { offeringOf, type Room } from './house/room.ts';
import { type DealName, handOf } from './walks/hands.ts';
import { asking, awards, finish, forbid, wait } from './walks/walk.ts';

/** People who sit somewhere in a role that may not take part. */
const known = (room: Room): void =>
  setFloor(room, {
    99: {
      waiting: [
        { seat: 1, member: 'staff', role: 'employee-off-duty' },
        { seat: 2, member: 'prop', role: 'proposition-player' },
        { seat: 3, member: 'young', age: 20 },
      ],
    },
  });

const entry = (player: string, picks: Readonly<Record<string, string>>, change: object = {}) =>
  ({ type: 'SubmitEntry', player, picks, ...change }) as CommandIn<'contest'>;

/** Everybody sits down and has the card swiped for so many hours. */
const plays = (
  room: Room,
  promotion: string,
  hours: Readonly<Record<string, number>>,
  isLive = (_: string): boolean => true,
): void => {
  const card = asking(promotion, 'tracking');
  const tracked = room.house.promotions.get(promotion);
  assert.ok(tracked?.mechanism === 'tracking');
  if (!room.house.tables.has(4)) setFloor(room, { 4: { waiting: [1] }, 5: { waiting: [1], plays: { isLive: false } } });
  const from = room.now;
  for (const [player, count] of Object.entries(hours)) {
    room.now = from;
    if (!tracked.state.cards.has(player)) room.do(card({ type: 'EnrollPlayer', player }));
    room.do(card({ type: 'SitDown', player, table: isLive(player) ? 4 : 5 }));
    for (let hour = 0; hour < count; hour++) {
      wait(room, { hours: 1 });
      room.do(card({ type: 'SwipeCard', player }));
    }
    room.do(card({ type: 'LeaveTable', player }));
  }
};

test('[GEAR-001045] [NPN-4] [TRK-9] [TRK-10] march madness: one bracket before the tournament, twenty hours, three prizes, no time limit', () => {
  const MARCH = 'GEAR-001045';
  const HOW = `${MARCH} How it runs`;
  const prizes = { '1st': dollars(1_000), '2nd': dollars(500), '3rd': dollars(250) };
  const room = promotionRoom(offeringOf(MARCH, { prizes }));
  const games = ['semi 1', 'semi 2', 'final'];
  forbid(room, [['no deadline', opening(MARCH, 'contest', { games }), 'deadline-missing', HOW]]);
  known(room);
  room.do(opening(MARCH, 'contest', { games, deadline: '2026-03-17T16:00:00Z' }));
  const march = { creditsPerSwipe: 0, prizes: {}, from: '2026-03-01T08:00:00Z', to: '2026-04-01T07:00:00Z' };
  room.do(opening(MARCH, 'tracking', march, 'hours'));
  const ask = asking(MARCH, 'contest');
  const picks = (...teams: readonly string[]) => Object.fromEntries(games.map((game, n) => [game, teams[n]!]));
  forbid(room, [
    ['an employee', ask(entry('staff', picks('a', 'b', 'a'))), 'person-may-not-enter', `${MARCH} Eligibility`],
    ['a proposition player', ask(entry('prop', picks('a', 'b', 'a'))), 'person-may-not-enter', `${MARCH} Eligibility`],
    ['a game not picked', ask(entry('ana', { final: 'a' })), 'pick-missing', HOW],
    ['points', ask({ type: 'AddPoints', player: 'ana', points: 5 }), 'scored-otherwise', HOW],
    ['a board of squares', opening(MARCH, 'squares', {}, 'board'), 'no-such-contest', `${MARCH} Offering`],
  ]);
  room.do(ask(entry('ana', picks('a', 'b', 'a'))));
  room.do(ask(entry('ben', picks('a', 'b', 'a'))));
  room.do(ask(entry('cem', picks('a', 'b', 'b'))));
  room.do(ask(entry('dee', picks('a', 'c', 'b'))));
  room.do(ask(entry('eva', picks('a', 'b', 'a'))));
  forbid(room, [['a second bracket', ask(entry('ana', picks('c', 'b', 'c'))), 'entered-before', HOW]]);

  // The hours of who plays at a no-purchase table count like any other.
  plays(room, 'hours', { ana: 20, ben: 31, cem: 20, dee: 25, eva: 19 }, player => player !== 'ana');

  room.now = Temporal.Instant.from('2026-03-17T16:00:00Z');
  forbid(room, [
    ['a bracket as the tournament begins', ask(entry('fay', picks('a', 'b', 'a'))), 'entry-too-late', HOW],
    ['ending unsettled', { type: 'EndPromotion', promotion: MARCH, reason: 'over' }, 'promotion-not-finished', 'PRO-2'],
  ]);
  const settle = (results: Readonly<Record<string, string>>) => ({ type: 'SettleContest', results }) as const;
  forbid(room, [['settling while hours still count', ask(settle(picks('a', 'b', 'a'))), 'hours-still-counted', HOW]]);
  // An hour in April, swiped for the one who lacks it: too late.
  room.now = Temporal.Instant.from('2026-04-01T19:00:00Z');
  plays(room, 'hours', { eva: 1 });
  room.now = Temporal.Instant.from('2026-04-07T05:00:00Z');
  forbid(room, [['a game without result', ask(settle({ final: 'a' })), 'result-missing', HOW]]);
  room.both(ask(settle(picks('a', 'b', 'a'))));
  assert.deepEqual(
    awards(room),
    [
      ['ana', dollars(500)],
      ['ben', dollars(500)],
      ['cem', dollars(500)],
      ['dee', dollars(250)],
    ],
    'equal ones split one prize, the next have the next; nineteen hours are too few',
  );
  forbid(room, [['settling again', ask(settle(picks('b', 'b', 'b'))), 'contest-over', HOW]]);
  room.now = Temporal.Instant.from('2027-04-07T05:00:00Z');
  finish(room, MARCH, 'hours', MARCH);
});

test('[GEAR-001093] [CON-10] [TRK-9] pro football: five scanned hours, Sunday 9:30, the Monday total, claims Tuesday noon to Friday', () => {
  const PRO = 'GEAR-001093';
  const [HOW, CLAIMS] = [`${PRO} How it runs`, `${PRO} Verification, claim windows and payment`];
  const announce = (amount: number) =>
    promotionRoom().refused({
      type: 'AnnounceOffering',
      offering: offeringOf(PRO, { prizes: { 'top3/1': dollars(amount) } }),
      tables: 'all',
    }).code;
  assert.deepEqual([announce(199), announce(501)], ['outside-approval', 'outside-approval']);
  const prizes = { 'top3/1': dollars(500), 'top3/2': dollars(300), 'top3/3': dollars(200) };
  const room = promotionRoom(offeringOf(PRO, { prizes }));
  const games = ['sunday', 'monday'];
  forbid(room, [
    [
      'Sunday at ten',
      opening(PRO, 'contest', { games, deadline: '2026-03-08T17:00:00Z' }),
      'entries-close-otherwise',
      HOW,
    ],
    ['Saturday', opening(PRO, 'contest', { games, deadline: '2026-03-07T17:30:00Z' }), 'entries-close-otherwise', HOW],
  ]);
  known(room);
  room.do(opening(PRO, 'contest', { games, deadline: '2026-03-08T16:30:00Z' }));
  const ask = asking(PRO, 'contest');
  const picked = (player: string, sunday: string, guess?: readonly [number, number]) =>
    ask(entry(player, { sunday, monday: 'x' }, guess === undefined ? {} : { guess }));
  forbid(room, [
    ['no guess of the Monday score', picked('ana', 'a'), 'guess-missing', HOW],
    [
      'an employee',
      ask(entry('staff', { sunday: 'a', monday: 'x' }, { guess: [20, 20] })),
      'person-may-not-enter',
      `${PRO} Eligibility`,
    ],
  ]);
  forbid(room, [
    ['settling without tracked play', ask({ type: 'SettleContest', results: {} }), 'play-not-tracked', HOW],
  ]);
  const week = { creditsPerSwipe: 0, prizes: {}, to: '2026-03-08T16:30:00Z' };
  room.do(opening(PRO, 'tracking', week, 'this week'));
  plays(room, 'this week', { ana: 5, ben: 7, cem: 5, dee: 9, eva: 4 });
  room.do(picked('ana', 'a', [20, 20]), { at: '2026-03-08T16:30:00Z' });
  room.do(picked('ben', 'a', [10, 30]));
  room.do(picked('cem', 'a', [50, 0]));
  room.do(picked('dee', 'b', [21, 20]));
  room.do(picked('eva', 'a', [21, 20]));
  wait(room, { minutes: 1 });
  forbid(room, [['at 9:31', picked('fay', 'a', [20, 20]), 'entry-too-late', HOW]]);
  room.now = Temporal.Instant.from('2026-03-10T06:00:00Z'); // Monday night.
  const settle = { type: 'SettleContest', results: { sunday: 'a', monday: 'x' } } as const;
  forbid(room, [['without the Monday score', ask(settle), 'final-score-missing', HOW]]);
  room.do(opening(PRO, 'tracking', { creditsPerSwipe: 0, prizes: {} }, 'next week'));
  forbid(room, [['the hours of two weeks', ask({ ...settle, final: [24, 17] }), 'tracked-several-times', HOW]]);
  room.do({ type: 'EndPromotion', promotion: 'next week', reason: 'too early' });
  room.both(ask({ ...settle, final: [24, 17] }));
  assert.deepEqual(awards(room), [
    ['ana', dollars(400)],
    ['ben', dollars(400)],
    ['cem', dollars(200)],
  ]);
  forbid(room, [['before Tuesday noon', { type: 'ShowId', award: 1 }, 'claims-not-open', CLAIMS]]);
  room.now = Temporal.Instant.from('2026-03-10T19:00:00Z'); // Tuesday noon.
  forbid(room, [
    ['without ID', { type: 'PayAward', award: 1, method: 'cage', formsDone: true }, 'id-not-shown', CLAIMS],
  ]);
  for (const award of [1, 2]) {
    room.do({ type: 'ShowId', award });
    room.do({ type: 'PayAward', award, method: 'cage', formsDone: true });
  }
  forbid(room, [
    ['twice', { type: 'PayAward', award: 1, method: 'cage', formsDone: true }, 'prize-already-paid', CLAIMS],
  ]);
  room.now = Temporal.Instant.from('2026-03-14T07:00:01Z'); // Saturday has begun.
  forbid(room, [['on Saturday', { type: 'ShowId', award: 3 }, 'claim-too-late', CLAIMS]]);
  const before = room.balance('reserve:GEGA-001477') + room.balance('house');
  room.do({ type: 'LetTimePass' });
  assert.equal(room.balance('reserve:GEGA-001477') + room.balance('house') - before, dollars(200), 'it goes back');
  for (const promotion of ['this week', PRO]) room.do({ type: 'EndPromotion', promotion, reason: 'over' });
  room.do({ type: 'EndOffering', activity: PRO, reason: 'over' });
  assert.equal(room.balance(`prizes-payable:${PRO}`), 0);
});

test('[high-hand-promotion] points mode: twenty places, equal ones share the prizes of theirs', () => {
  const POINTS = 'high-hand-promotion';
  const HOW = `${POINTS} How it runs`;
  const prizes = Object.fromEntries(Array.from({ length: 20 }, (_, n) => [`points/${n + 1}`, dollars(20 - n)]));
  const room = promotionRoom(offeringOf(POINTS, { charts: ['mode-points', 'absent-1'], mode: 'points', prizes }));
  known(room);
  room.do(opening(POINTS, 'contest', { games: [] }));
  const ask = asking(POINTS, 'contest');
  const add = (player: string, points: number) => ask({ type: 'AddPoints', player, points });
  forbid(room, [
    ['points below zero', add('ana', -1), 'points-not-whole', HOW],
    ['half a point', add('ana', 0.5), 'points-not-whole', HOW],
    ['an employee', add('staff', 1), 'person-may-not-enter', `${POINTS} Eligibility`],
    ['under 21', add('young', 1), 'person-may-not-enter', `${POINTS} Eligibility`],
    ['a bracket', ask(entry('ana', {})), 'scored-otherwise', HOW],
  ]);
  forbid(room, [['points without a hand', add('ana', 3), 'hand-not-named', HOW]]);
  const holdem = { game: 'texas-holdem', isLive: true };
  const earn = (player: string, row: string, points: number, deal: DealName, isLive = true): void => {
    const award = handOf(room, { activity: POINTS, row, player, deal }, { ...holdem, isLive });
    room.do(ask({ type: 'AddPoints', player, points, award }));
  };
  const award = handOf(room, { activity: POINTS, row: 'hands/3', player: 'p1', deal: 'four kings' }, holdem);
  const named = (more: object) => ask({ type: 'AddPoints', player: 'p1', points: 3, award, ...more });
  forbid(room, [
    ['more points than the hand has', named({ points: 4 }), 'award-earns-otherwise', HOW],
    ['points for a friend', named({ player: 'a friend' }), 'award-of-another', HOW],
  ]);
  room.do(named({}));
  forbid(room, [['the same hand twice', named({}), 'hand-counted-before', HOW]]);
  room.both({ type: 'BackOutPayment', award, reason: 'the wrong slip' });
  forbid(room, [['the same hand after its slip was backed out', named({}), 'hand-counted-before', HOW]]);
  // Twenty-five players: the first two equal, every other with fewer points than the one before.
  earn('p2', 'hands/3', 3, 'four kings');
  for (const player of ['p1', 'p2']) for (let n = 0; n < 7; n++) earn(player, 'hands/3', 3, 'four kings', n % 2 === 0);
  for (let n = 3; n <= 25; n++) {
    const points = 26 - n;
    for (let quads = 0; quads < Math.floor(points / 3); quads++) earn(`p${n}`, 'hands/3', 3, 'four kings');
    for (let straights = 0; straights < points % 3; straights++) earn(`p${n}`, 'hands/1', 1, 'a straight');
  }
  room.do(ask({ type: 'SettleContest', results: {} }));
  const paid = awards(room);
  assert.deepEqual(paid.slice(0, 3), [
    ['p1', dollars(19.5)],
    ['p2', dollars(19.5)],
    ['p3', dollars(18)],
  ]);
  assert.deepEqual([paid.length, paid.at(-1)], [20, ['p20', dollars(1)]], 'the twenty-first has nothing');
  finish(room, POINTS, POINTS);
});

test('[GEGA-003040] [NPN-4] [TRK-10] [TRK-11] player tracking rewards: a free card, credits while playing, prizes with ID within the period', () => {
  const REWARDS = 'GEGA-003040';
  const HOW = `${REWARDS} How it runs`;
  const room = promotionRoom(offeringOf(REWARDS, {}));
  const to = room.now.add({ hours: 48 }).toString();
  const prizes = { 'dinner for two': 3, 'a bicycle': 50, '$20 in cash': 2 };
  const rewards = {
    'dinner for two': { value: dollars(90) },
    'a bicycle': { value: dollars(1_200) },
    '$20 in cash': { value: dollars(20), isMoney: true },
  };
  const posted = { creditsPerSwipe: 2, prizes, to, games: ['pan-9'] };
  const open = (dinner: number) =>
    opening(REWARDS, 'tracking', {
      ...posted,
      rewards: { ...rewards, 'dinner for two': { value: dollars(dinner) } },
    });
  forbid(room, [
    ['a prize that nobody has valued', opening(REWARDS, 'tracking', posted), 'reward-not-valued', HOW],
    ['a prize below $10', open(9), 'outside-approval', `${REWARDS} Prizes`],
    ['a prize above $100,000', open(100_001), 'outside-approval', `${REWARDS} Prizes`],
  ]);
  room.do(opening(REWARDS, 'tracking', { ...posted, rewards }));
  const ask = asking(REWARDS, 'tracking');
  const enroll = (player: string) => ask({ type: 'EnrollPlayer', player });
  setFloor(room, {
    1: { waiting: [1], plays: { game: 'baccarat', isLive: false } },
    2: { waiting: [1], plays: { game: 'pan-9', isLive: false } },
    99: {
      waiting: [
        { seat: 1, member: 'young', age: 20 },
        { seat: 2, member: 'on duty', role: 'employee-on-duty' },
        { seat: 3, member: 'prop', role: 'proposition-player' },
        { seat: 4, member: 'off duty', role: 'employee-off-duty' },
      ],
    },
  });
  forbid(room, [
    ['under 21', enroll('young'), 'may-not-enroll', `${REWARDS} Eligibility`],
    ['an employee on duty', enroll('on duty'), 'may-not-enroll', `${REWARDS} Eligibility`],
    ['a proposition player', enroll('prop'), 'may-not-enroll', `${REWARDS} Eligibility`],
    ['without a card', ask({ type: 'SwipeCard', player: 'ana' }), 'not-enrolled', HOW],
  ]);
  room.do(enroll('ana'));
  room.do(enroll('off duty'));
  forbid(room, [['a second card', enroll('ana'), 'enrolled-before', HOW]]);
  const credits = (): number => {
    const one = room.house.promotions.get(REWARDS);
    return one?.mechanism === 'tracking' ? (one.state.cards.get('ana')?.credits ?? 0) : 0;
  };
  room.do(ask({ type: 'SwipeCard', player: 'ana' }));
  assert.equal(credits(), 0, 'away from any table a swipe gives nothing');
  const sit = (table: number) => ask({ type: 'SitDown', player: 'ana', table });
  room.do(sit(1));
  wait(room, { hours: 1 });
  room.do(ask({ type: 'SwipeCard', player: 'ana' }));
  assert.equal(credits(), 0, 'a game that is not designated gives nothing');
  room.do(sit(2));
  for (const _ of [1, 2]) {
    wait(room, { hours: 1 });
    for (const __ of [1, 2, 3]) room.do(ask({ type: 'SwipeCard', player: 'ana' }));
    wait(room, { minutes: 29 });
    room.do(ask({ type: 'SwipeCard', player: 'ana' }));
    wait(room, { minutes: -29 });
  }
  assert.equal(credits(), 4, 'one swipe an hour counts, at a no-purchase table like at any other');
  const redeem = (prize: string, showsId = true) => ask({ type: 'RedeemCredits', player: 'ana', prize, showsId });
  forbid(room, [
    ['without ID', redeem('dinner for two', false), 'redeem-needs-id', HOW],
    ['beyond the balance', redeem('a bicycle'), 'credits-short', HOW],
    ['a prize that is not posted', redeem('a car'), 'unknown-reward', HOW],
    ['the account without the PIN', ask({ type: 'ViewAccount', player: 'ana', isPinRight: false }), 'wrong-pin', HOW],
  ]);
  room.do(redeem('dinner for two'));
  forbid(room, [['the same credits again', redeem('dinner for two'), 'credits-short', HOW]]);
  assert.deepEqual(awards(room), [['ana', 'dinner for two']]);
  wait(room, { hours: 1 });
  room.do(ask({ type: 'SwipeCard', player: 'ana' }));
  room.do(redeem('$20 in cash'));
  assert.deepEqual(awards(room)[1], ['ana', dollars(20)], 'money is paid as money');
  wait(room, { hours: 48 });
  forbid(room, [['after the promotion', redeem('dinner for two'), 'redeem-outside-period', HOW]]);
  finish(room, REWARDS, REWARDS);
});

test('[GEAR-001045] [TRK-9] while March lasts hours still count, posted end or not', () => {
  const MARCH = 'GEAR-001045';
  const prizes = { '1st': dollars(1_000), '2nd': dollars(500), '3rd': dollars(250) };
  const room = promotionRoom(offeringOf(MARCH, { prizes }));
  room.do(opening(MARCH, 'contest', { games: [], deadline: '2026-03-17T16:00:00Z' }));
  room.do(opening(MARCH, 'tracking', { creditsPerSwipe: 0, prizes: {} }, 'hours'));
  const settle = asking(MARCH, 'contest')({ type: 'SettleContest', results: {} });
  room.now = Temporal.Instant.from('2026-04-01T06:59:59Z');
  forbid(room, [['a second before April', settle, 'hours-still-counted', `${MARCH} How it runs`]]);
  room.do(settle, { at: '2026-04-01T07:00:00Z' });
});

test('[GEAR-001045] [CON-11] [CON-12] [PRO-3] [PRO-10] a truck and a jersey are won by place, and handed over: no cash leaves', () => {
  const MARCH = 'GEAR-001045';
  const [HOW, CLAIMS] = [`${MARCH} How it runs`, `${MARCH} Verification, claim windows and payment`];
  const prizes = { '1st': dollars(38_000), '2nd': dollars(150), '3rd': dollars(75) };
  const room = promotionRoom(offeringOf(MARCH, { prizes }));
  const games = ['A: Duke at Kansas', 'B: Yale at Gonzaga', 'Final: winner of A at winner of B'];
  const posted = { games, deadline: '2026-03-17T16:00:00Z' };
  const things = { '1st': 'a pickup truck', '3rd': 'a jersey' };
  forbid(room, [
    [
      'a place that is not paid',
      opening(MARCH, 'contest', { ...posted, things: { '4th': 'a jersey' } }),
      'place-is-money',
      `${MARCH} Prizes`,
    ],
  ]);
  room.do(opening(MARCH, 'contest', { ...posted, things }));
  room.do(opening(MARCH, 'tracking', { creditsPerSwipe: 0, prizes: {} }, 'hours'));
  const ask = asking(MARCH, 'contest');
  const picks = (...teams: readonly string[]) => Object.fromEntries(games.map((game, n) => [game, teams[n]!]));
  room.do(ask(entry('ana', picks('Duke', 'Yale', 'Yale'))));
  room.do(ask(entry('ben', picks('Duke', 'Gonzaga', 'Duke'))));
  room.do(ask(entry('cem', picks('Kansas', 'Gonzaga', 'Gonzaga'))));
  plays(room, 'hours', { ana: 20, ben: 20, cem: 20 });
  room.now = Temporal.Instant.from('2026-04-07T05:00:00Z');
  const settle = (...winners: readonly string[]) => ask({ type: 'SettleContest', results: picks(...winners) });
  forbid(room, [
    ['a winner who plays elsewhere', settle('Yale', 'Yale', 'Yale'), 'result-not-in-game', HOW],
    ['a winner who lost before', settle('Duke', 'Yale', 'Kansas'), 'result-not-in-game', HOW],
    ['a final that nobody won', settle('Duke', 'Yale', 'tie'), 'result-not-in-game', HOW],
  ]);
  const before = room.balance('house');
  assert.equal(room.refused(settle('Duke', 'Yale', 'Yale')).code, 'second-person-missing', 'two stand for a truck');
  room.both(settle('Duke', 'Yale', 'Yale'));
  assert.deepEqual(awards(room), [
    ['ana', 'a pickup truck'],
    ['ben', dollars(150)],
    ['cem', 'a jersey'],
  ]);
  assert.equal(room.balance(`prizes-payable:${MARCH}`), dollars(38_225), 'what the fund gives for them is owed');
  const pay = (award: number, method: 'cage' | 'handed-over', formsDone = false) =>
    ({ type: 'PayAward', award, method, ...(formsDone ? { formsDone } : {}) }) as const;
  for (const award of [1, 2, 3]) room.do({ type: 'ShowId', award });
  forbid(room, [
    ['a truck in cash', pay(1, 'cage'), 'method-not-fitting', CLAIMS],
    ['money as a thing', pay(2, 'handed-over'), 'method-not-fitting', CLAIMS],
    ['a truck before its tax form', pay(1, 'handed-over'), 'form-first', `PRO-10; ${CLAIMS}`],
  ]);
  room.do(pay(1, 'handed-over', true));
  room.do(pay(2, 'cage'));
  room.do(pay(3, 'handed-over'));
  assert.equal(room.balance('players'), dollars(150), 'nothing but the money of the second prize left the house');
  assert.equal(room.balance('house') - before, dollars(38_075), 'the house has bought the things with that');
  finish(room, MARCH, 'hours', MARCH);
});
