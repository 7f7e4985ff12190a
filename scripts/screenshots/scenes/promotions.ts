import type { Page } from 'playwright-core';
import { STAFF } from '../../../test/api/floor.ts';
import { jsonIn, type TestStation } from '../../../test/api/server.ts';
import { BOARD, CASH, COUPONS, SPIN } from '../../../test/house/promotions.ts';
import { DRUM_NAME, NEXT_GAMES, WEEK, WHEEL_NAME } from '../promotions.ts';
import { exactly, type Say, type Scene, type StationScenes } from '../stage.ts';
import { EVENTS } from './promotion-events.ts';
import { opened } from './promotion-place.ts';

const OUT_OF_DRUM = 'm2';

/** Pam's own station, by which the draws are committed and opened. */
let desk: TestStation;
const draws = new Map<string, number>();

const commit = async (promotion: string): Promise<void> => {
  await desk.both({ type: 'CommitDraw', promotion }, STAFF.sue);
  const { rows } = jsonIn(await desk.get('/draws')) as unknown as { rows: { draw: number; promotion: string }[] };
  draws.set(promotion, rows.findLast(row => row.promotion === promotion)!.draw); // It has just been committed.
};

/** The show is paused, so that every language has the same moment of it. */
const freeze = async (page: Page, say: Say): Promise<void> => {
  await exactly(page, say('promotions.draw.skip')).waitFor();
  await page.evaluate(`{
    const last = setTimeout(() => undefined);
    for (let timer = 1; timer <= last; timer += 1) clearTimeout(timer);
    for (const show of document.getAnimations()) {
      show.pause();
      show.currentTime = 1_500;
    }
  }`);
};

/** The result is shown to pages that were open. */
const show = (name: string, words: string, promotion: string): Scene => ({
  ...opened(name, words, promotion),
  ready: page => page.locator('article h2').waitFor(),
  once: () => desk.both({ type: 'RevealDraw', draw: draws.get(promotion)! }, STAFF.sue), // It was committed before.
  see: freeze,
});

/** What came out of a real drum is read by two people, and the second gives badge and PIN. */
const toSecond = async (page: Page, say: Say): Promise<void> => {
  await page.getByLabel(say('panels.drawing.ticket'), { exact: true }).fill(OUT_OF_DRUM);
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor();
};
const besidePam = async (page: Page, say: Say): Promise<void> => {
  await toSecond(page, say);
  await exactly(page, say('panels.drawing.recordAction', { name: OUT_OF_DRUM })).click();
  await exactly(page, say('kit.second.beside')).click();
  await page.getByRole('dialog').getByRole('textbox').waitFor();
};

export const key = (words: string) => (page: Page, say: Say) => exactly(page, say(words)).click();
export const place = (name: string, words: string, where?: object, see?: Scene['see']): Scene => ({
  name,
  words,
  path: '/promotions/',
  sizes: ['desktop'],
  kept: () => (where === undefined ? {} : { 'promotions-place': where }),
  see: async (page, say) => {
    await page.locator('h2').first().waitFor();
    await see?.(page, say);
  },
});

const BATCH = { kind: 'match-play', prefix: 'M-', first: '1', count: '40', face: '25', holder: 'mailing-march' };

export const promotions: StationScenes = {
  station: 'promotions',
  title: 'Promotions desk',
  needs: ['sign'],
  devices: [{ path: '/promotions/', station: 'promo-1', kind: 'promotions', person: STAFF.pam }],
  before: async (_, enroll) => {
    desk = await enroll('promo-y', 'promotions', STAFF.pam);
    const run = (promotion: string, mechanism: string, command: object) =>
      desk.do(`/promotions/${promotion}/run`, { mechanism, command });
    for (const promotion of [CASH, DRUM_NAME]) await run(promotion, 'drawing', { type: 'OpenDrawing' });
    await run(WHEEL_NAME, 'wheel', { type: 'StepUp', player: 'chau-t' });
    for (const promotion of [DRUM_NAME, WHEEL_NAME]) await commit(promotion);
    for (const [number, player] of ['ana', 'ben', 'cem'].entries()) {
      const picks = Object.fromEntries(NEXT_GAMES.map((game, nth) => [game, sideOf(game, nth < number ? 0 : 1)]));
      const entry = { type: 'SubmitEntry', player, picks, guess: [20 + number, 17] };
      await run(WEEK, 'contest', entry);
    }
  },
  scenes: [
    place('calendar', 'What runs, and the next seven days'),
    { ...opened('drawing', 'A drum that is turned by hand', CASH), sizes: ['desktop', 'upright'] },
    opened('drum', 'A look into the drum', DRUM_NAME, key('panels.drawing.lookInside')),
    opened('dual-control', 'What came out is read by two people', CASH, toSecond),
    opened('badge-and-pin', 'The second person beside gives badge and PIN', CASH, besidePam),
    opened('committed', 'Entries are closed, the house is bound', DRUM_NAME),
    show('suspense', 'The result is in the journal, and names pass by', DRUM_NAME),
    opened('drawn', 'The winner comes forward while the clock runs', DRUM_NAME, page =>
      page.getByRole('timer').first().waitFor(),
    ),
    {
      name: 'on-a-sign',
      words: 'The drawn ticket on a sign, with its clock',
      path: `/sign/?every=5&show=board&activity=${CASH}`,
      sizes: ['sign', 'sign-standing'],
      see: page => page.getByText(/^F-\d+$/).waitFor(),
    },
    opened('wheel', 'A wheel that is spun by hand', SPIN),
    opened('spin-committed', 'A spin is committed', WHEEL_NAME),
    show('turning', 'The wheel shows the recorded result', WHEEL_NAME),
    opened('spun', 'The wheel has come to rest', WHEEL_NAME),
    opened('board', 'A high-hand board', BOARD),
    opened('coupons', 'A batch of coupons', COUPONS, undefined, {
      [`promotions-batch-${COUPONS}`]: { ...BATCH, expires: '' },
    }),
    opened('issue', 'The batch once more before it is issued', COUPONS, key('panels.instrument.give'), {
      [`promotions-batch-${COUPONS}`]: { ...BATCH, expires: '' },
    }),
    ...EVENTS,
    opened('end', 'A promotion ends with a reason', WEEK, key('promotions.end.open')),
    place('hi-lo', 'The day of Hi-Lo, and the days that are posted', { type: 'hi-lo' }),
    place('offerings', 'What the house offers', { type: 'offerings' }),
    place('offering', 'One offering, and what can be opened under it', { type: 'offering', activity: CASH }),
    place('new-offering', 'An approved activity is offered', { type: 'new' }, async page => {
      await page.locator('article select').first().selectOption({ index: 1 });
      await page.locator('article input').first().waitFor();
    }),
  ],
};

/** The home team is the second. */
const sideOf = (game: string, side: 0 | 1): string => game.replace(/^.*: /, '').split(' at ')[side]!;
