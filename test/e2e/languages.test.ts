import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser } from 'playwright-core';
import { LANGUAGES } from '#core/words';
import { GALLERY } from '../../scripts/screenshots/scenes/index.ts';
import { openShot, playShot, type Shot, type Stage, setStage } from '../../scripts/screenshots/visit.ts';
import { isWhole } from '../whole.ts';
import { openBrowser } from './browser.ts';
import { englishIn, spokenOn } from './spoken.ts';

const OTHERS = LANGUAGES.filter(language => language !== 'en');
/** What happens once in the house can be seen in one language only; two of a sign's languages are English. */
const SHOTS: readonly Shot[] = GALLERY.flatMap(({ station, scenes }) =>
  scenes
    .filter(({ name, once }) => once === undefined && !name.includes('-in-two') && name !== 'two-languages')
    .map(scene => ({ station, scene, size: scene.sizes[0]! })),
);
/** `npm test` sees every eighth screen, each in another language; `npm run test:long` all of them in all. */
const WALK = SHOTS.flatMap((shot, place) =>
  OTHERS.map((language, turn) => ({ shot, language, isSampled: place % 8 === 0 && (place / 8) % 4 === turn })),
).filter(({ isSampled }) => isWhole || isSampled);

let browser: Browser;
let stage: Stage;
before(async () => {
  browser = await openBrowser();
  stage = await setStage(browser);
});
after(async () => {
  await stage.house.end();
  await browser.close();
});

for (const { shot, language } of WALK) {
  test(`[TXT-3] no English sentence: ${shot.station}, ${shot.scene.name}, ${language}`, async () => {
    const page = await openShot(stage, shot, language);
    await playShot(page, shot, language);
    const english = await englishIn(await spokenOn(page), language);
    await page.close();
    assert.deepEqual(english, []);
  });
}
