import type { Locator, Page } from 'playwright-core';
import { PIN } from '../../../src/measure/staff.ts';

export const opened = (page: Page): Locator => page.getByRole('region', { name: 'Details' });
export const keyIn = (within: Locator, name: string | RegExp): Locator => within.getByRole('button', { name });
export const region = (page: Page, name: string | RegExp): Locator => opened(page).getByRole('region', { name });

/** Chooses it among what runs, by the name of its mechanism. */
export const choose = async (page: Page, mechanism: string): Promise<void> => {
  await page.getByRole('navigation', { name: 'Running now' }).getByRole('button', { name: mechanism }).first().tap();
  await opened(page).getByRole('heading', { level: 2 }).waitFor();
};

/** Pressed; where the house wants two, the second is there with badge and PIN. */
export const pressed = async (page: Page, target: Locator, isDone: Locator): Promise<void> => {
  await target.tap();
  const sheet = page.getByRole('dialog');
  await sheet.or(isDone).first().waitFor();
  if ((await sheet.count()) > 0) await beside(sheet);
};

/** Pressed until its form is gone. */
export const pressedAway = async (page: Page, target: Locator): Promise<void> => {
  await target.tap();
  const sheet = page.getByRole('dialog');
  await Promise.race([sheet.waitFor(), target.first().waitFor({ state: 'detached' })]);
  if ((await sheet.count()) > 0) await beside(sheet);
};

export const beside = async (sheet: Locator, action = /^(Record|Award|Settle|Count)/): Promise<void> => {
  await keyIn(sheet, action).tap();
  await keyIn(sheet, 'The second person is here').tap();
  await sheet.getByLabel('Badge').fill('badge-sue');
  for (const digit of PIN) await sheet.getByRole('button', { name: digit, exact: true }).tap();
  await keyIn(sheet, /^OK$/).tap();
  await sheet.waitFor({ state: 'detached' });
};
