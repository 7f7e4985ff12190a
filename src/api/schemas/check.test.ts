import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkCommand } from './index.ts';

const WHEEL = { spots: [{ type: 'cash', amount: 10_000 }, { type: 'double' }] };

const CASES: readonly [type: string, fields: object, fits: boolean, why: string][] = [
  ['OpenPromotion', { promotion: 'p', activity: 'a', mechanism: 'wheel', posted: WHEEL }, true, 'what a wheel posts'],
  [
    'OpenPromotion',
    { promotion: 'p', activity: 'a', mechanism: 'squares', posted: WHEEL },
    false,
    'squares post nothing',
  ],
  [
    'RunPromotion',
    { promotion: 'p', mechanism: 'tournament', command: { type: 'OpenSignUps' } },
    true,
    'its own command',
  ],
  [
    'RunPromotion',
    { promotion: 'p', mechanism: 'wheel', command: { type: 'OpenSignUps' } },
    false,
    'of another mechanism',
  ],
  [
    'RunPromotion',
    { promotion: 'p', mechanism: 'instrument', command: { type: 'RedeemAtCage', id: 'c-1' } },
    true,
    'a coupon at the cage',
  ],
  [
    'RunPromotion',
    { promotion: 'p', mechanism: 'instrument', command: { type: 'RedeemAtCage', id: 'c-1', by: 'somebody' } },
    false,
    'the house knows who does it',
  ],
  [
    'RunPromotion',
    { promotion: 'p', mechanism: 'tracking', command: { type: 'ViewAccount', player: 'm-1', isPinRight: true } },
    false,
    'nobody says of a PIN that it is right',
  ],
  ['RunPromotion', { promotion: 'p', mechanism: 'none', command: { type: 'OpenSignUps' } }, false, 'no such mechanism'],
  ['AskSecond', { command: { type: 'CountDrop', drop: 1, counted: 5 } }, true, 'two people count'],
  [
    'AskSecond',
    { command: { type: 'RunPromotion', promotion: 'p', mechanism: 'wheel', command: { type: 'Spin', rest: 3 } } },
    true,
    'a large prize on a wheel',
  ],
  ['AskSecond', { command: { type: 'GameOver', table: 7 } }, false, 'one person is enough'],
  ['AskSecond', { command: { type: 'SetPin', person: 'p-1' } }, false, 'PINs are set where they are kept'],
  [
    'AskSecond',
    { command: { type: 'EnrollStation', station: 's', kind: 'service', scopes: ['journal'], keyHash: 'mine' } },
    false,
    'keys are made where they are kept',
  ],
  ['StartGame', { table: 7, pot: 1.5 }, false, 'half a cent'],
  ['StartGame', { table: 7, pot: undefined }, false, 'absent is absent'],
];

const METER = { posted: 600_000, reset: 500_000, reserve: 0 };
const FIFTH = { rate: { over: 1, under: 5 }, reserve: { over: 0, under: 1 } };
const CRAZY_4 = {
  game: 'crazy-4-poker',
  schedules: { fourCardProgressive: 'A' },
  meters: { fourCard: METER },
  progressions: { fourCard: FIFTH },
};
const BACCARAT = { game: 'baccarat', limits: { betMin: 500, betMax: 50_000 } };
const SEAT = { seat: 1, cards: ['As', 'Ah', 'Ad', 'Ac', '2d'], wagers: { ante: 500 }, decision: { play: 1_500 } };
const POKER = { type: 'poker', seats: [SEAT], dealer: ['Ks', '9h', '7d', '4c', '3s', '2h'] };
const COUP = {
  type: 'baccarat',
  bets: [{ seat: 1, line: 'banker', amount: 500 }],
  player: ['2s', '5d'],
  banker: ['9s', 'Kd'],
};

const GAMES: readonly [type: string, fields: object, fits: boolean, why: string][] = [
  ['SetUpGame', { setUp: CRAZY_4 }, true, 'its pay tables and meters'],
  ['SetUpGame', { setUp: { ...CRAZY_4, game: 'four-card-poker' } }, false, 'the pay tables of another game'],
  ['SetUpGame', { setUp: { ...CRAZY_4, meters: { progressive: METER } } }, false, 'the meter of another game'],
  ['SetUpGame', { setUp: { ...CRAZY_4, limits: BACCARAT.limits } }, false, 'limits of baccarat'],
  [
    'SetUpGame',
    { setUp: { ...CRAZY_4, meters: { fourCard: { ...METER, carry: { over: 1, under: 2 } } } } },
    false,
    'half a cent that no wager brought',
  ],
  [
    'SetUpGame',
    { setUp: { ...CRAZY_4, progressions: { fourCard: { ...FIFTH, rate: { over: 6, under: 5 } } } } },
    false,
    'more than the whole wager',
  ],
  ['SetUpGame', { setUp: BACCARAT }, true, 'limits'],
  ['SetUpGame', { setUp: { ...BACCARAT, game: 'ez-baccarat' } }, true, 'limits'],
  ['SetUpGame', { setUp: { ...BACCARAT, game: 'hi-lo-progressive' } }, false, 'nothing of it is chosen'],
  ['AskSecond', { command: { type: 'SetUpGame', setUp: BACCARAT } }, true, 'two people set up a game'],
  ['SettleRound', { table: 7, deal: POKER }, true, 'a round'],
  ['SettleRound', { table: 7, deal: { ...POKER, dealer: ['Jk'] } }, false, 'no joker is dealt'],
  [
    'SettleRound',
    { table: 7, deal: { ...POKER, seats: [{ ...SEAT, wagers: { envy: 500 } }] } },
    false,
    'nobody bets on envy',
  ],
  ['SettleRound', { table: 7, deal: { ...POKER, meters: {} } }, false, 'meters are the house’s'],
  ['SettleRound', { table: 7, deal: COUP }, true, 'a coup'],
  ['SettleRound', { table: 7, deal: { ...COUP, type: 'poker' } }, false, 'the cards of another game'],
  ['PlayHiLo', { command: { type: 'DrawPlayer', hour: '15:00' } }, true, 'a drawing'],
  ['PlayHiLo', { command: { type: 'DrawPlayer', hour: '15:30' } }, false, 'no drawing then'],
  ['PlayHiLo', { command: { type: 'TurnCard', card: 'As' } }, true, 'a card'],
  [
    'PlayHiLo',
    { command: { type: 'FinishAttempt', prize: { amount: 1, form: 'cash' }, wonProgressive: true } },
    false,
    'the game itself says what was won',
  ],
];

for (const [type, fields, fits, why] of [...CASES, ...GAMES]) {
  test(`[API-3] ${type} ${JSON.stringify(fields)} ${fits ? 'fits' : 'does not fit'}: ${why}`, () =>
    assert.equal(checkCommand({ type, ...fields })?.ok, fits));
}

const LIT = { seat: 1, position: 1, activity: 'a', space: 'player' };

test('[API-3] what does not fit is named, field by field', () => {
  const read = checkCommand({ type: 'LightSeat', table: 0, lit: { ...LIT, seat: 'x' }, more: 1 });
  assert.ok(read?.ok === false);
  assert.match(read.fields, /table \(at least 1\), lit\.seat \(a whole number\), more \(not used here/);
});

test('[API-3] a command that nobody asks for has no schema', () => {
  for (const type of ['LetTimePass', 'SignOn', 'toString', '__proto__'])
    assert.equal(checkCommand({ type }), undefined);
});
