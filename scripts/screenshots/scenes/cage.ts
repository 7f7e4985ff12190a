import type { Page } from 'playwright-core';
import { STAFF } from '../../../test/api/floor.ts';
import { exactly, type Scene, type StationScenes } from '../stage.ts';

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

export const cage: StationScenes = {
  station: 'cage',
  title: 'Cage',
  devices: [{ path: '/cage/', station: 'cage-1', kind: 'cage', person: STAFF.cora }],
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
    scene('count', 'A blind count of the drawer', async page => {
      await place(page, 3);
      await page.locator('article button').first().click();
    }),
    scene('keys', 'The keys', async (page, say) => exactly(page, say('cage.shortcuts.title')).click()),
  ],
};
