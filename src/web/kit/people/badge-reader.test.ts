import assert from 'node:assert/strict';
import { test } from 'node:test';
import { NO_SWIPE, readSwipe } from './badge-reader.ts';

/** Types keys at a pace and answers the badges that were read. */
const badgesOf = (keys: readonly string[], everyMs: number): readonly string[] => {
  let [swipe, at] = [NO_SWIPE, 1_000];
  return keys.flatMap(key => {
    at += everyMs;
    const read = readSwipe(swipe, key, at);
    swipe = read.swipe;
    return read.badge ?? [];
  });
};

const CASES: readonly [keys: readonly string[], everyMs: number, badges: readonly string[], why: string][] = [
  [[...'B1042', 'Enter'], 8, ['B1042'], 'a reader types quickly'],
  [[...'B1042', 'Enter'], 120, [], 'a hand types slowly'],
  [[';', ...'0042171', '?', 'Enter'], 5, ['0042171'], 'the marks of a magnetic stripe are taken off'],
  [[...'12', 'Enter'], 5, [], 'two keys are no badge'],
  [['Shift', ...'B7', 'Shift', ...'733', 'Enter'], 5, ['B7733'], 'the shift key of capitals is passed over'],
  [[...'B1042', 'Tab', 'Enter'], 5, [], 'who goes on by Tab is a person, however fast'],
];
for (const [keys, everyMs, badges, why] of CASES) {
  test(`${keys.join('')} at ${everyMs} ms: ${why}`, () => assert.deepEqual(badgesOf(keys, everyMs), badges));
}
