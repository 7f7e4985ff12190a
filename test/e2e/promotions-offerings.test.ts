import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Page } from 'playwright-core';
import { ADA } from '../api/floor.ts';
import { jsonIn } from '../api/server.ts';
import { chosenOf } from '../whole.ts';
import { axe } from './axe.ts';
import { ahead, houseTime } from './house.ts';
import { CALM, choose, key, opened, PromotionsDesk, region, signOn, withSue } from './promotions-desk.ts';
import { smallTargets } from './small-targets.ts';

let desk: PromotionsDesk;
before(async () => {
  desk = await PromotionsDesk.open({});
});
after(() => desk?.end());

/** As a person types it: `3:05 PM`. */
const byTwelveHours = (time: string): string =>
  Temporal.PlainTime.from(time).toLocaleString('en-US', { hour: 'numeric', minute: '2-digit' });

/** The day and the minute on the clock of the house. */
const nowAtHouse = (): readonly [day: string, time: string] => {
  const now = houseTime();
  return [now.toPlainDate().toString(), now.toPlainTime().toString({ smallestUnit: 'minute' })];
};

/** Writes a reason into the sheet that asks for one, and goes on. */
const because = async (page: Page, reason: string, action: RegExp): Promise<void> => {
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel('Reason').fill(reason);
  await sheet.getByRole('button', { name: action }).click();
};

const announce = async (page: Page, activity: string, fill: () => Promise<void>): Promise<void> => {
  await choose(page, /^Offerings/);
  await key(page, 'Offer something new…').click();
  await page.getByLabel('Activity').selectOption(activity);
  await key(page, /^Announce /).waitFor();
  await page.getByLabel(/^When it runs/).selectOption('all');
  await fill();
  await key(page, /^Announce /).click();
  await withSue(page, /^Announce /);
  await key(page, /^Start /).click();
  await key(page, 'Pause…').waitFor();
};

test('[HSE-4] [RBK-11] [DRW-12] [OH-11] [PA-C3] a drawing is announced within its approval, started, opened, and tickets go into its drum', () =>
  desk.at(async page => {
    await announce(page, 'cash-drawing', async () => {
      await page.getByLabel(/^Cash \$10\.00 to \$100,000\.00/).fill('a lot');
      await page.getByText(/Can’t read “a lot”/).waitFor();
      await page.getByLabel(/^Cash \$10\.00/).fill('1');
      await page
        .getByRole('alert')
        .getByText(/\$10\.00/)
        .waitFor();
      assert.ok(await key(page, /^Announce /).isDisabled());
      await page.getByLabel(/^Cash \$10\.00/).fill('500');
      await axe(page, 'an announcement');
    });
    const form = region(page, 'Open a promotion');
    await form.getByLabel('Name').fill('friday-cash');
    const [day, time] = nowAtHouse();
    await form.getByLabel('First drawing').fill(`${day}T${time}`);
    const open = form.getByRole('button', { name: 'Open friday-cash' });
    await form
      .getByRole('alert')
      .getByText(/handed out at posted times, and none are posted/)
      .waitFor();
    assert.ok(await open.isDisabled());
    await form.getByLabel('Times of day for tickets').fill(byTwelveHours(time));
    await axe(page, 'an offering');
    await open.click();
    await opened(page).getByText('Friday cash').first().waitFor();

    const entries = region(page, 'Entries');
    await entries.getByLabel('Earned by').selectOption('seat');
    // The posted time that has passed last is the one for which tickets are handed out.
    assert.equal(await entries.getByRole('combobox', { name: /^Posted time/ }).inputValue(), time);
    await entries.getByLabel('Letters before the number').fill('F-');
    await entries.getByLabel('Table').selectOption('7');
    // Nobody at table 7 has shown a card: every seat has a ticket, and its stub says whose it is.
    await entries.getByRole('button', { name: 'Issue 6 tickets' }).waitFor();
    await entries.getByLabel('Player at seat 2').fill('ben');
    for (const seat of [4, 5, 6]) await entries.getByLabel(`Seat ${seat} gets one`).uncheck();
    await axe(page, 'tickets by seat');
    await entries.getByRole('button', { name: 'Issue 3 tickets' }).click();
    await entries.getByText('3 tickets in the drum: F-00001 to F-00003.').waitFor();
    await entries.getByRole('button', { name: 'Print 3 tickets from F-00001' }).click();
    assert.equal(await page.evaluate('papers'), 1);
    assert.equal(await page.locator('[data-tickets] article section svg').count(), 6, 'ticket and stub each');
    const [first, second] = await page.locator('[data-tickets] article').allTextContents();
    assert.match(first ?? '', /F-00001Full name, no initials: _+Into the drum/);
    // House, approval, date with its year, table and initials are on it.
    assert.match(first ?? '', /Approval [\w-]+F-00001.*20\d\d.*Table: 7Initials of the house: _+/);
    assert.match(second ?? '', /F-00002benInto the drum.*F-00002benKeep this stub/);
    await entries.getByLabel('Seat 1 gets one').check();
    await entries.getByRole('button', { name: 'Issue 1 ticket' }).click();
    // One ticket for one posted time, for any player there.
    await entries
      .getByRole('alert')
      .getByText(/^Seat 1 at table 7 already has the entry/)
      .waitFor();

    await key(page, 'Look into the drum…').click();
    const drum = page.getByRole('dialog', { name: 'In the drum: 3' });
    const ofSeat1 = drum.getByRole('cell', { name: 'F-00001', exact: true });
    await ofSeat1.waitFor();
    await drum.getByLabel('Find a ticket or a player').fill('BEN');
    await ofSeat1.waitFor({ state: 'detached' });
    assert.deepEqual(await drum.getByRole('cell').allInnerTexts(), ['F-00002', 'ben', '1']);
    await drum.getByLabel('Find a ticket or a player').fill('stub:');
    // Found by what the house calls it, shown in words.
    await drum.getByRole('cell', { name: 'Ticket F-00003', exact: true }).waitFor();
    await drum.getByLabel('Find a ticket or a player').fill('zz');
    await drum.getByText('No match in the drum.').waitFor();
  }));

test('[PRO-2] an offering is paused, goes on, and ends when nothing runs under it', () =>
  desk.at(async page => {
    await choose(page, /^Offerings/);
    await opened(page)
      .getByRole('button', { name: /Cash Drawing/i })
      .click();
    await key(page, 'End the offering…').click();
    await because(page, 'the month is over', /^End /);
    await page
      .getByRole('dialog')
      .getByRole('alert')
      .getByText(/friday-cash/)
      .waitFor();
    await page.keyboard.press('Escape');
    await key(page, 'Pause…').click();
    await because(page, 'a printer is out of paper', /^Pause /);
    await key(page, /^Resume /).click();
    await opened(page)
      .getByRole('button', { name: /Friday cash/ })
      .click();
    await key(page, 'End this promotion…').click();
    await because(page, 'its time is over', /^End /);
    await choose(page, /^Offerings/);
    await opened(page)
      .getByRole('button', { name: /Cash Drawing/i })
      .click();
    await key(page, 'End the offering…').click();
    await because(page, 'the month is over', /^End /);
    await opened(page)
      .getByText(/^Ended/)
      .first()
      .waitFor();
  }));

test('[REG-M6] what was posted is changed by two people while it is paused', () =>
  desk.at(async page => {
    await announce(page, 'big-spin', async () => {});
    await key(page, 'Pause…').click();
    await because(page, 'another prize', /^Pause /);
    await key(page, 'Change what is posted…').click();
    const change = region(page, 'Change what is posted');
    await change.getByLabel(/^Wheel/).fill('250');
    await change.getByRole('button', { name: /^Change / }).click();
    await withSue(page, /^Change /);
    await key(page, /^Resume /).click();
    await opened(page)
      .getByRole('alert')
      .getByText(/needs 1 hour of notice/)
      .waitFor();
    ahead.seconds += 3_600;
    await page.reload();
    await signOn(page);
    await key(page, /^Resume /).click();
    await key(page, 'Pause…').waitFor();
  }));

/** Opens the form of an activity. */
const offer = async (page: Page, activity: string): Promise<void> => {
  await choose(page, /^Offerings/);
  await key(page, 'Offer something new…').click();
  await page.getByLabel('Activity').selectOption(activity);
  await key(page, /^Announce /).waitFor();
};

const typed = async (page: Page, fields: Readonly<Record<string, string>>): Promise<void> => {
  for (const [label, text] of Object.entries(fields)) await page.getByLabel(new RegExp(`^${label}`)).fill(text);
};

const announced = async (page: Page, activity: string): Promise<Record<string, unknown>> => {
  await key(page, /^Announce /).click();
  await withSue(page, /^Announce /);
  await key(page, /^Start /).waitFor();
  await desk.house.office.signOn(ADA); // An hour has passed since.
  const { offering } = jsonIn(await desk.house.office.get(`/offerings/${activity}`)) as unknown as {
    offering: Record<string, unknown>;
  };
  return offering;
};

test('[HG2-12] [HG2-13] a bad beat with every field, a progressive and a high hand are announced by typing', () =>
  desk.at(async page => {
    await offer(page, 'GEAR-001350');
    await page.getByText('the seed of Jackpot pool').waitFor();
    await page.getByLabel(/^When it runs/).selectOption('all');
    await page.getByLabel(/^Version/).selectOption('B');
    await typed(page, { Seed: '80000' });
    await page
      .getByText(/Seed of Jackpot pool: \$80,000\.00 isn't approved\. Approved: \$1,000\.00 to \$75,000\.00/)
      .first()
      .waitFor();
    await typed(page, { Seed: '5,000', Reseed: '2500', 'Administrative fee': '12.50', 'Smallest chip': '1' });
    await page.getByLabel(/^Payout structure/).selectOption('C');
    await typed(page, {
      'Multiplier ': '2',
      'Multiplied at tables': '3, 4',
      'Advertised under another name': 'Omaha Madness',
    });
    await page.getByText('Everything that must be posted is chosen.').waitFor();
    await axe(page, 'the form of a bad beat');
    await key(page, 'Show the rule sheet').click();
    await page.getByRole('dialog').getByText('Omaha Madness').first().waitFor();
    await page.keyboard.press('Escape');
    assert.deepEqual(await announced(page, 'GEAR-001350'), {
      activity: 'GEAR-001350',
      advertisedAs: 'Omaha Madness',
      charts: ['B'],
      payouts: ['C'],
      prizes: {},
      tickets: {},
      seed: { main: 500_000 },
      reseed: { main: 250_000 },
      daily: {},
      cap: {},
      settings: {},
      adminFee: 1_250,
      chip: 100,
      multiplier: 2,
      multiplierIn: { tables: [3, 4] },
      times: { hours: 'all' },
    });

    await offer(page, 'GEAR-001407');
    await page.getByLabel(/^When it runs/).selectOption('all');
    await typed(page, {
      Seed: '10000',
      Reseed: '1000',
      'Four of a Kind': '500',
      'Full House': '100',
      Flush: '50',
      Straight: '25',
      'Administrative fee': '10',
    });
    await page.getByText('Everything that must be posted is chosen.').waitFor();
    const { prizes, seed } = await announced(page, 'GEAR-001407');
    assert.deepEqual([Object.values(prizes as object), seed], [[50_000, 10_000, 5_000, 2_500], { main: 1_000_000 }]);

    await offer(page, 'GEAR-001273');
    await page.getByLabel(/^When it runs/).selectOption('all');
    await typed(page, { 'Minutes for each': '60' });
    await key(page, 'Add a hand').click();
    await page.getByRole('combobox', { name: 'Hand', exact: true }).selectOption('full-house');
    await page.getByLabel(/^Ranks of the hand/).fill('a t');
    for (const field of await page.getByLabel(/ required · \$10\.00 to/).all()) await field.fill('250');
    await page.getByText('Everything that must be posted is chosen.').waitFor();
    await axe(page, 'the form of a high hand');
    const { minimum, times } = await announced(page, 'GEAR-001273');
    assert.deepEqual(minimum, { type: 'category', category: 'full-house', reach: 'or-better', from: ['A', 'T'] });
    assert.deepEqual(times, { hours: 'all', periodMinutes: 60 });
  }));

test('[CON-11] picks are opened with a thing for the first place; what the approval does not give is said before', () =>
  desk.at(async page => {
    await announce(page, 'GEAR-001045', async () => {
      await page.getByLabel(/^Most correct picks/).fill('38000');
    });
    const form = region(page, 'Open a promotion');
    await form.getByLabel('What to open').selectOption('contest');
    await form.getByLabel('Name').fill('bracket');
    await form.getByLabel(/^Games/).fill('A: Duke at Kansas\nB: Yale at Gonzaga\nFinal: winner of A at winner of B');
    await form.getByLabel('Entries close').fill('2036-03-17T09:00');
    const things = form.getByLabel(/^Item prizes/);
    await things.fill('4th = jersey');
    await form
      .getByRole('alert')
      .getByText(/4th is approved as money only/)
      .waitFor();
    await things.fill('2nd = jersey');
    await form
      .getByRole('alert')
      .getByText(/Post its value as the prize Second most/)
      .waitFor();
    await things.fill('1st = pickup truck');
    await axe(page, 'a thing for a place');
    await form.getByRole('button', { name: 'Open bracket' }).click();
    await opened(page).getByText('bracket').first().waitFor();
  }));

test('[WHL-1] a wheel is opened as it is written down; what the approval forbids is said before', () =>
  desk.at(async page => {
    await choose(page, /^Offerings/);
    await opened(page)
      .getByRole('button', { name: /Big Spin/i })
      .click();
    const form = region(page, 'Open a promotion');
    await form.getByLabel('What to open').selectOption('wheel');
    await form.getByLabel('Name').fill('desk-wheel');
    await form.getByLabel(/^Spots of the wheel/).fill('4 x $50\n1 x $900,000');
    await form
      .getByRole('alert')
      .getByText(/\$900,000/)
      .waitFor();
    await form.getByLabel(/^Spots of the wheel/).fill('60 x $50\n4 x $100');
    await form.getByLabel('The computer spins').check();
    await form.getByRole('button', { name: 'Open desk-wheel' }).click();
    await page.getByRole('img', { name: 'Wheel with 64 spots' }).waitFor();
    await page.getByLabel('Who spins').fill('ana');
    await page.keyboard.press('Enter');
    await page.getByText('Only drawing winners spin').waitFor();
  }, CALM));

test('[OH-10] what is chosen far below in the list is seen from its top: the list and the page scroll apart', () =>
  desk.at(async page => {
    await page.setViewportSize({ width: 1280, height: 420 });
    const rows = page.getByRole('navigation').locator('[data-row]');
    await rows.last().click();
    await page.locator('main > section h2, main > section h1').first().waitFor();
    const [top, inside, window] = await page.evaluate<readonly number[]>(`(() => {
      const detail = document.querySelector('main > section');
      return [detail.getBoundingClientRect().top, detail.scrollTop, document.documentElement.scrollTop];
    })()`);
    assert.ok(top! >= 0 && top! < 200, `the page begins at ${top}`);
    assert.deepEqual([inside, window], [0, 0], 'neither the page nor the window has scrolled');
  }));

test('the calendar looks ahead, shows what waits, and prints', () =>
  desk.at(async page => {
    await key(page, 'Next week').click();
    await key(page, 'Previous week').click();
    await key(page, 'Print').first().click();
    assert.equal(await page.evaluate('papers'), 1);
    await axe(page, 'the calendar');
  }));

for (const size of chosenOf(['office'], ['office', 'tablet', 'upright'] as const)) {
  test(`at ${size} size the offerings fit, and every key is large enough`, () =>
    desk.at(
      async page => {
        await choose(page, /^Offerings/);
        assert.deepEqual(await smallTargets(page), []);
        await key(page, 'Offer something new…').click();
        await page.getByLabel('Activity').selectOption('GEAR-001220');
        await key(page, /^Announce /).waitFor();
        assert.ok(await page.evaluate('document.documentElement.scrollWidth <= innerWidth'));
        assert.deepEqual(await smallTargets(page), []);
      },
      { size },
    ));
}
