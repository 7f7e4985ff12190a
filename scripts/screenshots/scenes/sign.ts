import type { Page } from 'playwright-core';
import { STAFF } from '../../../test/api/floor.ts';
import { jsonIn } from '../../../test/api/server.ts';
import { BOARD } from '../../../test/house/promotions.ts';
import { BEAT, BONUS, SENSOR } from '../../../test/house/room.ts';
import { badBeat, TABLES } from '../house.ts';
import type { Scene, StationScenes } from '../stage.ts';

const scene = (name: string, words: string, query: string, sizes: Scene['sizes']): Scene => ({
  name,
  words,
  path: `/sign/?every=600&${query}`,
  sizes,
  see: shown,
});

/** A win of the last half minute is announced on every sign that comes up, over what it shows. */
const shown = (page: Page) => page.locator('main > section:not([role="status"])').first().waitFor({ timeout: 40_000 });

/** This many pages turn by the clock: opens the address at a pace that shows the first one now. */
const turnToFirst = async (page: Page, address: URL, pages: number): Promise<void> => {
  const now = Date.now() / 1_000;
  const paces = Array.from({ length: 300 }, (_, place) => 300 + place);
  const every = paces.find(pace => Math.floor(now / pace) % pages === 0 && now % pace < pace - 60);
  address.searchParams.set('every', String(every));
  await page.goto(address.href);
  await shown(page);
};

const firstPage = async (page: Page): Promise<void> => {
  await shown(page);
  const pages = Number((await page.locator('main > section > p').innerText()).match(/\d+/g)?.at(-1));
  await turnToFirst(page, new URL(page.url()), pages);
};

/** The address at which the sign speaks another language as well. */
const inTwo = (page: Page): URL => {
  const address = new URL(page.url());
  const language = address.searchParams.get('lang');
  address.searchParams.set('lang', `${language},${language === 'en' ? 'zh-Hans' : 'en'}`);
  return address;
};

/** What is said of a meter in two languages takes two pages. */
const twice = (page: Page): Promise<void> => turnToFirst(page, inTwo(page), 2);

/** What a sign has kept is there before it hears of the house; only what it hears of then is announced. */
const heard = async (page: Page): Promise<void> => {
  await page.locator('main section').first().waitFor();
  await page.waitForTimeout(1_500);
};
const heardAndShown = async (page: Page): Promise<void> => {
  await heard(page);
  await shown(page);
};
const heardInTwo = async (page: Page): Promise<void> => {
  await page.goto(inTwo(page).href);
  await heard(page);
};
const shownInTwo = async (page: Page): Promise<void> => {
  await heardInTwo(page);
  await shown(page);
};
const announced = (page: Page) => page.locator('main > section[role="status"]').waitFor();

/** Another bad beat at the same table, judged by two people at stations of their own. */
const beatAgain =
  (one: string, other: string): NonNullable<Scene['once']> =>
  async house => {
    const [first, second] = [await house.station(one, 'floor'), await house.station(other, 'floor')];
    await first.signOn(STAFF.fay);
    await second.signOn(STAFF.sue);
    await first.do(`/tables/${TABLES.poker}/game-over`);
    await first.do(`/tables/${TABLES.poker}/start-game`, { pot: 6_000 });
    await badBeat(first, second);
  };

const sharesInTwo = (name: string, size: 'sign' | 'sign-standing'): Scene => ({
  ...scene(name, 'A bad beat is announced in two languages', `show=meters&activity=${BEAT}`, [size]),
  ready: heardInTwo,
  once: beatAgain(`floor-${name}-1`, `floor-${name}-2`),
  see: announced,
});

export const sign: StationScenes = {
  station: 'sign',
  title: 'Signs',
  needs: ['floor'],
  devices: [{ path: '/sign/', station: 'sign-1', kind: 'sign' }],
  scenes: [
    {
      ...scene('meter', 'A meter: what wins it, how it is shared', `show=meters&activity=${BEAT}`, ['sign', 'sign-4k']),
      see: heardAndShown,
    },
    { ...scene('two-languages', 'Two languages at once', `show=meters&activity=${BEAT}`, ['sign']), see: twice },
    scene('meters', 'A meter with its neighbors', `show=meters&activity=${BONUS}`, ['sign', 'sign-standing']),
    scene('pending', 'A called hand has locked the meter', `show=meters&activity=${SENSOR}`, ['sign', 'sign-standing']),
    scene('board', 'The high-hand board with the time left', `show=board&activity=${BOARD}`, ['sign', 'sign-standing']),
    scene('winners', 'The last winners', 'show=winners', ['sign', 'sign-standing']),
    {
      ...scene('winners-in-two', 'The last winners in two languages', 'show=winners', ['sign', 'sign-standing']),
      see: shownInTwo,
    },
    {
      ...scene('rules', 'A page of the rules', `show=rules&activity=${SENSOR}`, ['sign', 'sign-standing']),
      see: firstPage,
    },
    {
      ...scene('shares', 'A bad beat is announced with its shares', `show=meters&activity=${BEAT}`, ['sign']),
      ready: heard,
      once: beatAgain('floor-s', 'floor-t'),
      see: announced,
    },
    sharesInTwo('shares-in-two', 'sign'),
    sharesInTwo('shares-in-two-upright', 'sign-standing'),
    {
      ...scene('win', 'A win is announced', `show=meters&activity=${SENSOR}`, ['sign']),
      ready: heard,
      once: async house => {
        const second = await house.station('floor-z', 'floor');
        await second.signOn(STAFF.sue);
        const [waiting] = jsonIn(await second.get('/reviews'))['rows'] ?? [];
        await second.do('/commands', { type: 'AgreeToReview', review: waiting?.['review'] });
      },
      see: announced,
    },
  ],
};
