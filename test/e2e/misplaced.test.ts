import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { openBrowser } from './browser.ts';
import { misplaced } from './misplaced.ts';

let browser: Browser;
let page: Page;

before(async () => {
  browser = await openBrowser();
  page = await browser.newPage({ viewport: { width: 400, height: 300 } });
});
after(() => browser.close());

const at = (top: number, style: string, inside: string): string =>
  `<div style="position:absolute;top:${top}px;left:20px;font:20px/24px sans-serif;white-space:nowrap;${style}">${inside}</div>`;

const CASES: readonly [why: string, html: string, found: readonly string[]][] = [
  ['all is well', at(20, '', 'Meter') + at(60, '', 'Winners'), []],
  ['close lines hide nothing', `<p style="font:20px/14px sans-serif;width:90px">Table seven, seat two</p>`, []],
  [
    'a bar covers the lower half of a line',
    at(20, '', 'Meter') + at(34, 'width:200px;height:30px;background:gold', ''),
    ['covered: Meter by: DIV'],
  ],
  [
    'a bar covers all of a line',
    at(20, '', 'Meter') + at(10, 'width:200px;height:50px;background:gold', ''),
    ['covered: Meter by: DIV'],
  ],
  ['text lies over text', at(20, '', 'Meter') + at(24, '', 'Pending'), ['text over text: Meter and: Pending']],
  ['a text is cut off', at(20, 'width:40px;overflow:hidden', 'A long winner'), ['cut off: A long winner']],
  [
    'a text sticks out of its frame',
    at(20, 'width:40px;border:1px solid', 'A long winner'),
    ['out of its frame: A long winner'],
  ],
  [
    'a word breaks in the middle',
    at(20, 'width:60px;white-space:normal;overflow-wrap:anywhere', 'Progressives'),
    ['broken word: Progressives in: Progressives'],
  ],
  [
    'two keys overlap',
    at(20, '', '<button style="width:90px">Coin In</button>') + at(30, 'left:90px', '<button>Floor</button>'),
    ['key over key: Coin In and: Floor'],
  ],
];

for (const [why, html, found] of CASES) {
  test(`what is misplaced on a page is found: ${why}`, async () => {
    await page.setContent(`<!doctype html><body style="margin:20px">${html}</body>`);
    const seen = await misplaced(page);
    for (const one of found) assert.ok(seen.includes(one), `not found: ${one}; only: ${seen.join('; ') || 'nothing'}`);
    if (found.length === 0) assert.deepEqual(seen, []);
  });
}

test('what is misplaced on a page is found: it is wider than its window', async () => {
  await page.setContent('<!doctype html><div style="width:600px">Wide</div>');
  assert.deepEqual(await misplaced(page), ['wider than the window']);
});
