import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { dollars } from '#core/money';
import { STAFF } from '../api/floor.ts';
import { jsonIn, type TestStation } from '../api/server.ts';
import { tickets } from '../draws/computed.ts';
import { CASH, CASH_OFFERING, COUPONS, COUPONS_OFFERING, opening } from '../house/promotions.ts';
import { offeringOf } from '../house/room.ts';
import { chosenOf } from '../whole.ts';
import { axe } from './axe.ts';
import { openBrowser } from './browser.ts';
import { Device } from './device.ts';
import { ahead, houseTime, LiveHouse } from './house.ts';
import { scan } from './keys.ts';
import { lost } from './lost-answer.ts';

/** Screens with the millimeters of the panels they are sold with: 27 inches upright, 10.1 inches on a desk. */
const SIZES = {
  upright: { width: 1080, height: 1920, mm: 3.22 },
  desk: { width: 1280, height: 800, mm: 5.88 },
} as const;
const LANGUAGES = ['en', 'es', 'zh-Hans', 'zh-Hant', 'vi'] as const;

const FOOTBALL = 'GEAR-001093';
const MARCH = 'GEAR-001045';
const REWARDS = 'GEGA-003040';
const SQUARES = 'sports-promotion';
const GAMES = ['Raiders at Chiefs', 'Eagles at Cowboys', 'Monday: Bengals at Ravens'];
const BRACKET = ['West: Gonzaga at Arizona', 'East: Duke at Villanova', 'Final: winner of West at winner of East'];
const PIN = '270591';

/** The approval closes picks on a Sunday at half past nine; the next one that these tests do not reach. */
const SUNDAY = 7;
const soon = houseTime().add({ hours: 3 });
const sunday = soon.add({ days: SUNDAY - soon.dayOfWeek }).withPlainTime('09:30');
const closes = Temporal.ZonedDateTime.compare(sunday, soon) > 0 ? sunday : sunday.add({ weeks: 1 });
const deadline = closes.toInstant().toString();
const OFFERED = [
  CASH_OFFERING,
  COUPONS_OFFERING,
  offeringOf(REWARDS, {}),
  offeringOf(SQUARES, { prizes: { posted: dollars(400) } }),
  offeringOf(FOOTBALL, { prizes: { 'top3/1': dollars(500), 'top3/2': dollars(300), 'top3/3': dollars(200) } }),
  offeringOf(MARCH, { prizes: { '1st': dollars(5_000), '2nd': dollars(2_500), '3rd': dollars(1_000) } }),
];
const open = (promotion: string, activity: string, mechanism: string, posted: object) => ({
  type: 'OpenPromotion',
  promotion,
  activity,
  mechanism,
  posted,
});
/** Hours, a drum that the computer draws from, coupons, football picks, a bracket and a board of squares. */
const SEED = {
  settings: { isDemo: true },
  announced: OFFERED.map(offering => ({ type: 'AnnounceOffering', offering, tables: 'all' })),
  opened: [
    ...OFFERED.map(({ activity }) => ({ type: 'StartOffering', activity })),
    open('drum', CASH, 'drawing', tickets(40)),
    open('rewards', REWARDS, 'tracking', {
      creditsPerSwipe: 10,
      minutesPerCredit: 60,
      prizes: { 'Lunch for one': 30 },
      rewards: { 'Lunch for one': { value: 1_500 } },
    }),
    open('squares', SQUARES, 'squares', { periods: [{ period: 'final', prizes: { cash: 10_000, items: [] } }] }),
    open('week-1', FOOTBALL, 'contest', { games: GAMES, deadline }),
    open('march', MARCH, 'contest', { games: BRACKET, deadline, things: { '1st': 'a pickup truck' } }),
    opening(COUPONS, 'instrument', {}),
  ],
} as unknown as Parameters<typeof LiveHouse.open>[0]; // Cents as they are in JSON.

type Member = { readonly member: string; readonly card: string };

let house: LiveHouse;
let browser: Browser;
/** A browser that is enrolled as a kiosk. */
let device: Device;
let desk: TestStation;
const members: Member[] = [];

const run = (promotion: string, mechanism: string, command: object) =>
  desk.do(`/promotions/${promotion}/run`, { mechanism, command });

before(async () => {
  [house, browser] = await Promise.all([LiveHouse.open(SEED), openBrowser()]);
  device = new Device(await browser.newContext({ viewport: SIZES.upright, hasTouch: true, reducedMotion: 'reduce' }));
  // A headless browser has no printer: what would be printed stays on the page.
  await device.context.addInitScript('window.papers = 0; window.print = () => { window.papers += 1; };');
  await house.enter(await device.open(), '/kiosk/', 'kiosk-1', 'kiosk');
  await device.leave();
  desk = await house.station('promo-1', 'promotions');
  await desk.signOn(STAFF.pam);
  for (let n = 0; n < 6; n++) {
    const form = { name: `Member ${n}`, born: `1971-01-0${n + 1}`, idPaper: 'passport', mayMail: false, pin: PIN };
    members.push(jsonIn(await desk.post('/members', form)) as unknown as Member);
  }
  const [{ member: player }, , , { member: excluded }] = members as [Member, Member, Member, Member];
  await run('rewards', 'tracking', { type: 'EnrollPlayer', player });
  await run('rewards', 'tracking', { type: 'SitDown', player, table: 7 });
  ahead.seconds += 3_700;
  await desk.signOn(STAFF.pam); // An hour has passed.
  await run('rewards', 'tracking', { type: 'SwipeCard', player });
  const issue = { type: 'IssueInstruments', ids: ['MP-1'], kind: 'match-play', face: 2_500, holder: player };
  await run(COUPONS, 'instrument', {
    ...issue,
    isMultiPlay: false,
    games: ['baccarat'],
    expires: deadline,
  });
  await run('squares', 'squares', { type: 'SetBoard', board: [{ table: 7, top: 3, left: 4 }] });
  await desk.do(`/members/${excluded}/exclude`, { kind: 'self-exclusion' });
});
after(async () => {
  await browser.close();
  await house.end();
});

type Visit = { readonly size?: keyof typeof SIZES; readonly query?: string };

/** What a browser says by itself: of a refusal, of the address that only a demo server has, and of a cut line. */
const EXPECTED = /status of (401|404|409|422|429|503)|ERR_/;

/** Stands at the kiosk; anything else the browser complains about fails it. */
const atKiosk = (work: (page: Page) => Promise<void>, { size = 'upright', query = '' }: Visit = {}): Promise<void> => {
  ahead.seconds += 10; // A kiosk takes one sign-on every two seconds; members come faster than that here.
  const { mm, ...viewport } = SIZES[size];
  const address = new URL(`/kiosk/?mm=${mm}${query}`, house.address).href;
  return device.visit({ address, size: viewport, expects: EXPECTED }, async page => {
    await page.getByRole('heading', { level: 1 }).waitFor();
    await work(page);
  });
};

const key = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, ...(typeof name === 'string' ? { exact: true } : {}) });
const tap = (page: Page, name: string | RegExp) => key(page, name).tap();
const title = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name }).waitFor();

const signOn = async (page: Page, { card }: Member, pin = PIN): Promise<void> => {
  ahead.seconds += 5; // A kiosk takes so many cards a minute.
  await scan(page, card);
  await title(page, 'Your PIN');
  for (const digit of pin) await tap(page, digit);
  await tap(page, 'Sign on');
};
const inside = async (page: Page, member: Member): Promise<void> => {
  await signOn(page, member);
  await title(page, 'Hours and points');
};
const kept = (page: Page) => page.evaluate('JSON.stringify(sessionStorage)');
const printed = async (page: Page, papers: number): Promise<void> => {
  await page.locator('body > article').waitFor({ state: 'attached' });
  await page.waitForTimeout(50); // The paper is there before it is printed.
  assert.equal(await page.evaluate('window.papers'), papers);
};
const openContest = async (page: Page, name: string): Promise<void> => {
  await tap(page, 'Picks');
  await page.getByRole('listitem').filter({ hasText: name }).getByRole('button').tap();
};
const entries = async (promotion: string): Promise<number> => {
  const shown = jsonIn(await desk.get(`/promotions/${promotion}`)) as unknown as { desk: { entries: number } };
  return shown.desk.entries;
};

test('[CLB-11] [CLB-12] a scanned card and its PIN open hours, points, entries, coupons and squares; leaving keeps nothing', () =>
  atKiosk(async page => {
    await inside(page, members[0]!);
    const shown = page.getByRole('region');
    await shown.getByText('Lunch for one').waitFor();
    assert.match(await shown.innerText(), /Hours\s+1\s/);
    await axe(page, 'hours', { contrast: 7 });
    const SEEN: readonly [tab: string, words: string][] = [
      ['Drawings', 'No purchase necessary'],
      ['Coupons', '$25.00'],
      ['Picks', 'a pickup truck'],
      ['Squares', 'Team along the top'],
      ['Check a draw', 'Before the draw'],
    ];
    for (const [tab, words] of SEEN) {
      await tap(page, tab);
      await shown.getByText(words).first().waitFor();
      await axe(page, tab, { contrast: 7 });
    }
    await page.reload();
    await title(page, 'How draws are checked');
    await tap(page, 'Leave');
    await title(page, 'Kiosk');
    assert.equal(await kept(page), '{}');
    assert.ok(!(await page.locator('body').innerText()).includes('$25.00'));
    await page.reload();
    await title(page, 'Kiosk');
  }));

test('[CLB-10] a wrong PIN and a number that nobody has get the same words, and no name is ever shown', () =>
  atKiosk(async page => {
    const said = async (card: string, pin: string): Promise<string> => {
      await signOn(page, { member: '', card }, pin);
      await page.getByRole('alert').filter({ hasText: /\w/ }).waitFor();
      return page.getByRole('main').innerText();
    };
    const [wrong, unknown] = [await said(members[1]!.card, '1111'), await said('1234567890', PIN)];
    assert.equal(wrong, unknown);
    assert.match(wrong, /Wrong card or PIN/);
    await axe(page, 'wrong PIN', { contrast: 7 });
  }));

test('[CLB-5] an excluded person reads a sentence that gives no reason', () =>
  atKiosk(async page => {
    await signOn(page, members[3]!);
    const alert = page.getByRole('alert').filter({ hasText: 'club desk' });
    assert.equal(await alert.innerText(), 'This card can’t be used here. Please ask at the club desk.');
  }));

test('[CLB-12] [CON-2] picks by touch outlive a reload at every step, are handed in once, and come out on paper', () =>
  atKiosk(async page => {
    await inside(page, members[1]!);
    await openContest(page, 'Pro Football');
    await tap(page, 'Raiders');
    await tap(page, 'Chiefs');
    await tap(page, 'Cowboys');
    await page.reload();
    assert.equal(await key(page, 'Chiefs').getAttribute('aria-pressed'), 'true');
    await tap(page, 'Next');
    await tap(page, '2');
    await tap(page, '7');
    await tap(page, 'Next');
    await tap(page, '3');
    await tap(page, 'Next');
    await title(page, 'Your picks');
    await page.getByText('1 game isn’t picked yet.').waitFor();
    await page.reload();
    await tap(page, 'Go there');
    await tap(page, 'Ravens');
    for (let step = 0; step < 2; step++) await tap(page, 'Next');
    await page.getByText('27 : 3').waitFor();
    await axe(page, 'review', { contrast: 7 });
    await tap(page, 'Submit 3 picks');
    const status = page.getByRole('status').filter({ hasText: 'Entry 1' });
    await status.waitFor();
    assert.match(await status.innerText(), /Entry 1, submitted \w+\s\d+,\s\d+/);
    await printed(page, 1);
    await page.emulateMedia({ media: 'print' });
    const paper = await page.locator('body > article').innerText();
    for (const words of ['DEMO', 'Harbor Card Club', 'Entry', 'Chiefs', 'Cowboys', 'Ravens', '27 : 3', 'Week 1']) {
      assert.ok(paper.includes(words), `${words} in ${paper}`);
    }
    const pdf = await page.pdf({ preferCSSPageSize: true });
    assert.equal(pdf.subarray(0, 5).toString(), '%PDF-');
    await page.emulateMedia({ media: 'screen' });
    await page.reload();
    await status.waitFor();
    assert.equal(await page.evaluate('window.papers'), 0, 'a reload prints nothing');
    await tap(page, /Print a copy/);
    await printed(page, 1);
    await tap(page, 'Leave');
    assert.equal(await entries('week-1'), 1);
  }));

test('[CLB-12] [CON-11] a bracket by keyboard alone: who wins plays on, a changed pick takes the later ones back', () =>
  atKiosk(
    async page => {
      const press = async (name: string | RegExp) => {
        await key(page, name).focus();
        await page.keyboard.press('Enter');
      };
      ahead.seconds += 5;
      await press('Type the number');
      for (const digit of members[2]!.card) await page.keyboard.press(digit);
      await page.keyboard.press('Tab');
      await press('Next');
      await title(page, 'Your PIN');
      await page.keyboard.type(PIN);
      await page.keyboard.press('Tab'); // So that it is no scan, however fast it was typed.
      await press('Sign on');
      await title(page, 'Hours and points');
      await press('Picks');
      const march = page.getByRole('listitem').filter({ hasText: 'March Madness' });
      await march.getByText('a pickup truck').waitFor();
      await march.getByRole('button').focus();
      await page.keyboard.press('Enter');
      await press('Gonzaga');
      await press('Duke');
      await press('Next');
      await press('Gonzaga');
      await page.keyboard.press('Escape');
      await press('Arizona');
      await press('Next');
      await page.getByText('Round 2 of 2').waitFor();
      assert.equal(await key(page, 'Arizona').getAttribute('aria-pressed'), 'false');
      assert.equal(await key(page, 'Gonzaga').count(), 0);
      await axe(page, 'bracket', { contrast: 7 });
      await press('Arizona');
      await press('Next');
      await press('Submit 3 picks');
      await page.getByRole('status').filter({ hasText: 'Entry 1' }).waitFor();
    },
    { size: 'desk' },
  ));

test('[CLB-12] picks wait for a lost line, also across a reload, and are handed in once', () =>
  atKiosk(async page => {
    await inside(page, members[4]!);
    await openContest(page, 'March Madness');
    await tap(page, 'Arizona');
    await tap(page, 'Villanova');
    await tap(page, 'Next');
    await tap(page, 'Villanova');
    await tap(page, 'Next');
    // The house takes them, and its answer is lost on the way.
    await page.route('**/api/v1/kiosk/picks', lost);
    await tap(page, 'Submit 3 picks');
    await title(page, 'Sending');
    await page.reload();
    await title(page, 'Sending');
    await axe(page, 'on its way', { contrast: 7 });
    await page.unroute('**/api/v1/kiosk/picks');
    await page.getByRole('status').filter({ hasText: 'Entry 2' }).waitFor();
    assert.equal(await entries('march'), 2);
    await tap(page, 'Leave');
  }));

test('[CLB-12] picks that waited longer than the session are handed in, and nothing of the member is shown', () =>
  atKiosk(async page => {
    await inside(page, members[5]!);
    await openContest(page, 'March Madness');
    for (const name of ['Arizona', 'Duke', 'Next', 'Duke', 'Next']) await tap(page, name);
    await page.route('**/api/v1/kiosk/*', route => route.abort().catch(() => undefined));
    await tap(page, 'Submit 3 picks');
    await title(page, 'Sending');
    ahead.seconds += 120;
    await page.unroute('**/api/v1/kiosk/*');
    await page.getByText('Your picks were submitted. Sign on to print the copy.').waitFor();
    await title(page, 'Kiosk');
    assert.equal(await entries('march'), 3);
  }));

test('[CLB-11] after three quarters of a minute the page asks, counts down, and closes with nothing left', () =>
  atKiosk(async page => {
    await page.clock.install();
    await inside(page, members[0]!);
    await page.clock.fastForward(46_000);
    const asked = page.getByRole('dialog', { name: 'Are you still there?' });
    await asked.waitFor();
    assert.match(await asked.innerText(), /closes in 1\d seconds/);
    await axe(page, 'still there', { contrast: 7 });
    await tap(page, 'I’m still here');
    await asked.waitFor({ state: 'detached' });
    await page.clock.fastForward(50_000);
    await asked.waitFor();
    await page.clock.fastForward(15_000);
    await title(page, 'Kiosk');
    assert.equal(await kept(page), '{}');
    await page.reload();
    await title(page, 'Kiosk');
  }));

test('a language is chosen on the first page, stays for the visit and goes with it', () =>
  atKiosk(async page => {
    await tap(page, 'Español');
    await title(page, 'Kiosco');
    await page.reload();
    await title(page, 'Kiosco');
    ahead.seconds += 5;
    await scan(page, members[0]!.card);
    await title(page, 'Su PIN');
    await tap(page, '1');
    await tap(page, 'Entrar');
    await page.getByText('La tarjeta o el PIN no es correcto.').waitFor();
    await tap(page, 'Salir');
    await title(page, 'Kiosk');
  }));

test('[LOT-1] what is published before a draw can be reached from the first page, without card or PIN', () =>
  atKiosk(async page => {
    await run('drum', 'drawing', { type: 'OpenDrawing' });
    const { events } = await desk.both({ type: 'CommitDraw', promotion: 'drum' }, STAFF.sue);
    const published = events.find(({ type }) => type === 'DrawCommitted') as unknown as { entriesHash: string };
    await tap(page, 'How draws are checked');
    const hash = published.entriesHash.match(/.{8}/g)?.join(' ') ?? '';
    await page.getByText(hash).waitFor();
    await axe(page, 'draws', { contrast: 7 });
    await tap(page, 'Back');
    await title(page, 'Kiosk');
  }));

/** Keys that a finger misses, and parts that reach out of the screen. */
const misfits = (page: Page, mm: number) =>
  page.evaluate(`[...document.querySelectorAll('button')].flatMap(key => {
    const { width, height, left, right } = key.getBoundingClientRect();
    const isSmall = Math.min(width, height) < ${20 * mm - 0.5};
    return isSmall || left < 0 || right > innerWidth ? [key.innerText + ' ' + width + ' x ' + height] : [];
  }).concat(document.documentElement.scrollWidth > innerWidth ? ['wider than the screen'] : [])`);

for (const size of ['upright', 'desk'] as const) {
  test(`[CLB-11] in every language the first page and the keys of the PIN fit, twenty millimeters each: ${size}`, () =>
    atKiosk(
      async page => {
        for (const language of chosenOf(['vi'], LANGUAGES)) {
          await page.locator(`button:has([lang="${language}"])`).tap();
          await page.locator(`html[lang="${language}"]`).waitFor();
          assert.deepEqual(await misfits(page, SIZES[size].mm), [], language);
          await axe(page, `${size}, ${language}`, { contrast: 7 });
        }
        await scan(page, '1234567890');
        await page.getByRole('button', { name: '9', exact: true }).waitFor();
        assert.deepEqual(await misfits(page, SIZES[size].mm), [], 'PIN');
      },
      { size },
    ));
}

test('[CON-2] when the time is over a sentence replaces the key', () =>
  atKiosk(async page => {
    await inside(page, members[5]!);
    await openContest(page, 'Pro Football');
    await tap(page, 'Raiders');
    await tap(page, 'Back');
    await key(page, 'Continue my picks').waitFor();
    await tap(page, 'Leave');
    ahead.seconds += 8 * 86_400;
    await inside(page, members[5]!);
    await tap(page, 'Picks');
    await page.getByText('Entries closed').first().waitFor();
    assert.equal(await key(page, /^(Make|Go on with) my picks/).count(), 0);
    await tap(page, 'Leave');
  }));
