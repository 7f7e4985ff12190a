import assert from 'node:assert/strict';
import type { BrowserContext, Page } from 'playwright-core';
import { PATIENCE_MS } from './browser.ts';

export type Size = { readonly width: number; readonly height: number };
type Visit = {
  readonly address: string;
  readonly size?: Size;
  /** What the browser may say by itself, as of a refusal. */
  readonly expects?: RegExp;
};

/**
 * A device has one window, which is opened again and again. What was compiled for a page is still there the next time:
 * that costs less than half of a new window.
 */
export class Device {
  readonly context: BrowserContext;
  readonly #isForgetful: boolean;
  #window: Page | undefined;

  /** A forgetful one knows nothing of the visits before, except for what it has downloaded. */
  constructor(context: BrowserContext, { isForgetful = false } = {}) {
    this.context = context;
    this.#isForgetful = isForgetful;
    context.setDefaultTimeout(PATIENCE_MS);
  }

  /** Its window, in which nothing is shown. */
  async open(): Promise<Page> {
    this.#window ??= await this.context.newPage();
    return this.#window;
  }

  /** Its window at a house, before anything of it is shown. */
  async openAt(house: string): Promise<Page> {
    const page = await this.open();
    await page.goto(new URL(NOTHING, house).href);
    return page;
  }

  /** Looks at a page there; anything else the browser complains about fails it. */
  async visit({ address, size, expects }: Visit, see: (page: Page) => Promise<void>): Promise<void> {
    const page = await this.open();
    const complaints: string[] = [];
    page.on('console', message => complaints.push(message.text()));
    page.on('pageerror', error => complaints.push(error.message));
    try {
      if (size !== undefined) await page.setViewportSize(size);
      await page.goto(address);
      await see(page);
    } finally {
      await this.leave();
    }
    const unexpected = complaints.filter(words => expects === undefined || !expects.test(words));
    assert.deepEqual(unexpected, []);
  }

  /** As by closing the window: the page ends, and what was kept for the visit is forgotten. */
  async leave(): Promise<void> {
    const page = await this.open();
    page.removeAllListeners('console').removeAllListeners('pageerror').removeAllListeners('requestfailed');
    try {
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await page.emulateMedia({ media: null });
      await page.goto(new URL(NOTHING, page.url()).href);
      await page.evaluate('sessionStorage.clear()');
      if (this.#isForgetful) await page.evaluate('localStorage.clear()');
    } catch {
      // A line that was cut stays cut for this window.
      this.#window = undefined;
      await page.close();
    }
  }
}

/** A picture of the house itself: a page of the same house on which nothing happens. */
const NOTHING = '/favicon.svg';
