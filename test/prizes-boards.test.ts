import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type HouseCommand, mayAsk } from '#core/house';
import { dollars } from '#core/money';
import type { StaffRole } from '#core/people';
import type { Offering } from '#core/rulebook';
import { type BoardView, viewOf } from '#core/views';
import { boardSlideOf } from '../src/web/promotions/boards.ts';
import { opening, promotionRoom } from './house/promotions.ts';
import { actor, CHECKED, HOLDEM, offeringOf, type Room } from './house/room.ts';
import { handOf } from './walks/hands.ts';
import { asking, awards, wait } from './walks/walk.ts';

const HAPPY = 'GEGA-004490';
const PERIOD = { from: '2026-03-02T11:00', to: '2026-03-02T13:00' };
const AFTER = { at: '2026-03-02T21:00:00Z' };
const second = actor('bo');
const cards = (text: string) => text.split(' ') as never[];
const board = asking(HAPPY, 'high-hand');

/** Ten to the ace in seat 1, or with the cards of the board given. */
const straightOf = (own: string, table = 'Ts Jd Qh 2c 3d') => ({
  board: cards(table),
  hands: [{ seat: 1, cards: cards(own) }],
  dealerCards: [],
  reachedShowdown: true,
  pot: dollars(60),
});

/** A board of the best hands for $600, and tables 7 and 8 with ana and ben in seat 1. */
const boardRoom = (chosen: Partial<Offering> = {}): Room => {
  const room = promotionRoom(offeringOf(HAPPY, { prizes: { 'min/1': dollars(600) }, ...chosen }));
  room.do(opening(HAPPY, 'high-hand', PERIOD));
  for (const [table, member] of [
    [7, 'ana'],
    [8, 'ben'],
  ] as const) {
    room.do({ type: 'OpenTable', table, plays: HOLDEM });
    for (const seat of [1, 2, 3, 4, 5, 6]) {
      const player = seat === 1 ? ({ type: 'member', id: member } as const) : ({ type: 'anonymous' } as const);
      room.do({ type: 'SeatPlayer', table, seated: { seat, position: 1, player, role: 'player' } });
    }
  }
  return room;
};
const post = (room: Room, table: number, own: string) => {
  room.do({ type: 'StartGame', table, pot: dollars(60) });
  room.do(board({ type: 'PostHand', table, seen: straightOf(own), ...CHECKED }));
  room.do({ type: 'GameOver', table });
};
const onBoard = (room: Room) => {
  const one = room.house.promotions.get(HAPPY);
  return one?.mechanism === 'high-hand' ? one.state.board.map(({ hand, table }) => [hand, table]) : [];
};

test('[HG2-9] [SET-18] [GEGA-004490] equal hands are split by player: who made the straight twice has one part', () => {
  const room = boardRoom();
  post(room, 7, 'As Kd');
  post(room, 7, 'Ac Kh');
  post(room, 8, 'Ad Ks');
  room.both(board({ type: 'SettlePeriod' }), AFTER);
  assert.deepEqual(awards(room), [
    ['ana', dollars(300)],
    ['ben', dollars(300)],
  ]);
});

test('[HG2-31] [SET-19] the best hand of the hour wins the posted thing; players who split it share its value in money', () => {
  const things = { 'min/1': { what: 'Television' } };
  const alone = boardRoom({ things });
  post(alone, 7, 'As Kd');
  alone.both(board({ type: 'SettlePeriod' }), AFTER);
  const [won] = alone.house.awards.values();
  assert.deepEqual(won?.gives, { type: 'goods', what: 'Television', value: dollars(600) });
  const shared = boardRoom({ things });
  post(shared, 7, 'As Kd');
  post(shared, 8, 'Ad Ks');
  shared.both(board({ type: 'SettlePeriod' }), AFTER);
  assert.deepEqual(awards(shared), [
    ['ana', dollars(300)],
    ['ben', dollars(300)],
  ]);
});

test('[HG2-10] [SET-18] a hand is posted when the deck is counted, the checklist done and no card there twice', () => {
  const room = boardRoom();
  room.do({ type: 'StartGame', table: 7, pot: dollars(60) });
  const hand = (own: string, checked: { deckCounted: boolean; checked: string[] }) =>
    board({ type: 'PostHand', table: 7, seen: straightOf(own), ...checked });
  assert.equal(room.refused(hand('As Kd', { ...CHECKED, deckCounted: false })).code, 'deck-not-counted');
  assert.equal(room.refused(hand('As Kd', { deckCounted: true, checked: [] })).code, 'checklist-open');
  assert.equal(room.refused(hand('2c 2c', CHECKED)).code, 'card-seen-twice');
});

test('[HG2-9] [HG2-10] [SET-18] a hand of a round is posted once, and its cards are in no other hand of that round', () => {
  const room = boardRoom();
  room.do({ type: 'StartGame', table: 7, pot: dollars(60) });
  const hand = (seat: number, own: string) => {
    const seen = { ...straightOf(own), hands: [{ seat, cards: cards(own) }] };
    return board({ type: 'PostHand', table: 7, seen, ...CHECKED });
  };
  room.do(hand(3, 'As Kd'));
  const again = room.refused(hand(3, 'As Kd'));
  assert.equal(again.code, 'hand-already-posted');
  assert.match(again.message, /^Seat 3's hand of this round at table 7/);
  assert.equal(room.refused(hand(2, 'As Kh')).code, 'card-seen-twice');
  room.do(hand(2, 'Ac Kh'));
  room.both(board({ type: 'TakeBackHand', hand: 0, reason: 'it was seat 4' }));
  room.do(hand(4, 'As Kd'));
  room.do({ type: 'GameOver', table: 7 });
  room.both(board({ type: 'SettlePeriod' }), AFTER);
  const paid = [...room.house.awards.values()].map(({ seat, gives }) => [seat, gives.type === 'money' && gives.amount]);
  assert.deepEqual(paid, [
    [2, dollars(300)],
    [4, dollars(300)],
  ]);
});

test('[HG2-10] [SET-18] a dealer neither posts nor settles; a floor person does', () => {
  const { house } = boardRoom();
  const may = (role: StaffRole, kind: 'keypad' | 'floor', command: HouseCommand) => {
    const table = kind === 'keypad' ? { table: 7 } : {};
    const station = { station: 's', kind, keyHash: '', enrolledAt: '', ...table };
    const session = { session: 'x', person: 'p', station: 's', since: '' };
    return mayAsk(house, { actor: actor('p', role), roles: [role], station, session }, command)?.code;
  };
  const posted = board({ type: 'PostHand', table: 7, seen: straightOf('As Kd'), ...CHECKED });
  const settled = board({ type: 'SettlePeriod' });
  for (const command of [posted, settled]) {
    assert.equal(may('dealer', 'keypad', command), 'not-by-this-role');
    assert.equal(may('floor', 'floor', command), undefined);
  }
  assert.equal(may('promotions', 'floor', posted), 'not-by-this-role');
});

test('[HG2-10] [SET-18] two people take a posted hand back, and the next best stands', () => {
  const room = boardRoom();
  post(room, 8, 'Ad Ks');
  post(room, 7, 'Qs Qc');
  assert.deepEqual(onBoard(room), [[0, 8]]);
  const back = board({ type: 'TakeBackHand', hand: 0, reason: 'the cards were read wrong' });
  assert.equal(room.refused(back).code, 'second-person-missing');
  room.both(back);
  assert.deepEqual(onBoard(room), []);
  assert.equal(room.refused(back, { second }).code, 'hand-not-on-board');
  post(room, 7, '9s 8c');
  assert.deepEqual(onBoard(room), [[2, 7]]);
  room.both(board({ type: 'SettlePeriod' }), AFTER);
  assert.deepEqual(awards(room), [['ana', dollars(600)]]);
});

test('[HG2-8] [PRO-11] [high-hand-promotion] one cash prize in 24 hours, across all contests of the activity', () => {
  const POINTS = 'high-hand-promotion';
  const prizes = { 'points/1': dollars(500), 'points/2': dollars(100) };
  const room = promotionRoom(offeringOf(POINTS, { charts: ['mode-points', 'absent-1'], mode: 'points', prizes }));
  const holdem = { game: 'texas-holdem', isLive: true };
  const contest = (promotion: string, players: readonly string[]) => {
    room.do(opening(POINTS, 'contest', { games: [] }, promotion));
    for (const player of players) {
      const award = handOf(room, { activity: POINTS, row: 'hands/3', player, deal: 'four kings' }, holdem);
      room.do(asking(promotion, 'contest')({ type: 'AddPoints', player, points: 3, award }));
    }
    wait(room, { hours: 4 });
    room.both(asking(promotion, 'contest')({ type: 'SettleContest', results: {} }));
    room.do({ type: 'EndPromotion', promotion, reason: 'over' });
  };
  contest('morning', ['p1']);
  contest('evening', ['p1', 'p2']);
  wait(room, { hours: 17 });
  contest('next day', ['p1']);
  assert.deepEqual(
    awards(room).filter(([, what]) => typeof what === 'number'),
    [
      ['p1', dollars(500)],
      ['p2', dollars(500)],
      ['p1', dollars(500)],
    ],
  );
});

test('[HG2-7] [PRO-11] [wheel-of-cards 6] one spin a calendar day, whichever drawing period it is', () => {
  const CARDS = 'wheel-of-cards';
  const chart = { prizes: { pair: dollars(100) }, valueAwards: ['logo jacket', 'logo cap'] };
  const room = promotionRoom(offeringOf(CARDS, { charts: ['A'] }));
  room.do({ type: 'OpenTable', table: 18, plays: { game: 'pan-9', isLive: true, isTournament: false } });
  const player = { type: 'member', id: 'ana' } as const;
  room.do({ type: 'SeatPlayer', table: 18, seated: { seat: 2, position: 1, player, role: 'player' } });
  room.do({ type: 'StartGame', table: 18 });
  const spin = (promotion: string) =>
    asking(
      promotion,
      'table-drawing',
    )({
      type: 'DrawTable',
      balls: [18],
      ids: [{ table: 18, seat: 2 }],
      seatCards: [],
      spinCards: { 2: 'A' },
      stops: ['Kh', 'Kc', '9d', '4s', '2d'],
    });
  for (const promotion of ['noon', 'evening']) {
    room.do(opening(CARDS, 'table-drawing', chart, promotion));
    room.do(asking(promotion, 'table-drawing')({ type: 'DrawBall', ball: 18 }));
  }
  room.both(spin('noon'));
  assert.equal(room.refused(spin('evening'), { second }).code, 'spun-today');
  room.do({ type: 'EndPromotion', promotion: 'noon', reason: 'over' });
  assert.equal(room.refused(spin('evening'), { second }).code, 'spun-today');
  wait(room, { hours: 24 });
  room.both(spin('evening'));
});

test('[HG2-21] [SET-20] [GEGA-004490] “all High Hands ranking from a straight or higher will be recorded on a board”', () => {
  const room = boardRoom();
  post(room, 7, 'As Kd');
  room.do({ type: 'StartGame', table: 8, pot: dollars(60) });
  const lower = straightOf('9s 8d', 'Ts Jd Qh 2c 3d');
  room.do(board({ type: 'PostHand', table: 8, seen: lower, ...CHECKED }));
  room.do({ type: 'GameOver', table: 8 });
  const shown = () => {
    const view = (viewOf('boards').part(room.house, HAPPY) as BoardView).board;
    return view.type === 'high-hand' ? [view.hands, view.lower].map(hands => hands.map(({ table }) => table)) : [];
  };
  assert.deepEqual(shown(), [[7], [8]]);
  room.do(board({ type: 'TakeBackHand', hand: 0, reason: 'misread' }), { second });
  assert.deepEqual(shown(), [[8], []], 'the lower hand is the best when the other is taken back');
});

const BONUS_BOARD = 'GEAR-001273';

test('[B101-28] [SET-20] [GEAR-001273] “the player’s name and the qualifying hand will be posted”, equal hands together, lower ones removed', () => {
  const prizes = { 'three-of-a-kind-or-higher': dollars(200) };
  const room = promotionRoom(offeringOf(BONUS_BOARD, { charts: ['B'], prizes }));
  const ask = asking(BONUS_BOARD, 'high-hand');
  room.do(opening(BONUS_BOARD, 'high-hand', PERIOD));
  for (const table of [7, 8, 9]) {
    room.do({ type: 'OpenTable', table, plays: HOLDEM });
    for (const seat of [1, 2, 3, 4, 5, 6]) {
      const seated = { seat, position: 1, player: { type: 'anonymous' }, role: 'player' } as const;
      room.do({ type: 'SeatPlayer', table, seated });
    }
  }
  const hand = (table: number, own: string, names: readonly { seat: number; name: string }[]) => {
    room.do({ type: 'StartGame', table, pot: dollars(60) });
    const seen = straightOf(own, 'Ts Td Qh 2c 3d');
    return ask({ type: 'PostHand', table, seen, ...CHECKED, names: [...names] });
  };
  const nameless = hand(7, 'Tc Th', []);
  assert.equal(room.refused(nameless).code, 'board-needs-name');
  room.do({ type: 'GameOver', table: 7 });
  room.do(hand(9, 'Qc Qd', [{ seat: 1, name: 'Cem A.' }]));
  room.do(hand(7, 'Tc Th', [{ seat: 1, name: 'Ana P.' }]));
  room.do(hand(8, 'Tc Th', [{ seat: 1, name: 'Ben L.' }]));
  const { board: view } = viewOf('boards').part(room.house, BONUS_BOARD) as BoardView;
  assert.ok(view.type === 'high-hand' && view.hasNames && view.lower.length === 0);
  assert.deepEqual(
    view.hands.map(({ name }) => name),
    ['Ana P.', 'Ben L.'],
  );
  assert.equal(boardSlideOf(view)!(0).hands?.length, 2, 'the sign has all of them');
});
