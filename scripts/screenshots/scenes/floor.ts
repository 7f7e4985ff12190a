import type { Page } from 'playwright-core';
import { STAFF } from '../../../test/api/floor.ts';
import { ROYAL_SEEN, SENSOR } from '../../../test/house/room.ts';
import { TABLES } from '../house.ts';
import { exactly, type Say, type Scene, type StationScenes } from '../stage.ts';

const BIG = ['tablet', 'upright', 'phone'] as const;

/** A card of the queue by its kind. */
const card = (page: Page, kind: string) => page.locator('ol button').filter({ hasText: kind }).first();
/** A table on the plan of the room. */
export const spot = (page: Page, say: Say, table: number) =>
  page.locator('main li button').filter({ hasText: `${say('kit.plan.table', { table })},` });
const sheet = (page: Page) => page.getByRole('dialog');
export const tab = (page: Page, say: Say, name: string) =>
  exactly(page, say(`floor.tabs.${name}`))
    .first()
    .click();

export const scene = (name: string, words: string, see?: Scene['see'], sizes: Scene['sizes'] = ['tablet']): Scene => ({
  name,
  words,
  path: '/floor/',
  sizes,
  see: async (page, say) => {
    await page.locator('ol button').first().waitFor();
    await see?.(page, say);
  },
});

/** Cards as letters type them into the pad. */
const enter = async (page: Page, cards: string): Promise<void> => {
  await sheet(page).locator('fieldset button[aria-pressed]').nth(5).waitFor();
  await sheet(page).locator('button[aria-pressed]:has(svg)').first().focus();
  for (const letter of cards) await page.keyboard.press(letter);
};

export const floor: StationScenes = {
  station: 'floor',
  title: 'Floor',
  needs: ['keypad'],
  devices: [{ path: '/floor/', station: 'floor-1', kind: 'floor', person: STAFF.sue }],
  before: async (_, enroll) => {
    const first = await enroll('floor-y', 'floor', STAFF.fay);
    for (const seat of [1, 2]) {
      const lit = { seat, position: 1, activity: SENSOR, space: 'player' };
      await first.do(`/tables/${TABLES.review}/light`, { lit });
    }
    await first.do(`/tables/${TABLES.review}/start-game`, { playerDealer: 4 });
    await first.do(`/tables/${TABLES.review}/call`, { seat: 1, activity: SENSOR, row: 'hands/1' });
    const checked = ['cards shown', 'deck counted', 'player identified'];
    const verified = { activity: SENSOR, seen: ROYAL_SEEN, seal: 'S-9', deckCounted: true, checked };
    await first.do(`/tables/${TABLES.review}/verify`, verified);
    await first.do(`/tables/${TABLES.bets}/call-floor`);
    const command = { type: 'BackOutFees', table: TABLES.on, reason: 'Started by mistake' };
    await first.do('/commands', { type: 'AskSecond', command });
  },
  scenes: [
    scene('queue', 'What waits, and the tables', undefined, BIG),
    scene(
      'verify',
      'Verification: cards, judgment, checklist',
      async (page, say) => {
        await card(page, say('floor.queue.kinds.calls')).click();
        await enter(page, '9h9sKhQhJh9c9dAcThKd2s4c3d');
        await sheet(page).locator('fieldset button[aria-pressed]').first().click();
        await sheet(page).locator('input[inputmode="decimal"]').first().fill('10');
        await sheet(page).getByText(say('floor.verify.qualifies'), { exact: true }).waitFor();
      },
      BIG,
    ),
    scene('second-person', 'The second person reads the same', (page, say) =>
      card(page, say('floor.queue.kinds.review')).click(),
    ),
    scene('claim', 'A claim with its clock', (page, say) => card(page, say('floor.queue.kinds.claim')).click(), BIG),
    scene('pay', 'A prize to be paid', (page, say) => card(page, say('floor.queue.kinds.pay')).click()),
    scene('request', 'Somebody asks for a second person', (page, say) =>
      card(page, say('floor.queue.kinds.request')).click(),
    ),
    scene('call', 'A dealer calls', (page, say) => card(page, say('floor.queue.kinds.floor-call')).click()),
    scene('table', 'Everything that can be done at a table', async (page, say) => {
      await tab(page, say, 'tables');
      await spot(page, say, TABLES.on).click();
    }),
    scene('boards', 'The high hand boards', (page, say) => tab(page, say, 'boards')),
    scene('enter-hand', 'A hand for the board', async (page, say) => {
      await tab(page, say, 'boards');
      await exactly(page, say('floor.boards.enter')).first().click();
      await sheet(page).waitFor();
    }),
    scene('done', 'What is done can be opened again', (page, say) => tab(page, say, 'done')),
    scene('find', 'Ctrl-K finds tables, prizes and acts', async page => {
      await page.keyboard.press('Control+k');
      await page.keyboard.type('1');
    }),
    scene('keys', 'The keys', page => page.keyboard.press('?'), ['tablet']),
  ],
};
