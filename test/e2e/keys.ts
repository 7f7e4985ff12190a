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
