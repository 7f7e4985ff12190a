import assert from 'node:assert/strict';
import { after, before } from 'node:test';
import type { Browser, Locator, Page } from 'playwright-core';
import { ADA, STAFF } from '../api/floor.ts';
import type { Person, TestStation } from '../api/server.ts';
import { SENSOR } from '../house/room.ts';
import { axe } from './axe.ts';
import { openBrowser, PATIENCE_MS } from './browser.ts';
import { ahead, LiveHouse } from './house.ts';
import { smallTargets } from './small-targets.ts';
import { story } from './story.ts';

let browser: Browser;
let house: LiveHouse;
let page: Page;
let floor: TestStation;
const complaints: string[] = [];

before(async () => {
  browser = await openBrowser();
  house = await LiveHouse.open();
  floor = await house.station('floor-desk', 'floor');
  await floor.signOn(STAFF.fay);
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  page = await context.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  page.on('pageerror', error => complaints.push(error.message));
  await house.enter(page, '/office/', 'office-2', 'office');
  await signOn(ADA);
});
after(async () => {
  await browser?.close();
  await house?.end();
});

const key = (name: string | RegExp): Locator => page.getByRole('button', { name });
const said = (words: string | RegExp): Promise<void> => page.getByRole('status').getByText(words).waitFor();

const typePin = async (pin: string): Promise<void> => {
  for (const digit of pin)
    await key(new RegExp(`^${digit}$`))
      .last()
      .click();
  await key(/^OK$/).last().click();
};

const signOn = async ({ badge, pin }: Person): Promise<void> => {
  await page.getByRole('textbox', { name: 'Badge' }).fill(badge);
  await typePin(pin);
  await key('Money').waitFor();
};

const signOff = async (): Promise<void> => {
  await key(/^Sign off/).click();
  await page.getByRole('textbox', { name: 'Badge' }).waitFor();
};

/** The second person beside the first, in the sheet that is open. */
const beside = async ({ badge, pin }: Person): Promise<void> => {
  const sheet = page.getByRole('dialog').last();
  await sheet.getByRole('textbox', { name: 'Badge', exact: true }).fill(badge);
  await typePin(pin);
};

/** Without a pointer a key that is held is pressed twice. */
const held = async (name: string | RegExp): Promise<void> => {
  await key(name).press('Enter');
  await key(name).press('Enter');
};

const looksRight = async (what: string): Promise<void> => {
  assert.deepEqual(await smallTargets(page), [], what);
  await axe(page, what);
};

const looked = async (name: string): Promise<void> => {
  const folder = process.env['HOUSEWAY_LOOKS'];
  if (folder !== undefined) await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true });
};

const step = story('a day at the office');

step('[REG-A2] a dealer is hired by two people and types a PIN that nobody sees', async () => {
  await key('People').click();
  await key('Add a staff member').click();
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Dora Dealer');
  await page.getByRole('textbox', { name: 'Badge number' }).fill('B-900');
  await page.getByRole('checkbox', { name: 'dealer', exact: true }).check();
  await looksRight('the form of a new person');
  await key('Next: PIN').click();
  await typePin('482913');
  await typePin('482913');
  await beside(STAFF.con);
  await said(/Dora Dealer can sign on now/);
  await page.getByRole('rowheader', { name: 'Dora Dealer' }).waitFor();
  await looksRight('the staff');
});

step(
  '[HSE-15] [FND-5] the books of a fund: a correction by two and only under a pause, nothing to reimburse',
  async () => {
    await signOff();
    await signOn(STAFF.ann);
    await key('Funds').click();
    await page.getByRole('combobox', { name: 'Activity' }).selectOption(SENSOR);
    await key('Reimburse the house…').click();
    await key(/^Reimburse the house for/).click();
    await page
      .getByRole('alert')
      .getByText(/Nothing to repay now/)
      .waitFor();
    await key('Correct the fund…').click();
    const reserve = page.getByRole('textbox', { name: /^Reserve/ });
    await reserve.fill('a lot');
    await page.getByRole('textbox', { name: 'Reason' }).fill('the sensor counted twice');
    await page.getByText(/Can’t read “a lot”/).waitFor();
    await reserve.fill('12.50');
    await looksRight('the correction of a fund');
    await key(/^Correct the fund of/).click();
    const sheet = page.getByRole('dialog').last();
    await sheet.getByText('the sensor counted twice').waitFor();
    await sheet.getByRole('button', { name: /^Correct the fund of/ }).click();
    await sheet.getByText(/Pause/i).first().waitFor();
    await page.keyboard.press('Escape');
    await signOff();
    await signOn(ADA);
    await key('People').click();
  },
);

step('roles that do not go together are said; they change when a second person agrees', async () => {
  await key('Open Dora Dealer').click();
  await key('Change roles…').click();
  await page.getByRole('checkbox', { name: 'surveillance', exact: true }).check();
  await page.getByText(/Check this: dealer and surveillance/).waitFor();
  await page.getByRole('checkbox', { name: 'surveillance', exact: true }).uncheck();
  await page.getByRole('checkbox', { name: 'floor', exact: true }).check();
  await key('Next: second person').click();
  await key(/^Change the roles of Dora Dealer/).click();
  await key('The second person is here').click();
  await beside(STAFF.con);
  await said(/Asked/);
  await page.getByRole('row', { name: /Dora Dealer.*dealer and floor|Dora Dealer.*dealer, floor/ }).waitFor();
});

step('a person who lost the badge is locked at once by one', async () => {
  await key('Open Dora Dealer').click();
  await key('Lock…').click();
  await page.getByRole('radio', { name: /badge lost/i }).check();
  await held(/^Lock Dora Dealer now/);
  await said(/Dora Dealer is locked/);
});

step('a new station gets a code, and one that is gone is removed', async () => {
  await key('Stations').click();
  await page.getByRole('combobox', { name: 'Kind' }).selectOption('cage');
  await key('Make a code').click();
  const code = await page.locator('p[translate="no"]').first().innerText();
  const answer = await fetch(new URL('/api/v1/enrollment', house.address), {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': 'enroll-cage' },
    body: JSON.stringify({ code, keeps: 'key' }),
  });
  assert.equal(answer.status, 200);
  await key('People').click();
  await key('Stations').click();
  await key('Remove cage-1…').click();
  await looksRight('removing a station');
  await held(/^Remove cage-1 now/);
  await said('cage-1 is removed.');
});

step('a notice is on the signs until it is taken down', async () => {
  await key('Notices').click();
  await page.getByRole('textbox', { name: 'Words on the sign' }).fill('Kitchen open until 2 am');
  await key('Post it').click();
  await page
    .getByRole('alert')
    .getByText(/Only these roles can do that/)
    .waitFor();
  await signOff();
  await signOn(STAFF.sue);
  await page.getByRole('textbox', { name: 'Words on the sign' }).fill('Kitchen open until 2 am');
  await key('Post it').click();
  await said('Posted on every sign.');
  await key('Take down 1').click();
  await said('Notice 1 is taken down.');
});

step('[HG2-14] [B101-18] [REG-F3] a drop box is counted by two who do not see what was recorded', async () => {
  for (const seat of [1, 2]) {
    const lit = { seat, position: 1, activity: SENSOR, space: 'player' };
    await floor.do('/commands', { type: 'LightSeat', table: 8, lit });
  }
  await floor.do('/commands', { type: 'StartGame', table: 8, playerDealer: 4 });
  await signOff();
  await signOn(STAFF.carl);
  await key('Money').click();
  await page.getByRole('textbox', { name: 'Table' }).fill('8');
  await page.getByRole('combobox', { name: 'Activity' }).selectOption(SENSOR);
  await key('Box taken from the table').click();
  await said(/box from table 8/);
  await looksRight('the drop boxes');
  assert.equal(await page.getByText('$2.00').count(), 0, 'what was recorded is not shown');
  await key('Count drop 1').click();
  await page.getByLabel('$1.00', { exact: true }).fill('1');
  await page.getByRole('dialog').locator('dl').getByText('$1.00').waitFor();
  await looksRight('the count of a box');
  await looked('office-count');
  await key('Next: second person').click();
  await key(/^Count is \$1\.00/).click();
  await key('The second person is here').click();
  await beside(STAFF.ann);
  await said(/Drop 1/);
  await page.getByRole('row', { name: /-\$1\.00/ }).waitFor();
  assert.equal(await page.getByRole('heading', { name: 'Vault' }).count(), 0, 'the count room sees no vault');
  await page.getByLabel('Reason for the variance').selectOption('Miscount');
  await key('Record the reason for drop 1').click();
  await said(/Drop 1: the reason is recorded/);
  await page.getByRole('row', { name: /-\$1\.00 Miscount/ }).waitFor();
});

step('[CSH-1] [CSH-5] the vault is counted in by two people, and cash comes from the bank on a slip', async () => {
  await signOff();
  await signOn(STAFF.ann);
  await key('Money').click();
  await page.getByText('The vault hasn’t been counted yet.').waitFor();
  await key('Count the vault…').click();
  await page.getByLabel('$100.00', { exact: true }).fill('500');
  await key('Next: second person').click();
  await key('Count is $50,000.00').click();
  await key('The second person is here').click();
  await beside(STAFF.sue);
  await page.getByText('$50,000.00').first().waitFor();
  await page.getByRole('combobox', { name: 'From' }).selectOption('Bank');
  await page.getByRole('combobox', { name: 'To', exact: true }).selectOption('Vault');
  await page.getByRole('textbox', { name: 'Amount' }).fill('1,500');
  await looksRight('the vault');
  await looked('office-vault');
  await key('Next: second person').click();
  await key('Move $1,500.00').click();
  await key('The second person is here').click();
  await beside(STAFF.sue);
  await page.getByText('$51,500.00').first().waitFor();
});

step('[HG2-14] [B101-18] the gaming day closes with its boxes counted, and says before what it books', async () => {
  await signOff();
  await signOn(STAFF.ann);
  await key('Gaming day').click();
  await key('Close the gaming day…').click();
  await page
    .getByRole('dialog')
    .getByText(/isn’t over|isn't over|ends/)
    .waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).click();
  ahead.seconds += 30 * 3_600;
  await page.reload();
  await signOn(STAFF.ann);
  await key('Close the gaming day…').click();
  const close = page.getByRole('dialog').getByRole('button', { name: /^Close .+/ });
  await close.waitFor();
  await looksRight('closing the day');
  await close.press('Enter');
  await close.press('Enter');
  await said(/is closed/);
  await page.getByText('Gaming day to close').waitFor();
  assert.deepEqual(complaints, []);
});
