import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';

const LOOK = await readFile(new URL('misplaced.page.js', import.meta.url), 'utf8');

/**
 * What is misplaced on the page: text that is cut off, sticks out of its frame, is covered, lies over
 * other text or breaks in the middle of a word, keys that overlap, and a page that is wider than its window.
 */
export const misplaced = async (page: Page): Promise<readonly string[]> => {
  await page.evaluate('document.fonts.ready.then(() => true)');
  return page.evaluate<readonly string[]>(LOOK);
};
