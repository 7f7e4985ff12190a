import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SHORTCUTS, type Shortcut, shortcutOf } from './shortcuts.ts';

const CASES: readonly [key: string, areLettersOn: boolean, says: Shortcut | undefined][] = [
  [' ', true, 'clock'],
  ['n', true, 'register'],
  ['E', true, 'out'],
  ['/', true, 'search'],
  ['?', true, 'help'],
  ['e', false, undefined],
  [' ', false, undefined],
  ['Escape', false, 'leave'],
  ['x', true, undefined],
];
for (const [key, areLettersOn, says] of CASES) {
  const pressed = { key, ctrlKey: false, metaKey: false, altKey: false, isTaken: false };
  test(`"${key}"${areLettersOn ? '' : ', letters off'}: ${says ?? 'nothing'}`, () =>
    assert.equal(shortcutOf(pressed, areLettersOn), says));
}

test('no key means two things', () => {
  assert.equal(new Set(SHORTCUTS.map(({ key }) => key)).size, SHORTCUTS.length);
});
