import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';

const AXE = await readFile(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');
const LEVELS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Where people look from far off or in glare, text has a contrast of 7:1. */
type Contrast = { readonly contrast?: 7 };

/** Runs axe over the page. The test itself injects it: the page's policy allows no foreign script. */
export const axe = async (page: Page, what: string, { contrast }: Contrast = {}): Promise<void> => {
  if (!(await page.evaluate("'axe' in globalThis"))) await page.evaluate(AXE);
  const rules = contrast === 7 ? { 'color-contrast-enhanced': { enabled: true } } : {};
  const options = JSON.stringify({ runOnly: { type: 'tag', values: LEVELS }, rules });
  const found = await page.evaluate(`
    axe.run(${options})
      .then(({ violations }) => violations.map(({ id, nodes }) => id + ': ' + nodes.map(node => node.html).join(' ')))
  `);
  assert.deepEqual(found, [], what);
};
