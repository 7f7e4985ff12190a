import assert from 'node:assert/strict';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import type { Browser } from 'playwright-core';
import { LANGUAGES, type Language } from '#core/words';
import { chosenOf } from '../whole.ts';
import { openBrowser } from './browser.ts';
import { LiveHouse, SCREENS } from './house.ts';

const STATIONS = readdirSync(SCREENS).filter(name => existsSync(join(SCREENS, name, 'index.html')));
const OTHERS = LANGUAGES.filter(language => language !== 'en');
const MOST_BYTES = 200_000;
/** Letters of our own for everybody, Latin and Vietnamese. */
const OWN_LETTERS = 60_000;

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

type Load = { readonly bytes: number; readonly fonts: number; readonly origins: readonly string[] };

/** Fonts and the styles that name them: they are kept for a year. */
const FONT = /\/(?:wght-[^/]*\.css|[^/]*\.woff2)$/;

const firstVisit = async (station: string, language: Language): Promise<Load> => {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  const [addresses, sizes] = [new Map<string, string>(), new Map<string, number>()];
  devtools.on('Network.responseReceived', ({ requestId, response }) => addresses.set(requestId, response.url));
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => sizes.set(requestId, encodedDataLength));
  const origins = new Set<string>();
  page.on('request', request => origins.add(new URL(request.url()).origin));
  await page.goto(new URL(`/${station}/?lang=${language}`, house.address).href);
  await page.locator('#root > *').first().waitFor({ state: 'attached' });
  await page.waitForTimeout(300); // What the page asks for by itself.
  assert.equal(await page.locator('html').getAttribute('lang'), language);
  await context.close();
  const isFont = (request: string): boolean => FONT.test(addresses.get(request) ?? '');
  const { fonts = [], own = [] } = Object.groupBy(sizes, ([request]) => (isFont(request) ? 'fonts' : 'own'));
  const sum = (loaded: readonly (readonly [string, number])[]): number =>
    loaded.reduce((all, [, size]) => all + size, 0);
  return { bytes: sum(own), fonts: sum(fonts), origins: [...origins] };
};

/** In English all; in the other languages those that load most. */
const VISITS = [
  ...STATIONS.map(station => [station, 'en'] as const),
  ...chosenOf(
    [
      ['promotions', 'vi'],
      ['tournament', 'vi'],
      ['home', 'zh-Hans'],
    ],
    STATIONS.flatMap(station => OTHERS.map(language => [station, language] as const)),
  ),
];

for (const [station, language] of VISITS) {
  test(`the first visit to ${station} in ${language} loads less than 200 KB, and nothing from elsewhere`, async t => {
    const { bytes, fonts, origins } = await firstVisit(station, language);
    t.diagnostic(`${bytes} bytes, fonts ${fonts}`);
    assert.ok(bytes > 50_000 && bytes < MOST_BYTES, `${bytes} bytes`);
    assert.ok(fonts > 0, 'letters of our own');
    if (!language.startsWith('zh')) assert.ok(fonts < OWN_LETTERS, `${fonts} bytes of letters`);
    assert.deepEqual(origins, [new URL(house.address).origin]);
  });
}

test('every station is there', () =>
  assert.deepEqual(
    ['cage', 'floor', 'hands', 'home', 'keypad', 'room', 'sign'].filter(name => !STATIONS.includes(name)),
    [],
  ));
