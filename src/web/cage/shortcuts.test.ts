import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Pressed, SHORTCUTS, type Shortcut, shortcutOf } from './shortcuts.ts';

const press = (key: string, more: Partial<Pressed> = {}): Pressed => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  isInField: false,
  ...more,
});

const CASES: readonly [pressed: Pressed, areLettersOn: boolean, meant: Shortcut | undefined, why: string][] = [
  [press('p'), true, 'pay', 'a letter'],
  [press('P'), true, 'pay', 'also with shift'],
  [press('p', { isInField: true }), true, undefined, 'a field keeps its letters'],
  [press('p', { ctrlKey: true }), true, undefined, 'the browser prints'],
  [press('p'), false, undefined, 'letters are switched off'],
  [press('Escape'), false, 'back', 'Escape is no letter'],
  [press('x'), true, undefined, 'means nothing'],
];
for (const [pressed, areLettersOn, meant, why] of CASES) {
  test(`${pressed.key}: ${why}`, () => assert.equal(shortcutOf(pressed, areLettersOn), meant));
}

test('no key means two things', () => {
  assert.equal(new Set(SHORTCUTS.map(({ key }) => key)).size, SHORTCUTS.length);
});
