import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Card, parseCards } from '#core/cards';
import {
  dealFrom,
  deliveriesFor,
  type Irregularity,
  meterAt,
  playThrough,
  type RoundCommand,
  type RoundState,
  type Setup,
} from '#core/games/table';
import { dollars, percent } from '#core/money';
import { GAME } from './index.ts';

const cards = (text: string): readonly Card[] => {
  const parsed = parseCards(text);
  assert.ok(parsed.ok);
  return parsed.value;
};

const SETUP: Setup = {
  schedules: { acesUp: 'FCP-01', progressive: 'FCPP-3' },
  positions: 6,
  limits: {},
  dealing: 'hand',
  severalPositions: false,
  progressions: { progressive: { rate: percent(20), reserve: percent(5) } },
};
const bet = (seat: number, wager: string, amount = dollars(10)): RoundCommand => ({
  type: 'PlaceBet',
  seat,
  player: `Player ${seat}`,
  wager,
  amount,
});
const BETS: readonly RoundCommand[] = [
  bet(1, 'ante'),
  bet(1, 'progressive', dollars(1)),
  bet(2, 'acesUp'),
  bet(3, 'ante'),
  bet(3, 'progressive', dollars(1)),
  { type: 'CloseBets', chips: 2 },
];
/** Dealt around: seat 1 gets four aces, seat 2 nothing, seat 3 a pair, the dealer queen high with the five up. */
const STACK = cards('As 2c Jh Qd Ah 4d Jd 9s Ad 6h 8c 7h Ac 8d 5d 3h 9d Td 2d 2h 5s');
const DEALT: readonly RoundCommand[] = [...BETS, ...dealFrom(STACK, deliveriesFor('hand', [1, 2, 3], 6))];
const BUTTON: RoundCommand = { type: 'PressHandButton', seat: 1, wager: 'progressive', hand: 'four-aces' };
const WHOLE: readonly RoundCommand[] = [
  ...DEALT,
  { type: 'MakePlay', seat: 1, amount: dollars(30) },
  { type: 'Fold', seat: 3 },
  { type: 'RevealDealer' },
  { type: 'Settle', step: 'folded' },
  { type: 'Settle', step: 3 },
  { type: 'Settle', step: 2 },
  BUTTON,
  { type: 'ValidateAward', seat: 1 },
  { type: 'Settle', step: 1 },
  { type: 'Settle', step: 'last' },
  { type: 'EndRound' },
];

const play = (commands: readonly RoundCommand[], setup = SETUP): RoundState => {
  const meters = { progressive: meterAt(dollars(9_000), dollars(5_000), dollars(40)) };
  const result = playThrough(GAME.round, GAME.round.open(setup, meters), commands, { actor: 'supervisor 3' });
  assert.ok(result.ok, result.ok ? '' : result.message);
  return result.value;
};

test('[FCP 4] the deal: five face down to everyone in rotation, then the sixth card of the dealer face up', () => {
  const deliveries = deliveriesFor('hand', [1, 3], 6);
  assert.equal(deliveries.length, 16);
  assert.deepEqual(deliveries.at(-1), { to: 'dealer', cards: 1, faceUp: true });
  assert.ok(deliveries.slice(0, -1).every(({ faceUp }) => !faceUp));
});

test('[FCP 4] everyone sees the up card from the deal on, and no other card of the dealer', () => {
  const { dealer } = GAME.round.lookFrom(play(DEALT), 2);
  assert.deepEqual(dealer, [undefined, undefined, undefined, undefined, undefined, '5s']);
});

test('[FCP 4] a seat with Aces Up alone is not asked; with nobody to ask, the dealer reveals at once', () => {
  assert.equal(play(DEALT).phase, 'decisions');
  const asked = play([...DEALT, { type: 'MakePlay', seat: 1, amount: dollars(10) }]);
  assert.equal(asked.phase, 'decisions', 'seat 3 is next, not seat 2');
  const alone: readonly RoundCommand[] = [bet(2, 'acesUp'), { type: 'CloseBets', chips: 0 }];
  const dealing = dealFrom(STACK, deliveriesFor('hand', [2], 6));
  assert.equal(play([...alone, ...dealing]).phase, 'reveal');
});

test('[FCP 7] the keypad: lock, hand button, supervisor, reset; the meter ends at seed plus reserve', () => {
  const over = play(WHOLE);
  assert.equal(over.phase, 'over');
  assert.deepEqual([over.meters['progressive']?.posted, over.meters['progressive']?.reserve], [504_002, 0]);
});

test('[FCP 9.12] of each contribution 5% goes to the reserve', () => {
  const { meters } = play(BETS);
  // 20% of two $1 wagers is 40 cents, of which 5% are 2.
  assert.deepEqual([meters['progressive']?.posted, meters['progressive']?.reserve], [900_038, 4_002]);
});

test('[FCP 7] a logged award is backed out by adjustment: the award back on the meter, seed and reserve back', () => {
  const backOut: RoundCommand = { type: 'BackOutAward', seat: 1, reason: 'the ace of clubs was a six' };
  const state = play([...WHOLE, backOut]);
  assert.deepEqual([state.meters['progressive']?.posted, state.meters['progressive']?.reserve], [900_038, 4_002]);
  const twice = playThrough(GAME.round, state, [backOut], { actor: 'supervisor 3' });
  assert.ok(!twice.ok && twice.code === 'nothing-to-back-out');
});

test('[FCP 7] an award from the tray backed out leaves the meter as it is', () => {
  const setup = { ...SETUP, schedules: { acesUp: 'FCP-01', progressive: 'PMG-01' } } as const;
  const button: RoundCommand = { type: 'PressHandButton', seat: 1, wager: 'progressive', hand: 'four-of-a-kind' };
  const whole = WHOLE.filter(command => command.type !== 'Settle' || command.step !== 'last');
  const commands = whole.map(command => (command === BUTTON ? button : command));
  const before = play(commands, setup).meters;
  const backOut: RoundCommand = { type: 'BackOutAward', seat: 1, reason: 'wrong seat' };
  assert.deepEqual(play([...commands, backOut], setup).meters, before);
});

test('[FCP 8] only a wrong number of cards voids the round; of the rest the rule says nothing', () => {
  const report = (irregularity: Irregularity, before = DEALT) =>
    play([...before, { type: 'ReportIrregularity', irregularity }]).phase;
  assert.deepEqual([report('player-card-count'), report('dealer-card-count')], ['void', 'void']);
  assert.equal(report('dealer-card-exposed'), 'decisions');
  assert.equal(report('two-cards-face-up', BETS), 'deal');
});

test('[FCP 4] a folded hand that was kept for a wager is turned up when that is settled', () => {
  const seen = GAME.round
    .lookFrom(play(WHOLE), 1)
    .seats.map(({ cards: held }) => held.every(card => card !== undefined));
  assert.deepEqual(seen, [true, true, true]);
});
