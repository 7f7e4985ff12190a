import assert from 'node:assert/strict';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import type { Browser } from 'playwright-core';
import { openBrowser } from './browser.ts';
import { LiveHouse, SCREENS } from './house.ts';

const STATIONS = readdirSync(SCREENS).filter(name => existsSync(join(SCREENS, name, 'index.html')));
const MOST_BYTES = 200_000;

let house: LiveHouse;
let browser: Browser;
before(async () => {
  browser = await openBrowser();
  house = await LiveHouse.open();
});
after(async () => {
  await browser?.close();
  await house?.end();
});

for (const station of STATIONS) {
  test(`the first visit to ${station} loads less than 200 KB, and nothing from elsewhere`, async () => {
    const context = await browser.newContext({ serviceWorkers: 'block' });
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    const [sizes, origins]: [number[], Set<string>] = [[], new Set()];
    devtools.on('Network.loadingFinished', ({ encodedDataLength }) => sizes.push(encodedDataLength));
    page.on('request', request => origins.add(new URL(request.url()).origin));
    await page.goto(new URL(`/${station}/`, house.address).href);
    await page.locator('#root > *').first().waitFor({ state: 'attached' });
    await page.waitForTimeout(300); // What the page asks for by itself.
    await context.close();
    const total = sizes.reduce((sum, size) => sum + size, 0);
    assert.ok(total > 50_000 && total < MOST_BYTES, `${total} bytes: ${sizes.join()}`);
    assert.deepEqual([...origins], [new URL(house.address).origin]);
  });
}

test('every station is there', () =>
  assert.deepEqual(
    ['cage', 'floor', 'hands', 'home', 'keypad', 'room', 'sign'].filter(name => !STATIONS.includes(name)),
    [],
  ));
