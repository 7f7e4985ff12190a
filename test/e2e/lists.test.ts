import assert from 'node:assert/strict';
import { after, before } from 'node:test';
import type { Browser, Locator, Page } from 'playwright-core';
import { ADA, STAFF } from '../api/floor.ts';
import type { Person } from '../api/server.ts';
import { BEAT } from '../house/room.ts';
import { axe } from './axe.ts';
import { openBrowser, PATIENCE_MS } from './browser.ts';
import { LiveHouse } from './house.ts';
import { smallTargets } from './small-targets.ts';
import { story } from './story.ts';

let browser: Browser;
let house: LiveHouse;
let page: Page;

before(async () => {
  browser = await openBrowser();
  house = await LiveHouse.open();
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  await context.addInitScript("print = () => setTimeout(() => dispatchEvent(new Event('afterprint')), 50)");
  page = await context.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  await house.enter(page, '/office/', 'office-2', 'office');
  await signOn(ADA);
});
after(async () => {
  await browser?.close();
  await house?.end();
});

const key = (name: string | RegExp): Locator => page.getByRole('button', { name });
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
  await key('Lists').waitFor();
};
const choose = (text: string): Promise<void> =>
  page.locator('input[type=file]').setInputFiles({ name: 'list.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
const looksRight = async (what: string): Promise<void> => {
  assert.deepEqual(await smallTargets(page), [], what);
  await axe(page, what);
  const folder = process.env['HOUSEWAY_SHOTS'];
  if (folder !== undefined)
    await page.screenshot({ path: `${folder}/${what.replaceAll(' ', '-')}.png`, fullPage: true });
};

const HEAD = 'Name;Badge;Department;Roles';
const step = story('lists of people at the office');

step('[PPL-21] mistakes in a list of staff are told by line, and nothing is imported', async () => {
  await key('Lists').click();
  await looksRight('choosing a list');
  await choose(
    `${HEAD}\r\nZoe First;501;kitchen;dealer\r\nYan Second;501;card room;"cage; count"\r\nXia Third;501;cage;cook`,
  );
  await page.getByText('2 mistakes. Nothing is imported.').waitFor();
  await page.getByText('There is no department “kitchen”').waitFor();
  await looksRight('a list with mistakes');
  await key('Choose another file').click();
});

step('[PPL-21] a good list comes in by two people; the slips are printed, and the PINs are in no screen', async () => {
  await choose(`${HEAD}\r\nZoe First;501;card room;dealer\r\nYan Second;502;cage;"cage; count"`);
  await page.getByText('2 people to import. No line is left out.').waitFor();
  await page.getByText('1 person with roles that don’t go together').first().waitFor();
  await looksRight('a list of staff');
  await key('Add 2 staff members…').click();
  const sheet = page.getByRole('dialog').last();
  await sheet.getByRole('textbox', { name: 'Badge', exact: true }).fill(STAFF.con.badge);
  await typePin(STAFF.con.pin);
  await page.getByRole('heading', { name: '2 PIN slips' }).waitFor();
  await looksRight('the PIN slips');
  assert.equal(await key('The slips are printed').isDisabled(), true, 'first they are printed');
  await key('Print the slips').click();
  await key('The slips are printed').click();
  await key('People').click();
  await page.getByRole('rowheader', { name: 'Zoe First' }).waitFor();
  await page.getByRole('rowheader', { name: 'Yan Second' }).waitFor();
});

step('[CLB-16] an exclusion list says what becomes of each line, also on a tablet', async () => {
  await key(/^Sign off/).click();
  await signOn(STAFF.con);
  await page.setViewportSize({ width: 1180, height: 820 });
  await key('Lists').click();
  await page.getByRole('radio', { name: 'Excluded people' }).click();
  await choose('Name,Date of birth,Photo\nXavier Moreau,2/22/1973,x\nMOREAU XAVIER,1973-02-22,y');
  await page.getByText('1 person to import. 1 line is left out.').waitFor();
  await page.getByText('The same person is on line 2.').waitFor();
  await page.getByText('Columns that aren’t read: Photo').waitFor();
  await looksRight('an exclusion list');
  await key('Exclude 1 person').click();
  await page.getByRole('status').getByText('1 person is imported.').waitFor();
});

step('[PPL-10] [REG-A1] the access review shows everybody, first those to look at, and is recorded', async () => {
  await key('People').click();
  await key('Access review…').click();
  await page.getByRole('heading', { name: 'Access review' }).waitFor();
  const first = page.getByRole('row').nth(1);
  await first
    .getByText(/Check this: cage and count team|Still has a one-time PIN/)
    .first()
    .waitFor();
  await looksRight('the access review');
  await key('Access reviewed: all roles are right').click();
  await page.getByRole('status').getByText('Access review recorded.').waitFor();
  await page.getByRole('rowheader', { name: 'Zoe First' }).waitFor();
});

step('[SGN-6] a notice in two languages says what the sign adds; the sign shows it with the number', async () => {
  await key(/^Sign off/).click();
  await signOn(STAFF.sue);
  await key('Notices').click();
  await page.getByText('If the words name an activity').waitFor();
  await page.getByRole('textbox', { name: 'Words on the sign' }).fill('The jackpot is up: come and play tonight.');
  await page.getByRole('combobox', { name: 'Activity' }).selectOption(BEAT);
  await page.getByText(/^The signs add: /).waitFor();
  await key('Other languages…').click();
  await page.getByRole('textbox', { name: 'Español' }).fill('El jackpot subió: venga a jugar esta noche.');
  await looksRight('a notice');
  await key('Post it').click();
  await page.getByRole('status').getByText('Posted on every sign.').waitFor();
  await page.getByText('On the signs now', { exact: true }).last().waitFor();
  const sign = await page.context().newPage();
  sign.setDefaultTimeout(PATIENCE_MS);
  await sign.setViewportSize({ width: 1920, height: 1080 });
  await house.enter(sign, `/sign/?show=tournament&activity=${BEAT}`, 'sign-2', 'sign');
  await sign.getByText('The jackpot is up: come and play tonight.').waitFor();
  await sign.getByText(BEAT, { exact: false }).first().waitFor();
  const folder = process.env['HOUSEWAY_SHOTS'];
  if (folder !== undefined) await sign.screenshot({ path: `${folder}/sign.png` });
});
