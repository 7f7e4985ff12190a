import assert from 'node:assert/strict';
import type { Locator, Page } from 'playwright-core';

const STEPS_MAX = 120;

const hasFocus = async (target: Locator): Promise<boolean> =>
  (await target.and(target.page().locator(':focus')).count()) > 0;

/** Goes there as somebody without a pointer does: by Tab alone. */
export const tabTo = async (target: Locator): Promise<void> => {
  await target.waitFor();
  for (let steps = 0; steps < STEPS_MAX; steps++) {
    if (await hasFocus(target)) return;
    await target.page().keyboard.press('Tab');
  }
  assert.fail(`not reached by Tab: ${await target.innerText()}`);
};

export const pressByKeyboard = async (target: Locator, key = 'Enter'): Promise<void> => {
  await tabTo(target);
  await target.page().keyboard.press(key);
};

/** As a scanner types: all at once, ended by Enter, with the focus anywhere. A busy machine does not slow it down. */
export const scan = async (page: Page, card: string): Promise<void> => {
  const keys = JSON.stringify([...card, 'Enter']);
  await page.evaluate(`for (const key of ${keys}) {
    document.activeElement.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  }`);
};

const RANK_NAMES = {
  A: 'Ace',
  K: 'King',
  Q: 'Queen',
  J: 'Jack',
  T: 'Ten',
  9: 'Nine',
  8: 'Eight',
  7: 'Seven',
  6: 'Six',
  5: 'Five',
  4: 'Four',
  3: 'Three',
  2: 'Two',
} as const;
const SUIT_NAMES = { s: 'spades', h: 'hearts', d: 'diamonds', c: 'clubs' } as const;

/** The key of a card in the one-tap deck, such as `9h`; of a shoe it says how many are left. */
export const cardKey = (within: Page | Locator, card: string): Locator => {
  const [rank, suit] = [...card] as [keyof typeof RANK_NAMES, keyof typeof SUIT_NAMES]; // As people write cards.
  return within.getByRole('button', { name: new RegExp(`^${RANK_NAMES[rank]} of ${SUIT_NAMES[suit]}(,|$)`, 'i') });
};

/** Holds a key as a finger does, until what comes of it is there. */
export const holdKey = async (target: Locator, comes: Locator): Promise<void> => {
  await target.scrollIntoViewIfNeeded();
  const box = (await target.boundingBox())!; // It is in sight.
  const { mouse } = target.page();
  await mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await mouse.down();
  await comes.first().waitFor();
  await mouse.up();
};
