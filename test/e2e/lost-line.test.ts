import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser, Locator, Page } from 'playwright-core';
import type { StationKind } from '#core/people';
import { STAFF } from '../api/floor.ts';
import { type Person, person } from '../api/server.ts';
import { axe } from './axe.ts';
import { openBrowser } from './browser.ts';
import { Device } from './device.ts';
import { LiveHouse } from './house.ts';
import { loseLine, makeCuttable } from './lost-line.ts';
import { misplaced } from './misplaced.ts';

const SAID = 'No connection. Actions are saved and sent once. No paying, authorizing or drawing now.';
const TESS = person('tess', 'card-room', 'tournament-director');

type Place = {
  readonly path: string;
  readonly kind: StationKind;
  readonly person: Person;
  readonly size: { readonly width: number; readonly height: number };
  readonly table?: number;
};
const [PHONE, UPRIGHT] = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
];
const KEYPAD = {
  path: '/keypad/?table=9&mm=6.65',
  kind: 'keypad',
  person: STAFF.dee,
  size: { width: 1024, height: 600 },
  table: 9,
} as const;
const DESKS: readonly Place[] = [
  { path: '/floor/', kind: 'floor', person: STAFF.sue, size: PHONE },
  { path: '/tournament/', kind: 'tournament', person: TESS, size: PHONE },
  { path: '/cage/', kind: 'cage', person: STAFF.cora, size: UPRIGHT },
  { path: '/promotions/', kind: 'promotions', person: STAFF.pam, size: UPRIGHT },
  { path: '/room/', kind: 'office', person: STAFF.sue, size: UPRIGHT },
];

let house: LiveHouse;
let browser: Browser;
before(async () => {
  [house, browser] = await Promise.all([LiveHouse.open({ settings: { isDemo: true }, staff: [TESS] }), openBrowser()]);
});
after(async () => {
  await browser.close();
  await house.end();
});

/** A station whose person has signed on, at which the line can be lost. */
const visit = async (place: Place, see: (page: Page) => Promise<void>): Promise<void> => {
  const context = await browser.newContext({ viewport: place.size, colorScheme: 'dark', serviceWorkers: 'block' });
  const page = await new Device(context).openAt(house.address);
  await house.begin(page, `lost-${place.path.split('/')[1]}`, place.kind, place.person, place.table);
  await page.goto(new URL(place.path, house.address).href);
  await page.locator('main').waitFor();
  await makeCuttable(page, 'main');
  await see(page);
  await context.close();
};

/** Where every key is, except those of the banner itself. */
const places = (page: Page): Promise<unknown> =>
  page.evaluate(`[...document.querySelectorAll('button, select, input')]
    .filter(key => key.closest('[role=alert]') === null)
    .map(key => [key.textContent, ...Object.values(key.getBoundingClientRect().toJSON())].join())`);

const bottomOf = async (part: Locator): Promise<number> => {
  const box = await part.boundingBox();
  return box === null ? Number.POSITIVE_INFINITY : box.y + box.height;
};

test('a keypad without its line says so in places of its own: nothing moves under a finger, nothing is covered', () =>
  visit(KEYPAD, async page => {
    const before = await places(page);
    await loseLine(page, 1_000);
    await page.getByText('Connection lost').waitFor();
    assert.deepEqual(await places(page), before);
    await page.clock.fastForward(10_000);
    await page.getByText(SAID).waitFor();
    assert.deepEqual(await places(page), before);
    assert.deepEqual(await misplaced(page), []);
    await axe(page, 'a keypad without its line', { contrast: 7 });
  }));

for (const place of DESKS) {
  test(`${place.path} without its line says so at the lower edge, and the page ends above it`, () =>
    visit(place, async page => {
      const before = await places(page);
      await loseLine(page, 11_000);
      await page.getByText(SAID).waitFor();
      assert.deepEqual(await places(page), before);
      assert.deepEqual(await misplaced(page), []);
      await page.evaluate('scrollTo(0, document.documentElement.scrollHeight)');
      const end = await bottomOf(page.locator('main'));
      const edge = (await page.getByRole('alert').filter({ hasText: SAID }).boundingBox())?.y ?? 0;
      assert.ok(end <= edge, `the page ends at ${end}, the banner begins at ${edge}`);
      await axe(page, `${place.path} without its line`);
      await page.getByRole('button', { name: 'Got it' }).click();
      await page.getByText('Connection lost').waitFor();
    }));
}
