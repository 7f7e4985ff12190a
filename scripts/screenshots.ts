// Takes pictures of every screen at its sizes and in all languages into `screenshots`, with index.html to look through
// them. Those that the handbook shows are in docs/stations/gallery and are renewed there.
// `npm run screenshots -- keypad floor/queue` takes those of some stations or scenes only; HOUSEWAY_PICTURES names
// another folder for the pictures. Misplaced parts of a page are listed at the end, and then this fails.
import { copyFile, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from 'playwright-core';
import type { Language } from '../src/web/messages/index.ts';
import { openBrowser } from '../test/e2e/browser.ts';
import { misplaced } from '../test/e2e/misplaced.ts';
import { contactSheet, fileOf } from './screenshots/contact-sheet.ts';
import { takePicture } from './screenshots/picture.ts';
import { GALLERY } from './screenshots/scenes/index.ts';
import { SIZES, SPOKEN } from './screenshots/stage.ts';
import { openShot, playShot, type Shot, type Stage, setStage } from './screenshots/visit.ts';

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

const see = async (page: Page, shot: Shot, language: Language): Promise<void> => {
  await playShot(page, shot, language);
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
const takeAll = async (stage: Stage, shot: Shot): Promise<number> => {
  const { once } = shot.scene;
  const openIn = (language: Language) => openShot(stage, shot, language);
  const together = once === undefined ? [] : await Promise.all(SPOKEN.map(openIn));
  await once?.(stage.house);
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
const stage = await setStage(browser);
try {
  let bytes = 0;
  for (const { station, scenes } of wanted) {
    for (const scene of scenes) {
      for (const size of scene.sizes) {
        const shot = { station, scene, size };
        bytes += await takeAll(stage, shot).catch(named(shot));
      }
    }
    if (scenes.length > 0) console.log(`${station}: ${(bytes / 1e6).toFixed(2)} MB so far`);
  }
} finally {
  await browser.close();
  await stage.house.end();
}
const sheet = path.join(PICTURES, 'index.html');
await writeFile(sheet, contactSheet(GALLERY, new Set(await readdir(PICTURES))));
console.log(`Look through them: ${sheet}`);
for (const what of amiss) console.error(what);
if (amiss.length > 0) process.exitCode = 1;
