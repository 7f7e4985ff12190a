import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { openBrowser } from './browser.ts';
import { LiveHouse } from './house.ts';

let house: LiveHouse;
let browser: Browser;
before(async () => {
  // A name that is no address of this machine: what a tablet on the network sees.
  browser = await openBrowser(['--host-resolver-rules=MAP cards.test 127.0.0.1']);
  house = await LiveHouse.open({ server: { hosts: 'cards.test' } });
});
after(async () => {
  await browser?.close();
  await house?.end();
});

/** Everything that the content policy complains of. */
const complaints = (page: Page): readonly string[] => {
  const heard: string[] = [];
  page.on('console', message => {
    if (/Content Security Policy|TrustedHTML|TrustedScript|trusted type/i.test(message.text()))
      heard.push(message.text());
  });
  page.on('pageerror', error => heard.push(error.message));
  return heard;
};

const PAGES = [
  '',
  'hands/',
  'practice/',
  'sign/',
  'kiosk/',
  'keypad/?table=7',
  'floor/',
  'cage/',
  'office/',
  'club/',
  'promotions/',
  'room/',
  'tournament/',
];

test('[API-3] every page works under a policy that lets no text become a script or a page', async () => {
  for (const where of PAGES) {
    const page = await browser.newPage();
    const heard = complaints(page);
    const response = await page.goto(`${house.address}${where}`);
    const policy = response?.headers()['content-security-policy'] ?? '';
    assert.match(policy, /require-trusted-types-for 'script'; trusted-types houseway$/, where);
    await page.locator('#root > *').first().waitFor();
    assert.equal(
      await page.evaluate(`(() => {
        try {
          document.body.innerHTML = '<img src=x onerror=alert(1)>';
          return 'done';
        } catch (error) {
          return error.name;
        }
      })()`),
      'TypeError',
      where,
    );
    assert.deepEqual(
      heard.filter(text => !/innerHTML|TrustedHTML' assignment/.test(text)),
      [],
      where,
    );
    await page.close();
  }
});

test('[API-20] [S20] a screen whose line can be read says so, in the language of the page; others say nothing', async () => {
  const open = async (address: string): Promise<readonly string[]> => {
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.goto(address);
    await page.locator('#root > *').first().waitFor();
    const notes = await page.getByRole('note').allTextContents();
    await context.close();
    return notes;
  };
  const elsewhere = house.address.replace(/localhost|127\.0\.0\.1/, 'cards.test');
  assert.deepEqual(await open(elsewhere), ['No TLS: others on this network can read along']);
  assert.deepEqual(await open(`${elsewhere}practice/?lang=es`), [
    'Sin TLS: otros en esta red pueden leer lo que pasa aquí',
  ]);
  assert.deepEqual(await open(house.address), []);
});
