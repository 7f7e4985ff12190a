import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { everyOf } from '../whole.ts';

const AXE = await readFile(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');
const LEVELS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Where people look from far off or in glare, text has a contrast of 7:1. */
type Contrast = { readonly contrast?: 7 };

/** How often each station was looked at. */
const LOOKS = new Map<string, number>();
/** A look costs as much as two page loads: `npm test` takes the first at each station and every sixth after it. */
const isLookedAt = (page: Page): boolean => {
  const [station = ''] = new URL(page.url()).pathname.split('/').filter(part => part !== '');
  const looks = LOOKS.get(station) ?? 0;
  LOOKS.set(station, looks + 1);
  return everyOf(6, [0, 1, 2, 3, 4, 5]).includes(looks % 6);
};

/** Runs axe over the page. The test itself injects it: the page's policy allows no foreign script. */
export const axe = async (page: Page, what: string, { contrast }: Contrast = {}): Promise<void> => {
  if (!isLookedAt(page)) return;
  if (!(await page.evaluate("'axe' in globalThis"))) await page.evaluate(AXE);
  const rules = contrast === 7 ? { 'color-contrast-enhanced': { enabled: true } } : {};
  // What is right needs no list of its places, which would cost half of the look.
  const options = JSON.stringify({ runOnly: { type: 'tag', values: LEVELS }, rules, resultTypes: ['violations'] });
  const found = await page.evaluate(`
    axe.run(${options})
      .then(({ violations }) => violations.map(({ id, nodes }) => id + ': ' + nodes.map(node => node.html).join(' ')))
  `);
  assert.deepEqual(found, [], what);
};
