import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TableParts } from '#core/views';
import { awardIn, BET, CALL, idle, inRound, OWED, seatAt } from '../../../test/fixtures/keypad-parts.ts';
import { type Lamp, seatState } from './lamp.ts';

const noChoice = idle().activities.filter(({ isFeeOptional }) => !isFeeOptional);

const CASES: readonly [what: string, parts: TableParts, lamp: Lamp, marks: number][] = [
  ['nobody sits there', idle({ seats: [] }), 'empty', 0],
  ['somebody may bet', idle(), 'mayBet', 0],
  ['nothing can be bet', idle({ activities: noChoice }), 'seated', 0],
  ['the table is out of service', idle({}, { state: 'out-of-service' }), 'seated', 0],
  ['no purchase is necessary', idle({}, { isLive: false }), 'seated', 0],
  [
    'two bets are seen, not locked',
    idle({ seats: [seatAt(1, { lit: [BET] }), seatAt(1, { position: 2, lit: [BET] })] }),
    'seen',
    2,
  ],
  ['a bet is locked in', inRound(), 'locked', 1],
  [
    'a fee that everybody owes is no bet',
    inRound({ seats: [seatAt(1, { inRound: { isPlayerDealer: false, fees: [OWED] } })] }),
    'dealt',
    0,
  ],
  ['somebody came after the deal', inRound({ seats: [seatAt(1)] }), 'seated', 0],
  ['a hand is called', inRound({ calls: [CALL] }), 'called', 1],
  ['a prize is owed', inRound({ awards: [awardIn(5)] }), 'won', 1],
  ['a prize is paid', inRound({ awards: [awardIn(5, { claim: { state: 'paid' } })] }), 'locked', 1],
];
/** A table game that the house settles, with two bets at seat 1. */
const game = (change: object = {}): TableParts['game'] =>
  ({
    phase: 'bets',
    way: 'full',
    layout: [{ wager: 'ante' }],
    seats: [{ seat: 1, wagers: { ante: 500, progressive: 100 } }],
    waiting: [],
    ...change,
  }) as TableParts['game'] & object; // What a lamp looks at.
const AT_GAME: typeof CASES = [
  ['two bets of a table game are there', idle({ game: game() }), 'seen', 2],
  ['at a table game a bet can be placed', idle({ activities: [], game: game({ seats: [] }) }), 'mayBet', 0],
  ['they are locked', inRound({ seats: [seatAt(1)], game: game({ phase: 'deal' }) }), 'locked', 2],
  [
    'who bets nothing is dealt nothing',
    inRound({
      seats: [seatAt(1, { inRound: { isPlayerDealer: false, fees: [] } })],
      game: game({ phase: 'deal', seats: [] }),
    }),
    'seated',
    0,
  ],
  ['the floor has to see a hand', inRound({ game: game({ phase: 'settle', waiting: [1] }) }), 'called', 1],
];

for (const [what, parts, lamp, marks] of [...CASES, ...AT_GAME]) {
  test(`${what}: ${lamp}`, () => {
    const state = seatState(parts, 1, undefined);
    assert.equal(state.lamp, lamp);
    assert.equal(state.marks, marks);
  });
}

test('before a round the dealer says who banks; in it the house does', () => {
  assert.equal(seatState(idle(), 2, 2).isBank, true);
  assert.equal(seatState(idle(), 3, 3).isBank, false, 'nobody sits there');
  const banked = inRound({ seats: [seatAt(1, { inRound: { isPlayerDealer: true, fees: [] } }), seatAt(2)] });
  assert.equal(seatState(banked, 2, 2).isBank, false);
  assert.equal(seatState(banked, 1, 2).isBank, true);
});
