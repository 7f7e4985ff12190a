import type { Locator, Page } from 'playwright-core';

const keyIn = (within: Page | Locator, name: RegExp): Locator => within.getByRole('button', { name });

/** A prize is found by its number, ID is shown where it is asked for, it is paid, and its slip is printed. */
export const payAtCage = async (page: Page, award: number): Promise<void> => {
  await page.getByRole('searchbox').fill(String(award));
  await page.keyboard.press('Enter');
  const opened = page.getByRole('region', { name: 'Details' });
  await opened.getByText(`Prize ${award}`, { exact: true }).waitFor();
  const id = keyIn(opened, /^ID shown/);
  const pay = keyIn(opened, /^(Pay|Hand over)…/);
  await id.or(pay).first().waitFor();
  if ((await id.count()) > 0) await id.tap();
  await pay.waitFor();
  for (const box of await opened.getByRole('checkbox').all()) await box.check();
  await pay.tap();
  await keyIn(page.getByRole('dialog'), /^(Pay|Hand over) /).tap();
  await keyIn(opened, /^Print (slip|copy)/).waitFor();
};
