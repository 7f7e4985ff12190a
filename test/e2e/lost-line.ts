import type { Page } from 'playwright-core';

/** Lets a page lose its connection: what is open breaks, and nothing opens anymore. */
const CUTTABLE = `{
  const lines = [];
  let isCut = false;
  window.EventSource = class extends EventSource {
    constructor(address) {
      super(isCut ? '/cut' : address);
      lines.push(this);
    }
  };
  window.cutLine = () => {
    isCut = true;
    for (const line of lines) {
      line.close();
      line.dispatchEvent(new Event('error'));
    }
  };
}`;

/** A page shows what it has kept until it hears of the house. */
const HEARD_MS = 1_500;

/** Loads the page again, so that it can be cut off by `loseLine`; `there` is on it when it has heard of the house. */
export const makeCuttable = async (page: Page, there: string): Promise<void> => {
  await page.clock.install();
  await page.addInitScript(CUTTABLE);
  await page.reload();
  await page.locator(there).first().waitFor();
  await page.waitForTimeout(HEARD_MS);
};

/** The line is lost for so long. */
export const loseLine = async (page: Page, lostMs: number): Promise<void> => {
  await page.evaluate('cutLine()');
  await page.clock.fastForward(lostMs);
};
