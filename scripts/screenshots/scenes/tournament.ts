import type { Page } from 'playwright-core';
import { dollars } from '#core/money';
import type { TestStation } from '../../../test/api/server.ts';
import { TESS, TOURNAMENTS } from '../house.ts';
import { exactly, type Say, type Scene, type StationScenes } from '../stage.ts';

const PLAYERS = Array.from({ length: 14 }, (_, place) => `P-10${String(place + 1).padStart(2, '0')}`);

/** An event that has been designed, opened, seated and started by hand. */
const runEvent = async (page: Page): Promise<void> => {
  await exactly(page, 'New tournament').click();
  await page.getByLabel('Name', { exact: true }).fill('Friday Deepstack');
  await exactly(page, 'Announce Friday Deepstack').click();
  const open = page.getByRole('button', { name: /Open sign-ups/ });
  await open.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.getByRole('form', { name: 'Register' }).waitFor();
  await page.getByRole('tab', { name: 'Tables' }).click();
  await page.getByRole('textbox', { name: 'Tables' }).fill('21-23');
  await page.getByLabel('Seats each').fill('6');
  await page.getByRole('button', { name: /Use 3 tables/ }).click();
  await page.getByRole('region', { name: 'Table 21', exact: true }).waitFor();
  await page.locator('h2').first().click();
  for (const player of PLAYERS) {
    await page.keyboard.type(player);
    await page.keyboard.press('Enter');
    await page.waitForTimeout(150);
  }
  await page.getByRole('tab', { name: 'Field' }).click();
  await exactly(page, 'Start the clock').click();
  await page.waitForTimeout(500);
};

export const FRIDAY = 'friday-deepstack';
const SUNDAY = 'sunday-final';
const EVENT = `/tournament/?event=${FRIDAY}`;
export const FINAL = `/tournament/?event=${SUNDAY}`;
const FINALISTS = ['ana', 'ben', 'chau', 'dan', 'eli', 'fei', 'gus'];

const FINAL_STRUCTURE = {
  name: 'Sunday Final',
  games: ['texas-holdem'],
  buyIn: dollars(300),
  entryFee: dollars(40),
  chips: 20_000,
  levels: [
    { type: 'level', minutes: 30, smallBlind: 100, bigBlind: 200 },
    { type: 'break', minutes: 10 },
    { type: 'level', minutes: 30, smallBlind: 200, bigBlind: 400, ante: 50 },
  ],
  payout: { type: 'percent', percents: [45, 27, 18, 10] },
};
/** Seven times twenty thousand chips, in three stacks. */
const STACKS = { ana: 71_000, ben: 42_000, chau: 27_000 };

/** An event of which three are left: one prize is to be paid, and a deal is talked about. */
const runFinal = async (desk: TestStation): Promise<void> => {
  const run = (command: object) => desk.do(`/promotions/${SUNDAY}/run`, { mechanism: 'tournament', command });
  const posted = { structure: FINAL_STRUCTURE };
  const opening = { type: 'OpenPromotion', promotion: SUNDAY, activity: TOURNAMENTS, mechanism: 'tournament', posted };
  await desk.do('/commands', opening);
  await run({ type: 'OpenSignUps' });
  for (const player of FINALISTS) await run({ type: 'RegisterPlayer', player, entry: 'paid' });
  await run({ type: 'DrawSeats', tables: [{ table: 31, seats: 9 }] });
  await run({ type: 'StartClock' });
  await run({ type: 'CloseEntries' });
  for (const player of FINALISTS.slice(3).toReversed()) {
    await run({ type: 'EliminatePlayers', out: [{ player, by: ['ana'], chips: 9_000 }] });
  }
  await run({ type: 'CountChips', stacks: STACKS });
};

type Look = { readonly sizes?: Scene['sizes']; readonly path?: string; readonly see?: Scene['see'] };

/** One side of an event, and what is opened there. */
export const scene = (name: string, words: string, tab: string | undefined, look: Look = {}): Scene => ({
  name,
  words,
  path: look.path ?? EVENT,
  sizes: look.sizes ?? ['desktop'],
  see: async (page, say) => {
    await page.getByRole('main').waitFor();
    if (tab !== undefined) await page.getByRole('tab', { name: say(`tournament.tabs.${tab}`), exact: true }).click();
    await look.see?.(page, say);
  },
});

const sheetOf = async (page: Page): Promise<void> => {
  await exactly(page, PLAYERS[2]!).first().click();
  await page.getByRole('dialog').waitFor();
};
const whoIsOut = async (page: Page, say: Say): Promise<void> => {
  await exactly(page, say('tournament.out.open')).click();
  for (const player of PLAYERS.slice(0, 2)) {
    await page.getByRole('dialog').getByRole('textbox').first().fill(player);
    await page.keyboard.press('Enter');
  }
  await page.getByRole('dialog').locator('input[inputmode]').first().fill('12,000');
};
const key = (words: string) => (page: Page, say: Say) => exactly(page, say(words)).click();
const PHONE = { sizes: ['phone'], path: `/tournament/?remote&event=${FRIDAY}` } as const;

export const tournament: StationScenes = {
  station: 'tournament',
  title: 'Tournament desk',
  needs: ['sign'],
  devices: [{ path: '/tournament/', station: 'tournament-1', kind: 'tournament', person: TESS }],
  before: async (house, enroll, browser) => {
    const page = await browser.newPage();
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(new URL('/tournament/?lang=en', house.address).href);
    await runEvent(page);
    await page.close();
    const desk = await enroll('tournament-2', 'tournament', TESS);
    await runFinal(desk);
    const command = { type: 'CallDealer', table: 22, reason: 'Ruling' };
    await desk.do(`/promotions/${FRIDAY}/run`, { mechanism: 'tournament', command });
  },
  scenes: [
    scene('field', 'The field of an event', 'field', { sizes: ['desktop', 'phone'] }),
    scene('player', 'One player', 'field', { see: sheetOf }),
    scene('penalty', 'A penalty', 'field', {
      see: async (page, say) => {
        await sheetOf(page);
        await exactly(page, say('tournament.player.penalty')).click();
      },
    }),
    scene('out', 'Who goes out in a hand', 'field', { see: whoIsOut }),
    scene('correct', 'Clock corrected', 'field', { see: key('tournament.clock.correct') }),
    scene('tables', 'Its tables', 'tables', { sizes: ['desktop', 'upright'] }),
    scene('chips', 'All stacks are counted', 'chips', { see: page => page.locator('summary').first().click() }),
    scene('prizes', 'What there would be to win now', 'prizes'),
    scene('deal', 'A deal, with the worth of the stacks', 'prizes', {
      path: FINAL,
      see: async (page, say) => {
        await page.getByLabel(say('tournament.deal.even')).uncheck();
        await exactly(page, say('tournament.deal.takeAdvice')).click();
        await exactly(page, say('tournament.deal.action', { count: 3 })).scrollIntoViewIfNeeded();
      },
    }),
    scene('pay', 'A prize is paid', 'prizes', {
      path: FINAL,
      see: page => page.locator('[role="tabpanel"] li').filter({ hasText: 'dan' }).getByRole('button').click(),
    }),
    scene('log', 'The log of an event', 'log', { path: FINAL }),
    scene('structure', 'Levels and prizes as they are posted', 'structure'),
    scene('events', 'All tournaments', undefined, { path: '/tournament/', sizes: ['desktop', 'phone'] }),
    scene('design', 'An event is designed', undefined, {
      path: '/tournament/',
      sizes: ['desktop', 'upright'],
      see: key('tournament.list.new'),
    }),
    scene('keys', 'The keys', undefined, { see: key('tournament.shortcuts.title') }),
    scene('remote', 'The clock in the hand', undefined, PHONE),
    scene('calls', 'Tables that wait for a dealer', undefined, {
      ...PHONE,
      see: (page, say) => page.getByRole('button', { name: say('tournament.remote.calls') }).click(),
    }),
    {
      name: 'clock',
      words: 'The clock on a sign',
      path: `/sign/?event=${FRIDAY}`,
      sizes: ['sign', 'sign-standing'],
      see: page => page.getByRole('timer').waitFor(),
    },
  ],
};
