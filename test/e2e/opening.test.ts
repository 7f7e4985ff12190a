import assert from 'node:assert/strict';
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { after, before } from 'node:test';
import type { Browser, Locator, Page } from 'playwright-core';
import { axe } from './axe.ts';
import { openBrowser, PATIENCE_MS } from './browser.ts';
import { OpenedHouse } from './opened-house.ts';
import { smallTargets } from './small-targets.ts';
import { story } from './story.ts';

const house = new OpenedHouse();
let browser: Browser;
let page: Page;
const complaints: string[] = [];

before(async () => {
  browser = await openBrowser();
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  page = await context.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  page.on('pageerror', error => complaints.push(error.message));
});
after(async () => {
  await browser?.close();
  await house.end();
});

const key = (name: string | RegExp): Locator => page.getByRole('button', { name });
const field = (name: string | RegExp): Locator => page.getByRole('textbox', { name });
const looksRight = async (what: string): Promise<void> => {
  assert.deepEqual(await smallTargets(page), [], what);
  await axe(page, what);
};
/** On the keyboard, as at a desk. */
const typePin = async (pin: string): Promise<void> => {
  await page.keyboard.type(pin);
  await page.keyboard.press('Enter');
};
const enterCode = async (code: string): Promise<void> => {
  await field('Code').fill(code);
  await page.keyboard.press('Enter');
};

// One black point: the smallest picture there is.
const LOGO = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=',
  'base64',
);

const step = story('a house is opened from an empty folder, through its screens only');

step('[OPH-1] nothing is shown before the code of the window is typed, and a wrong one is said', async () => {
  const { address, code } = await house.start();
  await page.goto(new URL('/', address).href);
  assert.equal(new URL(page.url()).pathname, '/opening/');
  await enterCode('AAAA-BBBB-CCCC');
  await page
    .getByRole('alert')
    .getByText(/That isn’t the setup code/)
    .waitFor();
  await looksRight('the code of an opening');
  await enterCode(code.toLowerCase());
  await field('Name of the house').waitFor();
});

step(
  '[OPH-1] [OPH-2] name, address, license, time zone and logo; what is wrong is said and keeps the rest',
  async () => {
    await field('Name of the house').fill('Harbor Card Club');
    await field('Address').fill('100 Harbor Drive, San Pedro');
    await field(/License number/).fill('GEGE-000123');
    await page
      .getByLabel('Logo')
      .setInputFiles({ name: 'a.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') });
    await page
      .getByRole('alert')
      .getByText(/has to be a PNG or JPEG picture of at most 256 KB/)
      .waitFor();
    await page.getByLabel('Logo').setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: LOGO });
    const shown = page.getByRole('img', { name: 'The logo of the house' });
    await shown.waitFor();
    await page.waitForFunction(
      picture => (picture as unknown as { naturalWidth: number }).naturalWidth === 1,
      await shown.elementHandle(),
    );
    await page.getByRole('combobox', { name: 'Time zone' }).selectOption('America/Los_Angeles');
    await looksRight('the house of an opening');
    await key('Save and continue').click();
    await page.getByText(/Two people run the house together/).waitFor();
  },
);

step('[OPH-1] it is left and gone on with: what was entered is kept, and the code is a new one', async () => {
  await house.stop();
  const { address, code } = await house.start();
  await page.goto(address);
  await enterCode(code);
  // The first step that lacks something.
  await page.getByText(/Two people run the house together/).waitFor();
  await key(/^1\. The house/).click();
  assert.equal(await field('Name of the house').inputValue(), 'Harbor Card Club');
  await key(/^5\. Open/).click();
  await page.getByText('The first person and their PIN').waitFor();
  assert.ok(await key('Open the house').isDisabled());
  assert.equal(existsSync(path.join(house.folder, 'house.json')), false);
});

step('[OPH-1] [PPL-7] the first two people type their own PINs, on the keyboard', async () => {
  await key(/^2\. First person/).click();
  await field('Name').fill('Ann Lee');
  await field('Badge number').fill('1001');
  await key('Next: PIN').click();
  await typePin('123456');
  await typePin('123456');
  await page
    .getByRole('alert')
    .getByText(/too easy to guess/)
    .waitFor();
  await looksRight('a PIN of an opening');
  await typePin('270591');
  await typePin('270591');
  await page.getByText(/Now the second person/).waitFor();
  await field('Name').fill('Bo Chan');
  await field('Badge number').fill('1001');
  await key('Next: PIN').click();
  await typePin('481516');
  await typePin('481516');
  await page
    .getByRole('alert')
    .getByText(/already has badge 1001/)
    .waitFor();
  await key('Back').click();
  await field('Badge number').fill('1002');
  await key('Next: PIN').click();
  await typePin('481516');
  await typePin('481516');
  await page.getByText(/Tick what the regulator has approved/).waitFor();
});

step('[RBK-18] [OPN-8] our approvals are chosen from all of the book', async () => {
  assert.equal(await page.getByRole('checkbox').count(), 54);
  await page.getByRole('searchbox', { name: 'Search' }).fill('bay high hand');
  await page.getByRole('checkbox').first().check();
  await page.getByRole('searchbox', { name: 'Search' }).fill('Bay 101');
  await key(/^Choose all/).click();
  await page.getByText(/^15 of 54 chosen$|^\d\d of 54 chosen$/).waitFor();
  await looksRight('the approvals of an opening');
  await key('Save and continue').click();
});

step('[OPH-1] the house is founded, served by the same program, and this browser is its first station', async () => {
  await page.getByText(/Ann Lee.*Bo Chan/).waitFor();
  await looksRight('the last step of an opening');
  await key('Open the house').click();
  await page.waitForURL('**/office/');
  await page.getByText(/Station office-1/).waitFor();
  const written = JSON.parse(readFileSync(path.join(house.folder, 'house.json'), 'utf8'));
  assert.equal(written.name, 'Harbor Card Club');
  assert.equal(written.logo, 'logo.png');
  assert.equal(existsSync(path.join(house.folder, 'opening.json')), false);
  assert.equal(statSync(house.folder).mode & 0o777, 0o700);
  assert.equal((await page.request.get(new URL('/logo', page.url()).href)).headers()['content-type'], 'image/png');
});

step('[OPN-3] [OPN-19] [OPH-8] badge, Enter, PIN, Enter on the keyboard signs on at the office', async () => {
  await page.keyboard.press('Enter');
  await page.getByRole('alert').getByText('Enter or swipe your badge first.').waitFor();
  await page.keyboard.type('1001', { delay: 80 });
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  // An empty PIN is no wrong PIN.
  await page.getByRole('alert').getByText('Enter your PIN, then OK.').waitFor();
  await looksRight('a sign-on');
  await page.keyboard.type('270591', { delay: 80 });
  await page.keyboard.press('Enter');
  await key('People').waitFor();
});

step(
  '[OPH-3] [OPH-4] two tables are put on the floor plan, moved by the keyboard, and opened with one key',
  async () => {
    await key('Floor plan').click();
    await key('Add a table').click();
    await key('Add a table').click();
    const second = key(/^Table 2, .*, closed$/);
    await second.press('ArrowRight');
    await second.press('ArrowDown');
    await page.getByRole('textbox', { name: 'Pit' }).fill('A');
    await looksRight('the floor plan');
    await key('Save the plan').click();
    await page.getByRole('status').getByText('The floor plan is saved.').waitFor();
    await key('Open 2 tables').click();
    await key(/^Table 2, .*pit A, open$/).waitFor();
    assert.deepEqual(complaints, []);
  },
);
