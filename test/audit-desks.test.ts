import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { CommandIn, StateIn } from '#core/house';
import { dollars } from '#core/money';
import { type BoardView, viewOf } from '#core/views';
import { RULEBOOK } from '../rulebook/index.ts';
import { setFloor } from './house/floor.ts';
import {
  SPIN as BIG_SPIN,
  CASH,
  CASH_OFFERING,
  opening,
  promotionRoom,
  SPIN_OFFERING,
  spinsWonBy,
  WHEEL,
} from './house/promotions.ts';
import { actor, offeringOf, type Room } from './house/room.ts';
import { asking, awards } from './walks/walk.ts';

/** Findings of the audit about the promotions desks, by their rows. */

const enrolled = (room: Room, ...members: readonly string[]): void => {
  for (const member of members) room.do({ type: 'EnrollMember', member, idPaper: 'passport', mayMail: true });
};
const stateOf = <State>(room: Room, promotion: string): State =>
  (room.house.promotions.get(promotion) as unknown as { state: State }).state; // Opened so.

const [PICKS, REWARDS, SPORTS, CARDS] = ['GEAR-001093', 'GEGA-003040', 'sports-promotion', 'wheel-of-cards'] as const;

const TOP3 = { 'top3/1': dollars(500), 'top3/2': dollars(300), 'top3/3': dollars(200) };
const PICKS_OFFERING = offeringOf(PICKS, { prizes: TOP3 });

test('[HG2-6] [CLB-14] "Employees are not eligible": the club knows who is one, at a desk, a kiosk and a seat', () => {
  const room = promotionRoom(PICKS_OFFERING, offeringOf(REWARDS, {}), CASH_OFFERING);
  room.do(opening(PICKS, 'contest', { games: ['Duke at Yale'], deadline: '2026-03-08T16:30:00Z' }));
  room.do(opening(REWARDS, 'tracking', { creditsPerSwipe: 1, prizes: {} }));
  room.both(opening(CASH, 'drawing', {}));
  enrolled(room, 'emp', 'prop', 'ana');
  room.do({ type: 'MarkMember', member: 'emp', works: 'employee' });
  room.do({ type: 'MarkMember', member: 'prop', works: 'proposition-player' });
  assert.equal(room.refused({ type: 'MarkMember', member: 'emp', works: 'employee' }).code, 'member-marked-so');
  const enters = (player: string) =>
    asking(PICKS, 'contest')({ type: 'SubmitEntry', player, picks: { 'Duke at Yale': 'Duke' }, guess: [20, 10] });
  assert.equal(room.refused(enters('emp')).code, 'person-may-not-enter');
  room.do(enters('ana'));
  const enroll = (player: string) => asking(REWARDS, 'tracking')({ type: 'EnrollPlayer', player });
  assert.equal(room.refused(enroll('prop')).code, 'may-not-enroll');
  room.do(enroll('emp'));
  setFloor(room, {
    7: {
      waiting: [
        { seat: 1, member: 'emp' },
        { seat: 2, member: 'prop' },
      ],
    },
  });
  const roles = room.house.tables.get(7)?.seated.map(({ role }) => role);
  assert.deepEqual(roles, ['employee-off-duty', 'proposition-player'], 'whatever the keypad said');
  assert.equal(room.refused({ type: 'MarkMember', member: 'emp' }).code, 'second-person-missing');
  room.both({ type: 'MarkMember', member: 'emp' });
  room.do({ type: 'LeaveSeat', table: 7, seat: 1, position: 1 });
  room.do(enters('emp'));
});

test('[HG2-19] "must be playing a game at the time the card is swiped"; employees off duty only', () => {
  const room = promotionRoom(offeringOf(REWARDS, {}));
  room.do(opening(REWARDS, 'tracking', { creditsPerSwipe: 5, prizes: {} }));
  const ask = (command: CommandIn<'tracking'>) => asking(REWARDS, 'tracking')(command);
  room.do(ask({ type: 'EnrollPlayer', player: 'ana' }));
  room.do(ask({ type: 'EnrollPlayer', player: 'emp' }));
  assert.equal(room.refused(ask({ type: 'SitDown', player: 'ana', table: 99 })).code, 'table-not-open');
  setFloor(room, { 7: { waiting: [{ seat: 1, member: 'emp', role: 'employee-on-duty' }] } });
  assert.equal(room.refused(ask({ type: 'SitDown', player: 'ana', table: 7 })).code, 'card-not-at-table');
  room.do({
    type: 'SeatPlayer',
    table: 7,
    seated: { seat: 2, position: 1, player: { type: 'member', id: 'ana' }, role: 'player' },
  });
  room.do(ask({ type: 'SitDown', player: 'ana', table: 7 }));
  room.do(ask({ type: 'SitDown', player: 'emp', table: 7 }));
  assert.equal(room.refused(ask({ type: 'SwipeCard', player: 'emp' })).code, 'may-not-swipe');
  room.now = room.now.add({ hours: 1 });
  room.do(ask({ type: 'SwipeCard', player: 'ana' }));
  room.do({ type: 'LeaveSeat', table: 7, seat: 2, position: 1 });
  assert.equal(room.refused(ask({ type: 'SwipeCard', player: 'ana' })).code, 'card-not-at-table');
  room.do({ type: 'CloseTable', table: 7 });
  assert.equal(room.refused(ask({ type: 'SwipeCard', player: 'ana' })).code, 'table-not-open');
});

test('[HG2-5] squares: "Third Party Proposition players are not eligible", nor backline bettors, nor an empty seat', () => {
  const room = promotionRoom(offeringOf(SPORTS, {}));
  const POSTED = [{ period: 'final', prizes: { cash: dollars(200), items: [] } }];
  room.do(opening(SPORTS, 'squares', { periods: POSTED }));
  enrolled(room, 'late');
  setFloor(room, {
    5: {
      waiting: [
        { seat: 1 },
        { seat: 1, position: 2, role: 'backline' },
        { seat: 2, role: 'proposition-player' },
        { seat: 3, member: 'late' },
      ],
    },
  });
  room.do({ type: 'MarkMember', member: 'late', works: 'proposition-player' });
  room.do(asking(SPORTS, 'squares')({ type: 'SetBoard', board: [{ table: 5, top: 7, left: 0 }] }));
  const score = { score: [7, 10] as [number, number], ...POSTED[0]!, isFinal: true, bowl: [] };
  room.both(asking(SPORTS, 'squares')({ type: 'ScorePeriod', ...score }));
  assert.deepEqual(awards(room), [['5/1', dollars(200)]], 'the player in seat 1 has it all');
});

const SPIN = { type: 'DrawTable', seatCards: [], stops: ['Jh', 'Jc', '8d', '5s', '2c'] } as const;
const PAIR_PAYS = { prizes: { pair: dollars(100) }, valueAwards: [] };
const spinning = (): Room => {
  const room = promotionRoom(offeringOf(CARDS, { charts: ['A'] }));
  room.do(opening(CARDS, 'table-drawing', PAIR_PAYS));
  return room;
};
const onBalls = asking(CARDS, 'table-drawing');

test('[HG2-7a] [TBD-9] "dealt an active hand at that table prior to the ball being drawn": by the rounds of the house', () => {
  const room = spinning();
  setFloor(room, { 18: { dealtIn: [1, 2] } });
  room.do({ type: 'GameOver', table: 18 });
  room.now = room.now.add({ minutes: 1 });
  room.do(onBalls({ type: 'DrawBall', ball: 18 }));
  room.now = room.now.add({ minutes: 1 });
  const late = { seat: 3, position: 1, player: { type: 'anonymous' }, role: 'player' } as const;
  room.do({ type: 'SeatPlayer', table: 18, seated: late });
  room.do({ type: 'StartGame', table: 18 });
  const ids = [1, 2, 3].map(seat => ({ table: 18, seat, player: `p${seat}` }));
  const draw = (spinCards: Readonly<Record<string, string>>) => onBalls({ ...SPIN, balls: [18], ids, spinCards });
  assert.equal(room.refused(draw({ 1: '3' })).code, 'card-not-spread', 'two were dealt in, so two cards are spread');
  room.both(draw({ 1: '2', 2: 'A' }));
  assert.deepEqual(
    awards(room),
    [
      ['18/1', dollars(50)],
      ['18/2', dollars(50)],
    ],
    'between two hands those of the last one count, and nobody who came after the ball',
  );
  room.do(onBalls({ type: 'DrawBall', ball: 7 }));
  assert.equal(room.refused(draw({ 2: 'A' })).code, 'balls-otherwise');
  room.do(onBalls({ type: 'ClearBalls' }));
  assert.deepEqual(stateOf<StateIn<'table-drawing'>>(room, CARDS).balls, []);
});

test('[HG2-7b] an ace holder without a club card spins under the name on the ID', () => {
  const room = spinning();
  setFloor(room, { 18: { dealtIn: [1, 2] } });
  room.do(onBalls({ type: 'DrawBall', ball: 18 }));
  const draw = (player?: string) => {
    const ids = [{ table: 18, seat: 2, ...(player === undefined ? {} : { player }) }];
    return onBalls({ ...SPIN, balls: [18], ids, spinCards: { 1: '2', 2: 'A' } });
  };
  assert.equal(room.refused(draw(), { second: actor('bo') }).code, 'spinner-not-named');
  room.both(draw('Ana Diaz'));
  const { spinners } = stateOf<StateIn<'table-drawing'>>(room, CARDS);
  assert.deepEqual(
    spinners.map(({ player }) => player),
    ['Ana Diaz'],
  );
});

test('[HG2-28] a lone player at a no-purchase table: "as many cards as there are players at the most occupied matching live table"', () => {
  const room = spinning();
  setFloor(room, {
    6: { dealtIn: [1, 2, 3, 4, 5] },
    7: { dealtIn: [1, 2, 3] },
    8: { dealtIn: [1, 2, 3, 4, 5, 6, 7], plays: { game: 'omaha' } },
    21: { dealtIn: [8], plays: { isLive: false } },
  });
  room.do(onBalls({ type: 'DrawBall', ball: 21 }));
  const ids = [{ table: 21, seat: 8, player: 'ana' }];
  const draw = (card: string) => onBalls({ ...SPIN, balls: [21], ids, spinCards: { 8: card } });
  for (const card of ['6', 'K', 'T', '1']) assert.equal(room.refused(draw(card)).code, 'card-not-spread', card);
  room.both(draw('5'));
  assert.deepEqual(awards(room), [], 'the ace was not drawn');
  room.do(onBalls({ type: 'DrawBall', ball: 6 }));
  const spinCards = { 1: 'A', 2: '3', 3: '3' };
  assert.equal(room.refused(onBalls({ ...SPIN, balls: [6], ids: [], spinCards })).code, 'card-drawn-twice');
});

/** Tickets of people who show no club card; the drum is in this house. */
const ticketsOf = (room: Room, ...seats: readonly number[]): void => {
  for (const seat of seats) {
    const earned = { type: 'seat', postedAt: room.now.toString(), table: 7, seat } as const;
    room.do(asking(CASH, 'drawing')({ type: 'IssueTickets', tickets: [`t${seat}`], earned }));
  }
};
const CLAIM = { type: 'ClaimPrize', showsId: true, showsProof: true, isNameSame: true } as const;

const drum = (): Room => {
  const room = promotionRoom(CASH_OFFERING);
  room.both(opening(CASH, 'drawing', {}));
  setFloor(room, { 7: { waiting: [1, 2, 3, 4] } });
  ticketsOf(room, 1, 2, 3, 4);
  return room;
};
const drawnOut = (room: Room, ticket: string): void => {
  const { open } = stateOf<StateIn<'drawing'>>(room, CASH);
  if (open === undefined) room.do(asking(CASH, 'drawing')({ type: 'OpenDrawing' }));
  room.both(asking(CASH, 'drawing')({ type: 'DrawEntry', ticket }));
};
const claims = (more: Partial<Extract<CommandIn<'drawing'>, { type: 'ClaimPrize' }>> = {}) =>
  asking(CASH, 'drawing')({ ...CLAIM, ...more });

test('[HG1-C10] [DRW-13] "only win one prize per day": two stubs of one person are one person, by the name on the ID', () => {
  const room = drum();
  drawnOut(room, 't1');
  assert.equal(room.refused(claims()).code, 'holder-not-named');
  room.do(claims({ name: 'Ana  Diaz' }));
  assert.deepEqual(awards(room), [['ANA DIAZ', dollars(500)]]);
  drawnOut(room, 't2');
  assert.equal(room.refused(claims({ name: 'ana diaz' })).code, 'claim-falls-short');
  room.do(claims({ name: 'ana diaz', forfeits: true }));
  drawnOut(room, 't3');
  room.do(claims({ name: 'Ben Diaz' }));
  assert.equal(awards(room).length, 2, 'another person wins that day');
});

test('[HG1-C11] "Spelling and the order of the name must match the identification presented": asked at the claim', () => {
  const room = drum();
  drawnOut(room, 't1');
  const differs = { name: 'Ana Diaz', isNameSame: false };
  const refusal = room.refused(claims(differs));
  assert.equal(refusal.code, 'claim-falls-short');
  assert.match(refusal.message, /differs/);
  room.do(claims({ ...differs, forfeits: true }));
  assert.deepEqual(awards(room), [], 'the next ticket is drawn');
});

test('[HG1-B12] "must be at least 21", "Casino employees are not eligible": seen at the desk, or known by the club', () => {
  const room = drum();
  drawnOut(room, 't1');
  for (const seen of [{ isOfAge: false }, { role: 'employee-off-duty' }] as const)
    assert.equal(room.refused(claims({ name: 'Ana Diaz', seen })).code, 'claim-falls-short');
  enrolled(room, 'emp');
  room.do({ type: 'MarkMember', member: 'emp', works: 'employee' });
  assert.equal(room.refused(claims({ member: 'emp' })).code, 'claim-falls-short', 'whoever was asked what');
  room.do(claims({ name: 'Ana Diaz', seen: { isOfAge: true, role: 'player' } }));
});

test('[issue 19] [OPN-1] "Award" never forfeits silently: what is missing is refused, and a forfeit is asked for', () => {
  const room = drum();
  drawnOut(room, 't1');
  for (const lacking of [{ showsId: false }, { showsProof: false }])
    assert.equal(room.refused(claims({ name: 'Ana Diaz', ...lacking })).code, 'claim-falls-short');
  assert.equal(room.refused(claims({ name: 'Ana Diaz', forfeits: true })).code, 'nothing-to-forfeit');
  room.do(claims({ showsProof: false, forfeits: true }));
  assert.deepEqual(awards(room), []);
});

test('[issue 19] tickets are numbered by the house, and one refused ticket does not stop the others', () => {
  const room = drum();
  room.now = room.now.add({ minutes: 45 });
  const asked = (seat: number) => {
    const earned = { type: 'seat', postedAt: room.now.toString(), table: 7, seat } as const;
    return asking(CASH, 'drawing')({ type: 'IssueTickets', prefix: 'A-', earned });
  };
  room.do(asked(1));
  assert.equal(room.refused(asked(1)).code, 'entry-already-earned');
  room.do(asked(2));
  const { entries } = stateOf<StateIn<'drawing'>>(room, CASH);
  assert.deepEqual([...entries.keys()].slice(4), ['A-00005', 'A-00006'], 'four were printed before');
});

test('[HG1-C12] [HG1-C19] [WHL-9] only "a person who is selected through a ticket drawing" spins, once; the spin can be given up', () => {
  const room = promotionRoom(SPIN_OFFERING);
  room.do(opening(BIG_SPIN, 'wheel', WHEEL, 'wheel'));
  room.do(opening(BIG_SPIN, 'wheel', WHEEL, 'second wheel'));
  const [at, other] = [asking('wheel', 'wheel'), asking('second wheel', 'wheel')];
  const up = { type: 'StepUp', player: 'ana' } as const;
  assert.equal(room.refused(at(up)).code, 'no-spin-won', 'no drawing was held');
  room.both(opening(BIG_SPIN, 'drawing', spinsWonBy('ana', 'ben'), 'drum'));
  assert.equal(room.refused(at({ type: 'StepUp', player: 'cem' })).code, 'no-spin-won');
  room.do(at(up));
  assert.equal(room.refused(other(up)).code, 'no-spin-won', 'one spin, at whichever wheel');
  room.do(at({ type: 'GiveUpSpin', player: 'ana' }));
  assert.equal(stateOf<StateIn<'wheel'>>(room, 'wheel').player, undefined);
  assert.equal(room.refused(at(up)).code, 'no-spin-won', 'given up is used up');
  room.do(at({ type: 'GiveUpSpin', player: 'ben' }));
  assert.equal(room.refused(at({ type: 'StepUp', player: 'ben' })).code, 'no-spin-won');
  assert.equal(room.refused(at({ type: 'GiveUpSpin', player: 'ben' })).code, 'no-spin-won');
  room.do({ type: 'EndPromotion', promotion: 'wheel', reason: 'over' });
});

test('[HG1-C14] [LAD-5] a drawn cash prize stays cash, and a drawn thing is followed by things', () => {
  const DEALER = 'beat-the-dealer';
  const GOODS = ['headphones', 'a player', 'speakers', 'a television'];
  const goods = { type: 'goods', ladder: GOODS, values: [500, 800, 1_400, 3_000].map(dollars) } as const;
  const money = { type: 'money', amount: dollars(500) } as const;
  for (const [thing, right, wrong, code] of [
    [undefined, money, goods, 'drawn-prize-is-money'],
    ['headphones', goods, money, 'drawn-prize-is-thing'],
  ] as const) {
    const room = promotionRoom(offeringOf(DEALER, { prizes: { drawing: dollars(500) } }));
    const prize = { what: 'drawing', amount: dollars(500) };
    const win = { ticket: '1', player: 'ana', prize, drawing: 1, at: '2026-03-02T18:00:00Z', isToBeRaised: true };
    const takenOver = { entries: [], wins: [win], carried: dollars(0) };
    const posted = { takenOver, ...(thing === undefined ? {} : { thing }) };
    room.both(opening(DEALER, 'drawing', posted, 'drum'));
    const raising = (stake: typeof money | typeof goods) =>
      opening(DEALER, 'gamble-up', { player: 'ana', stake }, 'up');
    assert.equal(room.refused(raising(wrong)).code, code);
    room.do(raising(right));
  }
});

test('[HG1-C19] [WHL-9] a spin of the wheel of cards can be given up too', () => {
  const room = promotionRoom(offeringOf(CARDS, { charts: ['B'] }));
  room.do(opening(CARDS, 'card-wheel', PAIR_PAYS, 'wheel'));
  room.both(opening(CARDS, 'drawing', spinsWonBy('ana'), 'drum'));
  const at = asking('wheel', 'card-wheel');
  room.do(at({ type: 'StepUp', player: 'ana' }));
  room.do(at({ type: 'GiveUpSpin', player: 'ana' }));
  assert.equal(stateOf<StateIn<'card-wheel'>>(room, 'wheel').player, undefined);
  assert.equal(room.refused(at({ type: 'StepUp', player: 'ana' })).code, 'no-spin-won');
});

test('[HG2-40] table drawings and splash pots: table 777, a tournament table and a proposition player win nothing', () => {
  const [LUCKY, POTS] = ['lucky-table-drawing', 'GEAR-001202'];
  const room = promotionRoom(
    offeringOf(LUCKY, { charts: ['2'] }),
    offeringOf(POTS, { charts: ['1'], settings: { tables: [1] } }),
  );
  room.do(opening(LUCKY, 'table-drawing', { prizes: {}, valueAwards: [] }));
  room.do(opening(POTS, 'splash-pot', { splash: { type: 'money', amount: dollars(100) } }));
  setFloor(room, {
    5: { waiting: [1, 2, 3, 4], plays: { isTournament: true } },
    6: { waiting: [{ seat: 1, role: 'proposition-player' }] },
  });
  const hat = { type: 'DrawTable', seatCards: [], item: 'logo hat', spinCards: {}, stops: [] } as const;
  const ids = [777, 5, 6].map(table => ({ table, seat: 1 }));
  room.both(asking(LUCKY, 'table-drawing')({ ...hat, balls: [777, 5, 6], ids }));
  const hands = [777, 5].map(table => ({ table, pot: dollars(50), winners: [1] }));
  room.both(asking(POTS, 'splash-pot')({ type: 'SplashPots', draws: [777, 5], hands, count: 1 }));
  assert.deepEqual(awards(room), []);
});

test('[HG2-26] "a one-table tournament": twenty entrants are refused, ten and an even number are not', () => {
  const SIT = 'double-or-nothing-sit-n-go';
  const room = promotionRoom();
  const offered = (entrants: number) => {
    const settings = { buyIn: [dollars(100)], entryFee: [dollars(10)], entrants: [entrants] };
    return { type: 'AnnounceOffering', offering: offeringOf(SIT, { settings }), tables: 'all' } as const;
  };
  for (const entrants of [20, 100, 12, 9]) assert.equal(room.refused(offered(entrants)).code, 'outside-approval');
  room.do(offered(10));
});

test('[B101-26] GETR-000056 is "open to all customers": where its text is silent nobody is barred', () => {
  const { eligibility } = RULEBOOK.find(({ id }) => id === 'GETR-000056')!;
  const { propositionPlayers, employeesOnDuty, employeesOffDuty } = eligibility;
  assert.deepEqual(
    [propositionPlayers, employeesOnDuty, employeesOffDuty].map(({ value }) => value),
    ['eligible', 'eligible', 'eligible'],
  );
});

test('[HG2-21] boards for signs: points, squares, splash pots and wheels say what is posted and what has come of it', () => {
  const room = promotionRoom(SPIN_OFFERING, offeringOf(SPORTS, {}));
  room.do(opening(BIG_SPIN, 'wheel', WHEEL, 'wheel'));
  const prizes = { cash: dollars(200), items: [] };
  room.do(opening(SPORTS, 'squares', { periods: [{ period: 'final', prizes }] }));
  setFloor(room, { 5: { waiting: [1] } });
  room.do(asking(SPORTS, 'squares')({ type: 'SetBoard', board: [{ table: 5, top: 7, left: 0 }] }));
  const score = { period: 'final', score: [7, 10] as [number, number], prizes, isFinal: true, bowl: [] };
  room.both(asking(SPORTS, 'squares')({ type: 'ScorePeriod', ...score }));
  const boardOf = (key: string) => (viewOf('boards').part(room.house, key) as BoardView).board;
  const squares = boardOf(SPORTS);
  assert.deepEqual(squares.type === 'squares' && squares.scored, [
    { period: 'final', score: [7, 10], amount: dollars(200), items: [], table: 5 },
  ]);
  const wheel = boardOf('wheel');
  assert.equal(wheel.type === 'wheel' && wheel.wheel.spots.length, 3);
});
