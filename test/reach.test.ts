import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import type { TO_COME } from '../scripts/reach/given.ts';
import { amiss, leftBehind, reachPage, readPages, rows } from '../scripts/reach.ts';

const pages = await readPages();

test('[ARC-26] every command of the house is given by a key of a station, by the clock or by the system itself', () => {
  assert.deepEqual(
    rows().flatMap(row => amiss(row, pages)),
    [],
  );
  assert.deepEqual(leftBehind(), []);
});

test('[ARC-26] a command without a key, a key without a text and a station that sends nothing are found', () => {
  const of = 'house';
  const found = (name: string, given?: readonly `${string}.${string}`[]): number =>
    amiss({ of, name, given }, pages).length;
  assert.equal(found('StartGame'), 1);
  assert.equal(found('StartGame', ['keypad.keys.noSuchKey']), 1);
  assert.equal(found('StartGame', ['cage.prize.print']), 1);
  assert.equal(found('StartGame', ['keypad.keys.startGame']), 0);
});

/** How many commands still wait for a screen. Make these smaller when a screen comes, never larger. */
const AT_MOST: Readonly<Record<keyof typeof TO_COME, number>> = { games: 0, office: 0 };

test('[ARC-26] the list of commands that wait for a screen only gets shorter', () => {
  for (const [name, most] of Object.entries(AT_MOST)) {
    assert.equal(rows().filter(({ given }) => given === name).length, most, name);
  }
});

test('[ARC-26] docs/reach.md is what the stations send', () => {
  assert.equal(readFileSync('docs/reach.md', 'utf8'), reachPage(pages), 'Run npm run docs.');
});
