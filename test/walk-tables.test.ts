import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { CommandIn } from '#core/house';
import { type Cents, dollars, NOTHING } from '#core/money';
import { seats, setFloor } from './house/floor.ts';
import { opening, promotionRoom } from './house/promotions.ts';
import { offeringOf } from './house/room.ts';
import { asking, awards, finish, forbid } from './walks/walk.ts';

const ids = (table: number, ...of: readonly number[]) => of.map(seat => ({ table, seat }));

test('[lucky-table-drawing] a ball, a table, $100 in chips: into the pot, or to a drawn seat', () => {
  const LUCKY = 'lucky-table-drawing';
  const HOW = `${LUCKY} How it runs`;
  const room = promotionRoom(offeringOf(LUCKY, { charts: ['1'] }));
  room.do(opening(LUCKY, 'table-drawing', { prizes: {}, valueAwards: [] }));
  const pan9 = { game: 'pan-9' };
  setFloor(room, {
    2: { plays: pan9 },
    3: { waiting: [1, 4, { seat: 5, role: 'proposition-player' }, { seat: 6, age: 20 }], plays: pan9 },
    7: { waiting: [2] },
    9: { waiting: [1], plays: { ...pan9, isLive: false } },
  });
  const draw = (balls: readonly number[], seatCards: readonly number[], shown: ReturnType<typeof ids>) =>
    asking(LUCKY, 'table-drawing')({ type: 'DrawTable', balls, ids: shown, seatCards, spinCards: {}, stops: [] });
  const all = [...ids(3, 1, 4, 5, 6), ...ids(9, 1)];
  forbid(room, [
    ['a ninth seat card', draw([3], [9], all), 'no-such-seat-card', HOW],
    [
      'hats as well',
      opening(LUCKY, 'card-wheel', { prizes: {}, valueAwards: [] }, 'wheel'),
      'no-such-wheel',
      `${LUCKY} Offering`,
    ],
  ]);
  assert.equal(room.refused(draw([3], [4], all)).clause, 'LOT-7');
  room.both(draw([2, 3], [8, 4], all)); // An idle table, an empty seat.
  room.both(draw([7], [], []));
  room.both(draw([9], [1], all));
  const paid = [
    ['3/4', dollars(100)],
    ['table 7', dollars(100)],
    ['9/1', dollars(100)],
  ];
  assert.deepEqual(awards(room), paid);
  room.both(draw([3], [1], ids(3, 4)));
  room.both(draw([3], [5], all));
  room.both(draw([3], [6], all));
  assert.deepEqual(awards(room), paid, 'without ID, under age or barred it is forfeited');
  finish(room, LUCKY, LUCKY);
});

test('[lucky-table-drawing] logo wear for everybody seated; the other option is not mixed in', () => {
  const LUCKY = 'lucky-table-drawing';
  const room = promotionRoom(offeringOf(LUCKY, { charts: ['2'] }));
  room.do(opening(LUCKY, 'table-drawing', { prizes: {}, valueAwards: [] }));
  setFloor(room, { 3: { waiting: [1, 2, 3] } });
  const draw = (item: string) =>
    asking(
      LUCKY,
      'table-drawing',
    )({
      type: 'DrawTable',
      balls: [3],
      ids: ids(3, 1, 2),
      seatCards: [],
      item,
      spinCards: {},
      stops: [],
    });
  forbid(room, [['a jacket', draw('logo jacket'), 'item-not-listed', `${LUCKY} How it runs`]]);
  room.both(draw('logo hat'));
  assert.deepEqual(awards(room), [
    ['3/1', 'logo hat'],
    ['3/2', 'logo hat'],
  ]);
  finish(room, LUCKY, LUCKY);
  const both = offeringOf(LUCKY, { charts: ['1', '2'] });
  assert.equal(
    promotionRoom().refused({ type: 'AnnounceOffering', offering: both, tables: 'all' }).code,
    'charts-exclude-each-other',
  );
});

test('[GEAR-001202] splash pot: tokens of tables with four dealt in, the posted prize into the next pot', () => {
  const POTS = 'GEAR-001202';
  const HOW = `${POTS} How it runs`;
  const room = promotionRoom(offeringOf(POTS, { charts: ['1'], settings: { tables: [2] } }));
  const splash = { type: 'money', amount: dollars(250) } as const;
  forbid(room, [
    [
      'a prize above the approval',
      opening(POTS, 'splash-pot', { splash: { ...splash, amount: dollars(100_001) } }),
      'outside-approval',
      `${POTS} Prizes`,
    ],
    [
      'a thing above the approval',
      opening(POTS, 'splash-pot', { splash: { type: 'item', item: 'a boat', value: dollars(100_001) } }),
      'outside-approval',
      `${POTS} Prizes`,
    ],
  ]);
  setFloor(room, {
    1: { dealtIn: seats(3) },
    2: { dealtIn: seats(9), plays: { isTournament: true } },
    3: { dealtIn: seats(3), waiting: [4] },
    4: { dealtIn: seats(6), plays: { isLive: false } },
    5: { dealtIn: seats(5) },
  });
  const command = (change: object = {}) =>
    ({
      type: 'SplashPots',
      draws: [1, 2, 3, 5, 5, 4],
      hands: [
        { table: 3, pot: dollars(40), winners: [1] },
        { table: 4, pot: NOTHING, winners: [6] },
        { table: 5, pot: dollars(50), winners: [2, 3] },
      ],
      count: 2,
      ...change,
    }) as CommandIn<'splash-pot'>;
  forbid(room, [['a prize nobody posted', opening(POTS, 'splash-pot', {}), 'splash-prize-missing', `${POTS} Prizes`]]);
  room.do(opening(POTS, 'splash-pot', { splash }));
  const ask = asking(POTS, 'splash-pot');
  forbid(room, [
    ['more tables than posted', ask(command({ count: 3 })), 'tables-not-as-posted', HOW],
    [
      'a pot that nobody won',
      ask(command({ hands: [{ table: 5, pot: dollars(50), winners: [] }] })),
      'pot-without-winner',
      HOW,
    ],
  ]);
  assert.equal(room.refused(ask(command())).clause, 'LOT-7');
  room.both(ask(command()));
  assert.deepEqual(awards(room), [
    ['table 5', dollars(250)],
    ['table 4', dollars(250)],
  ]);
  const state = room.house.promotions.get(POTS);
  assert.ok(state?.mechanism === 'splash-pot');
  assert.deepEqual(
    state.state.last?.passed.map(({ table, why }) => [table, why]),
    [
      [1, 'no-token'],
      [2, 'no-token'],
      [3, 'too-few-dealt-in'],
      [5, 'drawn-before'],
    ],
  );
  assert.deepEqual(
    state.state.last?.payouts.map(({ table, seat: at, amount }) => [table, at, amount]),
    [
      [5, 2, dollars(150)],
      [5, 3, dollars(150)],
      [4, 6, dollars(250)],
    ],
    'a tie splits the pot with the prize in it',
  );
  for (const table of [1, 2, 3, 4, 5]) room.do({ type: 'GameOver', table });
  finish(room, POTS, POTS);
  assert.equal(
    promotionRoom().refused({
      type: 'AnnounceOffering',
      offering: offeringOf(POTS, { charts: ['1', '2'] }),
      tables: 'all',
    }).code,
    'charts-exclude-each-other',
  );
});

test('[sports-promotion] a board of a hundred squares: blank squares carry, the bowl decides the last', () => {
  const SPORTS = 'sports-promotion';
  const HOW = `${SPORTS} How it runs`;
  const room = promotionRoom(offeringOf(SPORTS, {}));
  const CASH = { cash: dollars(101), items: [] };
  const periods = [
    { period: 'first-quarter', prizes: CASH },
    { period: 'half', prizes: { cash: dollars(200), items: ['a cap'] } },
    { period: 'final', prizes: CASH },
  ];
  const low = { periods: [{ period: 'final', prizes: { cash: dollars(9), items: [] } }] };
  forbid(room, [
    ['no period', opening(SPORTS, 'squares', {}), 'periods-not-posted', HOW],
    ['a prize below the approval', opening(SPORTS, 'squares', low), 'outside-approval', `${SPORTS} Prizes`],
  ]);
  room.do(opening(SPORTS, 'squares', { periods }));
  const ask = asking(SPORTS, 'squares');
  setFloor(room, {
    7: {
      waiting: [
        1,
        { seat: 2, role: 'employee-on-duty' },
        { seat: 1, position: 2, role: 'backline' },
        { seat: 4, role: 'proposition-player' },
      ],
    },
    8: {},
    9: { waiting: [5] },
  });
  const score = (period: string, digits: readonly [number, number], change: object = {}) =>
    ask({
      type: 'ScorePeriod',
      period,
      score: digits,
      prizes: { cash: dollars(101), items: [] },
      isFinal: false,
      bowl: [],
      ...change,
    });
  const board = [
    { table: 7, top: 4, left: 0 },
    { table: 8, top: 1, left: 1 },
  ];
  forbid(room, [
    [
      'a square off the board',
      ask({ type: 'SetBoard', board: [{ table: 7, top: 10, left: 0 }] }),
      'square-off-the-board',
      HOW,
    ],
    [
      'two tables on one square',
      ask({ type: 'SetBoard', board: [board[0]!, { ...board[0]!, table: 9 }] }),
      'square-taken',
      HOW,
    ],
    [
      'a table on two squares',
      ask({ type: 'SetBoard', board: [...board, { table: 7, top: 9, left: 9 }] }),
      'table-on-two-squares',
      HOW,
    ],
  ]);
  room.do(ask({ type: 'SetBoard', board }));
  room.do(score('first-quarter', [24, 10]));
  assert.deepEqual(
    awards(room),
    [
      ['7/1', dollars(50.5)],
      ['7/2', dollars(50.5)],
    ],
    'employees may, backline bettors and proposition players may not',
  );
  room.do(score('half', [21, 11], { prizes: { cash: dollars(200), items: ['a cap'] } }));
  forbid(room, [
    ['a board set anew after a score', ask({ type: 'SetBoard', board: [] }), 'board-stands', HOW],
    ['a period scored twice', score('half', [4, 0]), 'period-scored', HOW],
    ['a period that was not posted', score('third quarter', [4, 0]), 'period-not-next', HOW],
    [
      'ending before the final score',
      { type: 'EndPromotion', promotion: SPORTS, reason: 'late' },
      'promotion-not-finished',
      'PRO-2',
    ],
  ]);
  const final = score('final', [30, 33], { isFinal: true, bowl: [8, 9] });
  assert.equal(room.refused(final).code, 'second-person-missing', 'the bowl is a draw');
  room.both(final);
  assert.deepEqual(awards(room).slice(2), [
    ['9/5', dollars(301)],
    ['9/5', 'a cap'],
  ]);
  forbid(room, [['a score after the final', score('overtime', [4, 0]), 'contest-over', HOW]]);
  finish(room, SPORTS, SPORTS);
});

test('[sports-promotion] [CON-9] [CON-10] no tournament table on the board, and nothing for who sits at one', () => {
  const SPORTS = 'sports-promotion';
  const [HOW, PRIZES] = [`${SPORTS} How it runs`, `${SPORTS} Prizes`];
  const room = promotionRoom(offeringOf(SPORTS, {}));
  const plays = { game: 'texas-holdem', isLive: true, isTournament: false };
  setFloor(room, { 7: { waiting: [1] }, 8: {} });
  room.do({ type: 'ChangeGame', table: 8, plays: { ...plays, isTournament: true } });
  const worth = (amount: number) => ({
    cash: dollars(50),
    items: ['a jacket'],
    values: { 'a jacket': dollars(amount) },
  });
  const posting = (last: number) => ({
    periods: [
      { period: 'half', prizes: worth(80) },
      { period: 'final', prizes: worth(last) },
    ],
  });
  forbid(room, [
    ['a thing below $10', opening(SPORTS, 'squares', posting(9)), 'outside-approval', PRIZES],
    ['a thing above $100,000', opening(SPORTS, 'squares', posting(100_001)), 'outside-approval', PRIZES],
  ]);
  room.do(opening(SPORTS, 'squares', posting(80)));
  const ask = asking(SPORTS, 'squares');
  const on = (table: number) => ({ table, top: table, left: table });
  forbid(room, [['a tournament table', ask({ type: 'SetBoard', board: [on(7), on(8)] }), 'table-not-on-board', HOW]]);
  room.do(ask({ type: 'SetBoard', board: [on(7)] }));
  const score = (period: string, values?: Readonly<Record<string, Cents>>, isFinal = false) =>
    ask({
      type: 'ScorePeriod',
      period,
      score: [7, 17],
      prizes: { cash: dollars(50), items: ['a jacket'], ...(values === undefined ? {} : { values }) },
      isFinal,
      bowl: [],
    } as CommandIn<'squares'>);
  room.do({ type: 'ChangeGame', table: 7, plays: { ...plays, isTournament: true } });
  room.do(score('half', { 'a jacket': dollars(80) }));
  assert.deepEqual(awards(room), [], 'the table plays a tournament as the period ends');
  room.do({ type: 'ChangeGame', table: 7, plays });
  room.do(score('final', { 'a jacket': dollars(80) }, true));
  assert.deepEqual(awards(room), [
    ['7/1', dollars(100)],
    ['7/1', 'a jacket'],
    ['7/1', 'a jacket'],
  ]);
  finish(room, SPORTS, SPORTS);
});

test('[PRO-10] things that nobody has valued are given by two people; with a value, by its amount', () => {
  const SPORTS = 'sports-promotion';
  const score = (items: readonly string[], values: object) =>
    asking(
      SPORTS,
      'squares',
    )({
      type: 'ScorePeriod',
      period: 'final',
      score: [0, 0],
      prizes: { cash: dollars(0), items, ...values },
      isFinal: true,
      bowl: [],
    } as CommandIn<'squares'>);
  for (const [what, values, isForTwo] of [
    ['a car', {}, true],
    ['a car', { values: { 'a car': dollars(30_000) } }, true],
    ['a cap', { values: { 'a cap': dollars(25) } }, false],
  ] as const) {
    const room = promotionRoom(offeringOf(SPORTS, {}));
    setFloor(room, { 1: { waiting: [1] } });
    const prizes = { cash: dollars(0), items: [what], ...values };
    room.do(opening(SPORTS, 'squares', { periods: [{ period: 'final', prizes }] }));
    room.do(asking(SPORTS, 'squares')({ type: 'SetBoard', board: [{ table: 1, top: 0, left: 0 }] }));
    const command = score([what], values);
    if (isForTwo) assert.equal(room.refused(command).code, 'second-person-missing');
    room[isForTwo ? 'both' : 'do'](command);
    assert.deepEqual(awards(room), [['1/1', what]]);
  }
});

test('[sports-promotion] [CON-10] periods and prizes are scored as they were posted, in order', () => {
  const SPORTS = 'sports-promotion';
  const HOW = `${SPORTS} How it runs`;
  const room = promotionRoom(offeringOf(SPORTS, {}));
  const half = { period: 'half', prizes: { cash: dollars(50), items: [] } };
  const final = {
    period: 'final',
    prizes: { cash: dollars(200), items: ['a jacket'], values: { 'a jacket': dollars(80) } },
  };
  setFloor(room, { 7: { waiting: [1] } });
  room.do(opening(SPORTS, 'squares', { periods: [half, final] }));
  const ask = asking(SPORTS, 'squares');
  room.do(ask({ type: 'SetBoard', board: [{ table: 7, top: 0, left: 0 }] }));
  const score = (posted: typeof half | typeof final, change: object = {}) =>
    ask({
      type: 'ScorePeriod',
      ...posted,
      score: [0, 0],
      isFinal: posted === final,
      bowl: [],
      ...change,
    } as CommandIn<'squares'>);
  forbid(room, [
    ['the final before the half', score(final), 'period-not-next', HOW],
    ['a period that is not posted', score(half, { period: 'overtime' }), 'period-not-next', HOW],
    ['the half as the end', score(half, { isFinal: true }), 'last-period-otherwise', HOW],
    ['more money than posted', score(half, { prizes: final.prizes }), 'prize-not-as-posted', HOW],
  ]);
  room.do(score(half));
  forbid(room, [
    ['the final not as the end', score(final, { isFinal: false }), 'last-period-otherwise', HOW],
    ['less than posted', score(final, { prizes: half.prizes }), 'prize-not-as-posted', HOW],
  ]);
  room.do(score(final));
  assert.deepEqual(awards(room), [
    ['7/1', dollars(50)],
    ['7/1', dollars(200)],
    ['7/1', 'a jacket'],
  ]);
  finish(room, SPORTS, SPORTS);
});
