import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Card, parseCards } from '#core/cards';
import { dealFrom, deliveriesFor, meterAt, playThrough, type RoundCommand, type Setup } from '#core/games/table';
import { dollars } from '#core/money';
import { GAME } from '../index.ts';

const cards = (text: string): readonly Card[] => {
  const parsed = parseCards(text);
  assert.ok(parsed.ok);
  return parsed.value;
};

const SETUP: Setup = {
  schedules: { acesUp: 'FCP-01', progressive: 'PMG-01' },
  positions: 6,
  limits: {},
  dealing: 'manual-shoe',
  severalPositions: false,
  progressions: {},
};

const said = (commands: readonly RoundCommand[]): readonly string[] => {
  const state = GAME.round.open(SETUP, { progressive: meterAt(dollars(9_000), dollars(5_000)) });
  const result = playThrough(GAME.round, state, commands, { actor: 'supervisor 3' });
  assert.ok(result.ok, result.ok ? '' : result.message);
  return GAME.round.coach(result.value).map(({ message }) => message);
};

const bet = (seat: number, wager: string, amount = dollars(10)): RoundCommand => ({
  type: 'PlaceBet',
  seat,
  player: `Player ${seat}`,
  wager,
  amount,
});
const chip = (seat: number): RoundCommand => bet(seat, 'progressive', dollars(1));

const BETS = [bet(1, 'ante'), chip(1), bet(2, 'ante'), bet(2, 'acesUp'), bet(3, 'ante'), bet(4, 'ante'), chip(4)];
const CLOSED: readonly RoundCommand[] = [...BETS, { type: 'CloseBets', chips: 2 }];
/** Seat 1 gets a straight flush, seat 2 aces, seat 3 nothing, seat 4 a pair of jacks, the dealer queen high. */
const STACK = cards('5c Ah 2s Jh Qd 6c As 4d Jd 9s 7c 2d 6h 8h 7d 8c 3d 8d 5d 3h 9c 7s Th 2c 2h Kc');
const DEALT = [...CLOSED, ...dealFrom(STACK, deliveriesFor('manual-shoe', [1, 2, 3, 4], 6))];
const DECIDED: readonly RoundCommand[] = [
  ...DEALT,
  { type: 'MakePlay', seat: 1, amount: dollars(30) },
  { type: 'Fold', seat: 2 },
  { type: 'Fold', seat: 3 },
  { type: 'Fold', seat: 4 },
];
const REVEALED: readonly RoundCommand[] = [...DECIDED, { type: 'RevealDealer' }];
const BUTTON: RoundCommand = { type: 'PressHandButton', seat: 1, wager: 'progressive', hand: 'straight-flush' };
const SETTLED: readonly RoundCommand[] = [
  ...REVEALED,
  { type: 'Settle', step: 'folded' },
  { type: 'Settle', step: 4 },
  { type: 'Settle', step: 2 },
  BUTTON,
  { type: 'ValidateAward', seat: 1 },
];

const SAYINGS: readonly [moment: string, commands: readonly RoundCommand[], sayings: readonly string[]][] = [
  [
    'the sensors lock',
    BETS,
    [
      'Announce “no more bets”.',
      'Press the lock button. The sensors with a progressive bet light up and stay lit for the round.',
      'Collect the progressive chips and count them in front of the tray. There must be 2.',
    ],
  ],
  ['the first card', CLOSED, ['From the manual shoe, deal the next card to seat 1, face down.']],
  ['the up card', DEALT.slice(0, -1), ['From the manual shoe, deal the next card to yourself, face up.']],
  ['the decision', DEALT, ['Ask seat 1: fold, or Play $10.00 to $30.00?']],
  [
    'the reveal',
    DECIDED,
    [
      'Arrange your six cards from high to low and announce king high, queen nine seven: K♣ Q♦ 9♠ 7♦. Leave 3♥ 2♥ to the side.',
    ],
  ],
  [
    'folded hands by what they still play for',
    REVEALED,
    [
      'Seat 2 folded. Take the bet on Ante.',
      'Put the cards of seat 2 face down by the Aces Up bet. They stay until it is settled.',
      'Seat 3 folded. Take the bet on Ante.',
      'Put the cards of seat 3 in the discard rack.',
      'Seat 4 folded. Take the bet on Ante.',
      'Put the cards of seat 4 face down by the sensor. The progressive bet is still live.',
    ],
  ],
  [
    'a folded hand with Aces Up',
    [...REVEALED, { type: 'Settle', step: 'folded' }, { type: 'Settle', step: 4 }],
    ['Turn up seat 2: pair of aces, seven three.', 'Pay 1 to 1 on Aces Up to seat 2 from the tray: $10.00.'],
  ],
  [
    'from the back forwards, and the hand left for envy',
    SETTLED,
    [
      'Turn up seat 1: 6-7-8-9 straight flush in clubs, nine high.',
      'Pay 1 to 1 on Play to seat 1 from the tray: $30.00.',
      'Pay 1 to 1 on Ante to seat 1 from the tray: $10.00.',
      'Pay 20 to 1 on Automatic Bonus to seat 1 from the tray: $200.00.',
      "Seat 1 wins $900.00 from the meter on Progressive. Don't pay it from the tray. Leave the cards on the table.",
      'Leave the hand of seat 1 face up for the Envy Bonus.',
    ],
  ],
  [
    'envy at the end of the round',
    [...SETTLED, { type: 'Settle', step: 1 }],
    [
      'Pay the Envy Bonuses. The hands that pay them stay face up until every bonus is paid.',
      'Pay seat 4 $300.00 from the tray: Envy Bonus for the hand of seat 1.',
    ],
  ],
  [
    'the reset',
    [...SETTLED, { type: 'Settle', step: 1 }, { type: 'Settle', step: 'last' }],
    ['Put the cards in the discard rack so that every hand can be rebuilt.', 'Press the reset button.'],
  ],
];
for (const [moment, commands, sayings] of SAYINGS) {
  test(`[FCP 4] ${moment}: the coach says what the dealer does`, () => assert.deepEqual(said(commands), sayings));
}
