import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Idle, idleOf } from './idle.ts';

const CASES: readonly [seconds: number, idle: Idle, why: string][] = [
  [0, { type: 'here' }, 'just touched'],
  [44.9, { type: 'here' }, 'three quarters of a minute are left alone'],
  [45, { type: 'asked', seconds: 15 }, 'then the countdown begins'],
  [59.5, { type: 'asked', seconds: 1 }, 'the last second is a whole one'],
  [60, { type: 'gone' }, 'the server ends the session at the same moment'],
  [-5, { type: 'here' }, 'a clock that was set back asks nobody'],
];
for (const [seconds, idle, why] of CASES) {
  test(`[CLB-11] ${seconds} seconds after a touch: ${why}`, () =>
    assert.deepEqual(idleOf(1_000_000, 1_000_000 + seconds * 1_000, 60_000), idle));
}
