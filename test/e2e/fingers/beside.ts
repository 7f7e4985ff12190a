import type { Page } from 'playwright-core';
import type { Person } from '../../api/server.ts';

/** The second person beside the first, in the sheet that is open. */
export const beside = async (page: Page, { badge, pin }: Person): Promise<void> => {
  await page.getByRole('button', { name: 'The second person is here', exact: true }).click();
  const sheet = page.getByRole('dialog').last();
  await sheet.getByRole('textbox', { name: 'Badge', exact: true }).fill(badge);
  for (const digit of pin) await sheet.getByRole('button', { name: digit, exact: true }).last().click();
  await sheet.getByRole('button', { name: 'OK', exact: true }).last().click();
};
