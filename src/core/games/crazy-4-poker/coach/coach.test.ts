import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Card, parseCards } from '#core/cards';
import {
  dealFrom,
  deliveriesFor,
  meterAt,
  playThrough,
  type RoundCommand,
  type RoundState,
  type Setup,
} from '#core/games/table';
import { dollars } from '#core/money';
import type { Said } from '#core/words';
import { GAME } from '../index.ts';

const cards = (text: string): readonly Card[] => {
  const parsed = parseCards(text);
  assert.ok(parsed.ok);
  return parsed.value;
};

const SETUP: Setup = {
  schedules: { queensUp: 'A', fourCardProgressive: 'A', fiveCardHandBonus: true, coverAll: true },
  positions: 6,
  limits: {},
  dealing: 'automated-shoe',
  severalPositions: false,
  progressions: {},
};
const METERS = {
  fourCard: meterAt(dollars(8_000), dollars(5_000)),
  handBonus: meterAt(dollars(15_000), dollars(10_000)),
};

const play = (commands: readonly RoundCommand[], setup = SETUP): RoundState => {
  const result = playThrough(GAME.round, GAME.round.open(setup, METERS), commands, { actor: 'dealer 2' });
  assert.ok(result.ok, result.ok ? '' : result.message);
  return result.value;
};

const messages = (said: readonly Said[]): readonly string[] => said.map(({ message }) => message);
const saidIn = (state: RoundState): readonly string[] => messages(GAME.round.coach(state));

const bet = (seat: number, wager: string, amount = dollars(10)): RoundCommand => ({
  type: 'PlaceBet',
  seat,
  player: `Player ${seat}`,
  wager,
  amount,
});
const main = (seat: number) => [bet(seat, 'ante'), bet(seat, 'superBonus')];
const chip = (seat: number) => bet(seat, 'fourCardProgressive', dollars(1));

const BETS = [...main(1), chip(1), bet(1, 'coverAll'), ...main(2), chip(2), ...main(3), chip(3), bet(3, 'queensUp')];
const CLOSED: readonly RoundCommand[] = [...BETS, { type: 'CloseBets', chips: 3 }];
const STACK = cards('Jh Jd 8c 5d 2c 9h 7h Td 4d 2s 6s 6h 6c Kh 6d Kd 9s 7d 5h 3h');
const DEALT = [...CLOSED, ...dealFrom(STACK, deliveriesFor('automated-shoe', [1, 2, 3], 5))];
const DECIDED: readonly RoundCommand[] = [
  ...DEALT,
  { type: 'MakePlay', seat: 1, amount: dollars(10) },
  { type: 'Fold', seat: 2 },
  { type: 'MakePlay', seat: 3, amount: dollars(30) },
];
const REVEALED: readonly RoundCommand[] = [...DECIDED, { type: 'RevealDealer' }];
const FOLDED: readonly RoundCommand[] = [...REVEALED, { type: 'Settle', step: 'folded' }];
const BUTTON: RoundCommand = { type: 'PressHandButton', seat: 3, wager: 'fourCardProgressive', hand: 'four-of-a-kind' };
const KEYED = [...FOLDED, BUTTON];
const VALIDATED: readonly RoundCommand[] = [...KEYED, { type: 'ValidateAward', seat: 3 }];
const SEAT_3: readonly RoundCommand[] = [...VALIDATED, { type: 'Settle', step: 3 }];
const SEAT_1: readonly RoundCommand[] = [...SEAT_3, { type: 'Settle', step: 1 }];
const ALL: readonly RoundCommand[] = [...SEAT_1, { type: 'Settle', step: 'last' }];

const SAYINGS: readonly [moment: string, commands: readonly RoundCommand[], sayings: readonly string[]][] = [
  ['[C4P 4] an empty table', [], ['Wait for the bets.']],
  [
    '[C4P 4] bets that are not complete',
    [bet(1, 'ante')],
    ['Seat 1 has $10.00 on the Ante and $0.00 on the Super Bonus. Make them equal.'],
  ],
  [
    '[C4P 5] no more bets',
    BETS,
    [
      'Announce “no more bets”.',
      'Press Coin In. The system takes no more progressive or Hand Bonus bets.',
      'Collect the progressive chips and count them in front of the tray. There must be 3.',
    ],
  ],
  ['[C4P 5] the deal', CLOSED, ['From the automated shoe, deal the next stack of 5 cards to seat 1, face down.']],
  [
    '[C4P 6] the decision',
    DEALT,
    ['Ask seat 1: fold, or Play $10.00? With a pair of aces or better, the Play can be up to three times that.'],
  ],
  [
    '[C4P 7] the reveal',
    DECIDED,
    ['Turn up your cards and set the best four, K♦ 9♠ 7♦ 5♥: king high, nine seven five.'],
  ],
  [
    '[C4P 7] folded hands',
    REVEALED,
    ['Seat 2 folded. Take the bets on Ante, Super Bonus.', 'Put the cards of seat 2 in the discard rack.'],
  ],
  [
    '[C4P 8.5] a progressive winner is keyed',
    FOLDED,
    ['Turn up seat 3: four sixes.', 'Press the button for four of a kind and call the floor.'],
  ],
  ['[C4P 9] and validated', KEYED, ['Seat 3 has four of a kind. Wait for the floor to verify it.']],
  [
    '[C4P 8.5] then paid, and the hand left for envy',
    VALIDATED,
    [
      'Turn up seat 3: four sixes.',
      'Pay 1 to 1 on Ante to seat 3 from the tray: $10.00.',
      'Pay 1 to 1 on Play to seat 3 from the tray: $30.00.',
      'Pay 30 to 1 on Super Bonus to seat 3 from the tray: $300.00.',
      'Pay 50 to 1 on Queens Up to seat 3 from the tray: $500.00.',
      'Pay 300 for 1 on Four-Card Progressive to seat 3 from the tray: $300.00.',
      'Pay seat 2 $10.00 from the tray: Envy Bonus for the hand of seat 3.',
      'Pay seat 1 $10.00 from the tray: Envy Bonus for the hand of seat 3.',
      'Leave this hand face up for Cover All. Put away any lower hand that you left before.',
      'Leave the hand of seat 3 face up for the Envy Bonus.',
    ],
  ],
  [
    '[C4P 7] the next player',
    SEAT_3,
    [
      'Turn up seat 1: pair of jacks, eight five.',
      'Push. Leave the bet on Super Bonus.',
      'Pay 1 to 1 on Ante to seat 1 from the tray: $10.00.',
      'Pay 1 to 1 on Play to seat 1 from the tray: $10.00.',
    ],
  ],
  [
    '[C4P 8.7] Cover All last',
    SEAT_1,
    [
      'Go back and settle Cover All by the highest hand at the table.',
      'Pay 80 to 1 on Cover All to seat 1 from the tray: $800.00.',
    ],
  ],
  [
    '[C4P 7] the end',
    ALL,
    ['Put the cards in the discard rack so that every hand can be rebuilt.', 'Press Game Over.'],
  ],
  ['[C4P 2] between rounds', [...ALL, { type: 'EndRound' }], ['Shuffle for the next round.']],
  [
    '[C4P 10] a void round',
    [...DEALT, { type: 'ReportIrregularity', irregularity: 'dealer-card-exposed' }],
    [
      'All hands are void. Return every bet and reshuffle.',
      'Return $31.00 to seat 1: Ante, Super Bonus, Four-Card Progressive, Cover All.',
      'Return $21.00 to seat 2: Ante, Super Bonus, Four-Card Progressive.',
      'Return $31.00 to seat 3: Ante, Super Bonus, Four-Card Progressive, Queens Up.',
    ],
  ],
];
for (const [moment, commands, sayings] of SAYINGS) {
  test(`${moment}: the coach says what the dealer does`, () => assert.deepEqual(saidIn(play(commands)), sayings));
}

test('[C4P 9] the coach keeps the cards of a meter award on the table until the documents are complete', () => {
  const stack = cards('As Ah Ad Ac 2c Kd 9s 7d 5h 3h');
  const button: RoundCommand = { type: 'PressHandButton', seat: 1, wager: 'fourCardProgressive', hand: 'four-aces' };
  const validated: readonly RoundCommand[] = [
    ...main(1),
    chip(1),
    bet(1, 'handBonusOnPlayer', dollars(1)),
    { type: 'CloseBets', chips: 1 },
    ...dealFrom(stack, deliveriesFor('automated-shoe', [1], 5)),
    { type: 'MakePlay', seat: 1, amount: dollars(30) },
    { type: 'RevealDealer', magicCard: 'As' },
    button,
    { type: 'ValidateAward', seat: 1 },
  ];
  const said = saidIn(play(validated));
  assert.ok(
    said.includes(
      "Seat 1 wins $8,000.00 from the meter on Four-Card Progressive. Don't pay it from the tray. Leave the cards on the table.",
    ),
    said.join('\n'),
  );
  assert.ok(said.includes('Credit 20 for 1 on Magic Card to the game account of seat 1: $20.00.'));
  assert.deepEqual(saidIn(play([...validated, { type: 'Settle', step: 1 }])), [
    'Leave the cards of seat 1 on the table until the documents are complete.',
  ]);
});

test("[C4P 7] a folded seat's bet on the dealer's hand is settled without its cards", () => {
  const commands: readonly RoundCommand[] = [
    ...main(1),
    bet(1, 'handBonusOnDealer', dollars(1)),
    { type: 'CloseBets', chips: 0 },
    ...dealFrom(cards('9h 7h Td 4d 2s Kd 9d 7d 5d 3d'), deliveriesFor('automated-shoe', [1], 5)),
    { type: 'Fold', seat: 1 },
    { type: 'RevealDealer' },
    { type: 'Settle', step: 'folded' },
  ];
  assert.deepEqual(saidIn(play(commands)), [
    "Credit 50 for 1 on Five Card Hand Bonus on the dealer's hand to the game account of seat 1: $50.00.",
  ]);
});

test('[TBL-3] every wager is explained: the stake, what became of it and why, the money, its source and the clause', () => {
  assert.deepEqual(messages(GAME.explain(play(REVEALED).settlement!)), [
    'Seat 2, Ante $10.00: lost, the hand was folded (C4P 6).',
    'Seat 2, Super Bonus $10.00: lost, the hand was folded (C4P 6).',
    'Seat 2, Four-Card Progressive $1.00: lost, the hand was folded (C4P 6).',
    'Seat 3, Ante $10.00: the hand beats the dealer, 1 to 1: $10.00 from the tray, the bet stays (C4P 8.1).',
    'Seat 3, Play $30.00: the hand beats the dealer, 1 to 1: $30.00 from the tray, the bet stays (C4P 8.1).',
    'Seat 3, Super Bonus $10.00: four of a kind, 30 to 1: $300.00 from the tray, the bet stays (C4P 8.3).',
    'Seat 3, Queens Up $10.00: four of a kind, 50 to 1: $500.00 from the tray, the bet stays (C4P 8.4).',
    'Seat 3, Four-Card Progressive $1.00: four of a kind, 300 for 1: $300.00 from the tray (C4P 8.5).',
    'Seat 2, Envy Bonus: four of a kind held by seat 3: $10.00 from the tray (C4P 8.5).',
    'Seat 1, Envy Bonus: four of a kind held by seat 3: $10.00 from the tray (C4P 8.5).',
    'Seat 1, Ante $10.00: the hand beats the dealer, 1 to 1: $10.00 from the tray, the bet stays (C4P 8.1).',
    'Seat 1, Play $10.00: the hand beats the dealer, 1 to 1: $10.00 from the tray, the bet stays (C4P 8.1).',
    'Seat 1, Super Bonus $10.00: returned, below a straight, and the hand beats the dealer (C4P 8.1).',
    'Seat 1, Four-Card Progressive $1.00: lost, below three of a kind (C4P 8.5).',
    'Seat 1, Cover All $10.00: four of a kind held by seat 3, 80 to 1: $800.00 from the tray, the bet stays (C4P 8.7).',
  ]);
});
