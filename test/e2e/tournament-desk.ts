import assert from 'node:assert/strict';
import type { Browser, Page } from 'playwright-core';
import { person } from '../api/server.ts';
import { Device, type Size } from './device.ts';
import type { LiveHouse } from './house.ts';

export const TESS = person('tess', 'card-room', 'tournament-director');

export const key = (page: Page, name: RegExp | string, exact = false) => page.getByRole('button', { name, exact });
export const tab = (page: Page, name: string) => page.getByRole('tab', { name }).click();
export const done = (page: Page, words: RegExp | string) =>
  page.locator('[data-last]').getByText(words).first().waitFor();

/** A browser that is enrolled as the tournament desk, with Tess signed on; it has no printer. */
export const openDesk = async (house: LiveHouse, browser: Browser, viewport: Size): Promise<Device> => {
  const device = new Device(await browser.newContext({ viewport }));
  await device.context.addInitScript('window.papers = 0; window.print = () => { window.papers += 1; };');
  const page = await device.open();
  await house.enter(page, '/tournament/', 'tournament-1', 'tournament');
  await page.getByLabel('Badge').fill(TESS.badge);
  for (const digit of TESS.pin) await key(page, digit, true).click();
  await key(page, 'OK', true).click();
  await page.getByRole('navigation', { name: 'Tournaments' }).waitFor();
  await device.leave();
  return device;
};

/** Works at a page; what the browser says beside a refusal, a PIN asked again or a line that was cut fails it. */
export const workAt = (
  device: Device,
  { address, size }: { readonly address: string; readonly size: Size },
  work: (page: Page) => Promise<void>,
): Promise<void> =>
  device.visit({ address, size, expects: /status of (403|409|503)|ERR_/ }, async page => {
    await page.getByRole('main').waitFor();
    await work(page);
  });

/** Held keys are pressed twice by a keyboard. */
export const hold = async (page: Page, name: RegExp): Promise<void> => {
  await key(page, name).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
};

/** So many papers have gone to the printer. */
export const printed = async (page: Page, papers: number): Promise<void> => {
  for (let tries = 0; Number(await page.evaluate('window.papers')) < papers; tries += 1) {
    assert.ok(tries < 100, `${papers} papers are printed`);
    await page.waitForTimeout(20);
  }
};

/** A scanner types wherever one is on the page. */
export const scan = async (page: Page, text: string): Promise<void> => {
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
};

/** Into the field that has the focus. */
export const enter = async (page: Page, text: string): Promise<void> => {
  await page.keyboard.insertText(text);
  await page.keyboard.press('Enter');
};

/** Pages of a PDF that Chromium wrote. */
export const pagesIn = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
