import type { BrowserContext, Page } from 'playwright-core';
import { dollars } from '#core/money';
import { STAFF } from '../../../test/api/floor.ts';
import { jsonIn } from '../../../test/api/server.ts';
import type { LiveHouse } from '../../../test/e2e/house.ts';
import { exactly, type Say, type Scene, type StationScenes } from '../stage.ts';

export const find = async (page: Page, text: string): Promise<void> => {
  await page.getByRole('searchbox').fill(text);
  await page.keyboard.press('Enter');
};
export const place = (page: Page, number: number) =>
  page.getByRole('navigation').getByRole('button').nth(number).click();
export const row = (page: Page, number: number) => page.locator('[data-row]').nth(number).click();

export const scene = (name: string, words: string, see: Scene['see'], sizes: Scene['sizes'] = ['desktop']): Scene => ({
  name,
  words,
  path: '/cage/',
  sizes,
  see: async (page, say) => {
    await page.getByRole('searchbox').waitFor();
    await see?.(page, say);
  },
});

/** Asked at the window, by the page that is enrolled there. */
const atWindow = async (browser: BrowserContext, house: LiveHouse, where: string, body: object): Promise<void> => {
  const page = await browser.newPage();
  await page.goto(new URL('/hands/', house.address).href);
  await page.evaluate(`(async () => {
    const headers = { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID(), 'x-station': 'cage-1' };
    const answer = await fetch('/api/v1${where}', { method: 'POST', headers, body: '${JSON.stringify(body)}' });
    if (!answer.ok) throw new Error('${where}: ' + (await answer.text()));
  })()`);
  await page.close();
};

type Asked = { readonly request: number };

/** The vault is counted, the drawer of the window is opened by two, and its last count was a dollar short. */
const openDrawer: StationScenes['before'] = async (house, enroll, browser) => {
  const [office, second] = [
    await enroll('accounting-v', 'accounting', STAFF.ann),
    await enroll('floor-u', 'floor', STAFF.sue),
  ];
  await office.byTwo({ type: 'CountVault', counted: dollars(100_000) }, STAFF.sue);
  await atWindow(browser, house, '/requests', { command: { type: 'OpenDrawer', counted: dollars(20_000) } });
  const asked = (jsonIn(await second.get('/requests'))['rows'] ?? []) as readonly Asked[];
  await second.do(`/requests/${asked.at(-1)!.request}/give`);
  await atWindow(browser, house, '/commands', { type: 'CountDrawer', counted: dollars(19_999) });
};

const fillTray = async (page: Page, say: Say): Promise<void> => {
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel(say('cage.drawer.what')).selectOption('tray-fill');
  await sheet.getByLabel(say('cage.drawer.amount')).fill('500');
  await sheet.getByLabel(say('cage.drawer.table')).fill('7');
};

const shift = (name: string, words: string, key: string, see?: Scene['see']): Scene =>
  scene(name, words, async (page, say) => {
    await place(page, 3);
    await exactly(page, say(key)).click();
    await page.getByRole('dialog').waitFor();
    await see?.(page, say);
  });

export const cage: StationScenes = {
  station: 'cage',
  title: 'Cage',
  devices: [{ path: '/cage/', station: 'cage-1', kind: 'cage', person: STAFF.cora }],
  before: openDrawer,
  scenes: [
    scene('prizes', 'Prizes to pay', undefined, ['desktop', 'upright']),
    scene('prize', 'A prize that waits for an ID', page => find(page, '7/1'), ['desktop', 'upright']),
    scene('paid', 'A paid prize', page => find(page, '7/2')),
    scene('pay', 'The review before a payment', async (page, say) => {
      await find(page, '7/3');
      await page.getByRole('button', { name: say('cage.prize.review') }).click();
    }),
    scene('winner', 'Who won is recorded', async (page, say) => {
      await find(page, '7/3');
      await exactly(page, say('cage.winner.open')).click();
    }),
    scene('may-not', 'The ID says that the winner may not have it', async (page, say) => {
      await find(page, '7/3');
      await exactly(page, say('cage.prize.mayNot')).click();
    }),
    scene('back-out', 'A payment is backed out by two people', async (page, say) => {
      await find(page, '7/2');
      await page.getByRole('button', { name: say('cage.prize.backOut') }).click();
      await page.getByRole('dialog').getByRole('textbox').fill('Paid at the wrong window');
    }),
    scene('reimburse', 'A tray is made whole', async (page, say) => {
      await place(page, 1);
      await row(page, 1);
      await page.getByRole('button', { name: say('cage.tray.review') }).click();
    }),
    scene('trays', 'Trays', page => place(page, 1)),
    scene('chips', 'Coupons and chips are given or sold', async page => {
      await place(page, 2);
      await row(page, 1);
    }),
    scene('shift', 'The shift', page => place(page, 3), ['desktop', 'upright']),
    shift('count', 'A blind count of the drawer', 'cage.shift.count'),
    shift('hand-over', 'The drawer goes to the next cashier', 'cage.drawer.handOver'),
    shift('close', 'The drawer goes back to the vault', 'cage.drawer.close'),
    shift('fill', 'A fill for a tray, out of the drawer', 'cage.drawer.move', fillTray),
    shift('fill-by-two', 'Who takes the fill signs for it', 'cage.drawer.move', async (page, say) => {
      await fillTray(page, say);
      await page
        .getByRole('dialog')
        .getByRole('button', { name: say('cage.drawer.toSecond') })
        .click();
    }),
    scene('keys', 'The keys', async (page, say) => exactly(page, say('cage.shortcuts.title')).click()),
  ],
};
