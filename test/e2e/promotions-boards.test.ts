import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Page } from 'playwright-core';
import { dollars } from '#core/money';
import { STAFF } from '../api/floor.ts';
import { jsonIn } from '../api/server.ts';
import { BOARD, BOARD_OFFERING, COUPONS, COUPONS_OFFERING, COUPONS_POSTED, opening } from '../house/promotions.ts';
import { BEATEN_TENS, NAMED, offeringOf } from '../house/room.ts';
import { chosenOf } from '../whole.ts';
import { axe } from './axe.ts';
import { houseTime } from './house.ts';
import { misplaced } from './misplaced.ts';
import { choose, key, opened, PromotionsDesk, region, run, type Seed, SIZES, type Visit } from './promotions-desk.ts';
import { smallTargets } from './small-targets.ts';

const SQUARES = 'sports-promotion';
const PICKS = 'GEAR-001093';
const ZONE = 'America/Los_Angeles';

const local = (hours: number): string =>
  houseTime()
    .add({ minutes: hours * 60 })
    .toPlainDateTime()
    .toString({ smallestUnit: 'minute' });
/** The Sunday on which entries close. */
const SUNDAY = (() => {
  const now = houseTime();
  const day = now.add({ days: (14 - now.dayOfWeek) % 7 || 7 }).toPlainDate();
  return day.toZonedDateTime({ timeZone: ZONE, plainTime: '09:30' }).toInstant().toString();
})();
const moment = (hours: number): string =>
  houseTime()
    .toInstant()
    .add({ minutes: hours * 60 })
    .toString();

const OFFERED = [
  COUPONS_OFFERING,
  BOARD_OFFERING,
  offeringOf(SQUARES, { prizes: { posted: dollars(400) } }),
  offeringOf(PICKS, { prizes: { 'top3/1': dollars(500), 'top3/2': dollars(300), 'top3/3': dollars(200) } }),
];
const CHECKED = { deckCounted: true, checked: ['cards shown', 'deck counted', 'player identified'] };
const CASH_400 = { cash: dollars(400), items: [] };
const SCANS = { from: moment(-2), to: moment(-1.5), creditsPerSwipe: 0, prizes: {} };

/** A board, coupons, squares, and picks with the cards that are scanned for them. */
const SEED = {
  announced: OFFERED.map(offering => ({ type: 'AnnounceOffering', offering, tables: 'all' })),
  opened: [
    ...OFFERED.map(({ activity }) => ({ type: 'StartOffering', activity })),
    opening(COUPONS, 'instrument', COUPONS_POSTED),
    opening(SQUARES, 'squares', { periods: ['quarter-1', 'final'].map(period => ({ period, prizes: CASH_400 })) }),
    opening(PICKS, 'contest', { games: ['SF at KC', 'NE-NY'], deadline: SUNDAY }),
    opening(PICKS, 'tracking', SCANS, 'football-hours'),
    opening(BOARD, 'high-hand', { from: local(-2), to: local(-0.5) }),
    { type: 'StartGame', table: 7, pot: 6_000 },
    run(BOARD, 'high-hand', { type: 'PostHand', table: 7, seen: BEATEN_TENS, ...NAMED, ...CHECKED }),
  ],
} as unknown as Seed; // Cents and cards as they are in JSON.

let desk: PromotionsDesk;
before(async () => {
  desk = await PromotionsDesk.open(SEED);
});
after(() => desk?.end());

const atDesk = (work: (page: Page) => Promise<void>, visit: Visit = {}) => desk.at(work, visit);

test('[PA-D8] the calendar has everything that runs, and opens it; on paper nothing covers anything else', () =>
  atDesk(async page => {
    await opened(page).getByRole('heading', { name: 'Calendar' }).waitFor();
    assert.equal(
      await opened(page)
        .getByRole('button', { name: /until |no end posted/ })
        .count(),
      5,
    );
    await opened(page)
      .getByRole('button', { name: /Pro Football Promotion Picks/ })
      .getByText(/until /)
      .waitFor();
    await axe(page, 'the calendar');
    const screen = page.viewportSize()!;
    await page.emulateMedia({ media: 'print' });
    await page.setViewportSize({ width: 720, height: 1_000 }); // Letter, less its margins.
    assert.deepEqual(await misplaced(page), []);
    await page.emulateMedia({ media: 'screen' });
    await page.setViewportSize(screen);
    await opened(page)
      .getByRole('button', { name: /Sports Promotion/ })
      .click();
    await opened(page).getByRole('heading', { name: 'Sports Promotion' }).waitFor();
    await page.reload();
    await opened(page).getByRole('heading', { name: 'Sports Promotion' }).waitFor();
    await key(page, /^Calendar/).click();
    await opened(page).getByRole('heading', { name: 'Calendar' }).waitFor();
  }));

test('[SET-13] a board whose time is over is settled, and its prize is in the report', () =>
  atDesk(async page => {
    await choose(page, /High Hand/i);
    await page.getByText('Time is up').first().waitFor();
    await axe(page, 'the board');
    await key(page, 'Settle and award 1 hand').click();
    await page.getByText('Settled.').waitFor();
    await page.getByText('Prizes and reports').click();
    await opened(page).getByRole('cell', { name: '$200.00' }).waitFor();
    const [download] = await Promise.all([page.waitForEvent('download'), key(page, 'Save wins').click()]);
    assert.equal(download.suggestedFilename(), `wins-${BOARD}.csv`);
    await key(page, 'Print the report').click();
    assert.equal(await page.evaluate('papers'), 1);
    assert.match((await page.locator('[data-report]').textContent()) ?? '', /\$200\.00/);
  }));

test('[INS-1] a batch of coupons is issued once and printed with its barcodes', () =>
  atDesk(async page => {
    await choose(page, /Coupons and chips/);
    await page.getByLabel('Kind').selectOption('match-play');
    await page.getByLabel('Letters before the number').fill('M-');
    await page.getByLabel('How many').fill('12');
    await page.getByLabel('Face value of each').fill('25');
    await page.reload();
    await page.getByLabel('Issued to').fill('mailing-march');
    await axe(page, 'a batch');
    await key(page, 'Issue…').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Issue 12 coupons of $25.00 each' }).click();
    await page.getByText('12 coupons issued: M-00001 to M-00012. Print them now.').waitFor();
    await key(page, 'Print 12 coupons from M-00001').click();
    assert.equal(await page.evaluate('papers'), 1);
    assert.equal(await page.locator('[data-coupons] article svg path').count(), 12);
    const pdf = await page.pdf();
    assert.equal(pdf.subarray(0, 5).toString(), '%PDF-');
    assert.equal(await page.getByLabel('First number').inputValue(), '13');
    await page.reload();
    await key(page, 'Print 12 coupons from M-00001').waitFor();
  }));

test('[CON-6] tables are put on the squares, the board is set, a score finds its table', () =>
  atDesk(async page => {
    await choose(page, /Sports Promotion/);
    await page.getByLabel('Table to place').fill('7');
    await key(page, 'Top 7, left 0: free').click();
    await key(page, 'Top 3, left 4: free').click();
    await axe(page, 'the squares');
    await page.reload();
    await key(page, 'Set the board with 2 squares').click();
    await page.getByText('Squares taken').waitFor();
    await opened(page).getByText('quarter-1').waitFor();
    await page.getByLabel('Score of the team on top').fill('17');
    await page.getByLabel('Score of the team on the left').fill('10');
    await page.getByText('Table 7: 6 prizes').waitFor();
    await key(page, 'Record the score').click();
    await opened(page).getByText('quarter-1').waitFor();
  }));

test('[CON-2] [CON-4] [CON-3] [CON-12] picks are taken, results typed in, who has too few hours is out before anything is paid', () =>
  atDesk(async page => {
    await choose(page, /Pro Football Promotion Picks/);
    const enter = region(page, 'Record an entry');
    for (const [player, pick, taken] of [
      ['ann', 'KC', '1'],
      ['ben', 'SF', '2'],
    ] as const) {
      await enter.getByLabel('Player').fill(player);
      await enter.getByLabel('SF at KC').fill(pick);
      await enter.getByLabel('NE-NY').fill('NE');
      await enter.getByLabel('Home', { exact: true }).fill('21');
      await enter.getByLabel('Away', { exact: true }).fill('20');
      await enter.getByRole('button', { name: 'Record the entry' }).click();
      await opened(page)
        .locator('dl > div', { hasText: 'Entries' })
        .getByText(taken, { exact: true })
        .first()
        .waitFor();
    }
    const results = region(page, 'Results');
    await results.getByLabel('NE-NY').fill('NE');
    await results.getByLabel('SF at KC').fill('LA');
    await results.getByText("LA can't be the result of SF at KC. Choose one of: SF, KC, tie.").waitFor();
    await results.getByLabel('SF at KC').fill('KC');
    await results.getByLabel('Home', { exact: true }).fill('24');
    await results.getByLabel('Away', { exact: true }).fill('20');
    // Nobody has scanned a card five times: the core knows, and nobody types hours in.
    await results.getByText('Too few hours: ann, ben').waitFor();
    await axe(page, 'picks');
    await results.getByRole('button', { name: 'Settle without a winner' }).click();
    await region(page, 'Standings').getByText('Too few hours: ann, ben').waitFor();
  }));

test('[CLB-15] a member is found by name or card wherever a desk names somebody, and entered by id', () =>
  atDesk(async page => {
    const office = await desk.house.station('compliance-1', 'compliance');
    await office.signOn(STAFF.con);
    const form = { name: 'Quinn Harper', born: '1980-05-17', idPaper: 'passport', mayMail: false, pin: '270591' };
    const quinn = jsonIn(await office.post('/members', form));
    await choose(page, /Coupons and chips/);
    const holder = page.getByLabel('Issued to');
    await holder.pressSequentially('quinn');
    const found = page.getByRole('list', { name: 'Results' }).getByRole('button', { name: /Quinn Harper/ });
    await found.waitFor();
    await axe(page, 'a member found');
    await holder.press('ArrowDown');
    await page.keyboard.press('Enter');
    assert.equal(await holder.inputValue(), quinn['member']);
    await page.getByText('Quinn Harper', { exact: true }).waitFor();
    // A scanner types the number and ends with Enter before any answer.
    await holder.fill(String(quinn['card']));
    await holder.press('Enter');
    await page.getByText('Quinn Harper', { exact: true }).waitFor();
    assert.equal(await holder.inputValue(), quinn['member']);
    await holder.fill('March mailing');
    await page.getByText('No member found').waitFor();
    assert.equal(await holder.inputValue(), 'March mailing', 'Whoever has no card is entered as typed.');
  }));

for (const size of chosenOf(['tablet'], Object.keys(SIZES) as (keyof typeof SIZES)[])) {
  test(`at ${size} size nothing is wider than the screen, and every key is large enough`, () =>
    atDesk(
      async page => {
        for (const words of [/Sports Promotion/, /Coupons and chips/, /Promotion Picks/]) {
          const back = key(page, 'All promotions');
          if (await back.isVisible()) await back.click();
          await choose(page, words);
          assert.ok(await page.evaluate('document.documentElement.scrollWidth <= innerWidth'), String(words));
          assert.deepEqual(await smallTargets(page), [], String(words));
        }
        await axe(page, size);
      },
      { size },
    ));
}
