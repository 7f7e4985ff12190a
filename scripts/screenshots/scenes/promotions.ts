import type { Page } from 'playwright-core';
import { STAFF } from '../../../test/api/floor.ts';
import type { Scene, StationScenes } from '../stage.ts';

const opens = (page: Page, name: RegExp) => page.getByRole('navigation').getByRole('button', { name }).first().click();

const scene = (name: string, words: string, which?: RegExp): Scene => ({
  name,
  words,
  path: '/promotions/',
  sizes: ['desktop'],
  see: async page => {
    await page.evaluate('sessionStorage.clear()');
    await page.reload();
    await page.getByRole('navigation').getByRole('button').first().waitFor();
    if (which !== undefined) await opens(page, which);
  },
});

export const promotions: StationScenes = {
  station: 'promotions',
  title: 'Promotions desk',
  devices: [{ path: '/promotions/', station: 'promo-1', kind: 'promotions', person: STAFF.pam }],
  scenes: [
    scene('calendar', 'What runs, and the next seven days'),
    scene('drawing', 'A drawing', /Drawing/),
    scene('wheel', 'A wheel', /Spin/),
    scene('board', 'A high-hand board', /High Hand/),
    scene('coupons', 'Coupons', /Match Play/),
  ],
};
