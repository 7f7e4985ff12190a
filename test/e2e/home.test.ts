import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { axe } from './axe.ts';
import { openBrowser } from './browser.ts';
import { LiveHouse } from './house.ts';
import { pressByKeyboard } from './keys.ts';
import { misplaced } from './misplaced.ts';

const LANGUAGES = ['en', 'es', 'zh-Hans', 'zh-Hant', 'vi'] as const;

let house: LiveHouse;
let browser: Browser;
let page: Page;
before(async () => {
  browser = await openBrowser();
  house = await LiveHouse.open();
  page = await browser.newPage();
  await page.goto(house.address);
  await page.getByRole('navigation').waitFor();
});
after(async () => {
  await browser?.close();
  await house?.end();
});

test('the first page leads to every screen, and each of them is there', async () => {
  const links = await page.getByRole('navigation').getByRole('link').all();
  assert.ok(links.length >= 8);
  for (const link of links) {
    const address = (await link.getAttribute('href'))!;
    assert.equal((await page.request.get(new URL(address, house.address).href)).status(), 200, address);
  }
  await axe(page, 'the first page');
});

test('a link is followed with a keyboard alone', async () => {
  await pressByKeyboard(page.getByRole('link', { name: /Hand explorer/ }));
  await page.waitForURL('**/hands/');
  await page.goBack();
});

/** As a demonstration tells it. */
const DEMO = {
  speed: 1,
  people: [{ name: 'Noor Haddad', roles: ['tournament-director', 'promotions'], badge: '6101', pin: '9181' }],
};

test('in every language everything is in its place on a phone, also in a demonstration', async () => {
  await page.route('**/api/v1/demo', route => route.fulfill({ json: DEMO }));
  await page.setViewportSize({ width: 390, height: 844 });
  for (const language of LANGUAGES) {
    await page.goto(new URL(`/?lang=${language}`, house.address).href);
    await page.getByText('Noor Haddad').waitFor();
    assert.equal(await page.evaluate('document.documentElement.lang'), language);
    assert.deepEqual(await misplaced(page), [], language);
  }
  await axe(page, 'the first page of a demonstration');
});

test('[ST-B18] in a demonstration a keypad whose address names no table asks for it, not for a code', async () => {
  const why = { code: 'station-needs-table', detail: 'Enter the table.', clause: 'PPL-4', facts: {} };
  await page.route('**/api/v1/demo/stations', route =>
    route.fulfill({ status: 409, contentType: 'application/problem+json', body: JSON.stringify(why) }),
  );
  await page.goto(new URL('/keypad/', house.address).href);
  await page.getByRole('heading', { name: 'At which table?' }).waitFor();
  await axe(page, 'which table');
  await page.getByRole('textbox', { name: 'Table' }).fill('7');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/keypad/?table=7');
});
