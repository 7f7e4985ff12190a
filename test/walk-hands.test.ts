import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dollars } from '#core/money';
import type { Offering } from '#core/rulebook';
import { RULEBOOK } from '../rulebook/index.ts';
import { BOARD, BOARD_OFFERING, opening, promotionRoom } from './house/promotions.ts';
import {
  BEAT,
  BEATEN_TENS,
  BONUS_OFFERING,
  CHECKED,
  drawing,
  HOLDEM,
  NAMED,
  NOTHING_SEEN,
  offeringOf,
  openRoom,
  ROYAL_SEEN,
  Room,
  seatSix,
  ULTIMATE,
} from './house/room.ts';
import { asking, awards, finish, forbid, payAll, wait } from './walks/walk.ts';

const PERIOD = { from: '2026-03-02T11:00', to: '2026-03-02T13:00' };
const AT_ONE = '2026-03-02T21:00:00Z';

/** A round at table 7, seen as it was dealt. */
const posted = (room: Room, board: (command: never) => Parameters<Room['do']>[0], seen: object): void => {
  room.do({ type: 'StartGame', table: 7, pot: dollars(60) });
  room.do(board({ type: 'PostHand', table: 7, seen, ...NAMED, ...CHECKED } as never)); // As it was seen.
  room.do({ type: 'GameOver', table: 7 });
};

test('[GEAR-001273] poker high hand bonus: the best hand of the period stays on the board and is paid at its end', () => {
  const [PRIZES, CLAIMS] = [`${BOARD} Prizes`, `${BOARD} Verification, claims, payment`];
  const room = promotionRoom(BONUS_OFFERING, BOARD_OFFERING);
  seatSix(room, 7);
  room.do(opening(BOARD, 'high-hand', PERIOD));
  const board = asking(BOARD, 'high-hand');
  forbid(room, [
    [
      'a hand of no round',
      board({ type: 'PostHand', table: 7, seen: BEATEN_TENS, ...NAMED, ...CHECKED }),
      'no-round-on',
      'HSE-3',
    ],
  ]);
  posted(room, board, { ...BEATEN_TENS, pot: dollars(10) });
  const shown = () => {
    const one = room.house.promotions.get(BOARD);
    return one?.mechanism === 'high-hand' ? one.state.board.map(({ seat }) => seat) : [];
  };
  assert.deepEqual(shown(), [], 'a pot below $20');
  posted(room, board, NOTHING_SEEN);
  assert.deepEqual(shown(), [1], 'three tens, until something better comes');
  posted(room, board, BEATEN_TENS);
  posted(room, board, { ...BEATEN_TENS, reachedShowdown: false });
  assert.deepEqual(shown(), [2]);
  forbid(room, [
    ['settling before the end', board({ type: 'SettlePeriod' }), 'period-not-over', PRIZES],
    [
      'ending with a board unsettled',
      { type: 'EndPromotion', promotion: BOARD, reason: 'late' },
      'promotion-not-finished',
      'PRO-2',
    ],
  ]);
  room.now = Temporal.Instant.from(AT_ONE);
  posted(room, board, BEATEN_TENS);
  assert.deepEqual(shown(), [2], 'what is dealt at the end belongs to the next period');
  room.do(board({ type: 'SettlePeriod' }));
  forbid(room, [
    ['settling twice', board({ type: 'SettlePeriod' }), 'period-already-settled', PRIZES],
    ['without ID', { type: 'PayAward', award: 1, method: 'cage', formsDone: true }, 'id-not-shown', CLAIMS],
  ]);
  wait(room, { hours: 24 * 29 });
  payAll(room);
  assert.deepEqual(awards(room).length, 1);
  finish(room, BOARD, BOARD);
  assert.equal(room.balance('players'), dollars(200) - room.balance(`drop-box:GEAR-001277:7`));
});

test('[GEAR-001273] unclaimed for thirty days, the prize goes back to the reserve of GEAR-001277', () => {
  const room = promotionRoom(BONUS_OFFERING, BOARD_OFFERING);
  seatSix(room, 7);
  room.do(opening(BOARD, 'high-hand', PERIOD));
  posted(room, asking(BOARD, 'high-hand'), BEATEN_TENS);
  room.do(asking(BOARD, 'high-hand')({ type: 'SettlePeriod' }), { at: AT_ONE });
  room.now = Temporal.Instant.from('2026-04-02T21:00:00Z');
  const clause = `${BOARD} Verification, claims, payment`;
  forbid(room, [['on the thirty-first day', { type: 'ShowId', award: 1 }, 'claim-too-late', clause]]);
  room.do({ type: 'LetTimePass' });
  assert.equal(room.balance(`prizes-payable:${BOARD}`), 0);
});

test('[GEGA-004490] [NPN-4] high hand happy hours: a straight or better, equal hands split, no-purchase tables too', () => {
  const HAPPY = 'GEGA-004490';
  const room = promotionRoom(offeringOf(HAPPY, { prizes: { 'min/1': dollars(300) } }));
  const board = asking(HAPPY, 'high-hand');
  seatSix(room, 7);
  room.do({ type: 'ChangeGame', table: 7, plays: { ...HOLDEM, isLive: false } });
  room.do(opening(HAPPY, 'high-hand', PERIOD));
  posted(room, board, BEATEN_TENS);
  // Somebody else takes the seat and makes the same hand.
  room.do({ type: 'LeaveSeat', table: 7, seat: 2, position: 1 });
  const other = { seat: 2, position: 1, player: { type: 'anonymous' }, role: 'player' } as const;
  room.do({ type: 'SeatPlayer', table: 7, seated: other });
  posted(room, board, BEATEN_TENS);
  room.do({ type: 'ChangeGame', table: 7, plays: { ...HOLDEM, isTournament: true } });
  room.do({ type: 'StartGame', table: 7 });
  forbid(room, [
    [
      'a tournament hand',
      board({ type: 'PostHand', table: 7, seen: BEATEN_TENS, ...NAMED, ...CHECKED }),
      'not-in-this-round',
      'HSE-3',
    ],
  ]);
  room.do({ type: 'GameOver', table: 7 });
  room.do(board({ type: 'SettlePeriod' }), { at: AT_ONE });
  assert.deepEqual(
    awards(room).map(([, what]) => what),
    [dollars(150), dollars(150)],
  );
  finish(room, HAPPY, HAPPY);
});

/** Called, verified by two, agreed. */
const verified = (
  room: Room,
  call: { readonly seat: number; readonly activity: string; readonly row: string },
  seen: never,
): void => {
  room.do({ type: 'CallHand', table: 7, ...call });
  const { checks } = RULEBOOK.find(({ id }) => id === call.activity)!.claims;
  const done = { ...CHECKED, checked: [...CHECKED.checked, ...checks] };
  room.both({ type: 'VerifyHands', table: 7, activity: call.activity, seen, seal: 'S-1', ...done });
  for (const { review, awaits } of room.house.awards.values())
    if (awaits !== undefined && review !== undefined) room.do({ type: 'ConfirmPlay', review });
  const [review] = room.house.reviews.keys();
  if (review !== undefined) room.do({ type: 'AgreeToReview', review }, { actor: { id: 'bo', role: 'floor' } });
};

test('[four-of-a-kind-poker] a rank is drawn for the day; who wins with it is paid, and everybody dealt in', () => {
  const FOUR = 'four-of-a-kind-poker';
  const offering = (chosen: Partial<Offering>): Offering =>
    offeringOf(FOUR, { prizes: { winner: dollars(500), table: dollars(100) }, ...chosen });
  const room = new Room();
  room.do({ type: 'AnnounceOffering', offering: offering({}), tables: 'all' });
  wait(room, { hours: 1 });
  room.do({ type: 'StartOffering', activity: FOUR });
  room.do({ type: 'DrawRank', activity: FOUR }, drawing('Jh'));
  seatSix(room, 7);
  room.do({ type: 'ChangeGame', table: 7, plays: { ...HOLDEM, isLive: false } }); // No purchase necessary.
  room.do({ type: 'StartGame', table: 7, pot: dollars(60) });
  forbid(room, [
    [
      'changing the rank while it runs',
      { type: 'ChangeOffering', activity: FOUR, offering: offering({ designated: { rank: 'T' } }) },
      'pause-first',
      'HSE-4; REG-M6',
    ],
  ]);
  verified(room, { seat: 2, activity: FOUR, row: 'rank/1' }, BEATEN_TENS as never);
  assert.deepEqual(
    awards(room)
      .map(([, what]) => Number(what))
      .toSorted((a, b) => a - b),
    [dollars(100), dollars(100), dollars(100), dollars(100), dollars(100), dollars(500)],
  );
  room.do({ type: 'GameOver', table: 7 });
  const award = [...room.house.awards.keys()][0]!;
  forbid(room, [
    [
      'without ID',
      { type: 'PayAward', award, method: 'cage', formsDone: true },
      'id-not-shown',
      `${FOUR} Verification, claim windows and payment`,
    ],
  ]);
  finish(room, FOUR);
});

test('[GEGA-004551] shuffle master qualifier: a royal flush in the first five cards, claimed within a day', () => {
  const SHUFFLE = 'GEGA-004551';
  const CLAIMS = `${SHUFFLE} Verification, claim windows and payment`;
  const room = promotionRoom(offeringOf(SHUFFLE, {}));
  room.do({ type: 'OpenTable', table: 7, plays: { ...ULTIMATE, isLive: false } });
  for (const seat of [1, 2, 3, 4])
    room.do({
      type: 'SeatPlayer',
      table: 7,
      seated: { seat, position: 1, player: { type: 'anonymous' }, role: 'player' },
    });
  const royal = (board: string) => {
    room.do({ type: 'StartGame', table: 7, playerDealer: 4 });
    verified(room, { seat: 1, activity: SHUFFLE, row: 'hands/3' }, { ...ROYAL_SEEN, board: board.split(' ') } as never);
    room.do({ type: 'GameOver', table: 7 });
  };
  royal('Kh Qh 9c Jh 9d');
  assert.deepEqual(awards(room), [], 'the royal flush is not in the first five cards');
  royal('Kh Qh Jh 9c 9d');
  royal('Kh Qh Jh 9c 9d');
  assert.deepEqual(
    awards(room).map(([, what]) => what),
    ['entry', 'entry'],
  );
  forbid(room, [
    ['paid in cash', { type: 'PayAward', award: 1, method: 'cage', formsDone: true }, 'id-not-shown', CLAIMS],
  ]);
  room.do({ type: 'ShowId', award: 1 });
  forbid(room, [
    ['paid in cash', { type: 'PayAward', award: 1, method: 'cage', formsDone: true }, 'method-not-fitting', CLAIMS],
  ]);
  room.do({ type: 'PayAward', award: 1, method: 'handed-over', formsDone: true });
  wait(room, { hours: 25 });
  forbid(room, [['after a day', { type: 'ShowId', award: 2 }, 'claim-too-late', CLAIMS]]);
  room.do({ type: 'LetTimePass' });
  room.do({ type: 'EndOffering', activity: SHUFFLE, reason: 'over' });
  assert.equal(room.balance(`prizes-payable:${SHUFFLE}`), 0);
});

/** Seats 3 to 6 have folded and mucked; nobody entered their cards. */
const MUCKED = { ...BEATEN_TENS, hands: BEATEN_TENS.hands.slice(0, 2) };

test('[four-of-a-kind-poker] [SET-16] who mucked is paid like everybody dealt in; who sat out is not', () => {
  const FOUR = 'four-of-a-kind-poker';
  const prizes = { winner: dollars(500), table: dollars(100) };
  const room = promotionRoom(offeringOf(FOUR, { prizes }));
  room.do({ type: 'DrawRank', activity: FOUR }, drawing('Jc'));
  seatSix(room, 7);
  const deal = (seen: object): void => {
    room.do({ type: 'StartGame', table: 7, pot: dollars(60) });
    verified(room, { seat: 2, activity: FOUR, row: 'rank/1' }, seen as never);
    room.do({ type: 'GameOver', table: 7 });
  };
  const seats = () => [...room.house.awards.values()].map(({ seat, share }) => `${seat} ${share ?? 'winner'}`);
  deal(MUCKED);
  assert.deepEqual(seats().toSorted(), ['1 table', '2 winner', '3 table', '4 table', '5 table', '6 table']);
  deal({ ...MUCKED, hands: [...MUCKED.hands, { seat: 6, cards: [] }] });
  assert.deepEqual(seats().slice(6).toSorted(), ['1 table', '2 winner', '3 table', '4 table', '5 table']);
});

test('[GEAR-001351] [SET-16] the table share of a bad beat goes to all who were dealt in, their cards entered or not', () => {
  const shares = (seen: object) => {
    const room = openRoom();
    room.do({ type: 'StartGame', table: 7, pot: dollars(60) });
    room.do({ type: 'CallHand', table: 7, seat: 1, activity: BEAT, row: 'four-of-a-kind>=2' });
    room.both({ type: 'VerifyHands', table: 7, activity: BEAT, seen: seen as never, seal: 'S-1', ...CHECKED });
    return [...room.house.awards.values()].map(({ seat, gives }) => [seat, gives.type === 'money' ? gives.amount : 0]);
  };
  assert.deepEqual(shares(MUCKED), shares(BEATEN_TENS), 'four who mucked share as if their cards were on the table');
  assert.equal(shares(MUCKED).length, 6);
});
