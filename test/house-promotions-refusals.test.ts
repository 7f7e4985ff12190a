import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Refusal } from '#core/base';
import type { SENTENCES as OF_HI_LO } from '#core/games/hi-lo-progressive';
import { decideHouse, type HouseCommand } from '#core/house';
import { dollars } from '#core/money';
import type { SENTENCES as OF_GAMES } from '../src/core/features/games/texts/en.ts';
import type { SENTENCES as OF_PROMOTIONS } from '../src/core/features/promotions/texts/en.ts';
import type { SENTENCES as OF_CONTESTS } from '../src/core/mechanisms/contest/texts/en.ts';
import type { SENTENCES as OF_SQUARES } from '../src/core/mechanisms/squares/texts/en.ts';
import type { SENTENCES as OF_MECHANISMS } from '../src/core/mechanisms/texts/en.ts';
import type { SENTENCES as OF_TRACKING } from '../src/core/mechanisms/tracking/texts/en.ts';
import { committing, drawing, openDrum, revealing } from './draws/computed.ts';
import type { OfAnyPromotion, OfDrawings, OfMechanisms } from './house/codes.ts';
import { EARNED } from './house/earned-refusals.ts';
import { GAME_REFUSALS } from './house/game-refusals.ts';
import {
  BOARD,
  BOARD_OFFERING,
  CASH,
  CASH_OFFERING,
  DRUM,
  opening,
  POTS,
  POTS_OFFERING,
  promotionRoom,
  SPIN,
  SPIN_OFFERING,
  spinsWonBy,
  WHEEL,
} from './house/promotions.ts';
import { actor, BEATEN_TENS, BONUS_OFFERING, CHECKED, HOLDEM, NAMED, offeringOf, Room, seatSix } from './house/room.ts';
import { bringing, cardIn } from './walks/hi-lo.ts';

const CARS = 'blackjack-poker-car-drawing';
const POINTS = 'GEGA-003040';

const drum = (): Room => {
  const room = promotionRoom(CASH_OFFERING);
  room.both(opening(CASH, 'drawing', DRUM));
  return room;
};
const wheel = (): Room => {
  const room = promotionRoom(SPIN_OFFERING);
  room.do(opening(SPIN, 'wheel', WHEEL));
  room.both(opening(SPIN, 'drawing', spinsWonBy('ana'), 'spins'));
  return room;
};
const PRICE = { name: 'the closing price', form: { type: 'decimal', decimals: 2 } };
const BOTH = { actor: actor('ann'), second: actor('bo', 'supervisor') };
const committed = (more: object = {}): Room => {
  const room = openDrum(3);
  room.both(committing(more));
  return room;
};
const board = (): Room => {
  const room = promotionRoom(BONUS_OFFERING, BOARD_OFFERING);
  room.do(opening(BOARD, 'high-hand', { from: '2026-03-02T11:00', to: '2026-03-02T13:00' }));
  return room;
};
const club = (): Room => {
  const room = promotionRoom(offeringOf(POINTS, {}));
  room.do(opening(POINTS, 'tracking', { creditsPerSwipe: 1, prizes: {} }));
  return room;
};

const stepUp = (player: string): HouseCommand => ({
  type: 'RunPromotion',
  promotion: SPIN,
  mechanism: 'wheel',
  command: { type: 'StepUp', player },
});
const enroll: HouseCommand = {
  type: 'RunPromotion',
  promotion: POINTS,
  mechanism: 'tracking',
  command: { type: 'EnrollPlayer', player: 'ana' },
};
const settle: HouseCommand = {
  type: 'RunPromotion',
  promotion: BOARD,
  mechanism: 'high-hand',
  command: { type: 'SettlePeriod' },
};

/** Every code in the order of the table, with what brings it about. */
type Codes =
  | OfAnyPromotion
  | OfMechanisms
  | OfDrawings
  | OfOne
  | keyof typeof OF_PROMOTIONS
  | keyof typeof OF_MECHANISMS;
/** The others are in the tests of their mechanisms. */
type OfOne =
  | Extract<
      keyof typeof OF_TRACKING,
      'enrolled-before' | 'not-enrolled' | 'play-not-tracked' | 'tracked-several-times' | 'reward-not-valued'
    >
  | Extract<keyof typeof OF_CONTESTS, 'hours-still-counted' | 'entries-close-otherwise'>
  | Extract<keyof typeof OF_SQUARES, 'table-not-on-board' | 'period-not-next' | 'prize-not-as-posted'>;

/** A board that may not be opened for this time. */
const unopened = (from: string, to: string): Refusal => {
  const until22 = { hours: [{ days: ['Monday'], hours: { from: '10:00', to: '22:00' } }] } as const;
  return promotionRoom({ ...BOARD_OFFERING, times: until22 }).refused(opening(BOARD, 'high-hand', { from, to }));
};

/** Pots are splashed at these times. */
const splash = (drawnAt: readonly string[]): Room => {
  const room = promotionRoom(POTS_OFFERING);
  room.do(opening(POTS, 'splash-pot', { splash: { type: 'money', amount: dollars(100) }, drawnAt }));
  return room;
};
const splashed = {
  type: 'RunPromotion',
  promotion: POTS,
  mechanism: 'splash-pot',
  command: { type: 'SplashPots', draws: [99], hands: [], count: 1 },
} as const;

const PROMOTIONS: Readonly<Record<Codes, () => Refusal>> = {
  'unknown-promotion': () => drum().refused({ type: 'EndPromotion', promotion: 'bingo', reason: 'none' }),
  'promotion-runs': () => drum().refused(opening(CASH, 'drawing', DRUM)),
  'period-ends-first': () => unopened('2026-03-02T13:00', '2026-03-02T11:00'),
  'period-is-over': () => unopened('2026-03-02T09:00', '2026-03-02T10:00'),
  'period-out-of-hours': () => unopened('2026-03-02T21:00', '2026-03-02T23:00'),
  'drawing-times-not-posted': () =>
    promotionRoom(CASH_OFFERING).refused(opening(CASH, 'drawing', { ...DRUM, drawnAt: [] })),
  'drawing-times-not-in-order': () => {
    const drawnAt = ['2026-03-06T04:00:00Z', '2026-03-05T04:00:00Z'];
    return promotionRoom(CASH_OFFERING).refused(opening(CASH, 'drawing', { ...DRUM, drawnAt }));
  },
  'posted-drawing-not-due': () => splash(['2026-03-02T23:00:00Z']).refused(splashed, { second: actor('bo') }),
  'no-drawing-left': () => {
    const room = splash(['2026-03-02T19:00:00Z']);
    room.both(splashed);
    return room.refused(splashed, { second: actor('bo') });
  },
  'promotion-of-other-sort': () =>
    drum().refused({ type: 'RunPromotion', promotion: CASH, mechanism: 'wheel', command: { type: 'Spin', rest: 1 } }),
  'promotion-not-running': () => {
    const room = new Room();
    room.do({ type: 'AnnounceOffering', offering: CASH_OFFERING, tables: 'all' });
    return room.refused(opening(CASH, 'drawing', DRUM));
  },
  'promotion-not-finished': () => {
    const room = wheel();
    room.do(stepUp('ana'));
    return room.refused({ type: 'EndPromotion', promotion: SPIN, reason: 'closing time' });
  },
  'promotions-still-on': () => drum().refused({ type: 'EndOffering', activity: CASH, reason: 'autumn' }),
  ...EARNED,
  'no-such-contest': () => promotionRoom(CASH_OFFERING).refused(opening(CASH, 'squares', {})),
  'contest-over': () => {
    const room = promotionRoom(offeringOf('sports-promotion', {}));
    const prizes = { cash: dollars(50), items: [] };
    room.do(opening('sports-promotion', 'squares', { periods: [{ period: 'final', prizes }] }));
    const over = { period: 'final', score: [1, 1], isFinal: true, bowl: [] } as const;
    const score: HouseCommand = {
      type: 'RunPromotion',
      promotion: 'sports-promotion',
      mechanism: 'squares',
      command: { type: 'ScorePeriod', ...over, prizes },
    };
    room.do(score);
    return room.refused(score);
  },
  'enrolled-before': () => {
    const room = club();
    room.do(enroll);
    return room.refused(enroll);
  },
  'not-enrolled': () =>
    club().refused({
      type: 'RunPromotion',
      promotion: POINTS,
      mechanism: 'tracking',
      command: { type: 'SwipeCard', player: 'ana' },
    }),
  'spinner-not-done': () => {
    const room = wheel();
    room.do(stepUp('ana'));
    return room.refused(stepUp('ben'));
  },
  'no-spin-won': () => {
    const room = wheel();
    room.both(opening(SPIN, 'drawing', {}, 'drum'));
    return room.refused(stepUp('zed'));
  },
  'nobody-at-the-wheel': () =>
    wheel().refused({ type: 'RunPromotion', promotion: SPIN, mechanism: 'wheel', command: { type: 'Spin', rest: 1 } }),
  'no-giveaway': () => promotionRoom(CASH_OFFERING).refused(opening(CASH, 'car-giveaway', {})),
  'no-pass-won': () => {
    const room = promotionRoom(offeringOf(CARS, {}));
    room.both(opening(CARS, 'drawing', {}, 'drum'));
    room.do(opening(CARS, 'car-giveaway', {}));
    const tables = [[{ player: 'ana', chips: 1 }], []];
    const command = { type: 'CountFirstRound', tables } as const;
    return room.refused({ type: 'RunPromotion', promotion: CARS, mechanism: 'car-giveaway', command });
  },
  'stage-done': () => {
    const room = promotionRoom(offeringOf(CARS, {}));
    room.do(opening(CARS, 'car-giveaway', {}));
    const tables = ['a', 'b'].map(table =>
      [1, 2, 3, 4, 5, 6, 7, 8].map(place => ({ player: `${table}${place}`, chips: place })),
    );
    const count: HouseCommand = {
      type: 'RunPromotion',
      promotion: CARS,
      mechanism: 'car-giveaway',
      command: { type: 'CountFirstRound', tables },
    };
    for (const table of [1, 2])
      for (let hand = 0; hand < 24; hand++) room.do({ ...count, command: { type: 'PlayHand', table } } as HouseCommand);
    room.both(count);
    return room.refused(count);
  },
  'no-tables-drawn': () =>
    promotionRoom(CASH_OFFERING).refused(opening(CASH, 'table-drawing', { prizes: {}, valueAwards: [] })),
  'no-high-hand': () =>
    promotionRoom(CASH_OFFERING).refused(
      opening(CASH, 'high-hand', { from: '2026-03-02T11:00', to: '2026-03-02T13:00' }),
    ),
  'period-not-over': () => board().refused(settle),
  'period-already-settled': () => {
    const room = board();
    room.do(settle, { at: '2026-03-02T21:00:00Z' });
    return room.refused(settle);
  },
  'hand-already-posted': () => {
    const room = board();
    seatSix(room, 7);
    room.do({ type: 'StartGame', table: 7, pot: dollars(60) });
    const command = { type: 'PostHand', table: 7, seen: BEATEN_TENS, ...CHECKED, ...NAMED } as const;
    const post = { type: 'RunPromotion', promotion: BOARD, mechanism: 'high-hand', command } as const;
    room.do(post);
    return room.refused(post);
  },
  'hand-not-on-board': () =>
    board().refused({
      type: 'RunPromotion',
      promotion: BOARD,
      mechanism: 'high-hand',
      command: { type: 'TakeBackHand', hand: 7, reason: 'no such hand' },
    }),
  'board-needs-name': () => {
    const room = board();
    seatSix(room, 7);
    room.do({ type: 'StartGame', table: 7, pot: dollars(60) });
    const command = { type: 'PostHand', table: 7, seen: BEATEN_TENS, ...CHECKED } as const;
    return room.refused({ type: 'RunPromotion', promotion: BOARD, mechanism: 'high-hand', command });
  },
  'drawn-by-computer': () => openDrum(3).refused(drawing({ type: 'DrawEntry', ticket: 't1' })),
  'drawn-by-hand': () => drum().refused(committing()),
  'entries-closed': () => committed().refused(drawing({ type: 'CloseDrawing' })),
  'nothing-to-draw': () => openDrum(0).refused(committing()),
  'no-secrets-here': () => {
    const room = openDrum(3);
    const decided = decideHouse(room.house, committing(), { now: room.now, ...BOTH });
    return decided.ok ? assert.fail('committed without a secret') : decided;
  },
  'secret-not-kept': () => {
    const lost = { make: () => assert.fail('none is made'), open: () => undefined };
    return committed().refused(revealing(1), { ...BOTH, secrets: lost });
  },
  'value-of-other-form': () => committed({ beacon: PRICE }).refused(revealing(1, { beacon: 'five' })),
  'beacon-missing': () => committed({ beacon: PRICE }).refused(revealing(1, { beacon: ' ' })),
  'no-beacon-announced': () => committed().refused(revealing(1, { beacon: '5' })),
  'unknown-draw': () => committed().refused(revealing(2)),
  'draw-over': () => {
    const room = committed();
    room.both(revealing(1));
    return room.refused(revealing(1));
  },
};

const hiLo = (...commands: readonly Extract<HouseCommand, { type: 'PlayHiLo' }>['command'][]): Room => {
  const room = new Room();
  room.now = Temporal.Instant.from('2026-03-05T23:00:00Z'); // Three in the afternoon.
  if (commands.length > 0) room.do({ type: 'PlayHiLo', command: { type: 'PostHiLoDays', days: ['2026-03-05'] } });
  for (const command of commands) {
    if (command.type === 'DrawPlayer') cardIn(room, 'm-1');
    room.do({ type: 'PlayHiLo', command }, bringing(0));
  }
  return room;
};
const THERE = [{ type: 'OpenHiLoDay' }, { type: 'DrawPlayer', hour: '15:00' }, { type: 'ReportAtDesk' }] as const;
const drawFor = (hour: string): HouseCommand => ({
  type: 'PlayHiLo',
  command: { type: 'DrawPlayer', hour },
});
const FIRST = { type: 'TurnFirstCard', card: '2s' } as const;

const BETS = {
  type: 'baccarat',
  bets: [{ seat: 1, line: 'tie', amount: dollars(5) }],
  player: ['2s', '5d'],
  banker: ['9s', 'Kd'],
} as const;

const baccarat = (): Room => {
  const room = new Room();
  const limits = { betMin: dollars(5), betMax: dollars(500) };
  room.both({ type: 'SetUpGame', setUp: { game: 'baccarat', limits } });
  room.do({ type: 'OpenTable', table: 3, plays: { ...HOLDEM, game: 'baccarat' } });
  const seated = { seat: 1, position: 1, player: { type: 'anonymous' }, role: 'player' } as const;
  room.do({ type: 'SeatPlayer', table: 3, seated });
  room.do({ type: 'StartGame', table: 3 });
  return room;
};

/** Refusals of the game that only a house brings about. */
type OfHiLoInHouse = Extract<keyof typeof OF_HI_LO, `${string}hi-lo${string}`>;

const GAMES: Readonly<Record<keyof typeof OF_GAMES | OfHiLoInHouse, () => Refusal>> = {
  'game-not-set-up': () => {
    const room = new Room();
    seatSix(room, 7);
    room.do({ type: 'StartGame', table: 7 });
    return room.refused({ type: 'SettleRound', table: 7, deal: BETS });
  },
  'deal-of-other-game': () =>
    baccarat().refused({ type: 'SettleRound', table: 3, deal: { type: 'poker', seats: [], dealer: [] } }),
  'round-settled-before': () => {
    const room = baccarat();
    room.do({ type: 'SettleRound', table: 3, deal: BETS });
    return room.refused({ type: 'SettleRound', table: 3, deal: BETS });
  },
  ...GAME_REFUSALS,
  'hi-lo-day-open': () => hiLo(...THERE).refused({ type: 'PlayHiLo', command: THERE[0] }),
  'hi-lo-hour-not-come': () => hiLo(THERE[0]).refused(drawFor('17:00')),
  'hi-lo-hour-gone': () => hiLo(THERE[0]).refused(drawFor('15:00'), { at: '2026-03-06T00:00:00Z' }),
  'hi-lo-drawings-left': () => hiLo(THERE[0]).refused({ type: 'PlayHiLo', command: { type: 'CloseDay' } }),
  'no-hi-lo-day': () => new Room().refused({ type: 'PlayHiLo', command: FIRST }),
  'no-hi-lo-game': () => hiLo(THERE[0]).refused({ type: 'PlayHiLo', command: FIRST }),
  'hi-lo-not-today': () => hiLo().refused({ type: 'PlayHiLo', command: THERE[0] }),
  'hi-lo-day-over': () => {
    const room = hiLo(THERE[0]);
    room.do({ type: 'PlayHiLo', command: { type: 'CloseDay' } }, { at: '2026-03-06T07:30:00Z' });
    return room.refused({ type: 'PlayHiLo', command: THERE[0] });
  },
  'hi-lo-nobody-playing': () => hiLo(THERE[0]).refused(drawFor('15:00')),
  'hi-lo-game-on': () => hiLo(...THERE, FIRST).refused({ type: 'PlayHiLo', command: FIRST }),
};

for (const [code, bring] of Object.entries({ ...PROMOTIONS, ...GAMES })) {
  test(`[HSE-1] refused: ${code}`, () => {
    const refusal = bring();
    assert.equal(refusal.code, code);
    assert.match(refusal.message, /^[A-Z0-9$].*\.$/i);
    assert.notEqual(refusal.clause, '');
  });
}
