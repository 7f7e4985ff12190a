import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { type CommandIn, type EventIn, emptyHouse, evolveHouse, type House, type PostedIn } from '#core/house';
import { hasHours, trackingRule } from '#core/mechanisms/tracking';
import type { Role } from '#core/rulebook';
import { parseMoment } from '#core/time';
import { decideTracking } from '../src/core/mechanisms/tracking/decide.ts';
import { TRACKING } from '../src/core/mechanisms/tracking/feature.ts';
import type { TrackingRule } from '../src/core/mechanisms/tracking/rule.ts';
import { SETTINGS } from './house/room.ts';
import { approved, offeringOf } from './promotions/offering.ts';

type PostedTracking = PostedIn<'tracking'>;
type TrackingCommand = CommandIn<'tracking'>;
const { clock: CLOCK } = SETTINGS;
const PLAYER = { player: 'ana' };
const SIT = { type: 'SitDown', ...PLAYER, table: 4 } as const;
const LEAVE: TrackingCommand = { type: 'LeaveTable', ...PLAYER };
const SWIPE: TrackingCommand = { type: 'SwipeCard', ...PLAYER };

/** Two tables of a live game, one where nobody buys in, two of other games, a tournament. */
const FREE = 9;
const EZ_BACCARAT = 7;
const BACCARAT = 6;
const TOURNAMENT = 8;
const GAMES = { 4: {}, 5: {}, [FREE]: { isLive: false }, [BACCARAT]: { game: 'baccarat' } };
const FLOOR = { ...GAMES, [EZ_BACCARAT]: { game: 'ez-baccarat' }, [TOURNAMENT]: { isTournament: true } };
const openFloor = (): House =>
  Object.entries(FLOOR).reduce<House>((house, [table, more]) => {
    const opened = evolveHouse(house, {
      type: 'TableOpened',
      table: Number(table),
      plays: { game: 'texas-holdem', isLive: true, isTournament: false, ...more },
      at: '2026-05-04T07:00:00Z',
    });
    const seated = { seat: 9, position: 1, player: { type: 'anonymous' }, role: 'player' } as const;
    return evolveHouse(opened, { type: 'PlayerSeated', table: Number(table), seated });
  }, emptyHouse(SETTINGS));
const HOUSE = openFloor();
/** The same with one of them at table 4. */
const seatedAs = (role: Role, age?: number): House =>
  evolveHouse(openFloor(), {
    type: 'PlayerSeated',
    table: 4,
    seated: {
      seat: 1,
      position: 1,
      player: { type: 'member', id: 'ana' },
      role,
      ...(age === undefined ? {} : { age }),
    },
  });

/** A time of May 4, 2026. */
const at = (time: string): Temporal.Instant => {
  const moment = parseMoment(CLOCK, `2026-05-04T${time}`);
  assert.ok(moment.ok);
  return moment.value;
};

const ruleOf = (key: string, charts: readonly string[] = [], posted: Partial<PostedTracking> = {}): TrackingRule => {
  const rule = trackingRule(
    { activity: approved(key), offering: offeringOf(key, { charts }) },
    { creditsPerSwipe: 1, prizes: {}, ...posted },
  );
  assert.ok(rule.ok);
  return rule.value;
};

type Step = readonly [time: string, command: TrackingCommand];

const ENROLL: TrackingCommand = { type: 'EnrollPlayer', ...PLAYER };

const go = (rules: TrackingRule, steps: readonly Step[], house = HOUSE) => {
  let state = TRACKING.begins(rules.posted);
  const events: EventIn<'tracking'>[] = [];
  for (const [time, command] of [['00:00', ENROLL] as const, ...steps]) {
    const decision = decideTracking({ rules, state, house, context: { now: at(time) } }, command);
    if (!decision.ok) {
      const { code, message } = decision;
      return { tracked: state.cards.get('ana')!, events, code, message };
    }
    events.push(...decision.events);
    state = decision.events.reduce(TRACKING.evolve, state);
  }
  return { tracked: state.cards.get('ana')!, events };
};

const POINTS = ruleOf('car-drawing', ['B']);
const SCANS = ruleOf('pro-football', [], {
  from: at('00:00').toString(),
  to: at('20:00').toString(),
});
const TICKETS = ruleOf('car-drawing', ['A']);
const CREDITS = ruleOf('player-tracking-rewards', [], {
  from: at('10:00').toString(),
  to: at('18:00').toString(),
  creditsPerSwipe: 2,
  prizes: { dinner: 3 },
});

test('[TRK-1] an activity without tracked play is refused', () => {
  const key = 'dead-chips';
  const rule = trackingRule({ activity: approved(key), offering: offeringOf(key) }, { creditsPerSwipe: 1, prizes: {} });
  assert.equal(rule.ok ? '' : rule.code, 'no-tracking');
});

test('[TRK-2] no card for whom the house knows as somebody who may not take part', () => {
  for (const house of [seatedAs('player', 20), seatedAs('proposition-player')])
    assert.equal(go(CREDITS, [], house).code, 'may-not-enroll');
  assert.equal(go(CREDITS, [], seatedAs('player', 21)).code, undefined);
});

test('[TRK-3] nobody sits at a table that is not open, nor where the house knows them elsewhere', () => {
  assert.equal(go(CREDITS, [['12:00', { ...SIT, table: 777 }]]).code, 'table-not-open');
  assert.equal(go(CREDITS, [['12:00', { ...SIT, table: 5 }]], seatedAs('player')).code, 'card-sits-elsewhere');
  assert.equal(go(CREDITS, [['12:00', SIT]], seatedAs('player')).code, undefined);
});

const HOURS: readonly [why: string, rule: TrackingRule, steps: readonly Step[], hours: number][] = [
  [
    'a second swipe in the same hour adds nothing',
    POINTS,
    [
      ['12:00', SIT],
      ['13:00', SWIPE],
      ['13:40', SWIPE],
    ],
    1,
  ],
  [
    'an hour begun does not count',
    POINTS,
    [
      ['12:00', SIT],
      ['12:59', SWIPE],
    ],
    0,
  ],
  [
    'late swipes count the hours completed',
    POINTS,
    [
      ['12:00', SIT],
      ['13:20', SWIPE],
      ['14:10', SWIPE],
    ],
    2,
  ],
  [
    'an hour that nobody swiped is lost',
    POINTS,
    [
      ['12:00', SIT],
      ['14:00', SWIPE],
      ['14:10', SWIPE],
    ],
    1,
  ],
  [
    'a break starts the hour anew',
    POINTS,
    [
      ['12:00', SIT],
      ['12:40', LEAVE],
      ['12:50', SIT],
      ['13:10', SWIPE],
    ],
    0,
  ],
  [
    'moving to another table is no break',
    POINTS,
    [
      ['12:00', SIT],
      ['12:40', { ...SIT, table: FREE }],
      ['13:00', SWIPE],
    ],
    1,
  ],
  [
    'a swipe while away gives nothing',
    POINTS,
    [
      ['12:00', SIT],
      ['13:30', LEAVE],
      ['14:00', SWIPE],
    ],
    0,
  ],
  [
    'a scan counts its clock hour',
    SCANS,
    [
      ['17:30', SIT],
      ['18:00', SWIPE],
      ['18:50', SWIPE],
      ['19:05', SWIPE],
    ],
    2,
  ],
  [
    'a scan after the period gives nothing',
    SCANS,
    [
      ['17:30', SIT],
      ['20:00', SWIPE],
      ['20:01', SWIPE],
    ],
    1,
  ],
  [
    'a game that is not listed gives nothing',
    SCANS,
    [
      ['17:30', { ...SIT, table: BACCARAT }],
      ['18:00', SWIPE],
    ],
    0,
  ],
  [
    'a tournament gives nothing',
    SCANS,
    [
      ['17:30', { ...SIT, table: TOURNAMENT }],
      ['18:00', SWIPE],
    ],
    0,
  ],
];
for (const [why, rule, steps, hours] of HOURS) {
  test(`[TRK-3] [TRK-4] ${why}`, () => {
    const { tracked, code } = go(rule, steps);
    assert.equal(code, undefined);
    assert.equal(tracked.hours.length, hours);
    assert.equal(tracked.points, rule === POINTS ? hours : 0);
  });
}

const SEATED: readonly [why: string, steps: readonly Step[], tickets: number][] = [
  [
    'seated at nine, noon and three',
    [
      ['08:30', SIT],
      ['15:10', LEAVE],
    ],
    3,
  ],
  [
    'sitting down on the hour is being seated',
    [
      ['09:00', SIT],
      ['09:10', LEAVE],
    ],
    1,
  ],
  [
    'who has left on the hour is not',
    [
      ['08:30', SIT],
      ['09:00', LEAVE],
    ],
    0,
  ],
  [
    'moving on the hour is one ticket',
    [
      ['08:30', SIT],
      ['09:00', { ...SIT, table: 5 }],
      ['09:10', LEAVE],
    ],
    1,
  ],
  [
    'a game that is not listed gives none',
    [
      ['08:30', { ...SIT, table: EZ_BACCARAT }],
      ['09:10', LEAVE],
    ],
    0,
  ],
  [
    'after such a game only what comes later counts',
    [
      ['08:30', { ...SIT, table: EZ_BACCARAT }],
      ['09:10', SIT],
      ['12:10', LEAVE],
    ],
    1,
  ],
];
for (const [why, steps, tickets] of SEATED) {
  test(`[TRK-5] ${why}`, () => assert.equal(go(TICKETS, steps).tracked.tickets.length, tickets));
}

test('[TRK-5] however often one looks, no ticket is handed out twice', () => {
  const minutes = fc.array(fc.integer({ min: 1, max: 24 * 60 - 1 }), { maxLength: 12 });
  fc.assert(
    fc.property(minutes, list => {
      const times = list.toSorted((a, b) => a - b).map(n => `${pad(Math.floor(n / 60))}:${pad(n % 60)}`);
      const looks = times.map(time => [time, { type: 'LetTimePass', ...PLAYER }] as const);
      const { tracked } = go(TICKETS, [['00:00', SIT], ...looks, ['23:59', LEAVE]]);
      assert.equal(tracked.tickets.length, 8);
      assert.equal(new Set(tracked.tickets).size, 8);
    }),
    { numRuns: 30 },
  );
});
const pad = (n: number): string => `${n}`.padStart(2, '0');

const REDEEM = { type: 'RedeemCredits', ...PLAYER, prize: 'dinner', showsId: true } as const;
const TWO_SWIPES: readonly Step[] = [
  ['10:00', SIT],
  ['11:00', SWIPE],
  ['12:00', SWIPE],
];

test('[TRK-6] credits buy posted prizes as long as the balance covers them', () => {
  const { tracked, code } = go(CREDITS, [...TWO_SWIPES, ['12:10', REDEEM], ['12:20', REDEEM]]);
  assert.equal(tracked.credits, 1);
  assert.deepEqual(
    tracked.redeemed.map(({ prize }) => prize),
    ['dinner'],
  );
  assert.equal(code, 'credits-short');
});

test('[TRK-6] refused: no-rewards', () => {
  const none = { ...CREDITS, posted: { ...CREDITS.posted, prizes: {} } };
  assert.equal(go(none, [...TWO_SWIPES, ['12:10', REDEEM]]).code, 'no-rewards');
});

const PERIODS: readonly [ends: readonly ('from' | 'to')[], said: RegExp][] = [
  [['from', 'to'], /only from May 4, 2026, 10:00 AM to May 4, 2026, 6:00 PM\./],
  [['to'], /only until May 4, 2026, 6:00 PM\./],
];
for (const [ends, said] of PERIODS) {
  test(`[TRK-6] credits are redeemed within what is posted: ${ends.join(' and ')}`, () => {
    const { from, to, ...others } = CREDITS.posted;
    const posted = { ...others, ...(ends.includes('from') ? { from: from! } : {}), to: to! };
    assert.match(go({ ...CREDITS, posted }, [...TWO_SWIPES, ['18:01', REDEEM]]).message ?? '', said);
  });
}

const REFUSED: readonly [code: string, steps: readonly Step[], rule: string][] = [
  ['not-seated', [['12:00', LEAVE]], '[TRK-3]'],
  ['wrong-pin', [['12:00', { type: 'ViewAccount', ...PLAYER, isPinRight: false }]], '[TRK-8]'],
  ['redeem-needs-id', [...TWO_SWIPES, ['12:10', { ...REDEEM, showsId: false }]], '[TRK-6]'],
  ['redeem-outside-period', [...TWO_SWIPES, ['18:01', REDEEM]], '[TRK-6]'],
  ['unknown-reward', [...TWO_SWIPES, ['12:10', { ...REDEEM, prize: 'car' }]], '[TRK-6]'],
  [
    'credits-short',
    [
      ['10:00', SIT],
      ['11:00', SWIPE],
      ['12:10', REDEEM],
    ],
    '[TRK-6]',
  ],
];
for (const [code, steps, rule] of REFUSED) {
  test(`${rule} refused: ${code}`, () => assert.equal(go(CREDITS, steps).code, code));
}

test('[TRK-7] five scanned hours make a player eligible, four do not', () => {
  const four: readonly Step[] = [
    ['08:30', SIT],
    ['09:00', SWIPE],
    ['10:00', SWIPE],
    ['11:00', SWIPE],
    ['12:00', SWIPE],
  ];
  assert.equal(hasHours(SCANS, go(SCANS, four).tracked), false);
  assert.equal(hasHours(SCANS, go(SCANS, [...four, ['13:00', SWIPE]]).tracked), true);
});

test('[TRK-8] a look at the account with the right PIN is on record', () => {
  const { events } = go(CREDITS, [['12:00', { type: 'ViewAccount', ...PLAYER, isPinRight: true }]]);
  assert.deepEqual(events.at(-1), { type: 'AccountViewed', at: at('12:00').toString(), ...PLAYER });
});
