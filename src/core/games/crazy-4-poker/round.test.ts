import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Card, DECK, parseCards } from '#core/cards';
import {
  type DealingMode,
  dealFrom,
  deliveriesFor,
  type Irregularity,
  type Meters,
  meterAt,
  playThrough,
  type RoundCommand,
  type RoundState,
  type Setup,
} from '#core/games/table';
import { dollars, percent } from '#core/money';
import { GAME, IRREGULARITY_RULES, settle } from './index.ts';

const cards = (text: string): readonly Card[] => {
  const parsed = parseCards(text);
  assert.ok(parsed.ok);
  return parsed.value;
};

const SETUP: Setup = {
  schedules: { fourCardProgressive: 'A', fiveCardHandBonus: true, coverAll: true },
  positions: 6,
  limits: {},
  dealing: 'automated-shoe',
  severalPositions: false,
  progressions: { fourCard: { rate: percent(12.5), reserve: percent(0) } },
};
const METERS: Meters = {
  fourCard: meterAt(dollars(8_000), dollars(5_000)),
  handBonus: meterAt(dollars(15_000), dollars(10_000)),
};
const CONTEXT = { actor: 'floor 7' };

const bet = (seat: number, wager: string, amount = dollars(10)): RoundCommand => ({
  type: 'PlaceBet',
  seat,
  player: `Player ${seat}`,
  wager,
  amount,
});
const BETS: readonly RoundCommand[] = [
  bet(1, 'ante'),
  bet(1, 'superBonus'),
  bet(1, 'fourCardProgressive', dollars(1)),
  bet(1, 'coverAll'),
  bet(2, 'ante'),
  bet(2, 'superBonus'),
  bet(2, 'handBonusOnDealer', dollars(1)),
  bet(4, 'ante'),
  bet(4, 'superBonus'),
  bet(4, 'fourCardProgressive', dollars(1)),
];
const STACK = cards('Jh Jd 8c 5d 2c 9h 7h 6d 4d 2s As Ah Ad Ac 9d Kd 9s 7d 5h 3h');
const DEALING = dealFrom(STACK, deliveriesFor('automated-shoe', [1, 2, 4], 5));
const DEALT: readonly RoundCommand[] = [...BETS, { type: 'CloseBets', chips: 2 }, ...DEALING];
const DECIDED: readonly RoundCommand[] = [
  ...DEALT,
  { type: 'MakePlay', seat: 1, amount: dollars(10) },
  { type: 'Fold', seat: 2 },
  { type: 'MakePlay', seat: 4, amount: dollars(30) },
];
const BUTTON: RoundCommand = { type: 'PressHandButton', seat: 4, wager: 'fourCardProgressive', hand: 'four-aces' };
const WHOLE: readonly RoundCommand[] = [
  ...DECIDED,
  { type: 'RevealDealer' },
  { type: 'Settle', step: 'folded' },
  BUTTON,
  { type: 'ValidateAward', seat: 4 },
  { type: 'Settle', step: 4 },
  { type: 'Settle', step: 2 },
  { type: 'Settle', step: 1 },
  { type: 'Settle', step: 'last' },
  { type: 'CompleteDocuments', seat: 4 },
  { type: 'EndRound' },
];

const play = (commands: readonly RoundCommand[], setup = SETUP): RoundState => {
  const result = playThrough(GAME.round, GAME.round.open(setup, METERS), commands, CONTEXT);
  assert.ok(result.ok, result.ok ? '' : result.message);
  return result.value;
};

test('[C4P 7] a whole round, from open bets to cards in the rack, pays what settle says', () => {
  const over = play(WHOLE);
  assert.equal(over.phase, 'over');
  const settled = settle({
    schedules: SETUP.schedules,
    meters: { ...METERS, fourCard: { ...METERS['fourCard']!, posted: dollars(8_000.25) } },
    seats: over.seats,
    dealer: over.dealer,
  });
  assert.ok(settled.ok);
  assert.deepEqual(over.settlement, settled.value);
  assert.equal(over.meters['fourCard']?.posted, 500_000);
});

test('[C4P 5] "no more bets" feeds the meters at their rate, a part of a cent waiting for the next round', () => {
  const { meters, phase } = play([...BETS, { type: 'CloseBets', chips: 2 }]);
  assert.equal(phase, 'deal');
  assert.equal(meters['fourCard']?.posted, 800_025, '12.5% of two $1 wagers');
  assert.equal(meters['handBonus']?.posted, 1_500_000, 'no rate is set for this one');
});

test('[C4P 5] [TBL-11] the deal: one card at a time by hand and from a manual shoe, stacks of five from an automated one', () => {
  const to = (mode: DealingMode) => deliveriesFor(mode, [2, 5], 5).map(delivery => [delivery.to, delivery.cards]);
  const around = [
    [2, 1],
    [5, 1],
    ['dealer', 1],
  ];
  const fiveTimes = [...around, ...around, ...around, ...around, ...around];
  assert.deepEqual(to('manual-shoe'), fiveTimes);
  assert.deepEqual(to('hand'), fiveTimes);
  assert.deepEqual(to('automated-shoe'), [
    [2, 5],
    [5, 5],
    ['dealer', 5],
  ]);
});

test('[C4P 5] dealt one at a time, seat 1 holds the 1st, 4th, 7th, 10th and 13th card', () => {
  const setup = { ...SETUP, dealing: 'manual-shoe' } as const;
  const bets = BETS.filter(command => command.type === 'PlaceBet' && command.seat !== 4);
  const dealing = dealFrom(DECK, deliveriesFor('manual-shoe', [1, 2], 5));
  const state = play([...bets, { type: 'CloseBets', chips: 1 }, ...dealing], setup);
  assert.deepEqual(
    state.seats[0]?.cards,
    [0, 3, 6, 9, 12].map(place => DECK[place]),
  );
  assert.deepEqual(
    state.dealer,
    [2, 5, 8, 11, 14].map(place => DECK[place]),
  );
});

test('[C4P 6] [TBL-12] a player sees the own cards only, then what has been turned up; folded hands stay hidden', () => {
  const before = GAME.round.lookFrom(play(DEALT), 1);
  assert.deepEqual(
    before.seats.map(seat => seat.cards.filter(card => card !== undefined).length),
    [5, 0, 0],
  );
  assert.ok(before.dealer.every(card => card === undefined));
  const after = GAME.round.lookFrom(play(WHOLE), 1);
  assert.deepEqual(
    after.seats.map(seat => seat.cards.filter(card => card !== undefined).length),
    [5, 0, 5],
  );
  assert.deepEqual(after.dealer, cards('Kd 9s 7d 5h 3h'));
});

test('[C4P 8.5] a hand button pressed again goes out', () => {
  const state = play([...DECIDED, { type: 'RevealDealer' }, { type: 'Settle', step: 'folded' }, BUTTON, BUTTON]);
  assert.deepEqual(state.keyed, []);
});

test('[C4P 10] [TBL-9] what voids the round gives every wager back and leaves every meter as it was before', () => {
  const voiding: readonly [Irregularity, readonly RoundCommand[]][] = [
    ['player-card-count', DEALT],
    ['dealer-card-count', DEALT],
    ['dealer-card-exposed', DEALT],
    ['dealer-card-exposed', [...DEALT, { type: 'Fold', seat: 1 }]],
    ['two-cards-face-up', BETS_CLOSED()],
    ['shoe-jam', BETS_CLOSED()],
    ['stub-misdealt', DEALT],
    ['stub-wrong', DECIDED],
  ];
  for (const [irregularity, before] of voiding) {
    const state = play([...before, { type: 'ReportIrregularity', irregularity }]);
    assert.equal(state.phase, 'void', irregularity);
    assert.deepEqual(state.meters, METERS, irregularity);
    assert.ok(state.settlement?.entries.every(entry => entry.returned === entry.stake && entry.from === entry.home));
    const staked = state.settlement!.entries.reduce((sum, { stake }) => sum + stake, 0);
    const plays = irregularity === 'stub-wrong' ? 4_000 : 0;
    assert.equal(staked, 7_300 + plays, 'every wager is among them, a Play too');
  }
});

const BETS_CLOSED = (): readonly RoundCommand[] => [...BETS, { type: 'CloseBets', chips: 2 }];

test('[C4P 10] what does not void the round lets it go on', () => {
  const standing: readonly [Irregularity, readonly RoundCommand[], string][] = [
    ['one-card-face-up', BETS_CLOSED(), 'it goes to the discard rack unused'],
    ['card-drawn-in-error', BETS_CLOSED(), 'it is the next card'],
    ['shuffler-jam', BETS, 'reshuffle'],
    ['dealer-card-exposed', DECIDED, 'everyone has decided'],
    ['device-unusable', BETS, 'it is covered or marked'],
  ];
  for (const [irregularity, before, why] of standing) {
    const { phase } = play(before);
    assert.equal(play([...before, { type: 'ReportIrregularity', irregularity }]).phase, phase, why);
  }
});

test('[C4P 10] a second card found face up in one deal voids the round', () => {
  const found: RoundCommand = { type: 'ReportIrregularity', irregularity: 'one-card-face-up' };
  assert.equal(play([...BETS_CLOSED(), found]).phase, 'deal');
  assert.equal(play([...BETS_CLOSED(), found, found]).phase, 'void');
});

test('[C4P 10] each irregularity says what happens to the cards', () => {
  const what = Object.fromEntries(Object.entries(IRREGULARITY_RULES).map(([name, { cards }]) => [name, cards]));
  assert.deepEqual(what, {
    'one-card-face-up': 'set-aside',
    'two-cards-face-up': 'reshuffle',
    'card-drawn-in-error': 'use-as-next',
    'player-card-count': 'reshuffle',
    'dealer-card-count': 'reshuffle',
    'dealer-card-exposed': 'reshuffle',
    'shuffler-jam': 'reshuffle',
    'shoe-jam': 'reshuffle',
    'stub-misdealt': 'reshuffle',
    'stub-wrong': 'remove-deck',
    'device-unusable': 'none',
  });
});

test('[C4P 10] a settled description is void by its count of cards, whether or not anyone called it', () => {
  const wagers = { ante: dollars(10), superBonus: dollars(10) };
  const five = cards('Jh Jd 8c 5d 2c');
  const round = { schedules: {}, meters: {}, dealer: cards('Kd 9s 7d 5h 3h') };
  for (const count of [4, 6]) {
    const dealt = [...five, ...cards('Ts')].slice(0, count);
    const result = settle({ ...round, seats: [{ seat: 1, cards: dealt, wagers, decision: 'fold' }] });
    assert.ok(result.ok && result.value.isVoid);
    assert.deepEqual(
      result.value.entries.map(entry => entry.returned),
      [1_000, 1_000],
    );
  }
  const seats = [{ seat: 1, cards: five, wagers, decision: 'fold' }] as const;
  const short = settle({ ...round, dealer: cards('Kd 9s 7d 5h'), seats, irregularity: 'one-card-face-up' });
  assert.ok(short.ok && short.value.isVoid, 'the card face up did not void it, the missing one does');
});

test('a round goes on from what the journal keeps as it does live', () => {
  let live = GAME.round.open(SETUP, METERS);
  let replayed = GAME.round.open(SETUP, METERS);
  for (const command of WHOLE) {
    const decision = GAME.round.decide(live, command, CONTEXT);
    const again = GAME.round.decide(replayed, command, CONTEXT);
    assert.ok(decision.ok && again.ok);
    assert.deepEqual(asStored(again.events), asStored(decision.events));
    live = decision.events.reduce(GAME.round.evolve, live);
    replayed = asStored(again.events).reduce(GAME.round.evolve, replayed);
  }
  assert.deepEqual(asStored(replayed), asStored(live));
});

const asStored = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value)) as Value;
