// Takes pictures of every screen at its sizes and in all languages into `screenshots`, with index.html to look through
// them. Those that the handbook shows are in docs/stations/gallery and are renewed there.
// `npm run screenshots -- keypad floor/queue` takes those of some stations or scenes only; HOUSEWAY_PICTURES names
// another folder for the pictures. Misplaced parts of a page are listed at the end, and then this fails.
import { copyFile, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import type { Language } from '../src/web/messages/index.ts';
import { openBrowser } from '../test/e2e/browser.ts';
import type { LiveHouse } from '../test/e2e/house.ts';
import { misplaced } from '../test/e2e/misplaced.ts';
import { contactSheet, fileOf } from './screenshots/contact-sheet.ts';
import { liven, openHouse } from './screenshots/house.ts';
import { takePicture } from './screenshots/picture.ts';
import { GALLERY } from './screenshots/scenes/index.ts';
import {
  type Device,
  type Enrol,
  keeping,
  type Scene,
  SIZES,
  type SizeName,
  SPOKEN,
  sayIn,
} from './screenshots/stage.ts';

const ROOT = path.join(import.meta.dirname, '..');
const PICTURES = process.env['HOUSEWAY_PICTURES'] ?? path.join(ROOT, 'screenshots');
const HANDBOOK = path.join(ROOT, 'docs', 'stations', 'gallery');
const REST_MS = 250;

const asked = process.argv.slice(2);
const isWhole = (station: string): boolean => asked.length === 0 || asked.includes(station);
const wanted = GALLERY.map(({ station, scenes }) => ({
  station,
  scenes: scenes.filter(({ name }) => isWhole(station) || asked.includes(`${station}/${name}`)),
}));

/** The page of a device, enrolled and with its person signed on; its cookies and names stay in the context. */
const enrol = async (context: BrowserContext, house: LiveHouse, device: Device): Promise<void> => {
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

const addressOf = (house: LiveHouse, { path: where }: Scene, size: SizeName, language: string): string => {
  const address = new URL(where, house.address);
  address.searchParams.set('lang', language);
  const { mm } = { mm: undefined, ...SIZES[size] };
  if (mm !== undefined) address.searchParams.set('mm', String(mm));
  return address.href;
};

type Shot = { readonly station: string; readonly scene: Scene; readonly size: SizeName };

const open = async (context: BrowserContext, house: LiveHouse, { scene, size }: Shot, language: Language) => {
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  const { width, height } = SIZES[size];
  await page.setViewportSize({ width, height });
  if (scene.kept !== undefined) await page.addInitScript(keeping(scene.kept()));
  await page.goto(addressOf(house, scene, size, language));
  await scene.ready?.(page);
  return page;
};

const see = async (page: Page, { scene }: Shot, language: Language): Promise<void> => {
  await scene.see?.(page, await sayIn(language));
  await page.waitForTimeout(REST_MS);
};

const amiss: string[] = [];

const takeAndClose = async (page: Page, { station, scene, size }: Shot, language: Language): Promise<number> => {
  await page.bringToFront();
  const file = fileOf(station, scene, size, language);
  amiss.push(...(await misplaced(page)).map(what => `${file}: ${what}`));
  const bytes = await takePicture(page, path.join(PICTURES, file), SIZES[size].wide / SIZES[size].width);
  if (shown.has(file)) await copyFile(path.join(PICTURES, file), path.join(HANDBOOK, file));
  await page.close();
  return bytes;
};

/** One language after the other, since a browser has six lines to a server; for what happens once all at a time. */
const takeAll = async (context: BrowserContext, house: LiveHouse, shot: Shot): Promise<number> => {
  const { once } = shot.scene;
  const openIn = (language: Language) => open(context, house, shot, language);
  const together = once === undefined ? [] : await Promise.all(SPOKEN.map(openIn));
  await once?.(house);
  await Promise.all(together.map((page, place) => see(page, shot, SPOKEN[place]!))); // One page a language.
  let bytes = 0;
  for (const [place, language] of SPOKEN.entries()) {
    const page = together[place] ?? (await openIn(language));
    if (together.length === 0) await see(page, shot, language);
    bytes += await takeAndClose(page, shot, language);
  }
  return bytes;
};

/** Which picture it was that could not be taken. */
const named = (shot: Shot) => (cause: unknown) => {
  throw new Error(`${shot.station}, ${shot.scene.name}, ${shot.size}`, { cause });
};

await mkdir(PICTURES, { recursive: true });
const shown = new Set(await readdir(HANDBOOK));
const isStale = (file: string): boolean =>
  GALLERY.some(({ station }) => isWhole(station) && file.startsWith(`${station}-`));
for (const file of (await readdir(PICTURES)).filter(isStale)) await rm(path.join(PICTURES, file));

const browser = await openBrowser();
const house = await openHouse();
try {
  const context = await browser.newContext({ colorScheme: 'dark', serviceWorkers: 'block' });
  const newStation: Enrol = async (name, kind, person, table) => {
    const station = await house.station(name, kind, table);
    if (person !== undefined) await station.signOn(person);
    return station;
  };
  await liven(newStation);
  for (const { devices, before } of GALLERY) {
    for (const device of devices) await enrol(context, house, device);
    await before?.(house, newStation, context);
  }
  let bytes = 0;
  for (const { station, scenes } of wanted) {
    for (const scene of scenes) {
      for (const size of scene.sizes) {
        const shot = { station, scene, size };
        bytes += await takeAll(context, house, shot).catch(named(shot));
      }
    }
    if (scenes.length > 0) console.log(`${station}: ${(bytes / 1e6).toFixed(2)} MB so far`);
  }
} finally {
  await browser.close();
  await house.end();
}
const sheet = path.join(PICTURES, 'index.html');
await writeFile(sheet, contactSheet(GALLERY, new Set(await readdir(PICTURES))));
console.log(`Look through them: ${sheet}`);
for (const what of amiss) console.error(what);
if (amiss.length > 0) process.exitCode = 1;
