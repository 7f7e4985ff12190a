import assert from 'node:assert/strict';
import { test } from 'node:test';
import { wordsAsked } from './words-asked.ts';

const CASES: readonly [typed: string, asked: ReturnType<typeof wordsAsked>, why: string][] = [
  ['', undefined, 'nothing was typed'],
  ['   ', undefined, 'blanks are nothing'],
  ['q', { need: 'letters' }, 'a letter is in too many names'],
  ['李', { need: 'letters' }, 'as it is for the house'],
  [' Qu ', 'Qu', 'two letters are asked for'],
  ['123456', { need: 'digits' }, 'part of a number is nobody, and no look'],
  ['123-456 7897', '1234567897', 'as it stands on the card'],
  ['m-3f9c01d2a7be', 'm-3f9c01d2a7be', 'an id is asked for as it is'],
];
for (const [typed, asked, why] of CASES) {
  test(`[CLB-7] "${typed}" asks for ${JSON.stringify(asked)}: ${why}`, () => {
    assert.deepEqual(wordsAsked(typed), asked);
  });
}
