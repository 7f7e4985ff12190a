import type { Page } from 'playwright-core';
import { openPrivate } from '#server/private';
import { STAFF } from '../../../test/api/floor.ts';
import type { LiveHouse } from '../../../test/e2e/house.ts';
import { COUPONS } from '../../../test/house/promotions.ts';
import { BRACKET, BRACKET_GAMES, HAL, NEXT_GAMES, REWARDS, SQUARES, SUNDAY, WEEK, WEEK_BEFORE } from '../promotions.ts';
import { type Enroll, exactly, keeping, type Scene, type StationScenes } from '../stage.ts';

const PIN = '4826';
const [STANDING, BOTH] = [['kiosk'] as const, ['kiosk', 'kiosk-desk'] as const];
const [RAIDERS, EAGLES, PACKERS, MONDAY] = NEXT_GAMES as [string, string, string, string];
const [WEST, EAST, FINAL] = BRACKET_GAMES as [string, string, string];

export const PICKED = { [RAIDERS]: 'Chiefs', [EAGLES]: 'Cowboys', [PACKERS]: 'Packers', [MONDAY]: 'Ravens' };
const WINNERS = { [WEST]: 'Gonzaga', [EAST]: 'Duke', [FINAL]: 'Duke' };
const NO_GUESS = ['', ''];

/** As the keys of the card and the PIN would do it; a member who is already signed on stays. */
const signOn = (page: Page): Promise<unknown> =>
  page.evaluate(`(async () => {
    const headers = { 'content-type': 'application/json', 'x-station': 'kiosk-1' };
    const post = (path, body) => fetch('/api/v1/kiosk/' + path, {
      method: 'POST',
      headers: { ...headers, 'idempotency-key': 'picture-' + path + '-' + Date.now() },
      body: JSON.stringify(body),
    });
    if (!(await post('stay', {})).ok) await post('sign-on', { card: '${HAL.card}', pin: '${PIN}' });
  })()`);

type Visit = { readonly place: object; readonly drafts?: object; readonly letter?: object | undefined };

/** Hal has given card and PIN, and has come to this place. */
export const visit = async (page: Page, { place, drafts = {}, letter }: Visit): Promise<void> => {
  await signOn(page);
  const language = new URL(page.url()).searchParams.get('lang');
  await page.addInitScript(keeping({ 'kiosk-visit': { place, drafts, language, letter } }));
  await page.reload();
  await page.getByRole('heading', { level: 1 }).waitFor();
};

const inside = (name: string, words: string, at: Visit, sizes: Scene['sizes'] = STANDING): Scene => ({
  name,
  words,
  path: '/kiosk/',
  sizes,
  see: page => visit(page, at),
});

const tab = (name: string, words: string, sizes?: Scene['sizes']): Scene =>
  inside(name, words, { place: { page: 'account', tab: name } }, sizes);

const FOOTBALL_DRAFT = { [WEEK]: { picks: { ...PICKED, [MONDAY]: undefined }, guess: NO_GUESS } };
export const WHOLE_DRAFT = { [WEEK]: { picks: PICKED, guess: ['27', '20'] } };
const BRACKET_DRAFT = { [BRACKET]: { picks: { ...WINNERS, [FINAL]: undefined }, guess: NO_GUESS } };
export const picks = (promotion: string, step: number) => ({ page: 'picks', promotion, step });

/** Hal has a PIN, an hour of play, a coupon and one contest handed in; the squares are drawn. */
const prepare = async (house: LiveHouse, enroll: Enroll): Promise<void> => {
  const store = await openPrivate(house.server.place);
  await store.members.put({ ...HAL, email: 'hal@example.org', phone: '555-0100', address: '7 Harbor Lane' });
  await store.close();
  const desk = await enroll('promo-k', 'promotions', STAFF.pam);
  const run = (promotion: string, mechanism: string, command: object) =>
    desk.do(`/promotions/${promotion}/run`, { mechanism, command });
  await desk.do(`/members/${HAL.member}/pin`, { pin: PIN });
  await run(REWARDS, 'tracking', { type: 'SwipeCard', player: HAL.member });
  await run(COUPONS, 'instrument', {
    type: 'IssueInstruments',
    ids: ['MP-1'],
    kind: 'match-play',
    face: 2_500,
    holder: HAL.member,
    isMultiPlay: false,
    games: ['baccarat'],
    expires: SUNDAY,
  });
  const entry = { type: 'SubmitEntry', player: HAL.member, picks: PICKED, guess: [24, 17] };
  await run(WEEK_BEFORE, 'contest', entry);
  // Sixty of a hundred squares, strewn: 37 and 100 have no common part.
  const board = Array.from({ length: 60 }, (_, place) => {
    const square = (place * 37) % 100;
    return { table: place + 1, top: square % 10, left: Math.floor(square / 10) };
  });
  await run(SQUARES, 'squares', { type: 'SetBoard', board });
};

export const kiosk: StationScenes = {
  station: 'kiosk',
  title: 'Kiosk',
  devices: [{ path: '/kiosk/', station: 'kiosk-1', kind: 'kiosk' }],
  before: prepare,
  scenes: [
    {
      name: 'start',
      words: 'The kiosk waits for a card',
      path: '/kiosk/',
      sizes: BOTH,
      see: page => page.getByRole('heading', { level: 1 }).waitFor(),
    },
    {
      name: 'number',
      words: 'The number of a card is typed',
      path: '/kiosk/',
      sizes: STANDING,
      see: (page, say) => exactly(page, say('kiosk.start.type')).click(),
    },
    inside('pin', 'The PIN, with the keys covered', { place: { page: 'pin', card: HAL.card } }, BOTH),
    tab('hours', 'Hours, points and credits of a member', BOTH),
    tab('entries', 'Upcoming drawings, and the entries in them'),
    tab('coupons', 'Coupons that the member holds'),
    tab('picks', 'Contests: what is open and what was handed in'),
    tab('squares', 'The squares, as they hang on the wall'),
    tab('draws', 'How draws are checked'),
    inside('football', 'Football picks by touch', { place: picks(WEEK, 0), drafts: FOOTBALL_DRAFT }, BOTH),
    inside('guess', 'The guess that parts equal entries', { place: picks(WEEK, 1), drafts: WHOLE_DRAFT }),
    inside('review', 'All picks before they are handed in', { place: picks(WEEK, 2), drafts: WHOLE_DRAFT }),
    inside('bracket', 'The second round of a bracket', { place: picks(BRACKET, 1), drafts: BRACKET_DRAFT }),
    inside('entered', 'What was handed in', { place: picks(WEEK_BEFORE, 0) }),
    {
      name: 'copy',
      words: 'The printed copy of an entry',
      path: '/kiosk/',
      sizes: ['slip'],
      see: async (page, say) => {
        await page.addInitScript('window.print = () => undefined');
        await visit(page, { place: picks(WEEK_BEFORE, 0) });
        await page.getByRole('button', { name: say('kiosk.keys.print') }).dispatchEvent('click');
        await page.emulateMedia({ media: 'print' });
      },
    },
    {
      name: 'sending',
      words: 'Picks wait for the answer of the house',
      path: '/kiosk/',
      sizes: STANDING,
      see: async page => {
        await page.route('**/api/v1/kiosk/picks', route => route.abort());
        const letter = { key: 'picture-of-picks', promotion: WEEK, picks: PICKED, guess: [27, 20] };
        await visit(page, { place: picks(WEEK, 2), drafts: WHOLE_DRAFT, letter });
      },
    },
    {
      name: 'still-there',
      words: 'Nobody has touched the page for three quarters of a minute',
      path: '/kiosk/',
      sizes: STANDING,
      see: async page => {
        await page.clock.install();
        await visit(page, { place: { page: 'account', tab: 'hours' } });
        await page.locator('section dl').first().waitFor();
        await page.clock.fastForward(47_000);
        await page.getByRole('dialog').waitFor();
      },
    },
  ],
};
