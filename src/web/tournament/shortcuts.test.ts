import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Shortcut, shortcutOf } from './shortcuts.ts';

const CASES: readonly [key: string, isInField: boolean, areLettersOn: boolean, says: Shortcut | undefined][] = [
  [' ', false, true, 'clock'],
  ['n', false, true, 'register'],
  ['E', false, true, 'out'],
  ['/', false, true, 'search'],
  ['?', false, true, 'help'],
  ['e', true, true, undefined],
  ['e', false, false, undefined],
  ['x', false, true, undefined],
];
for (const [key, isInField, areLettersOn, says] of CASES) {
  test(`"${key}"${isInField ? ' in a field' : ''}${areLettersOn ? '' : ', letters off'}: ${says ?? 'nothing'}`, () =>
    assert.equal(shortcutOf({ key, ctrlKey: false, metaKey: false, altKey: false, isInField }, areLettersOn), says));
}

test('keys of the browser stay its own', () => {
  const held = { key: 'n', ctrlKey: true, metaKey: false, altKey: false, isInField: false };
  assert.equal(shortcutOf(held, true), undefined);
});
