import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type CommandIn, MECHANISM_NAMES, type MechanismName } from '#core/house';
import { designLevels } from '#core/mechanisms/tournament';
import { dollars, NOTHING } from '#core/money';
import { RULEBOOK } from '../rulebook/index.ts';
import { seats, setFloor } from './house/floor.ts';
import { COUPONS_POSTED, opening, promotionRoom } from './house/promotions.ts';
import { CHECKED, HOLDEM, NAMED, NOTHING_SEEN, offeringOf, type Room } from './house/room.ts';
import { handOf } from './walks/hands.ts';
import { asking, awards, costsNothing, finish, forbid, tableDealing, wait } from './walks/walk.ts';

// One activity of each mechanism, from a table without a purchase to the prize. NPN-4

type Drawing = CommandIn<'drawing'>;
type Walked = { readonly says: string; readonly walk: () => Room };

const FREE = { isLive: false, isTournament: false } as const;
const OPEN: Drawing = { type: 'OpenDrawing' };
const CLAIM: Drawing = { type: 'ClaimPrize', showsId: true, showsProof: true, isNameSame: true };

/** A ticket for the guest's seat at a no-purchase table of this game. */
const seatTicket = (room: Room, game: string): Drawing => ({
  type: 'IssueTickets',
  player: 'guest',
  tickets: ['1'],
  earned: { type: 'seat', postedAt: room.now.toString(), table: tableDealing(room, { game, ...FREE }) },
});

/** The guest's ticket is drawn, and the guest comes forward. */
const drawn = (room: Room, ask: (command: Drawing) => Parameters<Room['do']>[0], ticket = '1'): void => {
  room.do(ask(OPEN));
  room.both(ask({ type: 'DrawEntry', ticket }));
  room.do(ask(CLAIM));
};

/** The guest takes a card, sits down at a no-purchase table and has it swiped for so many hours. */
const swiped = (room: Room, promotion: string, hours: number): void => {
  const card = asking(promotion, 'tracking');
  setFloor(room, { 9: { waiting: [1], plays: FREE } });
  room.do(card({ type: 'EnrollPlayer', player: 'guest' }));
  room.do(card({ type: 'SitDown', player: 'guest', table: 9 }));
  for (let hour = 0; hour < hours; hour++) {
    wait(room, { hours: 1 });
    room.do(card({ type: 'SwipeCard', player: 'guest' }));
  }
};

const UNCOUNTED = { creditsPerSwipe: 0, prizes: {} } as const;

const drawing = (): Room => {
  const CASH = 'cash-drawing';
  const room = promotionRoom(offeringOf(CASH, { prizes: { cash: dollars(500) } }));
  room.both(opening(CASH, 'drawing', {}));
  const ask = asking(CASH, 'drawing');
  room.do(ask(seatTicket(room, 'texas-holdem')));
  drawn(room, ask);
  assert.deepEqual(awards(room), [['guest', dollars(500)]]);
  finish(room, CASH, CASH);
  return room;
};

const wheel = (): Room => {
  const SPIN = 'big-spin';
  const room = promotionRoom(offeringOf(SPIN, {}));
  room.both(opening(SPIN, 'drawing', {}));
  const ask = asking(SPIN, 'drawing');
  room.do(ask(seatTicket(room, 'omaha')));
  drawn(room, ask);
  const spots = [50, 500].map(amount => ({ type: 'cash', amount: dollars(amount) }) as const);
  room.do(opening(SPIN, 'wheel', { spots }, 'wheel'));
  room.do(asking('wheel', 'wheel')({ type: 'StepUp', player: 'guest' }));
  room.both(asking('wheel', 'wheel')({ type: 'Spin', rest: 1 }));
  assert.deepEqual(awards(room).at(-1), ['guest', dollars(500)]);
  finish(room, SPIN, 'wheel', SPIN);
  return room;
};

const cardWheel = (): Room => {
  const CARDS = 'wheel-of-cards';
  const room = promotionRoom(offeringOf(CARDS, { charts: ['B'] }));
  room.both(opening(CARDS, 'drawing', {}));
  room.do(opening(CARDS, 'tracking', UNCOUNTED, 'hours'));
  const sat = room.now.toString();
  swiped(room, 'hours', 2);
  const ask = asking(CARDS, 'drawing');
  room.do(ask({ type: 'AddPoint', card: 'c1', player: 'guest', hour: sat }));
  room.do(ask(OPEN));
  room.both({ type: 'CommitDraw', promotion: CARDS });
  room.both({ type: 'RevealDraw', draw: 1 });
  room.do(ask(CLAIM));
  room.do(opening(CARDS, 'card-wheel', { prizes: { pair: dollars(100) }, valueAwards: [] }, 'wheel'));
  const turn = asking('wheel', 'card-wheel');
  room.do(turn({ type: 'StepUp', player: 'guest' }));
  for (const shown of ['Jh', 'Jc', '8d', '5s', '2c']) room.both(turn({ type: 'Spin', shown }));
  assert.deepEqual(awards(room).at(-1), ['guest', dollars(100)]);
  finish(room, CARDS, 'wheel', 'hours', CARDS);
  return room;
};

const gambleUp = (): Room => {
  const BEAT = 'beat-the-dealer';
  const room = promotionRoom(offeringOf(BEAT, { prizes: { drawing: dollars(100) } }));
  room.both(opening(BEAT, 'drawing', {}));
  const ask = asking(BEAT, 'drawing');
  const hand = { activity: BEAT, row: 'all/6', player: 'guest', deal: 'a pair of aces' } as const;
  const award = handOf(room, hand, { game: 'blackjack-poker', isLive: false });
  const earned = { type: 'hand', row: hand.row, award } as const;
  room.do(ask({ type: 'IssueTickets', player: 'guest', tickets: ['1'], earned }));
  drawn(room, ask);
  const stake = { type: 'money', amount: dollars(100) } as const;
  room.do(opening(BEAT, 'gamble-up', { player: 'guest', stake }, 'contest'));
  for (const _hand of [1, 2, 3])
    room.both(asking('contest', 'gamble-up')({ type: 'CallHand', call: 'player', result: 'player' }));
  assert.deepEqual(awards(room), [['guest', dollars(1_000)]], 'ten times');
  finish(room, BEAT, 'contest', BEAT);
  return room;
};

/** A pass for a seat on the last day of the four weeks, ten drawings, and the key that starts the car. */
const carGiveaway = (): Room => {
  const CARS = 'car-drawing';
  const room = promotionRoom(offeringOf(CARS, { charts: ['A'], settings: { weeks: [4] } }));
  room.both(opening(CARS, 'drawing', {}));
  const ask = asking(CARS, 'drawing');
  const onLastDay = (hour: number): void => {
    const at = Temporal.PlainDateTime.from('2026-03-29T00:00').with({ hour });
    room.now = at.toZonedDateTime('America/Los_Angeles').toInstant();
  };
  onLastDay(12);
  room.do(ask(seatTicket(room, 'texas-holdem')));
  drawn(room, ask);
  onLastDay(22);
  for (let held = 1; held < 10; held++) {
    room.do(ask(OPEN));
    room.do(ask({ type: 'CloseDrawing' }));
  }
  room.do(ask({ type: 'StartSecondStage' }));
  room.do(opening(CARS, 'car-giveaway', { carValue: dollars(32_000) }, 'the keys'));
  const holder = { player: 'guest', isPresent: true, showsId: true, showsPass: true, card: 'A', envelope: 1 };
  room.both(asking('the keys', 'car-giveaway')({ type: 'TryKeys', holders: [holder], startingEnvelope: 1 }));
  assert.deepEqual(awards(room).at(-1), ['guest', 'car']);
  finish(room, CARS, 'the keys', CARS);
  return room;
};

const tracking = (): Room => {
  const REWARDS = 'GEGA-003040';
  const room = promotionRoom(offeringOf(REWARDS, {}));
  const rewards = { dinner: { value: dollars(90) } };
  const to = room.now.add({ hours: 24 }).toString();
  room.do(opening(REWARDS, 'tracking', { creditsPerSwipe: 1, prizes: { dinner: 2 }, rewards, to }));
  swiped(room, REWARDS, 2);
  room.do(asking(REWARDS, 'tracking')({ type: 'RedeemCredits', player: 'guest', prize: 'dinner', showsId: true }));
  assert.deepEqual(awards(room), [['guest', 'dinner']]);
  finish(room, REWARDS, REWARDS);
  return room;
};

const contest = (): Room => {
  const MARCH = 'GEAR-001045';
  const prizes = { '1st': dollars(1_000), '2nd': dollars(500), '3rd': dollars(250) };
  const room = promotionRoom(offeringOf(MARCH, { prizes }));
  room.do(opening(MARCH, 'contest', { games: ['final'], deadline: '2026-03-17T16:00:00Z' }));
  room.do(opening(MARCH, 'tracking', UNCOUNTED, 'hours'));
  const ask = asking(MARCH, 'contest');
  room.do(ask({ type: 'SubmitEntry', player: 'guest', picks: { final: 'Duke' } }));
  swiped(room, 'hours', 20);
  room.both(ask({ type: 'SettleContest', results: { final: 'Duke' } }), { at: '2026-04-07T05:00:00Z' });
  assert.deepEqual(awards(room), [['guest', dollars(1_000)]]);
  finish(room, MARCH, 'hours', MARCH);
  return room;
};

const squares = (): Room => {
  const SPORTS = 'sports-promotion';
  const room = promotionRoom(offeringOf(SPORTS, {}));
  const posted = { period: 'final', prizes: { cash: dollars(200), items: [] } };
  room.do(opening(SPORTS, 'squares', { periods: [posted] }));
  setFloor(room, { 5: { waiting: [1], plays: FREE } });
  room.do(asking(SPORTS, 'squares')({ type: 'SetBoard', board: [{ table: 5, top: 7, left: 0 }] }));
  const score = { score: [7, 10] as [number, number], ...posted, isFinal: true, bowl: [] };
  room.both(asking(SPORTS, 'squares')({ type: 'ScorePeriod', ...score }));
  assert.deepEqual(awards(room), [['5/1', dollars(200)]]);
  finish(room, SPORTS, SPORTS);
  return room;
};

const tableDrawing = (): Room => {
  const LUCKY = 'lucky-table-drawing';
  const room = promotionRoom(offeringOf(LUCKY, { charts: ['1'] }));
  room.do(opening(LUCKY, 'table-drawing', { prizes: {}, valueAwards: [] }));
  setFloor(room, { 9: { waiting: [1], plays: { game: 'pan-9', ...FREE } } });
  const draw = { balls: [9], ids: [{ table: 9, seat: 1 }], seatCards: [1], spinCards: {}, stops: [] };
  room.both(asking(LUCKY, 'table-drawing')({ type: 'DrawTable', ...draw }));
  assert.deepEqual(awards(room), [['9/1', dollars(100)]]);
  finish(room, LUCKY, LUCKY);
  return room;
};

const splashPot = (): Room => {
  const POTS = 'GEAR-001202';
  const room = promotionRoom(offeringOf(POTS, { charts: ['1'], settings: { tables: [1] } }));
  room.do(opening(POTS, 'splash-pot', { splash: { type: 'money', amount: dollars(200) } }));
  setFloor(room, { 5: { dealtIn: seats(5), plays: FREE } });
  const hands = [{ table: 5, pot: NOTHING, winners: [3] }];
  room.both(asking(POTS, 'splash-pot')({ type: 'SplashPots', draws: [5], hands, count: 1 }));
  assert.deepEqual(awards(room), [['table 5', dollars(200)]]);
  return room;
};

const highHand = (): Room => {
  const HAPPY = 'GEGA-004490';
  const room = promotionRoom(offeringOf(HAPPY, { prizes: { 'min/1': dollars(300) } }));
  const board = asking(HAPPY, 'high-hand');
  room.do(opening(HAPPY, 'high-hand', { from: '2026-03-02T11:00', to: '2026-03-02T13:00' }));
  // The guest beside five hands that the dealer plays.
  const dealtIn = seats(6).map(seat => (seat === 1 ? seat : ({ seat, role: 'house' } as const)));
  setFloor(room, { 7: { dealtIn, plays: { ...HOLDEM, ...FREE } } });
  const straight = {
    ...NOTHING_SEEN,
    hands: [{ seat: 1, cards: ['9s', '8h'] }],
    board: ['7c', '6d', '5s', 'Kc', 'Qd'],
  };
  room.do(board({ type: 'PostHand', table: 7, seen: straight as never, ...NAMED, ...CHECKED })); // Cards in our notation.
  room.do({ type: 'GameOver', table: 7 });
  room.do(board({ type: 'SettlePeriod' }), { at: '2026-03-02T21:00:00Z' });
  assert.deepEqual(
    awards(room).map(([, what]) => what),
    [dollars(300)],
  );
  finish(room, HAPPY, HAPPY);
  return room;
};

/** An event without buy-in or fee, to which the house adds the prizes and the bounty. */
const tournament = (): Room => {
  const EVENT = 'GETR-000056';
  const room = promotionRoom(offeringOf(EVENT, {}));
  const structure = {
    games: ['texas-holdem'],
    buyIn: NOTHING,
    entryFee: NOTHING,
    chips: 1_000,
    levels: designLevels({ players: 2, chips: 1_000, length: 60, levelMinutes: 20, smallestChip: 25 }),
    added: dollars(100),
    payout: { type: 'percent', percents: [100] },
    bounties: { from: 'house', on: { star: dollars(50) } },
  } as const;
  room.do(opening(EVENT, 'tournament', { structure }));
  const ask = asking(EVENT, 'tournament');
  room.both(ask({ type: 'OpenSignUps' }));
  for (const player of ['star', 'guest']) room.both(ask({ type: 'RegisterPlayer', player, entry: 'paid' }));
  room.both(ask({ type: 'StartClock' }));
  room.both(ask({ type: 'CloseEntries' }));
  room.both(ask({ type: 'EliminatePlayers', out: [{ player: 'star', by: ['guest'], chips: 1_000 }] }));
  room.both(ask({ type: 'PayPlayer', player: 'guest', showsId: true, method: 'cash' }));
  assert.equal(room.balance('players'), dollars(150), 'the prize and the bounty, for nothing');
  return room;
};

/** Coupons and dead chips hold no chance: their approvals offer no such table, and none is played there. */
const instrument = (): Room => {
  const approvals = RULEBOOK.filter(one => 'mechanism' in one && one.mechanism === 'instrument');
  assert.deepEqual(
    approvals.map(({ noPurchase }) => noPurchase.offered),
    approvals.map(() => false),
  );
  const PLAY = 'GEAR-001278';
  const room = promotionRoom(offeringOf(PLAY, { settings: { redemptionFee: [0] } }));
  const bank = { seat: 2, role: 'player-dealer' } as const;
  setFloor(room, { 1: { plays: { game: 'ez-baccarat', ...FREE }, waiting: [1, bank] } });
  room.do(opening(PLAY, 'instrument', COUPONS_POSTED));
  const ask = asking(PLAY, 'instrument');
  const face = { face: dollars(10), holder: 'guest', expires: '2026-03-09T07:00:00Z', isMultiPlay: false };
  room.do(ask({ type: 'IssueInstruments', ids: ['m1'], kind: 'match-play', ...face }));
  const wager = { wager: 'w1', round: 'w1', holder: 'guest', ids: ['m1'], bet: 'base', side: 'player' } as const;
  const money = { live: dollars(10), staked: dollars(10), liveOn: [], table: 1, seat: 1 };
  forbid(room, [
    [
      'a coupon at a no-purchase table',
      ask({ type: 'PlaceWager', ...wager, ...money }),
      'person-may-not-play',
      `${PLAY} Eligibility`,
    ],
  ]);
  return room;
};

const WALKS: Readonly<Record<MechanismName, Walked>> = {
  drawing: { says: 'a ticket for a seat is drawn and paid', walk: drawing },
  wheel: { says: 'a spin won with a ticket for a seat', walk: wheel },
  'card-wheel': { says: 'an hour of play is drawn, and five cards spun', walk: cardWheel },
  'gamble-up': { says: 'a ticket for a hand, drawn and raised to ten times', walk: gambleUp },
  'car-giveaway': { says: 'a pass for a seat, and the key that starts the car', walk: carGiveaway },
  tracking: { says: 'credits for hours of play buy the prize', walk: tracking },
  contest: { says: 'a bracket with twenty hours of play wins', walk: contest },
  squares: { says: 'the table is on the board, and its guest is paid', walk: squares },
  'table-drawing': { says: 'the table is drawn, and the guest alone has the ace', walk: tableDrawing },
  'splash-pot': { says: 'the token of the table is drawn', walk: splashPot },
  'high-hand': { says: 'the straight of a guest beside five hands of the house is the high hand', walk: highHand },
  tournament: { says: 'an event without buy-in or fee pays prize and bounty', walk: tournament },
  instrument: { says: 'coupons hold no chance, so no such table is offered', walk: instrument },
};

for (const name of MECHANISM_NAMES)
  test(`[NPN-1] [NPN-4] ${name} without a purchase: ${WALKS[name].says}`, () => {
    costsNothing(WALKS[name].walk());
  });
