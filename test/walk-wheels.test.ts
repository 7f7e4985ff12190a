import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { CommandIn } from '#core/house';
import { dollars } from '#core/money';
import type { Offering } from '#core/rulebook';
import { accountView, type BoardView, viewOf } from '#core/views';
import { findActivity } from '../rulebook/index.ts';
import { setFloor } from './house/floor.ts';
import { BOARD, BOARD_OFFERING, opening, promotionRoom, spinsWonBy } from './house/promotions.ts';
import { BEATEN_TENS, BONUS_OFFERING, CHECKED, NAMED, offeringOf, type Room, seatSix } from './house/room.ts';
import { handOf } from './walks/hands.ts';
import { asking, awards, finish, forbid, inVain, seatedAs, tableDealing, wait } from './walks/walk.ts';

type Drawing = CommandIn<'drawing'>;
const OPEN: Drawing = { type: 'OpenDrawing' };
const CLAIM: Drawing = { type: 'ClaimPrize', showsId: true, showsProof: true, isNameSame: true };
const cash = (amount: number) => ({ type: 'cash', amount: dollars(amount) }) as const;
const spots = (...amounts: readonly number[]) => amounts.map(cash);

/** Somebody is drawn and comes forward. */
const drawn = (room: Room, ask: (command: Drawing) => Parameters<Room['do']>[0], ticket: string): void => {
  room.do(ask(OPEN));
  room.both(ask({ type: 'DrawEntry', ticket }));
  room.do(ask(CLAIM));
};

test('[big-spin] a seat, a ticket, the prize announced, one spin; a peg is spun again', () => {
  const SPIN = 'big-spin';
  const HOW = `${SPIN} How it runs`;
  const room = promotionRoom(offeringOf(SPIN, {}));
  room.both(opening(SPIN, 'drawing', {}));
  const ask = asking(SPIN, 'drawing');
  const seat = (player: string, ticket: string, game = 'omaha', isLive = true): Drawing => ({
    type: 'IssueTickets',
    player,
    tickets: [ticket],
    earned: {
      type: 'seat',
      postedAt: room.now.toString(),
      table: tableDealing(room, { game, isLive, isTournament: false }),
    },
  });
  const omaha = tableDealing(room, { game: 'omaha', isLive: true, isTournament: false });
  for (const role of ['backline', 'employee-off-duty'] as const)
    seatedAs(room, omaha, 'ana', { role }, () =>
      forbid(room, [[role, ask(seat('ana', '1')), 'entry-not-allowed', HOW]]),
    );
  forbid(room, [
    ['a game that is not listed', ask(seat('ana', '1', 'crazy-4-poker')), 'entry-not-allowed', HOW],
    [
      'a section below $50',
      opening(SPIN, 'wheel', { spots: spots(49, 100) }, 'wheel'),
      'outside-approval',
      `${SPIN} Prizes`,
    ],
    [
      'a section above $100,000',
      opening(SPIN, 'wheel', { spots: spots(50, 100_001) }, 'wheel'),
      'outside-approval',
      `${SPIN} Prizes`,
    ],
    [
      'a thing on the wheel',
      opening(SPIN, 'wheel', { spots: [{ type: 'goods', what: 'a hat' }] }, 'wheel'),
      'cash-spots-only',
      HOW,
    ],
    ['a double spot', opening(SPIN, 'wheel', { spots: [{ type: 'double' }] }, 'wheel'), 'no-double-spot', HOW],
  ]);
  room.do(ask(seat('ana', '1')));
  room.do(ask(seat('ben', '2', 'omaha', false)));
  room.do(ask(seat('cem', '3')));
  room.do(opening(SPIN, 'wheel', { spots: spots(50, 500, 100_000) }, 'wheel'));
  const wheel = asking('wheel', 'wheel');
  forbid(room, [
    ['a spin that nobody won', wheel({ type: 'StepUp', player: 'ana' }), 'no-spin-won', HOW],
    ['a spin with nobody there', wheel({ type: 'Spin', rest: 1 }), 'nobody-at-the-wheel', HOW],
    ['two prizes in one drawing', ask({ ...OPEN, count: 2 }), 'prizes-of-one-drawing', HOW],
  ]);
  room.do(ask(OPEN));
  room.both(ask({ type: 'DrawEntry', ticket: '3' }));
  room.do(ask({ type: 'GiveUpPrize' })); // Forfeited by choice: that drawing has no winner.
  assert.deepEqual(awards(room), []);
  room.do(ask(OPEN));
  room.both(ask({ type: 'DrawEntry', ticket: '1' }));
  assert.equal(inVain(room.do(ask({ ...CLAIM, showsProof: false, forfeits: true }))), 'no-proof');
  room.both(ask({ type: 'DrawEntry', ticket: '2' }));
  room.do(ask(CLAIM));
  room.do(wheel({ type: 'StepUp', player: 'ben' }));
  forbid(room, [
    ['two at one wheel', wheel({ type: 'StepUp', player: 'ana' }), 'spinner-not-done', HOW],
    ['a spot that is not there', wheel({ type: 'Spin', rest: 3 }), 'no-spot-there', HOW],
    [
      'ending while somebody spins',
      { type: 'EndPromotion', promotion: 'wheel', reason: 'late' },
      'promotion-not-finished',
      'PRO-2',
    ],
  ]);
  const spin = wheel({ type: 'Spin', rest: 1 });
  assert.equal(room.refused(spin).clause, 'LOT-7', 'two people see where it rests');
  room.both(wheel({ type: 'Spin', rest: 'peg' }));
  room.both(spin);
  forbid(room, [
    ['a second spin', spin, 'wheel-done', HOW],
    ['stepping up again', wheel({ type: 'StepUp', player: 'ben' }), 'no-spin-won', HOW],
  ]);
  assert.deepEqual(awards(room), [
    ['ben', 'spin'],
    ['ben', dollars(500)],
  ]);
  finish(room, SPIN, 'wheel', SPIN);
});

test('[big-spin] a cash amount announced beforehand is paid instead of a spin', () => {
  const room = promotionRoom(offeringOf('big-spin', { prizes: { fixed: dollars(250) } }));
  room.both(
    opening('big-spin', 'drawing', {
      takenOver: { entries: [{ ticket: '1', player: 'ana', points: 1 }], wins: [], carried: dollars(0) },
    }),
  );
  drawn(room, asking('big-spin', 'drawing'), '1');
  assert.deepEqual(awards(room), [['ana', dollars(250)]]);
  finish(room, 'big-spin', 'big-spin');
});

const PRIZE_WHEEL = 'GEAR-001220';
const DRAGON = 'dragon-7-jin-chan-7-or-rabbit-7';
const wheelOffering = (chosen: Partial<Offering> = {}): Offering => {
  const chart = findActivity(PRIZE_WHEEL)?.charts.find(({ key }) => key === 'A');
  const tickets = Object.fromEntries((chart?.rows ?? []).map(({ key }) => [key, 2]));
  return offeringOf(PRIZE_WHEEL, { charts: ['A'], tickets, settings: { containerDays: [30] }, ...chosen });
};

test('[GEAR-001220] prize wheel: tickets, two minutes, two turns, the double spot and the guaranteed minimum', () => {
  const [RUNS, PRIZES, CLAIMS] = ['How it runs', 'Prizes and payout structure', 'Verification, claims, payment'].map(
    heading => `${PRIZE_WHEEL} ${heading}`,
  ) as [string, string, string];
  const room = promotionRoom(wheelOffering());
  room.both(opening(PRIZE_WHEEL, 'drawing', {}));
  const ask = asking(PRIZE_WHEEL, 'drawing');
  const hand = (player: string, tickets: readonly string[], award?: number, row = DRAGON): Drawing => ({
    type: 'IssueTickets',
    player,
    tickets,
    earned: { type: 'hand', row, ...(award === undefined ? {} : { award }) },
  });
  /** What does not become of a hand of ana's. */
  const notSo = (award: number): void => {
    const optionB = ask(hand('ana', ['1', '2'], award, 'natural-tie'));
    forbid(room, [
      ['one ticket where two are posted', ask(hand('ana', ['1'], award)), 'wrong-number-of-tickets', RUNS],
      ['a hand of option B', optionB, 'hand-not-offered', RUNS],
    ]);
    const { table = 0 } = room.house.awards.get(award)!; // Made just now.
    for (const role of ['proposition-player', 'employee-off-duty'] as const)
      seatedAs(room, table, 'ana', { role }, () =>
        forbid(room, [[role, ask(hand('ana', ['1', '2'], award)), 'entry-not-allowed', RUNS]]),
      );
  };
  const earn = (player: string, tickets: readonly string[], isLive = true): void => {
    const dealt = { activity: PRIZE_WHEEL, row: DRAGON, player, deal: 'dragon 7' } as const;
    const award = handOf(room, dealt, { game: 'ez-baccarat-panda-8', isLive });
    if (player === 'ana') notSo(award);
    forbid(room, [['tickets for no hand', ask(hand(player, tickets)), 'hand-not-named', RUNS]]);
    room.do(ask(hand(player, tickets, award)));
  };
  earn('ana', ['1', '2']);
  earn('ben', ['3', '4'], false);
  const posted = {
    spots: [...spots(10, 100), { type: 'double' }, { type: 'goods', what: 'a jacket' }],
    jackpot: cash(1_000),
    guarantee: dollars(50),
  } as const;
  const hang = (change: object) => opening(PRIZE_WHEEL, 'wheel', { ...posted, ...change }, 'wheel');
  const { jackpot: _, ...unposted } = posted;
  forbid(room, [
    ['a spot below $10', hang({ spots: spots(9) }), 'outside-approval', `${PRIZE_WHEEL} Prizes`],
    [
      'sixty-five spots',
      hang({ spots: Array.from({ length: 65 }, () => cash(10)) }),
      'outside-approval',
      `${PRIZE_WHEEL} Prizes`,
    ],
    ['two double spots', hang({ spots: [{ type: 'double' }, { type: 'double' }] }), 'one-double-spot', PRIZES],
    [
      'a double spot without its prize',
      opening(PRIZE_WHEEL, 'wheel', unposted, 'wheel'),
      'double-spot-prize-missing',
      PRIZES,
    ],
    ['a Double Spot prize below $25', hang({ jackpot: cash(24) }), 'outside-approval', `${PRIZE_WHEEL} Prizes`],
  ]);
  room.do(hang({}));
  const wheel = asking('wheel', 'wheel');
  room.do(ask(OPEN));
  room.both(ask({ type: 'DrawEntry', ticket: '4' }));
  wait(room, { minutes: 2 });
  forbid(room, [
    ['another within the two minutes', ask({ type: 'DrawEntry', ticket: '1' }), 'drawn-may-still-claim', CLAIMS],
  ]);
  wait(room, { minutes: 1 });
  forbid(room, [['after the two minutes', ask(CLAIM), 'came-too-late', CLAIMS]]);
  room.do({ type: 'LetTimePass' });
  room.both(ask({ type: 'DrawEntry', ticket: '1' }));
  room.do(ask(CLAIM));
  const spins = (player: string, ...rests: readonly CommandIn<'wheel'>[]): void => {
    room.do(wheel({ type: 'StepUp', player }));
    for (const one of rests) room.both(wheel(one));
  };
  const rest = (spot: number, more: object = {}) => ({ type: 'Spin', rest: spot, rotations: 2, ...more }) as const;
  // Too few turns, a hand on the wheel, the double spot, a thing without cash value, then twice $100.
  spins('ana', rest(1, { rotations: 1 }), rest(1, { isDisturbed: true }), rest(2), rest(3), rest(1));
  drawn(room, ask, '3');
  spins('ben', rest(2), rest(2));
  drawn(room, ask, '2');
  spins('ana', rest(0));
  assert.deepEqual(
    awards(room).filter(([, what]) => what !== 'spin'),
    [
      ['ana', dollars(200)],
      ['ben', dollars(1_000)],
      ['ana', dollars(50)],
    ],
    'doubled, the Double Spot prize, the guaranteed minimum',
  );
  forbid(room, [['emptying the container before its date', ask({ type: 'EmptyDrum' }), 'drum-not-due', RUNS]]);
  earn('cem', ['5', '6']);
  const inDrum = () => {
    const one = room.house.promotions.get(PRIZE_WHEEL);
    return one?.mechanism === 'drawing' ? one.state.entries.size : -1;
  };
  wait(room, { hours: 24 * 29 });
  room.do({ type: 'LetTimePass' });
  assert.equal(inDrum(), 2, 'the twenty-ninth day');
  wait(room, { hours: 24 });
  room.do({ type: 'LetTimePass' });
  assert.equal(inDrum(), 0, 'emptied on the posted day');
  finish(room, PRIZE_WHEEL, 'wheel', PRIZE_WHEEL);
});

test('[GEAR-001220] one to ten tickets a hand, and the container emptied within ninety days', () => {
  const announce = (chosen: Partial<Offering>) =>
    promotionRoom().refused({ type: 'AnnounceOffering', offering: wheelOffering(chosen), tables: 'all' }).code;
  assert.equal(announce({ tickets: { 'full-house-or-better': 11 } }), 'outside-approval');
  assert.equal(announce({ settings: { containerDays: [91] } }), 'outside-approval');
  assert.equal(announce({ charts: ['A', 'B'] }), 'charts-exclude-each-other');
});

const CARDS = 'wheel-of-cards';
const HOW = `${CARDS} How it runs`;
const CHART = {
  prizes: { pair: dollars(100), 'full-house': dollars(5_000) },
  valueAwards: ['logo jacket', 'logo cap'],
};

test('[OPN-15] [wheel-of-cards] [NPN-4] [TRK-9] player tracking: hours, a verifiable draw, five cards of a wheel of sixty sections', () => {
  const room = promotionRoom(offeringOf(CARDS, { charts: ['B'] }));
  room.both(opening(CARDS, 'drawing', {}));
  const ask = asking(CARDS, 'drawing');
  const sat = room.now;
  const point = (hour = sat): Drawing => ({ type: 'AddPoint', card: 'c1', player: 'ana', hour: hour.toString() });
  forbid(room, [
    ['a point for an hour that is not over', ask(point()), 'time-not-come', HOW],
    [
      'nine value awards on eight sections',
      opening(CARDS, 'card-wheel', { ...CHART, valueAwards: Array.from({ length: 9 }, (_, n) => `cap ${n}`) }, 'wheel'),
      'too-many-value-awards',
      HOW,
    ],
  ]);
  wait(room, { hours: 1 });
  forbid(room, [['a point that no card was swiped for', ask(point()), 'play-not-tracked', HOW]]);
  const card = asking('hours', 'tracking');
  setFloor(room, { 9: { waiting: [1], plays: { isLive: false } } });
  room.do(opening(CARDS, 'tracking', { creditsPerSwipe: 0, prizes: {} }, 'hours'));
  room.do(card({ type: 'EnrollPlayer', player: 'ana' }), { at: sat.toString() });
  room.do(card({ type: 'SitDown', player: 'ana', table: 9 }));
  for (const _ of [1, 2]) {
    wait(room, { hours: 1 });
    room.do(card({ type: 'SwipeCard', player: 'ana' }));
  }
  room.do(ask(point()));
  room.do(opening(CARDS, 'card-wheel', CHART, 'wheel'));
  const wheel = asking('wheel', 'card-wheel');
  room.do(ask(OPEN));
  room.both({ type: 'CommitDraw', promotion: CARDS });
  room.both({ type: 'RevealDraw', draw: 1 });
  room.do(ask(CLAIM));
  forbid(room, [['somebody else', wheel({ type: 'StepUp', player: 'ben' }), 'no-spin-won', HOW]]);
  room.do(wheel({ type: 'StepUp', player: 'ana' }));
  forbid(room, [
    ['a section that is not there', wheel({ type: 'Spin', shown: 'a boat' }), 'neither-card-nor-award', HOW],
    ['a joker', wheel({ type: 'Spin', shown: 'Jk' }), 'neither-card-nor-award', HOW],
  ]);
  for (const shown of ['Jh', 'logo jacket', 'Jh', 'peg', 'Jc', '8d', '5s', '2c'])
    room.both(wheel({ type: 'Spin', shown }));
  forbid(room, [
    ['a sixth card', wheel({ type: 'Spin', shown: 'As' }), 'wheel-done', HOW],
    ['a second turn that day', wheel({ type: 'StepUp', player: 'ana' }), 'spun-once-today', HOW],
  ]);
  room.do(ask(point(sat.add({ hours: 1 }))), { at: sat.add({ hours: 2 }).toString() });
  const inside = accountView(room.house, ['ana'], room.now).drawings.find(({ promotion }) => promotion === CARDS);
  const onSigns = (viewOf('boards').part(room.house, CARDS) as BoardView).board; // As the topic says.
  assert.deepEqual([inside?.own, inside?.all], [2, 2]);
  assert.equal(onSigns?.type === 'drawing' && onSigns.chances, 2, 'the first page of a kiosk counts like the account');
  room.do(ask(OPEN));
  assert.equal(
    room.refused({ type: 'CommitDraw', promotion: CARDS }).code,
    'nothing-to-draw',
    'one spin a calendar day: the card is not in the draw',
  );
  room.do(ask({ type: 'CloseDrawing' }));
  assert.deepEqual(awards(room), [
    ['ana', 'spin'],
    ['ana', 'logo jacket'],
    ['ana', dollars(100)],
  ]);
  finish(room, CARDS, 'wheel', 'hours', CARDS);
});

test('[wheel-of-cards] [TBD-8] table version: a ball, the ace spins, the table shares, the value award is the spinner’s', () => {
  const room = promotionRoom(offeringOf(CARDS, { charts: ['A'] }));
  room.do(opening(CARDS, 'table-drawing', CHART));
  setFloor(room, {
    5: { dealtIn: [1], plays: { isTournament: true } },
    6: { dealtIn: [1, 2], waiting: [3], plays: { isLive: false } },
  });
  const ids = (player?: string) => [
    { table: 6, seat: 1 },
    { table: 6, seat: 2, ...(player === undefined ? {} : { player }) },
    { table: 6, seat: 3 },
  ];
  const STOPS = ['Kh', 'logo cap', 'Kc', 'Kh', 'Kd', '9s', '9d'];
  const draw = (change: object = {}) =>
    asking(
      CARDS,
      'table-drawing',
    )({
      type: 'DrawTable',
      balls: [4, 5, 6],
      ids: ids(),
      seatCards: [],
      spinCards: { 1: '2', 2: 'A' },
      stops: STOPS,
      ...change,
    });
  const ballsOut = (): void => {
    for (const ball of [4, 5, 6]) room.do(asking(CARDS, 'table-drawing')({ type: 'DrawBall', ball }));
  };
  forbid(room, [['a ball that was not recorded', draw(), 'ball-not-recorded', HOW]]);
  ballsOut();
  forbid(room, [
    [
      'ten cards spread',
      draw({ spinCards: Object.fromEntries(Array.from({ length: 10 }, (_, n) => [n + 1, `${n}`])) }),
      'too-many-spin-cards',
      HOW,
    ],
    ['two aces', draw({ spinCards: { 1: 'A', 2: 'A' } }), 'more-than-one-ace', HOW],
    ['four cards only', draw({ stops: STOPS.slice(0, 6) }), 'spin-not-finished', HOW],
    ['a version that is not on', opening(CARDS, 'drawing', {}, 'B'), 'no-such-drawing', `${CARDS} Offering`],
  ]);
  const once = draw({ ids: ids('ana') });
  assert.equal(room.refused(once).code, 'second-person-missing');
  room.both(draw({ ids: ids().slice(0, 1) }));
  assert.deepEqual(awards(room), [], 'no ID, no spin');
  ballsOut();
  forbid(room, [['a spinner without a name', draw(), 'spinner-not-named', HOW]]);
  room.both(draw({ ids: ids('ana') }));
  ballsOut();
  forbid(room, [['a second spin that day', draw({ ids: ids('ana') }), 'spun-today', HOW]]);
  assert.deepEqual(
    awards(room),
    [
      ['6/1', dollars(2_500)],
      ['6/2', dollars(2_500)],
      ['6/2', 'logo cap'],
    ],
    'the one who sat down after the draw has no part',
  );
  room.both(draw({ ids: ids('ben') }));
  wait(room, { hours: 24 });
  ballsOut();
  room.both(draw({ ids: ids('ana') }));
  for (const table of [5, 6]) room.do({ type: 'GameOver', table });
  finish(room, CARDS, CARDS);
});

test('[WHL-8] [GEAR-001273] a high hand that is given as a spin of the prize wheel: its award, once, by its winner', () => {
  const room = promotionRoom(BONUS_OFFERING, BOARD_OFFERING, wheelOffering());
  seatSix(room, 7);
  room.do(opening(BOARD, 'high-hand', { from: '2026-03-02T11:00', to: '2026-03-02T13:00' }));
  room.do({ type: 'StartGame', table: 7, pot: dollars(60) });
  room.do(asking(BOARD, 'high-hand')({ type: 'PostHand', table: 7, seen: BEATEN_TENS, ...NAMED, ...CHECKED }));
  room.do({ type: 'GameOver', table: 7 });
  room.do(asking(BOARD, 'high-hand')({ type: 'SettlePeriod' }), { at: '2026-03-02T21:00:00Z' });
  const award = room.house.numbers.award;
  room.both(opening(PRIZE_WHEEL, 'drawing', {}));
  room.do(opening(PRIZE_WHEEL, 'wheel', { spots: spots(10, 100) }, 'wheel'));
  const wheel = asking('wheel', 'wheel');
  const up = (player: string, more: object = {}) =>
    wheel({ type: 'StepUp', player, award, ...more } as CommandIn<'wheel'>);
  const [PRIZES, CLAIMS] = [`${PRIZE_WHEEL} Prizes and payout structure`, `${BOARD} Verification, claims, payment`];
  forbid(room, [
    ['a spin that nobody won', wheel({ type: 'StepUp', player: 'm-2' }), 'no-spin-won', PRIZES],
    ['before the ID', up('m-2'), 'id-not-shown', CLAIMS],
    ['somebody else', up('a friend'), 'award-of-another', PRIZES],
  ]);
  room.do({ type: 'ShowId', award });
  room.do(up('m-2'));
  assert.equal(room.balance(`prizes-payable:${BOARD}`), 0, 'the house keeps the money for which it gives the spin');
  forbid(room, [
    ['the money as well', { type: 'PayAward', award, method: 'cage', formsDone: true }, 'prize-already-paid', CLAIMS],
    ['two at the wheel', up('m-2'), 'spinner-not-done', PRIZES],
  ]);
  room.both(wheel({ type: 'Spin', rest: 1, rotations: 2 }));
  forbid(room, [['a second spin for one award', up('m-2'), 'award-used', PRIZES]]);
  assert.deepEqual(awards(room).at(-1), ['m-2', dollars(100)]);
  assert.equal([...room.house.awards.values()].at(-1)?.claim.state, 'payable', 'the papers were shown before');
  room.both({ type: 'BackOutPayment', award, reason: 'the wrong wheel' });
  assert.equal(room.balance(`prizes-payable:${BOARD}`), dollars(200), 'backed out, the money is owed again');
  forbid(room, [['a spin for what was backed out', up('m-2'), 'award-used', PRIZES]]);
});

test('[WHL-8] a prize that is not given as a spin of this wheel is paid, not spun for', () => {
  const room = promotionRoom(offeringOf('big-spin', { prizes: { fixed: dollars(250) } }), wheelOffering());
  const entries = [{ ticket: '1', player: 'ana', points: 1 }];
  room.both(opening('big-spin', 'drawing', { takenOver: { entries, wins: [], carried: dollars(0) } }));
  drawn(room, asking('big-spin', 'drawing'), '1');
  room.do(opening(PRIZE_WHEEL, 'wheel', { spots: spots(10, 100) }, 'wheel'));
  const up = asking('wheel', 'wheel')({ type: 'StepUp', player: 'ana', award: 1 });
  forbid(room, [['a cash prize', up, 'award-is-no-spin', `${PRIZE_WHEEL} Prizes and payout structure`]]);
});

test('[GEAR-001220] [WHL-5] [WHL-1] the minimum is guaranteed at its posted times; things are within the range by their value', () => {
  const room = promotionRoom(wheelOffering());
  const hang = (change: object) => opening(PRIZE_WHEEL, 'wheel', { spots: spots(10), ...change }, 'wheel');
  const thing = (value: number) => ({ type: 'goods', what: 'a watch', value: dollars(value) }) as const;
  const PRIZES = `${PRIZE_WHEEL} Prizes`;
  forbid(room, [
    ['a thing below $10', hang({ spots: [thing(9)] }), 'outside-approval', PRIZES],
    ['a thing above $150,000', hang({ spots: [thing(150_001)] }), 'outside-approval', PRIZES],
    [
      'a Double Spot thing below $25',
      hang({ spots: [cash(10), { type: 'double' }], jackpot: thing(24) }),
      'outside-approval',
      PRIZES,
    ],
  ]);
  room.do(hang({ guarantee: dollars(50), guaranteedAt: { from: '16:00', to: '18:00' } }));
  const wheel = asking('wheel', 'wheel');
  for (const [time, amount] of [
    ['2026-03-02T23:59:00Z', 10], // A minute before four.
    ['2026-03-03T00:00:00Z', 50],
    ['2026-03-03T01:59:00Z', 50],
    ['2026-03-03T02:00:00Z', 10], // Six o'clock.
  ] as const) {
    room.both(opening(PRIZE_WHEEL, 'drawing', spinsWonBy(time), time));
    room.do(wheel({ type: 'StepUp', player: time }), { at: time });
    room.both(wheel({ type: 'Spin', rest: 0, rotations: 2 }));
    assert.deepEqual(awards(room).at(-1), [time, dollars(amount)]);
  }
});
