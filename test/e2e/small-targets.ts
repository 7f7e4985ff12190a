import type { Page } from 'playwright-core';

const TARGETS = [
  'button',
  'select',
  'textarea',
  'summary',
  'input:not([type=radio]):not([type=checkbox])',
  'label:has(input[type=radio], input[type=checkbox])',
];
const LEAST_PX = 43.9; // 44, less what a browser rounds away.

/** What can be pressed and is less than 44 px wide or high; a box or a radio is pressed by its label. */
export const smallTargets = (page: Page, { withLinks = false } = {}): Promise<readonly string[]> =>
  page.evaluate(`
    [...document.querySelectorAll('${[...TARGETS, ...(withLinks ? ['a'] : [])].join()}')]
      .filter(target => target.checkVisibility())
      .map(target => ({ target, box: target.getBoundingClientRect() }))
      .filter(({ box }) => box.height > 0 && (box.width < ${LEAST_PX} || box.height < ${LEAST_PX}))
      .map(({ target, box }) => target.textContent.slice(0, 40) + ' ' + box.width + ' x ' + box.height)
  `);
