import type { Page } from 'playwright-core';
import { TESS } from '../house.ts';
import { exactly, type Scene, type StationScenes } from '../stage.ts';

const PLAYERS = Array.from({ length: 14 }, (_, place) => `P-10${String(place + 1).padStart(2, '0')}`);

/** An event that has been designed, opened, seated and started by hand. */
const runEvent = async (page: Page): Promise<void> => {
  await exactly(page, 'New event').click();
  await page.getByLabel('Name', { exact: true }).fill('Friday Deepstack');
  await exactly(page, 'Announce Friday Deepstack').click();
  const open = page.getByRole('button', { name: /Open sign-ups/ });
  await open.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.getByRole('form', { name: 'Register' }).waitFor();
  await page.getByRole('tab', { name: 'Tables' }).click();
  await page.getByRole('textbox', { name: 'Tables' }).fill('21-23');
  await page.getByLabel('Seats each').fill('6');
  await page.getByRole('button', { name: /Use 3 tables/ }).click();
  await page.getByRole('region', { name: 'Table 21', exact: true }).waitFor();
  await page.locator('h2').first().click();
  for (const player of PLAYERS) {
    await page.keyboard.type(player);
    await page.keyboard.press('Enter');
    await page.waitForTimeout(150);
  }
  await page.getByRole('tab', { name: 'Field' }).click();
  await exactly(page, 'Start the clock').click();
  await page.waitForTimeout(500);
};

const scene = (name: string, words: string, path: string, sizes: Scene['sizes'], tab?: number): Scene => ({
  name,
  words,
  path,
  sizes,
  see: async page => {
    await page.getByRole('main').waitFor();
    if (tab !== undefined) await page.getByRole('tab').nth(tab).click();
  },
});

const EVENT = '/tournament/?event=friday-deepstack';

export const tournament: StationScenes = {
  station: 'tournament',
  title: 'Tournament desk',
  devices: [{ path: '/tournament/', station: 'tournament-1', kind: 'tournament', person: TESS }],
  before: async (house, _, browser) => {
    const page = await browser.newPage();
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(new URL('/tournament/?lang=en', house.address).href);
    await runEvent(page);
    await page.close();
  },
  scenes: [
    scene('field', 'The field of an event', EVENT, ['desktop', 'phone'], 0),
    scene('tables', 'Its tables', EVENT, ['desktop'], 1),
    scene('clock', 'The clock on a sign', '/sign/?show=tournament', ['sign', 'sign-standing']),
  ],
};
