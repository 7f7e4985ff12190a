import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SHORTCUTS, type Shortcut, shortcutOf } from './shortcuts.ts';

const CASES: readonly [key: string, areLettersOn: boolean, meant: Shortcut | undefined, why: string][] = [
  ['p', true, 'pay', 'a letter'],
  ['/', true, 'search', 'a sign'],
  ['p', false, undefined, 'letters are switched off'],
  ['Escape', false, 'back', 'Escape is no letter'],
  ['x', true, undefined, 'it means nothing'],
];
for (const [key, areLettersOn, meant, why] of CASES) {
  const pressed = { key, ctrlKey: false, metaKey: false, altKey: false, isTaken: false };
  test(`${key}: ${why}`, () => assert.equal(shortcutOf(pressed, areLettersOn), meant));
}

test('no key means two things', () => {
  assert.equal(new Set(SHORTCUTS.map(({ key }) => key)).size, SHORTCUTS.length);
});
