import type { Browser, Page } from 'playwright-core';
import { STAFF } from '../api/floor.ts';
import { jsonIn, type TestStation } from '../api/server.ts';
import { openBrowser } from './browser.ts';
import { Device } from './device.ts';
import { LiveHouse } from './house.ts';

export const SIZES = {
  wide: { width: 1920, height: 1080 },
  office: { width: 1440, height: 900 },
  desk: { width: 1280, height: 800 },
  tablet: { width: 1024, height: 768 },
  upright: { width: 768, height: 1024 },
} as const;

export type Seed = Parameters<typeof LiveHouse.open>[0];
export type Visit = { readonly size?: keyof typeof SIZES; readonly query?: string; readonly isCalm?: boolean };
export const CALM: Visit = { isCalm: true };

/** A promotions desk in a browser of its own, with Pam signed on, and a sign to look from outside. */
export class PromotionsDesk {
  readonly house: LiveHouse;
  readonly browser: Browser;
  readonly sign: TestStation;
  readonly #device: Device;

  private constructor(house: LiveHouse, browser: Browser, device: Device, sign: TestStation) {
    this.house = house;
    this.browser = browser;
    this.#device = device;
    this.sign = sign;
  }

  static async open(seed: Seed): Promise<PromotionsDesk> {
    const house = await LiveHouse.open(seed);
    const browser = await openBrowser();
    const device = new Device(await browser.newContext({ viewport: SIZES.desk, acceptDownloads: true }));
    await device.context.addInitScript('window.papers = 0; window.print = () => { window.papers += 1; };');
    const page = await device.open();
    await house.enter(page, '/promotions/', 'promo-1', 'promotions');
    await signOn(page);
    await device.leave();
    return new PromotionsDesk(house, browser, device, await house.station('sign-1', 'sign'));
  }

  /** Works at the desk; anything the browser complains about but a refusal fails it. */
  async at(work: (page: Page) => Promise<void>, { size = 'desk', query = '', isCalm = false }: Visit = {}) {
    const address = new URL(`/promotions/${query}`, this.house.address).href;
    const window = await this.#device.open();
    await window.emulateMedia({ reducedMotion: isCalm ? 'reduce' : 'no-preference' });
    await this.#device.visit({ address, size: SIZES[size], expects: /status of 409/ }, async page => {
      await page.getByRole('navigation').waitFor();
      await work(page);
    });
  }

  async lastDraw(): Promise<Draw> {
    const { rows } = jsonIn(await this.sign.get('/draws')) as unknown as { rows: Draw[] };
    return rows.at(-1)!;
  }

  async end(): Promise<void> {
    await this.browser.close();
    await this.house.end();
  }
}

type Draw = { readonly winner?: string; readonly drawn?: string; readonly redraw?: { readonly reason: string } };

/** Pam signs on; again, when an hour has passed. */
export const signOn = async (page: Page): Promise<void> => {
  await page.getByLabel('Badge').fill(STAFF.pam.badge);
  await pin(page, STAFF.pam.pin);
  await page.getByRole('navigation', { name: 'Running now' }).waitFor();
};

const pin = async (page: Page, digits: string): Promise<void> => {
  for (const digit of digits) await page.getByRole('button', { name: digit, exact: true }).click();
  await page.getByRole('button', { name: 'OK', exact: true }).click();
};

export const key = (page: Page, name: RegExp | string) => page.getByRole('button', { name });
export const opened = (page: Page) => page.getByRole('region', { name: 'Details' });
export const region = (page: Page, name: string | RegExp) => page.getByRole('region', { name });

/** Chooses among what runs, by the words of its row. */
export const choose = async (page: Page, words: RegExp): Promise<void> => {
  await page.getByRole('navigation').getByRole('button', { name: words }).click();
  await opened(page).getByRole('heading', { level: 2 }).waitFor();
};

/** Presses the key of a sheet for two people, and the second one is there. */
export const withSue = async (page: Page, action: RegExp | string): Promise<void> => {
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: action }).click();
  await second(page, STAFF.sue);
};

export const second = async (page: Page, who: { readonly badge: string; readonly pin: string }): Promise<void> => {
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: 'The second person is here' }).click();
  await sheet.getByLabel('Badge').fill(who.badge);
  await pin(page, who.pin);
};

/** A drawn player shows what every drawing asks for, and what this one asks besides. */
export const showPapers = async (page: Page, ...besides: readonly RegExp[]): Promise<void> => {
  for (const seen of ['ID shown', 'Stub or card shown', /or older by the ID/, ...besides])
    await page.getByLabel(seen).check();
};

/** Which spot is under the pointer, by the picture alone. */
export const underPointer = (page: Page): Promise<number> =>
  page.evaluate(`(() => {
    const { top, left, width } = document.querySelector('[role=img]').getBoundingClientRect();
    const hit = document.elementsFromPoint(left + width / 2, top + width * 0.2).find(one => one.closest('svg > g'));
    const group = hit.closest('svg > g');
    return [...group.parentElement.querySelectorAll(':scope > g')].indexOf(group);
  })()`);

export const run = (promotion: string, mechanism: string, command: object) => ({
  type: 'RunPromotion',
  promotion,
  mechanism,
  command,
});
