import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TableParts } from '#core/views';
import { awardIn, BET, CALL, idle, inRound, seatAt } from '../../../test/fixtures/keypad-parts.ts';
import { type Next, nextOf, type Phase, phaseOf } from './phase.ts';

const CASES: readonly [what: string, parts: TableParts, phase: Phase, next: Next][] = [
  ['a closed table waits for the floor', idle({}, { state: 'closed' }), 'closed', undefined],
  ['out of service no game starts', idle({}, { state: 'out-of-service', reason: 'x' }), 'stopped', undefined],
  ['with an alarm no game starts', idle({}, { alarm: 1 }), 'stopped', undefined],
  ['nobody sits there', idle({ seats: [] }), 'idle', undefined],
  ['no bet', idle(), 'idle', 'start'],
  ['a bet', idle({ seats: [seatAt(1, { lit: [BET] })] }), 'bets', 'start'],
  ['a round is on', inRound(), 'on', 'end'],
  ['a hand is called: nobody ends the round', inRound({ calls: [CALL] }), 'result', undefined],
  ['a hand was paid in this round', inRound({ awards: [awardIn(5)] }), 'result', 'end'],
  ['a prize of an older round is not of this one', inRound({ awards: [awardIn(4)] }), 'on', 'end'],
  [
    'a round ends also out of service',
    inRound({ summary: { ...idle().summary, state: 'out-of-service' } }),
    'on',
    'end',
  ],
];
for (const [what, parts, phase, next] of CASES) {
  test(`${what}: ${phase}`, () => {
    assert.equal(phaseOf(parts), phase);
    assert.equal(nextOf(phase, parts), next);
  });
}
