import assert from 'node:assert/strict';
import { buffer } from 'node:stream/consumers';
import { after, before } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { dollars } from '#core/money';
import { taxFormFor } from '#core/tax';
import { JURISDICTIONS } from '../../rulebook/index.ts';
import { STAFF } from '../api/floor.ts';
import type { TestStation } from '../api/server.ts';
import { COUPONS, COUPONS_OFFERING, COUPONS_POSTED, opening } from '../house/promotions.ts';
import { BEAT, BEATEN_TENS, offeringOf, QUADS_SEEN, SENSOR } from '../house/room.ts';
import { readPdf } from '../papers/read-pdf.ts';
import { axe } from './axe.ts';
import { openBrowser, PATIENCE_MS } from './browser.ts';
import { Device } from './device.ts';
import { CHECKED, houseTime, LiveHouse } from './house.ts';
import { pressByKeyboard } from './keys.ts';
import { lost } from './lost-answer.ts';
import { smallTargets } from './small-targets.ts';
import { story } from './story.ts';

const SIZES = {
  wide: { width: 1920, height: 1080 },
  desk: { width: 1280, height: 800 },
  tablet: { width: 1024, height: 768 },
  upright: { width: 768, height: 1024 },
} as const;
const DEAD = 'GEAR-001322';

const lit = (seat: number) => ({ seat, position: 1, activity: SENSOR, space: 'player' });

/** Six shares of a bad beat at table 7 wait for their winners; the tray of table 8 has paid one for four nines. */
const SEED = {
  announced: [
    { type: 'AnnounceOffering', offering: COUPONS_OFFERING, tables: 'all' },
    { type: 'AnnounceOffering', offering: offeringOf(DEAD, {}), tables: 'all' },
  ],
  opened: [
    { type: 'StartOffering', activity: COUPONS },
    { type: 'StartOffering', activity: DEAD },
    opening(COUPONS, 'instrument', COUPONS_POSTED),
    opening(DEAD, 'instrument', COUPONS_POSTED),
    { type: 'OpenTable', table: 5, plays: { game: 'ez-baccarat', isLive: true, isTournament: false } },
    ...[1, 2].map(seat => ({
      type: 'SeatPlayer',
      table: 5,
      seated: { seat, position: 1, player: { type: 'anonymous' }, role: 'player' },
    })),
    { type: 'StartGame', table: 7, pot: 6_000 },
    { type: 'CallHand', table: 7, seat: 1, activity: BEAT, row: 'four-of-a-kind>=2' },
    { type: 'VerifyHands', table: 7, activity: BEAT, seen: BEATEN_TENS, seal: 'S-1', ...CHECKED },
    { type: 'LightSeat', table: 8, lit: lit(1) },
    { type: 'LightSeat', table: 8, lit: lit(2) },
    { type: 'StartGame', table: 8, playerDealer: 4 },
    { type: 'CallHand', table: 8, seat: 2, activity: SENSOR, row: 'hands/4' },
    { type: 'VerifyHands', table: 8, activity: SENSOR, seen: QUADS_SEEN, seal: 'S-2', ...CHECKED },
    { type: 'ShowId', award: 7 },
    { type: 'PayAward', award: 7, method: 'tray', formsDone: true },
  ],
} as unknown as Parameters<typeof LiveHouse.open>[0]; // Cents and cards as they are in JSON.

let house: LiveHouse;
let browser: Browser;
/** A browser that is enrolled as a window of the cage, with Cora signed on. */
let device: Device;
let promotions: TestStation;

before(async () => {
  [house, browser] = await Promise.all([LiveHouse.open(SEED), openBrowser()]);
  device = new Device(await browser.newContext({ viewport: SIZES.desk, acceptDownloads: true }));
  // A headless browser has no printer: what would be printed stays on the page until the next paper.
  await device.context.addInitScript('window.papers = 0; window.print = () => { window.papers += 1; };');
  const page = await device.open();
  await house.enter(page, '/cage/', 'cage-1', 'cage');
  await page.getByLabel('Badge').fill(STAFF.cora.badge);
  await pin(page, STAFF.cora.pin);
  await page.getByRole('searchbox').waitFor();
  await device.leave();
  promotions = await house.station('promo-1', 'promotions');
  await promotions.signOn(STAFF.pam);
});
after(async () => {
  await browser.close();
  await house.end();
});

/** A share of $625 needed a form until the end of 2025; the house here lives today. */
const TAX_OF_SHARE =
  taxFormFor(JURISDICTIONS[0].taxes, {
    kind: 'prize',
    amount: dollars(625),
    on: houseTime().toPlainDate().toString(),
  }) === 'none'
    ? 'No form needed'
    : 'Form 1099-MISC needed';

const pin = async (page: Page, digits: string): Promise<void> => {
  for (const digit of digits) await page.getByRole('button', { name: digit, exact: true }).click();
  await page.getByRole('button', { name: 'OK', exact: true }).click();
};

/** The second person, Sue, beside the first in the sheet that is open. */
const besideSue = async (page: Page, title: string, action: string): Promise<void> => {
  const sheet = page.getByRole('dialog', { name: title });
  await sheet.getByRole('button', { name: action }).click();
  await sheet.getByRole('button', { name: 'The second person is here' }).click();
  await sheet.getByLabel('Badge').fill(STAFF.sue.badge);
  await pin(page, STAFF.sue.pin);
  await sheet.waitFor({ state: 'hidden' });
};

type Visit = {
  readonly size?: keyof typeof SIZES;
  readonly query?: string;
  /** What the browser may say by itself. */
  readonly expects?: RegExp;
};

/** What a browser says by itself of a refusal, and of a line that the test cuts. */
const [REFUSAL, REFUSAL_OR_CUT] = [/status of 409/, /status of (409|503)|ERR_/];
const REFUSAL_OR_SIGNED_OFF = /status of (401|409)/;

/** Works at the window; anything else the browser complains about fails it. */
const atWindow = (
  work: (page: Page) => Promise<void>,
  { size = 'desk', query = '', expects = REFUSAL }: Visit = {},
): Promise<void> => {
  const address = new URL(`/cage/${query}`, house.address).href;
  return device.visit({ address, size: SIZES[size], expects }, async page => {
    await page.getByRole('searchbox').waitFor();
    await work(page);
  });
};

const CUT: Visit = { expects: REFUSAL_OR_CUT };

const scan = async (page: Page, text: string): Promise<void> => {
  await page.getByRole('searchbox').fill(text);
  await page.keyboard.press('Enter');
};
const key = (page: Page, name: RegExp | string) => page.getByRole('button', { name });
const opened = (page: Page) => page.getByRole('region', { name: 'Details' });
const state = (page: Page) => opened(page).getByRole('status').first();
const paperwork = (page: Page) => opened(page).getByLabel('Paperwork complete: paperwork');
const paper = (page: Page) => page.locator('body > article[aria-hidden="true"]');

const step = story('a day at the cage');

step('[CSH-2] the drawer of the window is opened with a float that is counted in, and a supervisor signs', () =>
  atWindow(async page => {
    await key(page, 'Shift').click();
    await opened(page).getByText('This house keeps no vault and no drawers yet.').waitFor();
    const [accounting, desk] = await Promise.all([
      house.station('accounting-3', 'accounting'),
      house.station('floor-3', 'floor'),
    ]);
    await Promise.all([accounting.signOn(STAFF.ann), desk.signOn(STAFF.sue)]);
    await accounting.do('/requests', { command: { type: 'CountVault', counted: 10_000_000 } });
    await desk.do('/requests/1/give');
    await opened(page).getByText('The drawer of this window is closed.').waitFor();
    await axe(page, 'a closed drawer');
    await scan(page, '7/1');
    await key(page, /^ID shown/).waitFor();
    await page.keyboard.press('Escape');
    await key(page, 'Shift').click();
    await key(page, 'Open the drawer…').click();
    const sheet = page.getByRole('dialog', { name: 'Count the float' });
    await sheet.getByLabel('$100.00', { exact: true }).fill('190');
    await sheet.getByLabel('Chips of $100.00', { exact: true }).fill('10');
    await sheet.getByText('$20,000.00').waitFor();
    await looked(page, 'cage-float');
    await axe(page, 'the count of a float');
    await sheet.getByRole('button', { name: 'Next: second person' }).click();
    await besideSue(page, 'Open the drawer', 'Open the drawer with $20,000.00');
    await page.getByText('$20,000.00').first().waitFor();
    await opened(page).getByRole('heading', { name: 'Drawer of cage-1' }).waitFor();
    await looked(page, 'cage-drawer');
    await axe(page, 'an open drawer');
  }),
);

step(
  '[HSE-10] [HSE-19] a prize is found by table and seat, ID is shown, it is paid, and its slip is printed; every step outlives a reload',
  () =>
    atWindow(async page => {
      await scan(page, '7/1');
      await opened(page).getByRole('heading', { name: 'Table 7, seat 1' }).waitFor();
      assert.match(await state(page).innerText(), /waiting for ID/i);
      await page.reload();
      await key(page, /^ID shown/).click();
      await state(page).getByText('Ready to pay').waitFor();
      await page.reload();
      await paperwork(page).check();
      await key(page, /^Pay…/).click();
      const sheet = page.getByRole('dialog', { name: 'Pay this prize' });
      const review = (await sheet.innerText()).replaceAll(/\s+/g, ' ');
      assert.match(
        review,
        /Winner Table 7, seat 1 Prize \$5,000\.00 Activity .*Fund jackpot pool .*Form 1099-MISC needed/,
      );
      await axe(page, 'the review of a payment');
      await sheet.getByRole('button', { name: 'Pay $5,000.00 – table 7 seat 1' }).click();
      await state(page)
        .getByText(/^Paid .* by Name of cora$/)
        .waitFor();
      await paper(page).getByText('Payout slip 2').first().waitFor({ state: 'attached' });
      const words = await paper(page).textContent();
      assert.match(
        words ?? '',
        /Amount\$5,000\.00.*HandFour of a Kind.*Tax form for this paymentForm 1099-MISC.*Prepared byName of cora/s,
      );
      assert.doesNotMatch(words ?? '', /COPY \d/);
      assert.equal(await page.evaluate('papers'), 1);
      const printed = await page.pdf();
      assert.equal(printed.subarray(0, 5).toString(), '%PDF-');
      await page.reload();
      assert.match(await state(page).innerText(), /^Paid .* by Name of cora$/);
      assert.equal(await key(page, /^Pay/).count(), 0, 'a paid prize has no key to pay it');
      await axe(page, 'a paid prize');
    }),
);

step('[SHT-8] the slip is saved as a PDF of two halves under its number, and printed again as a copy', () =>
  atWindow(async page => {
    await scan(page, 'HW-00000002');
    await opened(page).getByRole('heading', { name: 'Table 7, seat 1' }).waitFor();
    const [download] = await Promise.all([page.waitForEvent('download'), key(page, 'Save as PDF').click()]);
    assert.equal(download.suggestedFilename(), 'slip-2.pdf');
    const pdf = readPdf(await buffer(await download.createReadStream()));
    assert.match(pdf.tree.text, /Payout slip 2.*Winner’s copy.*Payout slip 2.*Cage copy/s);
    assert.equal(pdf.pages.length, 1, "the winner's half and the cage's");
    await page.keyboard.press('Escape');
    await opened(page).getByText('Scan a slip').waitFor();
    await scan(page, 'hw-00000002');
    await key(page, /^Print copy 2/).click();
    await paper(page).getByText('COPY 2').first().waitFor({ state: 'attached' });
    await key(page, /^Print copy 3/).waitFor();
  }),
);

step('[ST-B15] everything is done from the keyboard: search, open, ID, pay, print, back', () =>
  atWindow(async page => {
    await page.keyboard.type('7/2');
    await page.keyboard.press('Enter');
    await opened(page).getByRole('heading', { name: 'Table 7, seat 2' }).waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('i');
    await state(page).getByText('Ready to pay').waitFor();
    await paperwork(page).focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('p');
    const pay = page.getByRole('dialog').getByRole('button', { name: /^Pay \$/ });
    await pay.waitFor();
    assert.equal(await page.evaluate<string>('document.activeElement.textContent'), await pay.textContent());
    await page.keyboard.press('Enter');
    await state(page)
      .getByText(/^Paid /)
      .waitFor();
    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor();
    await axe(page, 'the shortcuts');
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await page.waitForTimeout(100); // Nobody lets go of Escape and presses it again within one frame.
    await page.keyboard.press('Escape');
    await opened(page).getByText('Scan a slip').waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('2');
    await page.getByRole('heading', { name: 'Trays' }).waitFor();
    await page.keyboard.press('/');
    assert.equal(await page.evaluate('document.activeElement.type'), 'search');
  }),
);

step('scan, Enter for the ID, Enter, Enter: a prize is paid without the mouse', () =>
  atWindow(async page => {
    await scan(page, '7/6');
    await key(page, /^ID shown/).waitFor();
    await page.keyboard.press('Enter');
    await state(page).getByText('Ready to pay').waitFor();
    await paperwork(page).check();
    await page.getByRole('searchbox').focus();
    await page.keyboard.press('Enter');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Pay \$/ })
      .waitFor();
    await page.keyboard.press('Enter');
    await state(page)
      .getByText(/^Paid /)
      .waitFor();
  }),
);

step('Ctrl-K finds prizes and places by a few letters', () =>
  atWindow(async page => {
    await page.keyboard.press('Control+k');
    await page.locator('[role=combobox]:focus').waitFor();
    await page.keyboard.type('seat 5');
    await page.getByRole('option', { name: /Table 7, seat 5/ }).waitFor();
    await axe(page, 'the palette');
    await page.keyboard.press('Enter');
    await opened(page).getByRole('heading', { name: 'Table 7, seat 5' }).waitFor();
    await page.keyboard.press('Control+k');
    await page.locator('[role=combobox]:focus').waitFor();
    await page.keyboard.type('act tr');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Trays' }).waitFor();
  }),
);

step('[HSE-12] a payment is backed out with a second person beside, and paid again by check', () =>
  atWindow(async page => {
    await scan(page, '7/3');
    await key(page, /^ID shown/).click();
    await paperwork(page).check();
    await key(page, /^Pay…/).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Pay \$/ })
      .click();
    await state(page)
      .getByText(/^Paid /)
      .waitFor();
    assert.ok((await opened(page).innerText()).includes(TAX_OF_SHARE));
    await key(page, /^Back out…/).click();
    const sheet = page.getByRole('dialog', { name: 'Back out a payment' });
    await sheet.getByLabel('Reason').fill('wrong seat');
    await axe(page, 'the back-out');
    await sheet.getByRole('button', { name: /^Void slip 5/ }).click();
    await sheet.getByRole('button', { name: 'The second person is here' }).click();
    await sheet.getByLabel('Badge').fill(STAFF.cora.badge);
    await pin(page, STAFF.cora.pin);
    await sheet.getByRole('alert').getByText(/\w/).waitFor();
    await sheet.getByLabel('Badge').fill(STAFF.sue.badge);
    await pin(page, STAFF.sue.pin);
    await state(page).getByText('Ready to pay').waitFor();
    await page.reload();
    await page.getByRole('radio', { name: 'Check' }).check();
    await paperwork(page).check();
    await key(page, /^Pay…/).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Pay \$/ })
      .click();
    await state(page)
      .getByText(/^Paid /)
      .waitFor();
    assert.match((await opened(page).innerText()).replaceAll(/\s+/g, ' '), /Slip 6 Paid as Check/);
  }),
);

step('a reload in the middle of a payment pays once, and says that the slip is still to be printed', () =>
  atWindow(async page => {
    await scan(page, '7/4');
    await key(page, /^ID shown/).click();
    await paperwork(page).check();
    await key(page, /^Pay…/).click();
    await page.route('**/api/v1/commands', lost);
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Pay \$/ })
      .click();
    await page.waitForTimeout(300);
    await page.unroute('**/api/v1/commands');
    await page.reload();
    await state(page)
      .getByText(/^Paid /)
      .waitFor();
    await opened(page).getByText('Slip not printed yet.').waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('r');
    await key(page, /^Print copy 2/).waitFor();
  }, CUT),
);

step('[HSE-10] a tray that has paid is made whole', () =>
  atWindow(async page => {
    await key(page, /^Trays/).click();
    await key(page, /^Tray at table 8/).click();
    await axe(page, 'a tray');
    await key(page, /^Reimburse…/).click();
    const sheet = page.getByRole('dialog', { name: 'Reimburse a tray' });
    await sheet.getByRole('button', { name: /^Reimburse \$[\d,.]+ – table 8$/ }).click();
    await opened(page).getByText('Nothing to reimburse for the tray at table 8.').waitFor();
    await page.getByText('No trays to reimburse.').waitFor();
    await page.reload();
    await opened(page).getByText('Nothing to reimburse for the tray at table 8.').waitFor();
  }),
);

/** The dealer of table 5 at the keypad there. */
const atTable = async (work: (pad: Page) => Promise<void>): Promise<void> => {
  const context = await browser.newContext({ viewport: { width: 800, height: 480 } });
  const pad = await context.newPage();
  pad.setDefaultTimeout(PATIENCE_MS);
  await house.enter(pad, '/keypad/?table=5', 'keypad-5', 'keypad', 5);
  await pad.getByRole('textbox', { name: 'Badge' }).fill(STAFF.dee.badge);
  await pin(pad, STAFF.dee.pin);
  await pad.locator('[data-seat="1"]').waitFor();
  await work(pad);
  await context.close();
};
const looked = async (page: Page, name: string): Promise<void> => {
  const folder = process.env['HOUSEWAY_LOOKS'];
  if (folder !== undefined) await page.screenshot({ path: `${folder}/${name}.png` });
};

step('[HG2-11] [B101-17] chips are sold as posted, put down and lost at the keypad, redeemed once at the cage', () =>
  atWindow(async page => {
    await key(page, 'Chips and coupons').click();
    await key(page, 'Dead Chip Promotion').click();
    await page.getByLabel('Numbers').fill('D-1 D-2');
    await page.reload();
    await page.getByLabel('Issued to').fill('ann');
    assert.equal(await page.getByLabel('Total price').count(), 0, 'no price is typed');
    await page.getByLabel('Posted buy-in').selectOption({ label: '$200.00 in chips for $150.00' });
    const sheet = page.getByRole('dialog', { name: 'Sell promo chips' });
    await axe(page, 'a sale');
    await key(page, /^Sell…/).click();
    await sheet.getByRole('button', { name: 'Sell 2 for $150.00' }).click();
    await page.getByText('Done: D-1, D-2').waitFor();
    await atTable(async pad => {
      await pad.locator('[data-seat="1"]').click();
      await key(pad, 'Coupon or chip').click();
      await key(pad, 'Number on it').click();
      await pad.getByRole('textbox', { name: 'Number on it' }).fill('D-1');
      await pad.keyboard.press('Enter');
      await key(pad, /Promo chips/).click();
      await key(pad, 'Base bet').click();
      await key(pad, 'Player').click();
      await axe(pad, 'a chip at the table');
      await looked(pad, 'keypad-coupon');
      await key(pad, 'Put it on the bet').click();
      await pad.getByText('It’s on the bet.').waitFor();
      await key(pad, /Back/).click();
      await key(pad, /^Won/).waitFor();
      await looked(pad, 'keypad-coupon-bets');
      await key(pad, /Back/).click();
      await key(pad, /Back/).click();
      await pad.locator('[data-seat="2"]').click();
      await key(pad, 'Has the bank').click();
      await key(pad, /Back/).click();
      await key(pad, 'Start Game').click();
      await key(pad, /^Dealer/).click();
      await key(pad, 'Coupons on bets').click();
      await key(pad, /^Lost/).click();
      await pad.getByText('Nothing is on a bet here.').waitFor();
    });
    await scan(page, 'd-2');
    await state(page).getByText('With the holder').waitFor();
    assert.equal(await key(page, /^Redeem/).count(), 0, 'nobody is owed for it');
    await scan(page, 'd-1');
    await state(page).getByText('To be paid to table 5, seat 2').waitFor();
    await key(page, /^Redeem…/).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Pay $100.00 to table 5, seat 2' }).click();
    await state(page).getByText('Redeemed').waitFor();
    assert.equal(await key(page, /^Redeem/).count(), 0);
  }),
);

step('[INS-2] coupons are given, never sold', () =>
  atWindow(async page => {
    await key(page, 'Chips and coupons').click();
    await page.getByRole('button', { name: /^Match/ }).click();
    await page.getByLabel('Kind').selectOption('match-play');
    await page.getByLabel('Numbers').fill('M-1');
    await page.getByLabel('Face value of each').fill('25');
    await page.getByLabel('Issued to').fill('ben');
    assert.equal(await page.getByLabel('Total price').count(), 0);
    await key(page, /^Give…/).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Give 1 – face value $25.00' }).click();
    await page.getByText('Done: M-1').waitFor();
    await scan(page, 'ben');
    await state(page).getByText('With the holder').waitFor();
  }),
);

step(
  '[ST-B5] [RPT-15] [OPN-4b] the drawer has all that went over the window, also after its cashier has left and come back',
  () =>
    atWindow(async page => {
      await key(page, 'Shift').click();
      const shift = opened(page);
      const total = async (label: string): Promise<string> =>
        shift.locator('dl > div', { hasText: label }).locator('dd').innerText();
      await page.getByText('$11,100.00').first().waitFor();
      assert.equal(await total('Expected in the drawer'), '$11,100.00');
      assert.match(await shift.innerText(), /Void slip 5/);
      await axe(page, 'the shift');
      await page.getByRole('button', { name: /^Sign off|Name of cora/ }).click();
      await page.getByLabel('Badge').fill(STAFF.cora.badge);
      await pin(page, STAFF.cora.pin);
      await page.getByText('$11,100.00').first().waitFor();
      assert.match(await shift.innerText(), /Void slip 5/);
      await shift.getByRole('button', { name: 'Print totals' }).click();
      assert.equal(await page.evaluate('papers'), 1);
    }),
);

step('[CSH-3] the drawer is counted blind; with a variance a reason is asked, and the next one signs for it', () =>
  atWindow(async page => {
    await key(page, 'Shift').click();
    const shift = opened(page);
    await shift.getByRole('button', { name: 'Count the drawer…' }).click();
    const sheet = page.getByRole('dialog', { name: 'Count the drawer' });
    await sheet.waitFor();
    assert.doesNotMatch(await page.locator('body').innerText(), /11,100/, 'nobody sees what should come out');
    await sheet.getByLabel('$100.00', { exact: true }).fill('110');
    await sheet.getByLabel('$5.00', { exact: true }).fill('19');
    await sheet.locator('dl').getByText('$11,095.00').waitFor();
    await axe(page, 'the count');
    // At 200 %, by keyboard alone: the key stays at the foot.
    const size = page.viewportSize()!;
    await page.setViewportSize({ width: Math.round(size.width / 2), height: Math.round(size.height / 2) });
    assert.ok(await page.evaluate('document.documentElement.scrollWidth <= innerWidth'));
    await pressByKeyboard(sheet.getByRole('button', { name: 'Record the count' }));
    await page.setViewportSize(size);
    await shift.getByText('Short by $5.00').waitFor();
    await looked(page, 'cage-counted');
    await axe(page, 'a counted drawer');
    await shift.getByRole('button', { name: 'Hand over…' }).click();
    const over = page.getByRole('dialog', { name: 'Hand over the drawer' });
    await over.getByRole('button', { name: 'Hand over $11,095.00' }).click();
    await over
      .getByRole('alert')
      .getByText(/Choose a reason/)
      .waitFor();
    await over.getByLabel('Reason for the variance').selectOption('Wrong change');
    await looked(page, 'cage-hand-over');
    await axe(page, 'a hand-over');
    await besideSue(page, 'Hand over the drawer', 'Hand over $11,095.00');
    await shift.getByText('Name of sue answers for this drawer.').waitFor();
    await page.reload();
    await shift.getByText('Name of sue answers for this drawer.').waitFor();
  }),
);

step(
  '[OPN-4] [ST-B4] whom the house has signed off is told so, never that the connection is lost',
  () =>
    atWindow(
      async page => {
        await house.office.do('/people/cora/sessions/cage-1/end');
        await page.getByRole('status').getByText('You were signed off here.').waitFor();
        assert.equal(await page.getByText(/No connection|Connection lost/).count(), 0);
        await axe(page, 'signed off');
        await page.getByLabel('Badge').fill(STAFF.cora.badge);
        await pin(page, STAFF.cora.pin);
        await page.getByRole('searchbox').waitFor();
        assert.equal(await page.getByText('You were signed off here.').count(), 0);
      },
      { expects: REFUSAL_OR_SIGNED_OFF },
    ), // What was asked for at that moment.
);

step('without a line nothing can be paid, and the page says so', () =>
  atWindow(async page => {
    await scan(page, '7/5');
    await key(page, /^ID shown/).waitFor();
    await house.stop();
    await opened(page).getByText('No connection. Nothing can be paid').waitFor();
    assert.equal(await key(page, /^ID shown/).count(), 0);
    await house.restart();
    await key(page, /^ID shown/).waitFor({ timeout: PATIENCE_MS });
  }, CUT),
);

for (const size of Object.keys(SIZES) as (keyof typeof SIZES)[]) {
  step(`at ${size} size nothing is wider than the screen, and every key is large enough`, () =>
    atWindow(
      async page => {
        for (const asked of ['7/1', '7/6', 'd-2']) {
          await scan(page, asked);
          await opened(page).getByRole('heading').first().waitFor();
          assert.ok(await page.evaluate('document.documentElement.scrollWidth <= innerWidth'), asked);
          assert.deepEqual(await smallTargets(page), [], asked);
        }
        await axe(page, size);
      },
      { size },
    ),
  );
}

step('the language is changed without losing the place, and money stays as it is', () =>
  atWindow(async page => {
    await scan(page, '7/1');
    await page.getByRole('combobox', { name: 'Language' }).selectOption('es');
    await opened(page)
      .or(page.getByRole('region', { name: 'Detalles' }))
      .getByRole('heading', { name: 'Mesa 7, asiento 1' })
      .waitFor();
    await page.getByText('$5,000.00').first().waitFor();
    assert.match(await page.locator('body').innerText(), /Requiere el formulario 1099-MISC/);
    await page.getByRole('combobox', { name: 'Idioma' }).selectOption('en');
    await opened(page).getByRole('heading', { name: 'Table 7, seat 1' }).waitFor();
  }),
);
