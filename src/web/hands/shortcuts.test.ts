import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Pressed } from '../kit/keys/shortcuts.ts';
import { requestOf, SHORTCUTS } from './shortcuts.ts';

const press = (key: string, more: Partial<Pressed> = {}): Pressed => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  isTaken: false,
  ...more,
});

const CASES: readonly [pressed: Pressed, areLettersOn: boolean, request: string | undefined, why: string][] = [
  [press('c'), true, 'clear', 'C clears'],
  [press('C'), true, 'clear', 'also with Caps Lock'],
  [press('Backspace'), true, 'take-back', 'Backspace takes back'],
  [press('/'), true, 'focus-entry', 'a slash goes to the field'],
  [press('?'), true, 'show-help', 'a question mark shows the list'],
  [press('z', { ctrlKey: true }), true, 'undo', 'as everywhere'],
  [press('z', { metaKey: true }), true, 'undo', 'as everywhere on a Mac'],
  [press('Z', { ctrlKey: true }), true, undefined, 'with Shift it is redo elsewhere, which there is not'],
  [press('c', { ctrlKey: true }), true, undefined, 'copying stays the browser’s'],
  [press('c', { altKey: true }), true, undefined, 'menus stay the system’s'],
  [press('c', { isTaken: true }), true, undefined, 'a field keeps its letters'],
  [press('c'), false, undefined, 'letters can be switched off'],
  [press('Backspace'), false, 'take-back', 'other keys stay'],
  [press('q'), true, undefined, 'a key that means nothing'],
];
for (const [pressed, areLettersOn, request, why] of CASES) {
  test(`the key ${pressed.key} asks for ${request}: ${why}`, () =>
    assert.equal(requestOf(pressed, areLettersOn)?.type, request));
}

test('no key has two meanings', () => {
  const keys = SHORTCUTS.map(shortcut => shortcut.key);
  assert.equal(new Set(keys).size, keys.length);
});
