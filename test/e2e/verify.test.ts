import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import type { DrawRecord } from '#core/draws';
import { printedOf, printedText } from '#core/draws';
import { STAFF } from '../api/floor.ts';
import type { TestStation } from '../api/server.ts';
import { tickets } from '../draws/computed.ts';
import { CASH, CASH_OFFERING, opening } from '../house/promotions.ts';
import { axe } from './axe.ts';
import { openBrowser, PATIENCE_MS } from './browser.ts';
import { LiveHouse } from './house.ts';
import { smallTargets } from './small-targets.ts';

let house: LiveHouse;
let browser: Browser;
let page: Page;
let promo: TestStation;
let record: DrawRecord;
before(async () => {
  const seed = {
    announced: [{ type: 'AnnounceOffering', offering: CASH_OFFERING, tables: 'all' }],
    opened: [{ type: 'StartOffering', activity: CASH }, opening(CASH, 'drawing', tickets(40))],
  } as unknown as Parameters<typeof LiveHouse.open>[0]; // Cents as they are in JSON.
  [house, browser] = await Promise.all([LiveHouse.open(seed), openBrowser()]);
  promo = await house.station('promo-1', 'promotions');
  await promo.signOn(STAFF.pam);
  await promo.do(`/promotions/${CASH}/run`, { mechanism: 'drawing', command: { type: 'OpenDrawing' } });
  await promo.both({ type: 'CommitDraw', promotion: CASH }, STAFF.sue);
  await promo.both({ type: 'RevealDraw', draw: 1 }, STAFF.sue);
  record = JSON.parse((await promo.get('/draws/1')).text) as DrawRecord;
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  page = await context.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
});
after(async () => {
  await browser?.close();
  await house?.end();
});

const shots = process.env['SHOTS'];
const shot = async (name: string): Promise<void> => {
  if (shots !== undefined) await page.screenshot({ path: `${shots}/${name}.png`, fullPage: true });
};

test('[LOT-13] with the code of the printed record a guest verifies a draw on the phone, and looks for the own ticket', async () => {
  const address = new URL('/verify/', house.address).href;
  await page.goto(`${address}#${printedText(printedOf(record))}`);
  await page.getByText('Draw 1 checks out.').waitFor();
  const held = [/is the one that was announced/, /had committed to before/, /same ticket wins/, /as it’s printed/];
  for (const words of held) await page.getByText(words).waitFor();
  assert.deepEqual(await smallTargets(page), []);
  await axe(page, 'a draw that checks out');
  await shot('verify-holds');
  const own = page.getByRole('region', { name: 'Was I in it?' });
  await own.getByRole('textbox', { name: 'Club number or ticket number' }).fill(record.winners[0]!);
  await own.getByRole('button', { name: 'Look for it' }).click();
  await own.getByText(/It won\./).waitFor();
  await own.getByRole('textbox', { name: 'Club number or ticket number' }).fill('t999');
  await own.getByRole('button', { name: 'Look for it' }).click();
  await own.getByText('Not in the list of this draw.').waitFor();

  const winner = record.entries.map(([name]) => name).find(name => name !== record.winners[0])!;
  await page.goto('about:blank');
  await page.goto(`${address}#${printedText({ ...printedOf(record), winner })}`);
  await page.getByText('Draw 1 does NOT check out.').waitFor();
  await page.getByText('It isn’t what’s printed on your record.').waitFor();
  await shot('verify-fails');

  await page.goto('about:blank');
  await page.goto(address);
  await page.getByRole('textbox', { name: 'Number of the draw' }).fill('7');
  await page.getByRole('button', { name: 'Check', exact: true }).click();
  await page.getByText('There is no revealed draw 7.').waitFor();
  await shot('verify-none');
  const forged = { ...record, winners: [winner] };
  const file = { name: 'draw-1.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(forged)) };
  await page.getByLabel('Or choose the file').setInputFiles(file);
  await page.getByText('Drawn again on this device, the result isn’t the recorded one.').waitFor();
});
