import type { Browser, BrowserContext, Page } from 'playwright-core';
import type { Language } from '../../src/web/messages/index.ts';
import type { LiveHouse } from '../../test/e2e/house.ts';
import { liven, openHouse } from './house.ts';
import { GALLERY } from './scenes/index.ts';
import { type Device, type Enrol, keeping, type Scene, SIZES, type SizeName, sayIn } from './stage.ts';

/** A scene of a station at one of its sizes. */
export type Shot = { readonly station: string; readonly scene: Scene; readonly size: SizeName };

/** A lively house, and a browser in which every device of the gallery is enrolled and its person signed on. */
export type Stage = { readonly house: LiveHouse; readonly context: BrowserContext };

export const setStage = async (browser: Browser): Promise<Stage> => {
  const house = await openHouse();
  const context = await browser.newContext({ colorScheme: 'dark', serviceWorkers: 'block' });
  const newStation: Enrol = async (name, kind, person, table) => {
    const station = await house.station(name, kind, table);
    if (person !== undefined) await station.signOn(person);
    return station;
  };
  await liven(newStation);
  for (const { devices, before } of GALLERY) {
    for (const device of devices) await enroll(context, house, device);
    await before?.(house, newStation, context);
  }
  return { house, context };
};

/** The page of a device, enrolled and with its person signed on; its cookies and names stay in the context. */
const enroll = async (context: BrowserContext, house: LiveHouse, device: Device): Promise<void> => {
  const page = await context.newPage();
  await house.enter(page, device.path, device.station, device.kind, device.table);
  if (device.person !== undefined) {
    const { badge, pin } = device.person;
    await page.getByRole('textbox', { name: 'Badge' }).fill(badge);
    for (const digit of pin) await page.getByRole('button', { name: digit, exact: true }).click();
    await page.getByRole('button', { name: 'OK', exact: true }).click();
    await page.getByRole('textbox', { name: 'Badge' }).waitFor({ state: 'detached' });
  }
  await page.close();
};

/** The page of a scene in a language, before anything is done there. */
export const openShot = async (
  { context, house }: Stage,
  { scene, size }: Shot,
  language: Language,
): Promise<Page> => {
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  const { width, height } = SIZES[size];
  await page.setViewportSize({ width, height });
  if (scene.kept !== undefined) await page.addInitScript(keeping(scene.kept()));
  await page.goto(addressOf(house, scene, size, language));
  await scene.ready?.(page);
  return page;
};

const addressOf = (house: LiveHouse, { path: where }: Scene, size: SizeName, language: string): string => {
  const address = new URL(where, house.address);
  address.searchParams.set('lang', language);
  const { mm } = { mm: undefined, ...SIZES[size] };
  if (mm !== undefined) address.searchParams.set('mm', String(mm));
  return address.href;
};

/** From there to the scene. */
export const playShot = async (page: Page, { scene }: Shot, language: Language): Promise<void> => {
  await scene.see?.(page, await sayIn(language));
};
