import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import type { StationKind } from '#core/people';
import { STAFF } from '../api/floor.ts';
import type { Person } from '../api/server.ts';
import { everyOf } from '../whole.ts';
import { axe } from './axe.ts';
import { openBrowser } from './browser.ts';
import { Device } from './device.ts';
import { LiveHouse } from './house.ts';
import { misplaced } from './misplaced.ts';
import { smallTargets } from './small-targets.ts';

type Place = {
  readonly path: string;
  readonly kind: StationKind;
  /** No staff member signs on where players are. */
  readonly person?: Person;
  readonly size: { readonly width: number; readonly height: number };
  readonly table?: number;
};
const PLACES = {
  keypad: {
    path: '/keypad/?table=9&mm=6.65',
    kind: 'keypad',
    person: STAFF.dee,
    size: { width: 1024, height: 600 },
    table: 9,
  },
  tablet: { path: '/floor/', kind: 'floor', person: STAFF.sue, size: { width: 768, height: 1024 } },
  desktop: { path: '/promotions/', kind: 'promotions', person: STAFF.pam, size: { width: 1440, height: 900 } },
  kiosk: { path: '/kiosk/', kind: 'kiosk', size: { width: 1080, height: 1920 } },
} as const satisfies Readonly<Record<string, Place>>;

const SAID = 'This screen couldn’t show what the system sent.';
const LANGUAGES = [
  ['es', 'Esta pantalla no pudo mostrar lo que envió el sistema.'],
  ['vi', 'Màn hình này không hiển thị được dữ liệu của hệ thống.'],
  ['zh-Hans', '此屏幕无法显示系统发来的内容。'],
  ['zh-Hant', '此螢幕無法顯示系統傳來的內容。'],
] as const;

let house: LiveHouse;
let browser: Browser;
let device: Device;
before(async () => {
  [house, browser] = await Promise.all([LiveHouse.open(), openBrowser()]);
  const context = await browser.newContext({ colorScheme: 'dark', serviceWorkers: 'block' });
  device = new Device(context, { isForgetful: true });
});
after(async () => {
  await browser?.close();
  await house?.end();
});

const visit = async (name: keyof typeof PLACES, see: (page: Page) => Promise<void>): Promise<void> => {
  const { path, kind, size, person, table }: Place = PLACES[name];
  entered += 1;
  await house.begin(await device.openAt(house.address), `fault-${entered}`, kind, person, table);
  const address = new URL(path, house.address).href;
  await device.visit({ address, size, expects: /./ }, async page => {
    await page.locator('main').first().waitFor();
    await see(page);
  });
};
let entered = 0;

const FEED = '**/api/v1/feed?*';

/** From now on the feed says of every topic what no page can draw. */
const breakFeed = async (page: Page): Promise<void> => {
  await page.route(FEED, route => {
    const topics = new URL(route.request().url()).searchParams.get('topics')!.split(',');
    const views = Object.fromEntries(topics.map(topic => [topic, { summary: {}, broken: null }]));
    const body = `id: 1\nevent: snapshot\ndata: ${JSON.stringify(views)}\n\n`;
    return route.fulfill({ contentType: 'text/event-stream', body });
  });
};
const mendFeed = (page: Page): Promise<void> => page.unroute(FEED);

const openAgain = (page: Page) => page.getByRole('button', { name: 'Open again' });

const pictureOf = async (page: Page, name: string): Promise<void> => {
  const folder = process.env['HOUSEWAY_PICTURES'];
  if (folder !== undefined) await page.screenshot({ path: `${folder}/fault-${name}.png` });
};

for (const name of Object.keys(PLACES) as readonly (keyof typeof PLACES)[]) {
  test(`a view that cannot be drawn leaves no white page at ${name} size: it says what happened and what to do`, () =>
    visit(name, async page => {
      await breakFeed(page);
      await page.reload();
      await page.getByRole('alert').getByRole('heading', { name: SAID }).waitFor();
      await openAgain(page).waitFor();
      assert.deepEqual(await misplaced(page), []);
      assert.deepEqual(await smallTargets(page), []);
      await axe(page, `a fault at ${name} size`, name === 'keypad' || name === 'kiosk' ? { contrast: 7 } : {});
      await pictureOf(page, name);
      await mendFeed(page);
      await openAgain(page).click();
      await page.getByRole('heading', { name: SAID }).waitFor({ state: 'detached' });
      await page.locator('main').first().waitFor();
    }));
}

test('a sign, where nobody presses a key, says that it is being updated and restarts by itself', async () => {
  const size = { width: 1920, height: 1080 };
  const page = await browser.newPage({ viewport: size, colorScheme: 'dark', serviceWorkers: 'block' });
  await house.enter(page, '/sign/', 'fault-sign', 'sign');
  await page.clock.install();
  await breakFeed(page);
  await page.reload();
  await page.getByText('Updating').waitFor();
  await axe(page, 'a fault on a sign', { contrast: 7 });
  await pictureOf(page, 'sign');
  await mendFeed(page);
  const reloaded = page.waitForEvent('load');
  await page.clock.fastForward(31_000);
  await reloaded;
  await page.getByText('Updating').waitFor({ state: 'detached' });
  await page.close();
});

test('the key opens the same place: the offering that was open at the desk', () =>
  visit('desktop', async page => {
    await page
      .getByRole('navigation')
      .getByRole('button', { name: /Offerings/ })
      .click();
    await page
      .getByRole('region', { name: 'Details' })
      .getByRole('button')
      .filter({ hasText: /Bad Beat/i })
      .first()
      .click();
    const title = await page.getByRole('article').getByRole('heading', { level: 2 }).innerText();
    await breakFeed(page);
    await page.reload();
    await openAgain(page).waitFor();
    await mendFeed(page);
    await openAgain(page).click();
    await page.getByRole('article').getByRole('heading', { level: 2, name: title }).waitFor();
  }));

test('the key opens the same place: the sheet and the tab of the floor, signed on as before', () =>
  visit('tablet', async page => {
    await page
      .getByRole('navigation')
      .getByRole('button', { name: /Tables/ })
      .click();
    await page.getByRole('button', { name: /7/ }).first().click();
    await page.getByRole('dialog').waitFor();
    const title = await page.getByRole('dialog').getByRole('heading').first().innerText();
    await breakFeed(page);
    await page.reload();
    await openAgain(page).waitFor();
    await mendFeed(page);
    await openAgain(page).click();
    await page.getByRole('dialog').getByRole('heading', { name: title }).first().waitFor();
    assert.equal(await page.locator('nav [aria-current=page]').innerText(), 'Tables');
  }));

test('a place that fails again can be left: starting over opens the station at its beginning', () =>
  visit('desktop', async page => {
    await page
      .getByRole('navigation')
      .getByRole('button', { name: /Offerings/ })
      .click();
    await breakFeed(page);
    await page.reload();
    await openAgain(page).waitFor();
    assert.equal(await page.getByRole('button', { name: 'Start over' }).count(), 0);
    await openAgain(page).click();
    await page.getByText('It happened again.').waitFor();
    await axe(page, 'a second fault');
    await pictureOf(page, 'again');
    await mendFeed(page);
    await page.getByRole('button', { name: 'Start over' }).click();
    await page.getByRole('heading', { name: 'Calendar' }).waitFor();
  }));

test('it is said in every language', () =>
  visit('desktop', async page => {
    await breakFeed(page);
    for (const [language, words] of everyOf(4, LANGUAGES)) {
      await page.goto(new URL(`/promotions/?lang=${language}`, house.address).href);
      await page.getByRole('alert').getByRole('heading', { name: words }).waitFor();
      assert.equal(await page.locator('html').getAttribute('lang'), language);
      assert.deepEqual(await misplaced(page), []);
      await pictureOf(page, language);
    }
  }));
