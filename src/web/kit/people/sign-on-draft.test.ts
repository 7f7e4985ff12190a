import assert from 'node:assert/strict';
import { test } from 'node:test';
import { badgeTyped, NOTHING_GIVEN, type Pressed, pressedIn, type SignOnDraft, swiped } from './sign-on-draft.ts';

/** Presses keys one after the other; answers what the last of them came to. */
const after = (keys: readonly string[], draft: SignOnDraft = NOTHING_GIVEN): Pressed => {
  let pressed: Pressed = { type: 'more', draft };
  for (const key of keys) pressed = pressedIn(pressed.type === 'more' ? pressed.draft : draft, key);
  return pressed;
};

const CASES: readonly [words: string, pressed: Pressed, comes: Pressed][] = [
  [
    'digits fill the badge first, then after OK the PIN',
    after([...'1001', 'Enter', ...'27']),
    { type: 'more', draft: { badge: '1001', pin: '27', fills: 'pin' } },
  ],
  ['OK after the PIN sends both', after([...'1001', 'Enter', ...'270591', 'Enter']), { type: 'send' }],
  [
    'OK without a badge asks for it',
    after(['Enter']),
    { type: 'more', draft: { badge: '', pin: '', fills: 'badge' }, missing: 'badge' },
  ],
  [
    'OK with an empty PIN sends nothing and asks for it',
    after(['Enter'], swiped('1001')),
    { type: 'more', draft: { badge: '1001', pin: '', fills: 'pin' }, missing: 'pin' },
  ],
  [
    'Backspace takes back a digit of the PIN, and then goes back to the badge',
    after(['2', 'Backspace', 'Backspace'], swiped('1001')),
    { type: 'more', draft: { badge: '1001', pin: '', fills: 'badge' } },
  ],
  [
    'letters are for badges only',
    after(['x', '2'], badgeTyped('B-7')),
    { type: 'more', draft: { badge: 'B-7', pin: '2', fills: 'pin' } },
  ],
];
for (const [words, pressed, comes] of CASES)
  test(`[ST-B14] [OPH-8] [OPN-3] ${words}`, () => assert.deepEqual(pressed, comes));

test('[OPH-8] a swipe in the middle of a PIN begins with the swiped badge', () => {
  assert.deepEqual(swiped('B1042'), { badge: 'B1042', pin: '', fills: 'pin' });
});
