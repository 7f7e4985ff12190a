import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { LANGUAGES, type Language } from '#core/words';
import { chosenOf, isWhole } from '../whole.ts';
import { openBrowser, PATIENCE_MS } from './browser.ts';
import { OpenedHouse } from './opened-house.ts';
import { englishIn, spokenOn, writtenOtherwise, wronglyMarkedIn } from './spoken.ts';

const STEPS = [1, 2, 3, 4, 5];

const house = new OpenedHouse();
let browser: Browser;
let opening: { readonly address: string; readonly code: string };
before(async () => {
  if (isWhole) [browser, opening] = await Promise.all([openBrowser(), house.start()]);
});
after(async () => {
  await browser?.close();
  if (isWhole) await house.end();
});

const speaks = async (page: Page, language: Language, where: string): Promise<void> => {
  const said = await spokenOn(page);
  assert.ok(said.length > 0, where);
  assert.deepEqual(await englishIn(said, language), [], `${where}: English sentences`);
  assert.deepEqual(await wronglyMarkedIn(said, language), [], `${where}: marked as English`);
  assert.deepEqual(writtenOtherwise(said), [], `${where}: times and numbers`);
};

/** The story of the opening is in English, and played each time. */
for (const language of chosenOf<Language>(
  [],
  LANGUAGES.filter(one => one !== 'en'),
)) {
  test(`[TXT-3] [OPH-1] a house is opened in ${language}: a wrong code, and every step of it`, async () => {
    const page = await browser.newPage();
    page.setDefaultTimeout(PATIENCE_MS);
    await page.goto(new URL(`/opening/?lang=${language}`, opening.address).href);
    const code = page.getByRole('textbox').first();
    await code.fill('AAAA-BBBB-CCCC');
    await page.keyboard.press('Enter');
    await page.getByRole('alert').filter({ hasText: /\S/ }).waitFor();
    await speaks(page, language, 'the code');
    await code.fill(opening.code);
    await page.keyboard.press('Enter');
    for (const step of STEPS) {
      const key = page
        .getByRole('navigation')
        .getByRole('button')
        .nth(step - 1);
      await key.click();
      await key.and(page.locator('[aria-pressed="true"]')).waitFor();
      await speaks(page, language, `step ${step}`);
    }
    await page.close();
  });
}
