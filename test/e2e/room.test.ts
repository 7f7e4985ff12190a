import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { STAFF } from '../api/floor.ts';
import type { Person, TestStation } from '../api/server.ts';
import { BEAT, BEATEN_TENS, SENSOR } from '../house/room.ts';
import { chosenOf } from '../whole.ts';
import { axe } from './axe.ts';
import { openBrowser } from './browser.ts';
import { Device } from './device.ts';
import { ahead, houseTime, LiveHouse } from './house.ts';
import { pressByKeyboard } from './keys.ts';
import { misplaced } from './misplaced.ts';

const SIZES = {
  wide: { width: 1920, height: 1080 },
  tablet: { width: 1024, height: 768 },
  upright: { width: 768, height: 1024 },
} as const;
const LANGUAGES = ['en', 'es', 'zh-Hans', 'zh-Hant', 'vi'] as const;

const CHECKED = { deckCounted: true, checked: ['cards shown', 'deck counted', 'player identified'] };

function fiveHoursAgo(): string {
  return houseTime().subtract({ hours: 5 }).toPlainTime().toString({ smallestUnit: 'minute' });
}

/** A bad beat at table 7 whose winners must still come; two fees were paid at table 8, and table 10 is closed. */
const SEED = {
  // What happened an hour ago belongs to today, at any hour.
  settings: { dayStartsAt: fiveHoursAgo() },
  opened: [
    { type: 'StartGame', table: 7, pot: 6_000 },
    { type: 'CallHand', table: 7, seat: 1, activity: BEAT, row: 'four-of-a-kind>=2' },
    { type: 'VerifyHands', table: 7, activity: BEAT, seen: BEATEN_TENS, seal: 'S-1', ...CHECKED },
    ...[1, 2].map(seat => ({
      type: 'LightSeat',
      table: 8,
      lit: { seat, position: 1, activity: SENSOR, space: 'player' },
    })),
    { type: 'StartGame', table: 8, playerDealer: 4 },
    { type: 'OpenTable', table: 10, plays: { game: 'texas-holdem', isLive: true, isTournament: false } },
    { type: 'CloseTable', table: 10 },
  ],
} as unknown as Parameters<typeof LiveHouse.open>[0]; // Cents and cards as they are in JSON.

let house: LiveHouse;
let browser: Browser;
/** A browser that is enrolled as an office, with the shift manager signed on. */
let device: Device;
let keypad: TestStation;
let floor: TestStation;

before(async () => {
  // One after the other, so that what was opened can be closed when the other fails.
  browser = await openBrowser();
  house = await LiveHouse.open(SEED);
  device = new Device(await browser.newContext({ viewport: SIZES.wide }));
  await device.context.addInitScript('window.papers = 0; window.print = () => { window.papers += 1; };');
  const page = await device.open();
  await house.enter(page, '/room/', 'office-2', 'office');
  await signOn(page, STAFF.sue);
  await page.getByRole('list', { name: 'Tables' }).waitFor();
  await device.leave();
  [keypad, floor] = await Promise.all([house.station('keypad-8', 'keypad', 8), house.station('floor-1', 'floor')]);
  await Promise.all([keypad.signOn(STAFF.dee), floor.signOn(STAFF.fay)]);
});
after(async () => {
  await browser?.close();
  await house?.end();
});

const signOn = async (page: Page, { badge, pin }: Person): Promise<void> => {
  await page.getByRole('textbox', { name: 'Badge' }).fill(badge);
  for (const digit of pin) await page.getByRole('button', { name: digit, exact: true }).click();
  await page.getByRole('button', { name: 'OK', exact: true }).click();
};

/** Opens the map; anything the browser complains about fails it. */
const inRoom = (see: (page: Page) => Promise<void>, query = ''): Promise<void> => {
  const address = new URL(`/room/${query}`, house.address).href;
  return device.visit({ address, size: SIZES.wide }, async page => {
    await page.locator('ol > li button').first().waitFor();
    await see(page);
  });
};

const table = (page: Page, number: number) =>
  page.getByRole('list', { name: 'Tables' }).getByRole('button', { name: `Table ${number},` });
const total = (page: Page, name: string) => page.locator('dl > div').filter({ hasText: name }).locator('dd').first();

test('the room at a glance: tables in words, players, rounds, meters and open claims with their clocks', () =>
  inRoom(async page => {
    assert.match(await table(page, 7).innerText(), /Table 7, Texas Hold.em, Open, 6 players/i);
    assert.match(await table(page, 9).innerText(), /Open, 4 players/);
    assert.match(await table(page, 10).innerText(), /Closed/);
    assert.equal(await total(page, 'Tables open').innerText(), '3 of 4');
    assert.equal(await total(page, 'Players').innerText(), '14');
    assert.equal(await total(page, 'Open claims').innerText(), '6');
    const claim = page.getByRole('listitem').filter({ hasText: 'Claim: prize 1' });
    assert.match(
      await claim.innerText(),
      /Limit Bad Beat Jackpot \$5,000\.00\s+[A-Z][a-z]{2}\s\d+,\s\d{4}, \d+:\d\d\s[AP]M/,
    );
    await page.getByText('$25,000.62').waitFor();
    await axe(page, 'the room');
  }));

test('fees per hour come from the reports: of each table, and of those that are open together', () =>
  inRoom(async page => {
    await table(page, 8)
      .filter({ hasText: /an hour/ })
      .waitFor();
    assert.match(await table(page, 8).innerText(), /\$(2\.00|1\.9\d) an hour/);
    assert.match(await table(page, 9).innerText(), /\$0\.00 an hour/);
    assert.match(await total(page, 'Fees per hour').innerText(), /^\$\d\.\d\d\s*$/);
  }));

test('a called hand and a table out of service show at once', () =>
  inRoom(async page => {
    await keypad.do('/commands', { type: 'CallHand', table: 8, seat: 1, activity: SENSOR, row: 'hands/1' });
    await table(page, 8).getByText('1 called hand').waitFor();
    const called = page.getByRole('listitem').filter({ hasText: 'Called hand, table 8' });
    assert.match(await called.innerText(), /\$25,000\.62\s+for \d+:\d\d/);
    await page.getByText('pending $25,000.62').waitFor();
    assert.equal(await total(page, 'Open claims').innerText(), '7');
    await floor.do('/commands', { type: 'TakeOutOfService', table: 9, reason: 'The shuffler jams.' });
    await table(page, 9).getByText('Out of service').waitFor();
    assert.equal(await total(page, 'Tables open').innerText(), '2 of 4');
  }));

test('a tap on a table shows it nearer, and Escape leads back', () =>
  inRoom(async page => {
    await table(page, 9).click();
    const sheet = page.getByRole('dialog', { name: 'Table 9' });
    await sheet.getByText('The shuffler jams.').waitFor();
    await sheet.getByText('Nothing waiting at this table.').waitFor();
    await axe(page, 'one table');
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'hidden' });
    await table(page, 9).and(page.locator(':focus')).waitFor();
    await table(page, 7).press('Enter');
    await page.getByRole('dialog', { name: 'Table 7' }).getByText('Claim: prize 1').waitFor();
  }));

test('the keyboard alone finds a table with Ctrl-K, and reaches every table by Tab', () =>
  inRoom(async page => {
    await page.keyboard.press('Control+k');
    await page.locator('[role=combobox]:focus').waitFor();
    await page.keyboard.type('hold');
    await page.getByRole('option', { name: /Table 7/ }).waitFor();
    await axe(page, 'the palette');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Control+a');
    await page.keyboard.type('9');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'Table 9' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await pressByKeyboard(table(page, 8));
    await page.getByRole('dialog', { name: 'Table 8' }).waitFor();
  }));

test('[PA-D8] the map is printed with its time and without its keys, and no figure leaves its box', () =>
  inRoom(async page => {
    await page.getByRole('button', { name: 'Print' }).click();
    assert.equal(await page.evaluate('papers'), 1);
    await page.emulateMedia({ media: 'print' });
    assert.equal(await page.getByRole('button', { name: 'Print' }).isVisible(), false);
    assert.ok(await page.getByText(/^As of \d/).isVisible());
    await page.setViewportSize({ width: 720, height: 1_000 }); // Letter, less its margins.
    assert.deepEqual(await misplaced(page), []);
    assert.equal((await page.pdf()).subarray(0, 5).toString(), '%PDF-');
  }));

for (const [size, viewport] of Object.entries(SIZES)) {
  test(`at ${size} size the map speaks every language, and everything is in its place`, async () => {
    for (const language of chosenOf(['zh-Hans'], LANGUAGES)) {
      await inRoom(async page => {
        await page.setViewportSize(viewport);
        assert.deepEqual(await misplaced(page), [], language);
        assert.equal(await page.evaluate('document.documentElement.lang'), language);
      }, `?lang=${language}`);
    }
  });
}

test('[OH-9] people who may not look read that in a sentence, never that the connection is lost', async () => {
  const context = await browser.newContext({ viewport: SIZES.tablet });
  const page = await context.newPage();
  await house.enter(page, '/room/', 'office-3', 'office');
  await signOn(page, STAFF.ann);
  await page.getByRole('list', { name: 'Tables' }).waitFor();
  await page.getByText(/^Only these roles can do that .*: floor/).waitFor();
  assert.equal(await page.getByText(/Connection lost|No connection/).count(), 0);
  await context.close();
});

test('[PPL-25] the map on a wall asks nobody to sign on, shows no fees, and is still there the day after', async () => {
  const context = await browser.newContext({ viewport: SIZES.wide });
  const page = await context.newPage();
  await house.enter(page, '/room/?wall=1', 'room-1', 'room');
  const tables = page.getByRole('list', { name: 'Tables' });
  await tables.waitFor();
  await page.getByText('Called hand, table 8').waitFor();
  assert.equal(await page.getByText('Fees per hour').count(), 0);
  assert.equal(await page.getByRole('button', { name: /Sign off/ }).count(), 0);
  ahead.seconds += 25 * 60 * 60;
  await page.reload();
  await tables.waitFor();
  await context.close();
});
