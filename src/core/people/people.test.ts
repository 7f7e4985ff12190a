import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pinObjection, waitMinutes } from './index.ts';

const WAITS: readonly [failures: number, minutes: number, why: string][] = [
  [0, 0, 'nothing was wrong'],
  [4, 0, 'four are forgiven'],
  [5, 1, 'the fifth costs a minute'],
  [6, 2, 'then twice as long'],
  [7, 4, 'and again'],
  [15, 1_024, 'ten doublings'],
  [16, 1_440, 'never longer than a day'],
  [2_000, 1_440, 'however often'],
];
for (const [failures, minutes, why] of WAITS) {
  test(`[PPL-6] ${failures} wrong PINs wait ${minutes} minutes: ${why}`, () =>
    assert.equal(waitMinutes(failures), minutes));
}

const PINS: readonly [pin: string, code: string | undefined, why: string][] = [
  ['2589', undefined, 'four digits'],
  ['135798642097', undefined, 'twelve digits'],
  ['258', 'pin-not-digits', 'too short'],
  ['1357986420975', 'pin-not-digits', 'too long'],
  ['25a0', 'pin-not-digits', 'a letter'],
  ['', 'pin-not-digits', 'nothing'],
  ['7777', 'pin-too-easy', 'one digit all over'],
  ['3456', 'pin-too-easy', 'up in a row'],
  ['87654', 'pin-too-easy', 'down in a row'],
  ['4071', 'pin-too-easy', 'the badge'],
];
for (const [pin, code, why] of PINS) {
  test(`[PPL-7] the PIN "${pin}" is ${code ?? 'taken'}: ${why}`, () =>
    assert.equal(pinObjection(pin, '4071')?.code, code));
}
