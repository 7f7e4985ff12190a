import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Answer, answer, type Refusal } from '#core/base';
import { type Card, parseCards } from '#core/cards';
import * as crazy4 from '#core/games/crazy-4-poker';
import * as fourCard from '#core/games/four-card-poker';
import { cents, dollars, percent } from '#core/money';
import {
  dealFrom,
  deliveriesFor,
  type Meters,
  meterAt,
  playThrough,
  type RoundCommand,
  type SENTENCES,
} from './index.ts';

const cards = (text: string): readonly Card[] => {
  const parsed = parseCards(text);
  assert.ok(parsed.ok);
  return parsed.value;
};

const SETUP = {
  positions: 6,
  limits: { ante: { from: dollars(5), to: dollars(100) } },
  dealing: 'automated-shoe',
  severalPositions: false,
  progressions: {},
} as const;
const METERS: Meters = {
  fourCard: meterAt(dollars(8_000), dollars(5_000)),
  progressive: meterAt(dollars(8_000), dollars(5_000)),
};

const playCrazy4 = (...commands: readonly RoundCommand[]): Answer<unknown> => {
  const schedules = { fourCardProgressive: 'A', coverAll: true } as const;
  const state = crazy4.GAME.round.open({ ...SETUP, positions: 7, schedules }, METERS);
  return playThrough(crazy4.GAME.round, state, commands, { actor: 'floor 7' });
};
const playFourCard = (...commands: readonly RoundCommand[]): Answer<unknown> => {
  const schedules = { acesUp: 'FCP-01', progressive: 'FCPP-1' } as const;
  const state = fourCard.GAME.round.open({ ...SETUP, schedules }, METERS);
  return playThrough(fourCard.GAME.round, state, commands, { actor: 'floor 7' });
};

/** The dealer plays by hand: only what feeds a meter is counted. */
const count = (...commands: readonly RoundCommand[]): Answer<unknown> => {
  const schedules = { fourCardProgressive: 'A', fiveCardHandBonus: true } as const;
  const meters = { ...METERS, handBonus: meterAt(dollars(12_000), dollars(10_000)) };
  const state = crazy4.GAME.round.open({ ...SETUP, way: 'count', schedules }, meters);
  return playThrough(crazy4.GAME.round, state, commands, { actor: 'floor 7' });
};

const refusedBy = (refusal: Refusal | undefined): Answer<unknown> => refusal ?? answer(undefined);
const setUp = (change: object): Answer<unknown> =>
  refusedBy(
    crazy4.GAME.checkSetUp({
      game: 'crazy-4-poker',
      schedules: { fourCardProgressive: 'A', queensUp: 'A' },
      meters: { fourCard: meterAt(dollars(5_000), dollars(5_000)) },
      progressions: { fourCard: { rate: percent(20), reserve: percent(0) } },
      ...change,
    }),
  );

const bet = (seat: number, wager: string, amount = dollars(10), player = `Player ${seat}`): RoundCommand => ({
  type: 'PlaceBet',
  seat,
  player,
  wager,
  amount,
});
const main = (seat: number): readonly RoundCommand[] => [bet(seat, 'ante'), bet(seat, 'superBonus')];

const CLOSE: RoundCommand = { type: 'CloseBets', chips: 1 };
const BETS = [...main(1), ...main(3), bet(3, 'fourCardProgressive', dollars(1)), CLOSE];
const DEALT = [
  ...BETS,
  ...dealFrom(cards('Jh Jd 8c 5d 2c As Ah Ad Ac 9d Qd 9s 7d 5h 3h'), deliveriesFor('automated-shoe', [1, 3], 5)),
];
const DECIDED: readonly RoundCommand[] = [
  ...DEALT,
  { type: 'MakePlay', seat: 1, amount: dollars(10) },
  { type: 'MakePlay', seat: 3, amount: dollars(30) },
];
const REVEALED: readonly RoundCommand[] = [...DECIDED, { type: 'RevealDealer' }];
type HandButton = Extract<RoundCommand, { readonly type: 'PressHandButton' }>;
const FOUR_ACES: HandButton = { type: 'PressHandButton', seat: 3, wager: 'fourCardProgressive', hand: 'four-aces' };
const COUNTED: readonly RoundCommand[] = [
  bet(3, 'fourCardProgressive', dollars(1)),
  bet(3, 'handBonusOnPlayer', dollars(1)),
  CLOSE,
];
const BONUS = { type: 'PressHandButton', seat: 3, wager: 'handBonusOnPlayer' } as const;
const VALIDATED: readonly RoundCommand[] = [...REVEALED, FOUR_ACES, { type: 'ValidateAward', seat: 3 }];
const SETTLED: readonly RoundCommand[] = [...VALIDATED, { type: 'Settle', step: 3 }, { type: 'Settle', step: 1 }];

const FOUR_CARD_OVER: readonly RoundCommand[] = [
  bet(1, 'acesUp'),
  bet(1, 'progressive', dollars(1)),
  CLOSE,
  ...dealFrom(cards('Jh Jd 8c 5d 2c Qd 9s 7d 5h 3h 2h'), deliveriesFor('automated-shoe', [1], 6)),
  { type: 'RevealDealer' },
  { type: 'Settle', step: 1 },
  { type: 'EndRound' },
];

const roundOf = (change: Partial<crazy4.Crazy4Round>): Answer<unknown> =>
  crazy4.settle({
    schedules: {},
    meters: {},
    seats: [
      {
        seat: 1,
        cards: cards('Jh Jd 8c 5d 2c'),
        wagers: { ante: dollars(10), superBonus: dollars(10) },
        decision: { play: dollars(10) },
      },
    ],
    dealer: cards('Qd 9s 7d 5h 3h'),
    ...change,
  });
const fourCardRound = (change: Partial<fourCard.FourCardRound>): Answer<unknown> =>
  fourCard.settle({
    schedules: {},
    meters: {},
    seats: [
      { seat: 1, cards: cards('Jh Jd 8c 5d 2c'), wagers: { ante: dollars(10) }, decision: { play: dollars(10) } },
    ],
    dealer: cards('Qd 9s 7d 5h 3h 2h'),
    ...change,
  });

/** A row for every code, in the order of the codes: the clause, and what was tried. */
const ROWS: Readonly<Record<keyof typeof SENTENCES, readonly [clause: string, tried: () => Answer<unknown>]>> = {
  'wrong-phase': ['C4P 4', () => playCrazy4(...BETS, bet(1, 'ante', dollars(20)))],
  'no-such-seat': ['C4P 4', () => playCrazy4(bet(8, 'ante'))],
  'seat-listed-twice': [
    'C4P 4',
    () => {
      const wagers = { ante: dollars(10), superBonus: dollars(10) };
      return roundOf({
        seats: [
          { seat: 1, cards: cards('2c 3c 4d 5d 7h'), wagers, decision: 'fold' },
          { seat: 1, cards: cards('8c 9c Td Jd Kh'), wagers, decision: 'fold' },
        ],
      });
    },
  ],
  'seat-taken': ['C4P 4', () => playCrazy4(bet(1, 'ante'), bet(1, 'ante', dollars(10), 'Somebody else'))],
  'one-position-a-player': ['C4P 4', () => playCrazy4(bet(1, 'ante'), bet(2, 'ante', dollars(10), 'Player 1'))],
  'no-bets': ['C4P 4', () => playCrazy4({ type: 'CloseBets', chips: 0 })],
  'no-such-bet': ['C4P 4', () => playCrazy4(...main(1), { type: 'TakeBackBet', seat: 1, wager: 'coverAll' })],
  'wager-not-offered': ['C4P 4', () => playCrazy4(bet(1, 'queensUp'))],
  'wager-not-an-amount': ['C4P 4', () => playCrazy4(bet(1, 'ante', cents(-500)))],
  'wager-outside-limits': ['C4P 4', () => playCrazy4(bet(1, 'ante', dollars(101)))],
  'wager-denomination': ['C4P 4', () => playCrazy4(...main(1), bet(1, 'fourCardProgressive', dollars(2)))],
  'ante-missing': ['C4P 4', () => playCrazy4(bet(1, 'superBonus'), { type: 'CloseBets', chips: 0 })],
  'ante-first': ['C4P 4', () => playCrazy4(bet(1, 'ante'), bet(1, 'fourCardProgressive', dollars(1)))],
  'super-bonus-unequal': [
    'C4P 4',
    () => playCrazy4(bet(1, 'ante'), bet(1, 'superBonus', dollars(5)), { type: 'CloseBets', chips: 0 }),
  ],
  'ante-or-aces-up-missing': ['FCP 3', () => playFourCard(bet(1, 'progressive', dollars(1)))],
  'too-many-players': [
    'C4P 8.7',
    () => playCrazy4(...[1, 2, 3, 4, 5, 6, 7].flatMap(main), bet(2, 'coverAll'), { type: 'CloseBets', chips: 0 }),
  ],
  'reset-below-minimum': [
    'C4P 8.5',
    () =>
      roundOf({
        schedules: { fourCardProgressive: 'A' },
        meters: { fourCard: meterAt(dollars(9_000), cents(499_999)) },
      }),
  ],
  'meter-missing': ['C4P 8.5', () => roundOf({ schedules: { fiveCardProgressive: true } })],
  'initial-below-minimum': ['C4P 8.5', () => setUp({ meters: { fourCard: meterAt(dollars(1), dollars(5_000)) } })],
  'rate-missing': ['C4P 8.5', () => setUp({ progressions: {} })],
  'reserve-not-as-scheduled': [
    'FCP 7',
    () => {
      const progressions = { progressive: { rate: percent(20), reserve: percent(0) } };
      const schedules = { progressive: 'FCPP-3' };
      return refusedBy(fourCard.GAME.checkSetUp({ game: 'four-card-poker', schedules, meters: METERS, progressions }));
    },
  ],
  'meter-not-needed': ['C4P 4', () => setUp({ meters: METERS })],
  'limit-not-chosen': ['C4P 4', () => setUp({ limits: { ante: { from: dollars(1), to: dollars(5) } } })],
  'limit-upside-down': ['C4P 4', () => setUp({ limits: { queensUp: { from: dollars(5), to: dollars(1) } } })],
  'unknown-schedule': ['C4P 8.4', () => crazy4.chooseSchedules({ queensUp: 'E' })],
  'up-card-not-dealt': ['FCP 4', () => fourCardRound({ upCard: 'As' })],
  'chips-do-not-match': ['C4P 5', () => playCrazy4(...main(1), { type: 'CloseBets', chips: 2 })],
  'not-next-to-deal': [
    'C4P 5',
    () => playCrazy4(...BETS, { type: 'DealCards', to: 3, cards: cards('2c 3c 4d 5d 7h') }),
  ],
  'wrong-delivery': ['C4P 5', () => playCrazy4(...BETS, { type: 'DealCards', to: 1, cards: cards('2c 3c 4d 5d') })],
  'not-this-turn': ['C4P 6', () => playCrazy4(...DEALT, { type: 'Fold', seat: 3 })],
  'has-decided': ['C4P 6', () => playCrazy4(...DEALT, { type: 'Fold', seat: 1 }, { type: 'Fold', seat: 1 })],
  'not-in-the-round': ['C4P 6', () => playCrazy4(...DEALT, { type: 'Fold', seat: 2 })],
  'not-decided': [
    'C4P 6',
    () =>
      roundOf({
        seats: [{ seat: 1, cards: cards('Jh Jd 8c 5d 2c'), wagers: { ante: dollars(10), superBonus: dollars(10) } }],
      }),
  ],
  'play-not-the-ante': ['C4P 6', () => playCrazy4(...DEALT, { type: 'MakePlay', seat: 1, amount: dollars(30) })],
  'play-outside-range': ['C4P 6', () => playCrazy4(...DEALT, { type: 'MakePlay', seat: 1, amount: dollars(5) })],
  'wrong-hand-button': ['C4P 9', () => playCrazy4(...REVEALED, { ...FOUR_ACES, hand: 'four-of-a-kind' })],
  'no-award-to-key': ['C4P 9', () => playCrazy4(...REVEALED, { type: 'ValidateAward', seat: 1 })],
  'not-next-to-settle': ['C4P 7', () => playCrazy4(...REVEALED, { type: 'Settle', step: 1 })],
  'all-settled': ['C4P 7', () => playCrazy4(...SETTLED, { type: 'Settle', step: 'last' })],
  'award-not-keyed': ['C4P 9', () => playCrazy4(...REVEALED, { type: 'Settle', step: 3 })],
  'award-not-validated': ['C4P 9', () => playCrazy4(...REVEALED, FOUR_ACES, { type: 'Settle', step: 3 })],
  'wagers-not-settled': ['C4P 7', () => playCrazy4(...REVEALED, { type: 'EndRound' })],
  'documents-open': ['C4P 9', () => playCrazy4(...SETTLED, { type: 'EndRound' })],
  'no-documents-due': ['C4P 9', () => playCrazy4(...SETTLED, { type: 'CompleteDocuments', seat: 1 })],
  'nothing-to-back-out': [
    'FCP 7',
    () => playFourCard(...FOUR_CARD_OVER, { type: 'BackOutAward', seat: 1, reason: 'keyed for the wrong seat' }),
  ],
  'no-back-out': ['C4P 9', () => playCrazy4({ type: 'BackOutAward', seat: 1, reason: 'keyed by mistake' })],
  'wager-not-counted': ['C4P 4', () => count(bet(1, 'ante'))],
  'card-set-aside': [
    'C4P 5',
    () =>
      playCrazy4(
        ...BETS,
        { type: 'ReportIrregularity', irregularity: 'one-card-face-up', card: '2c' },
        { type: 'DealCards', to: 1, cards: cards('Jh Jd 8c 5d 2c') },
      ),
  ],
  'hand-keyed': ['C4P 9', () => count(...COUNTED, FOUR_ACES, { ...FOUR_ACES, hand: 'straight-flush' })],
  'award-validated': ['C4P 9', () => count(...COUNTED, FOUR_ACES, { type: 'ValidateAward', seat: 3 }, FOUR_ACES)],
  'no-such-button': ['C4P 9', () => count(...COUNTED, { ...FOUR_ACES, hand: 'pair' })],
  'nothing-drawn': ['C4P 9', () => count(...COUNTED, { ...BONUS, hand: 'magic-card' })],
  'position-not-drawn': ['C4P 9', () => count(...COUNTED, { ...BONUS, hand: 'lucky-bonus' })],
  'no-hand-entered': ['C4P 5', () => playCrazy4(...BETS, { type: 'CorrectCards', to: 1, cards: cards('2c') })],
  'paid-by-cards': ['C4P 5', () => playCrazy4(...SETTLED, { type: 'CorrectCards', to: 1, cards: cards('2c') })],
  'as-many-cards': ['C4P 5', () => playCrazy4(...DEALT, { type: 'CorrectCards', to: 1, cards: cards('2c') })],
  'not-of-this-table': [
    'C4P 5',
    () => {
      const state = crazy4.GAME.round.open({ ...SETUP, dealing: 'hand', schedules: {} }, {});
      const jam: RoundCommand = { type: 'ReportIrregularity', irregularity: 'shoe-jam' };
      return playThrough(crazy4.GAME.round, state, [...main(1), { type: 'CloseBets', chips: 0 }, jam], {
        actor: 'dealer 2',
      });
    },
  ],
};

for (const [code, [clause, tried]] of Object.entries(ROWS)) {
  test(`[${clause}] refused: ${code}`, () => {
    const result = tried();
    assert.ok(!result.ok, 'it was accepted');
    assert.deepEqual([result.code, result.clause], [code, clause]);
    assert.match(result.message, /^[A-Z0-9].*\.$/);
    assert.doesNotMatch(result.message, /undefined|NaN|\[object/);
  });
}

test('[C4P 4] before "no more bets" a bet is changed or taken back; a seat without bets is out', () => {
  const taken: RoundCommand = { type: 'TakeBackBet', seat: 1, wager: 'ante' };
  const state = crazy4.GAME.round.open({ ...SETUP, schedules: {} }, {});
  const result = playThrough(
    crazy4.GAME.round,
    state,
    [bet(1, 'ante'), bet(2, 'ante'), bet(2, 'ante', dollars(25)), taken],
    { actor: 'dealer 2' },
  );
  assert.ok(result.ok);
  assert.deepEqual(
    result.value.seats.map(({ seat, wagers }) => [seat, wagers]),
    [[2, { ante: 2_500 }]],
  );
});

test('[FCP 3] several positions for one player, where the house allows it', () => {
  const two = [bet(1, 'ante', dollars(10), 'Ann'), bet(2, 'acesUp', dollars(10), 'Ann')];
  assert.ok(!playFourCard(...two).ok);
  const state = fourCard.GAME.round.open({ ...SETUP, severalPositions: true, schedules: { acesUp: 'FCP-01' } }, {});
  assert.ok(playThrough(fourCard.GAME.round, state, two, { actor: 'dealer 2' }).ok);
});
