import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Pressed, shortcutIn } from './shortcuts.ts';

const SHORTCUTS = [
  { key: 'p', says: 'pay' },
  { key: '?', says: 'help' },
  { key: 'Escape', says: 'back' },
] as const;

const press = (key: string, more: Partial<Pressed> = {}): Pressed => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  isTaken: false,
  ...more,
});

const CASES: readonly [pressed: Pressed, areLettersOn: boolean, says: string | undefined, why: string][] = [
  [press('p'), true, 'pay', 'a letter'],
  [press('P'), true, 'pay', 'also with Shift or Caps Lock'],
  [press('?'), true, 'help', 'a sign'],
  [press('x'), true, undefined, 'it means nothing'],
  [press('p', { isTaken: true }), true, undefined, 'a field keeps its letters'],
  [press('Escape', { isTaken: true }), true, undefined, 'and its other keys'],
  [press('p', { ctrlKey: true }), true, undefined, 'the browser prints'],
  [press('p', { metaKey: true }), true, undefined, 'and so on a Mac'],
  [press('p', { altKey: true }), true, undefined, 'menus stay the system’s'],
  [press('p'), false, undefined, 'letters are switched off'],
  [press('?'), false, undefined, 'and so are signs'],
  [press('Escape'), false, 'back', 'Escape is no letter'],
];
for (const [pressed, areLettersOn, says, why] of CASES) {
  test(`${pressed.key}: ${why}`, () => assert.equal(shortcutIn(SHORTCUTS, pressed, areLettersOn)?.says, says));
}
