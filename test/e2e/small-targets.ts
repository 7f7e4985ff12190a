import type { Page } from 'playwright-core';

const LEAST_PX = 43.9; // 44, less what a browser rounds away.

/** What can be pressed and is less than 44 px wide or high; a box or a radio is pressed by its label. */
export const smallTargets = async (page: Page): Promise<readonly string[]> => {
  const targets = await page
    .locator(
      'button, input:not([type=radio]):not([type=checkbox]), select, textarea, summary, label:has(input[type=radio], input[type=checkbox])',
    )
    .all();
  const boxes = await Promise.all(targets.map(async target => ({ target, box: await target.boundingBox() })));
  const small = boxes.filter(
    ({ box }) => box !== null && box.height > 0 && (box.width < LEAST_PX || box.height < LEAST_PX),
  );
  return Promise.all(
    small.map(async ({ target, box }) => `${await target.innerText()} ${box?.width} x ${box?.height}`),
  );
};
