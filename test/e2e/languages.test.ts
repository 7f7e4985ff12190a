import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser } from 'playwright-core';
import { LANGUAGES, type Language } from '#core/words';
import { GALLERY } from '../../scripts/screenshots/scenes/index.ts';
import { REFUSED, refusalOn } from '../../scripts/screenshots/scenes/refused.ts';
import { openShot, playShot, type Shot, type Stage, setStage } from '../../scripts/screenshots/visit.ts';
import { isWhole } from '../whole.ts';
import { openBrowser } from './browser.ts';
import { englishIn, spokenOn, unmarkedNamesIn, writtenOtherwise, wronglyMarkedIn } from './spoken.ts';

const OTHERS = LANGUAGES.filter(language => language !== 'en');
/** One of the two languages of these is English. */
const IN_TWO = ['two-languages', 'winners-in-two', 'shares-in-two', 'shares-in-two-upright'];
/** What can be seen only when something has happened once in the house. */
const AFTERWARDS = ['drawn', 'on-a-sign', 'spun'];

/** Minutes and seconds are typed there, and the key says them. */
const LENGTHS = ['correct'];

type Visit = { readonly shot: Shot; readonly languages: readonly Language[] };

const shotsOf = (stations: typeof GALLERY): readonly Shot[] =>
  stations.flatMap(({ station, scenes }) =>
    scenes.filter(({ name }) => !IN_TWO.includes(name)).map(scene => ({ station, scene, size: scene.sizes[0]! })),
  );

/** What happens once in the house is seen in all languages at the same time. */
const inAll = (shot: Shot): readonly Visit[] =>
  shot.scene.once === undefined
    ? OTHERS.map(language => ({ shot, languages: [language] }))
    : [{ shot, languages: OTHERS }];

/** Every so-and-so-manyth screen, each in another language. */
const sampled = (step: number, shots: readonly Shot[]): readonly Visit[] =>
  shots
    .filter(({ scene }) => scene.once === undefined && !AFTERWARDS.includes(scene.name))
    .filter((_, place) => place % step === 0)
    .map((shot, turn) => ({ shot, languages: [OTHERS[turn % OTHERS.length]!] }));

/** `npm test` sees a few screens, `npm run test:long` all of them in all languages. */
const SEEN = isWhole ? shotsOf(GALLERY).flatMap(inAll) : sampled(54, shotsOf(GALLERY));
const NOT_DONE = isWhole ? shotsOf(REFUSED).flatMap(inAll) : sampled(6, shotsOf(REFUSED));

let browser: Browser;
let stage: Stage;
before(async () => {
  browser = await openBrowser();
  const wanted = [...SEEN, ...NOT_DONE].map(({ shot }) => shot);
  stage = await setStage(browser, [...GALLERY, ...REFUSED], wanted);
});
after(async () => {
  await stage?.house.end();
  await browser?.close();
});

// What is refused comes first: the last scene of the signs lets a claim run out, and everybody is signed off by then.
for (const { shot, languages } of [...NOT_DONE, ...SEEN]) {
  test(`[TXT-3] [TXT-6] ${shot.station}, ${shot.scene.name}: ${languages.join(', ')}`, async () => {
    const pages = await Promise.all(languages.map(language => openShot(stage, shot, language)));
    await shot.scene.once?.(stage.house);
    for (const [place, page] of pages.entries()) {
      const language = languages[place]!;
      await playShot(page, shot, language);
      if (REFUSED.some(({ station }) => station === shot.station)) await refusalOn(page).waitFor();
      const said = await spokenOn(page);
      await page.close();
      assert.deepEqual(await englishIn(said, language), [], 'English sentences');
      assert.deepEqual(await unmarkedNamesIn(said, language), [], 'names that are not marked as English');
      assert.deepEqual(await wronglyMarkedIn(said, language), [], 'marked as English');
      if (!LENGTHS.includes(shot.scene.name))
        assert.deepEqual(writtenOtherwise(said), [], 'times and numbers that are not those of the United States');
    }
  });
}
