import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { dollars } from '#core/money';
import { openPrivate } from '#server/private';
import { ADA, STAFF } from '../api/floor.ts';
import { jsonIn, type TestStation } from '../api/server.ts';
import { CASH, CASH_OFFERING, COUPONS, COUPONS_OFFERING, DRUM, opening } from '../house/promotions.ts';
import { offeringOf } from '../house/room.ts';
import { chosenOf } from '../whole.ts';
import { axe } from './axe.ts';
import { openBrowser, PATIENCE_MS } from './browser.ts';
import { Device } from './device.ts';
import { LiveHouse } from './house.ts';
import { scan } from './keys.ts';
import { smallTargets } from './small-targets.ts';

const SIZES = { desk: { width: 1440, height: 900 }, tablet: { width: 1024, height: 768 } } as const;

const REWARDS = 'GEGA-003040';
const HAL = 'm-hal';
const tracked = (command: object) => ({
  type: 'RunPromotion',
  promotion: REWARDS,
  mechanism: 'tracking',
  command: { player: HAL, ...command },
});

const OFFERED = [CASH_OFFERING, COUPONS_OFFERING, offeringOf(REWARDS, {})];
const SEED = {
  announced: OFFERED.map(offering => ({ type: 'AnnounceOffering', offering, tables: 'all' })),
  opened: [
    ...OFFERED.map(({ activity }) => ({ type: 'StartOffering', activity })),
    opening(CASH, 'drawing', {
      takenOver: {
        ...DRUM.takenOver,
        entries: [...DRUM.takenOver.entries, { ticket: 'm4', player: HAL, points: 1 }],
      },
    }),
    opening(COUPONS, 'instrument', {}),
    opening(REWARDS, 'tracking', {
      creditsPerSwipe: 5,
      minutesPerCredit: 60,
      prizes: { jacket: 5, cap: 50 },
      rewards: { jacket: { value: dollars(40) }, cap: { value: dollars(20) } },
    }),
    { type: 'EnrollMember', member: HAL, idPaper: 'state-id', mayMail: true },
    tracked({ type: 'EnrollPlayer' }),
    tracked({ type: 'SitDown', table: 7 }),
    {
      ...tracked({}),
      promotion: COUPONS,
      mechanism: 'instrument',
      command: {
        type: 'IssueInstruments',
        ids: ['c-hal'],
        kind: 'match-play',
        face: dollars(10),
        holder: HAL,
        games: ['baccarat'],
        expires: '2099-01-01T00:00:00Z',
        isMultiPlay: false,
      },
    },
  ],
} as unknown as Parameters<typeof LiveHouse.open>[0]; // Cents as they are in JSON.

let house: LiveHouse;
let browser: Browser;
/** A browser that is enrolled as the club desk, with Pam signed on. */
let device: Device;
let desk: TestStation;

before(async () => {
  [house, browser] = await Promise.all([LiveHouse.open(SEED), openBrowser()]);
  device = new Device(await browser.newContext({ viewport: SIZES.desk, acceptDownloads: true }));
  await device.context.addInitScript('window.papers = 0; window.print = () => { window.papers += 1; };');
  const page = await device.open();
  await house.enter(page, '/club/', 'club-1', 'office');
  await axe(page, 'signing on');
  await page.getByLabel('Badge').fill(STAFF.pam.badge);
  await pin(page, STAFF.pam.pin);
  await search(page).waitFor();
  await device.leave();
  const store = await openPrivate(house.server.place);
  const hal = { member: HAL, card: '1234567897', name: 'Hal Hours', born: '1969-07-20', email: 'hal@example.org' };
  await store.members.put(hal);
  await store.close();
  desk = await house.station('promo-1', 'promotions');
  await desk.signOn(STAFF.pam);
});
after(async () => {
  await browser.close();
  await house.end();
});

const pin = async (page: Page, digits: string): Promise<void> => {
  for (const digit of digits) await page.getByRole('button', { name: digit, exact: true }).click();
  await page.getByRole('button', { name: 'OK', exact: true }).click();
};

type Visit = { readonly size?: keyof typeof SIZES; readonly query?: string };

/** Works at the desk; anything the browser complains about but a refusal fails it. */
const atDesk = (work: (page: Page) => Promise<void>, { size = 'desk', query = '' }: Visit = {}) => {
  const address = new URL(`/club/${query}`, house.address).href;
  const expects = /status of 40\d|ERR_(INTERNET_DISCONNECTED|CONNECTION|NETWORK)/;
  return device.visit({ address, size: SIZES[size], expects }, async page => {
    await page.getByRole('searchbox').waitFor();
    await work(page);
  });
};

const search = (page: Page) => page.getByRole('searchbox');
const key = (page: Page, name: RegExp | string) => page.getByRole('button', { name });
const opened = (page: Page) => page.getByRole('region', { name: 'Details' });
const sheet = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });
/** Without a pointer a key that is held is pressed twice. */
const hold = async (page: Page, name: RegExp | string): Promise<void> => {
  await key(page, name).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
};
const second = async (page: Page, badge: string): Promise<void> => {
  await page.getByRole('dialog').getByRole('textbox', { name: 'Badge' }).fill(badge);
  await pin(page, STAFF.con.pin);
};

type Card = { readonly member: string; readonly card: string };
/** Enrolls at another desk, as most members are there before. */
const enrolled = async (name: string, more: object = {}): Promise<Card> => {
  const form = { name, born: '1980-05-17', idPaper: 'passport', mayMail: true, pin: '270591', ...more };
  return jsonIn(await desk.post('/members', form)) as unknown as Card;
};
/** Finds by words and opens the one who was found. */
const open = async (page: Page, words: string, name = words): Promise<void> => {
  await search(page).fill(words);
  await page.keyboard.press('Enter');
  await opened(page).getByRole('heading', { name, level: 2 }).waitFor();
};

test('[CLB-2] a member is enrolled in three steps that survive a reload: ID, contact, and a PIN typed by themselves', () =>
  atDesk(async page => {
    await opened(page).getByRole('heading', { name: 'Who’s at the desk?' }).waitFor();
    await axe(page, 'the start');
    await key(page, 'Enroll a member').click();
    await page.getByLabel('Driver’s license').check();
    await page.getByLabel('Name, as on the ID').fill('Nora Newcomer');
    await page.getByLabel('Date of birth').fill('2012-02-03');
    assert.ok(await key(page, 'Check').isDisabled(), 'nobody has looked at the ID');
    await page.getByLabel('I checked the ID').check();
    await key(page, 'Check').click();
    await page.getByRole('alert').getByText('Members must be 21 or older.').waitFor();
    await page.getByLabel('Date of birth').fill('1991-02-03');
    await page.reload();
    await key(page, 'Check').click();
    await page.getByText('Step 2 of 3: Contact').waitFor();
    await page.getByLabel('Email').fill('nora@example.org');
    await page.getByLabel('Agrees to get mail').check();
    await page.reload();
    assert.equal(await page.getByLabel('Email').inputValue(), 'nora@example.org');
    await axe(page, 'contact');
    await key(page, 'Continue to the PIN').click();
    await pin(page, '864213');
    await page.getByText('Enter the same PIN again').waitFor();
    await pin(page, '864214');
    await page.getByText('The PINs didn’t match.').waitFor();
    await axe(page, 'the pad');
    for (let typed = 0; typed < 2; typed++) await pin(page, '864213');
    await page.getByText(/Nora Newcomer is enrolled with card \d{10}\./).waitFor();
    await opened(page).getByText('Driver’s license, ').waitFor();
    await opened(page)
      .getByText(/by Name of pam$/)
      .waitFor();
    await axe(page, 'a record');
    const kept = await page.evaluate<string>('JSON.stringify({ ...sessionStorage })');
    assert.ok(!kept.includes('Nora') && !kept.includes('864213'), kept);
    await page.reload();
    await opened(page).getByRole('heading', { name: 'Nora Newcomer' }).waitFor();
  }));

test('[CLB-2] a person who seems to be a member is opened, or said to be another person', async () => {
  const { card } = await enrolled('Dora Double', { born: '1979-09-09' });
  await atDesk(async page => {
    const papers = async () => {
      await key(page, 'Enroll a member').click();
      await page.getByLabel('Passport').check();
      await page.getByLabel('Name, as on the ID').fill('dora double');
      await page.getByLabel('Date of birth').fill('1979-09-09');
      await page.getByLabel('I checked the ID').check();
      await key(page, 'Check').click();
      await page.getByRole('alert').getByText(card).waitFor();
    };
    await papers();
    await key(page, 'Open the record').click();
    await opened(page).getByRole('heading', { name: 'Dora Double' }).waitFor();
    await papers();
    await key(page, 'This is a different person').click();
    await page.getByText('Step 2 of 3: Contact').waitFor();
    await key(page, 'Cancel enrollment').click();
    await opened(page).getByRole('heading', { name: 'Who’s at the desk?' }).waitFor();
  });
});

test('[CLB-7] a member is found while typing, by the scanner and by arrows; part of a number is not a look', async () => {
  const { member, card } = await enrolled('Quentin Quick');
  await enrolled('Quentina Quick');
  await atDesk(async page => {
    await search(page).fill('q');
    await page.getByText('Type at least two letters.').waitFor();
    await search(page).fill('quentin');
    const found = page.getByRole('list', { name: 'Results' });
    await found.getByRole('button').nth(1).waitFor();
    await axe(page, 'found');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await opened(page).getByRole('heading', { name: 'Quentin Quick' }).waitFor();
    await search(page).fill(card.slice(0, 6));
    await page.getByText('A card number has ten digits.').waitFor();
    await search(page).fill('nobody at all');
    await page.getByText('No match').waitFor();
    await key(page, 'Exclusions').click();
    await opened(page).getByText('Nobody is excluded.').waitFor();
    await scan(page, card);
    await opened(page).getByRole('heading', { name: 'Quentin Quick' }).waitFor();
    const log = page.getByRole('region', { name: 'Access and changes' });
    await log
      .getByRole('row', { name: /Name of pam Viewed: opened the record$/ })
      .first()
      .waitFor();
    await log.getByRole('row', { name: /Name of pam Enrolled$/ }).waitFor();
  });
  const { rows } = jsonIn(await desk.get(`/members/${member}/log`)) as unknown as { rows: { detail: string }[] };
  const looks = rows.map(({ detail }) => detail).toSorted();
  assert.deepEqual(looks, ['passport', 'record', 'record', 'search', 'search'], 'each look once');
});

test('[CLB-3] [CLB-13] [PA-C8] the card is printed in its size with barcode and photograph; a lost card gets another', async () => {
  await enrolled('Carol Card');
  await atDesk(async page => {
    await open(page, 'Carol Card');
    await key(page, 'Photo…').click();
    await axe(page, 'the photograph');
    await page
      .getByLabel('Choose a file')
      .setInputFiles({ name: 'me.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('?') });
    await page.getByText('This file isn’t a picture.').waitFor();
    await key(page, 'Use the camera').click();
    await page.getByText(/^Can’t use the camera here: /).waitFor(); // This machine has none.
    const picture = await portrait('image/png');
    await page.getByLabel('Choose a file').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: picture });
    await key(page, 'Save this photo').click();
    await page.getByText('Photo saved.').waitFor();
    await opened(page).getByRole('img', { name: 'Photo of Carol Card' }).waitFor();

    await key(page, 'Print card…').click();
    const card = sheet(page, 'Club card');
    await card.getByText('Carol Card').waitFor();
    await axe(page, 'the card');
    assert.equal(await page.locator('[data-paper] img:not([src^="data:image/svg"])').count(), 1, 'the photograph');
    await card.getByRole('button', { name: 'Print', exact: true }).click();
    assert.equal(await page.evaluate('window.papers'), 1);
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    const boxes = [...pdf.matchAll(/\/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)/g)].map(([, w, h]) => [
      Number(w),
      Number(h),
    ]);
    assert.equal(boxes.length, 1, 'one card, one page');
    // 72 points an inch, 25.4 millimeters.
    const [width, height] = boxes[0]!.map(points => (points * 25.4) / 72);
    assert.ok(Math.abs(width! - 85.6) < 0.5 && Math.abs(height! - 54) < 0.5, `${width} x ${height} mm`);
    await page.keyboard.press('Escape');

    await key(page, 'PIN or card…').click();
    await page.getByLabel('Card lost').check();
    for (let typed = 0; typed < 2; typed++) await pin(page, '1111');
    await page.getByRole('alert').getByText(/PIN/).waitFor();
    for (let typed = 0; typed < 2; typed++) await pin(page, '864213');
    await page.getByText(/The new card is \d{10}/).waitFor();
  });
});

/** A picture of 400 by 300 pixels, drawn by the browser itself. */
const portrait = async (type: 'image/png' | 'image/jpeg'): Promise<Buffer> => {
  const page = await browser.newPage();
  const address = await page.evaluate<string>(`(() => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [400, 300];
    const pen = canvas.getContext('2d');
    pen.fillStyle = '#9db4c8'; pen.fillRect(0, 0, 400, 300);
    pen.fillStyle = '#c68f6b'; pen.beginPath(); pen.ellipse(200, 130, 52, 68, 0, 0, 7); pen.fill();
    pen.fillStyle = '#3a2b20'; pen.beginPath(); pen.ellipse(200, 84, 58, 36, 0, 3.14, 6.28); pen.fill();
    pen.fillStyle = '#24445c'; pen.beginPath(); pen.ellipse(200, 310, 120, 110, 0, 3.14, 6.28); pen.fill();
    return canvas.toDataURL('${type}');
  })()`);
  await page.close();
  return Buffer.from(address.split(',')[1]!, 'base64');
};

test('[CLB-12] [TRK-6] hours, entries, coupons and credits are seen, and credits redeemed with ID', async () => {
  await desk.do('/commands', tracked({ type: 'SwipeCard' }));
  await atDesk(async page => {
    await open(page, 'Hal Hours');
    const account = page.getByRole('region', { name: 'Play and prizes' });
    await account.getByRole('row', { name: /^Player Tracking Rewards Promotion 1 0 0 5$/ }).waitFor();
    await account.getByRole('row', { name: /^Cash Drawing Promotion.* 1 4$/ }).waitFor();
    await account.getByRole('row', { name: /^c-hal Match play \$10\.00/ }).waitFor();
    const redeem = (prize: string) => account.getByRole('button', { name: `Redeem… ${prize}` });
    await redeem('cap').click();
    const redeeming = sheet(page, 'Redeem credits');
    await redeeming.getByLabel('ID shown').check();
    await redeeming.getByRole('button', { name: 'Give cap for 50 credits' }).click();
    await redeeming.getByRole('alert').getByText('costs 50 credits, and the card has 5').waitFor();
    await axe(page, 'redeeming');
    await page.keyboard.press('Escape');
    await redeem('jacket').click();
    await redeeming.getByRole('button', { name: 'Give jacket for 5 credits' }).click();
    await redeeming.getByRole('alert').getByText(/ID/).waitFor();
    await redeeming.getByLabel('ID shown').check();
    await redeeming.getByRole('button', { name: 'Give jacket for 5 credits' }).click();
    await page
      .getByRole('status')
      .getByText(/Redeemed: jacket/)
      .waitFor();
    await account.getByRole('row', { name: /^Player Tracking Rewards Promotion 1 0 0 0$/ }).waitFor();
  });
});

test('[CLB-4] two records are side by side, are merged with the key held and by two people, and continue as one', async () => {
  const [old, now] = [await enrolled('Mona Twice'), await enrolled('Mona Twyce')];
  await atDesk(async page => {
    await open(page, now.card, 'Mona Twyce');
    await key(page, 'Merge…').click();
    const merging = sheet(page, 'Two records of one person');
    await merging.getByRole('textbox').fill('mona');
    await merging.getByRole('button', { name: /Mona Twyce/ }).click();
    await merging.getByRole('alert').getByText('That’s the same record.').waitFor();
    await merging.getByRole('button', { name: /Mona Twice/ }).click();
    await merging.getByRole('region', { name: 'The other record' }).getByText('Stays', { exact: true }).waitFor();
    const [left, right] = [merging.getByRole('region', { name: 'This record' }), merging.getByText(old.member)];
    await right.first().waitFor();
    await left.getByRole('button', { name: 'Keep this one' }).click();
    await axe(page, 'side by side');
    await hold(page, `Merge ${old.member} into ${now.member}`);
    await merging.getByRole('button', { name: 'The second person is here' }).click();
    await second(page, STAFF.sue.badge);
    await merging.waitFor({ state: 'detached' });
    await opened(page).getByText(`${now.member}, ${old.member}`).waitFor();
    await open(page, old.card, 'Mona Twyce');
    await search(page).fill('Mona Twice');
    await page.getByText(`Merged into ${now.member}`).waitFor();
  });
});

test('[CLB-5] [CLB-6] somebody is kept out at once, with start, end and who; only two lift it, and not before its time', async () => {
  await enrolled('Xavier Excluded');
  await atDesk(async page => {
    await open(page, 'Xavier Excluded');
    await key(page, 'Exclude…').click();
    const excluding = sheet(page, 'Exclude from play');
    await excluding.getByLabel('Self-exclusion').check();
    await excluding.getByLabel('Not lifted before').fill('2031-01-31');
    await axe(page, 'excluding');
    await hold(page, 'Exclude Xavier Excluded now');
    const stands = page.getByRole('region', { name: 'Excluded', exact: true });
    await stands.getByText('Name of pam').waitFor();
    await stands.getByText(/Jan\s31,\s2031/).waitFor();
    await axe(page, 'an excluded member');
    await key(page, 'Exclusions').click();
    const row = opened(page).getByRole('row', { name: /Self-exclusion/ });
    await row.waitFor();
    assert.ok(!(await opened(page).innerText()).includes('Xavier'), 'the list has no names');
    await row.getByRole('button').click();
    await key(page, 'Lift the exclusion…').click();
    await key(page, 'Lift the exclusion of Xavier Excluded').click();
    await sheet(page, 'Lift the exclusion')
      .getByRole('alert')
      .getByText(/compliance/)
      .waitFor();
    await page.keyboard.press('Escape');
    await key(page, 'Enroll a member').click();
    await page.getByLabel('Passport').check();
    await page.getByLabel('Name, as on the ID').fill('Xavier Excluded');
    await page.getByLabel('Date of birth').fill('1980-05-17');
    await page.getByLabel('I checked the ID').check();
    await key(page, 'Check').click();
    await page.getByRole('alert').getByText('Ask compliance, away from other players.').waitFor();
    await page.getByLabel('Name, as on the ID').fill('Xaiver Excluded'); // Nearly the same name.
    await key(page, 'Check').click();
    await page.getByRole('alert').getByText('If this is somebody else, say why.').waitFor();
    assert.ok(await key(page, 'Check').isDisabled(), 'not without a reason');
    await page.getByLabel('Why this is a different person').fill('another photo');
    await axe(page, 'a resemblance');
    await key(page, 'Check').click();
    await page.getByLabel('Phone').waitFor();
    await key(page, 'Cancel enrollment').click();

    await key(page, 'Mailing list').click();
    const saving = page.waitForEvent('download');
    await key(page, 'Save the list (CSV)').click();
    const file = await (await saving).createReadStream();
    const csv = Buffer.concat(await Array.fromAsync(file)).toString();
    assert.ok(csv.includes('Hal Hours') && !csv.includes('Xavier'), csv);
    await page.getByText(/addresses were saved/).waitFor();
  });
});

test('[CLB-9] a record is exported as a file and on paper, and erased by the right two with the key held', async () => {
  const { member } = await enrolled('Gus Gone', { address: '7 Vanishing Lane' });
  await atDesk(async page => {
    await open(page, 'Gus Gone');
    await key(page, 'Change…').click();
    await sheet(page, 'Change the record').getByLabel('Phone').fill('555-0100');
    await axe(page, 'changing');
    await key(page, 'Save changes').click();
    await opened(page).getByText('555-0100').waitFor();
    await key(page, 'Export…').click();
    const saving = page.waitForEvent('download');
    await key(page, 'Save as a file (JSON)').click();
    const file = await (await saving).createReadStream();
    const { record } = JSON.parse(Buffer.concat(await Array.fromAsync(file)).toString()) as {
      record: { phone: string; address: string };
    };
    assert.deepEqual([record.phone, record.address], ['555-0100', '7 Vanishing Lane']);
    await axe(page, 'the export');
    assert.ok((await page.locator('[data-paper]').textContent())?.includes('7 Vanishing Lane'));
    await page.keyboard.press('Escape');

    const erasing = sheet(page, 'Erase a member');
    await key(page, 'Erase…').click();
    await axe(page, 'erasing');
    await hold(page, 'Erase Gus Gone');
    await second(page, STAFF.con.badge);
    await erasing
      .getByRole('alert')
      .getByText(/administrator, compliance/)
      .waitFor();
    await page.keyboard.press('Escape');
  });
  await signedOnAs(ADA.badge, page => erase(page, member));
});

const erase = async (page: Page, member: string): Promise<void> => {
  // An administrator does not look for members: the record is opened by those who may.
  await page.getByRole('searchbox').fill('Gus Gone');
  await page
    .getByRole('alert')
    .getByText(/promotions, supervisor, compliance/)
    .waitFor();
  assert.ok(!(await page.content()).includes(member));
};

/** Somebody else at a desk of their own. */
const signedOnAs = async (badge: string, work: (page: Page) => Promise<void>): Promise<void> => {
  const other = await browser.newContext({ viewport: SIZES.desk });
  const page = await other.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  await house.enter(page, '/club/', `club-${badge}`, 'office');
  await page.getByLabel('Badge').fill(badge);
  await pin(page, STAFF.con.pin);
  await search(page).waitFor();
  await work(page);
  await other.close();
};

test('[CLB-9] compliance erases with an administrator beside; the journal knows only the id', async () => {
  const { member } = await enrolled('Ella Erased', { address: '7 Vanishing Lane' });
  await signedOnAs(STAFF.con.badge, async page => {
    await open(page, 'Ella Erased');
    await key(page, 'Erase…').click();
    await hold(page, 'Erase Ella Erased');
    await second(page, ADA.badge);
    await page.getByText(`The record of ${member} is erased.`).waitFor();
    await search(page).fill('Ella Erased');
    await page.getByText('No match').waitFor();
  });
  const heard = await desk.get(`/members/${member}`);
  assert.ok(heard.text.includes('erasedAt'));
});

test('without a line nothing is looked up, and the desk says so', () =>
  atDesk(async page => {
    await device.context.setOffline(true);
    try {
      await house.stop();
      await page
        .getByText(/connection/i)
        .first()
        .waitFor();
      await search(page).fill('somebody');
      await page.getByText('No connection. Nobody can be looked up now.').waitFor();
    } finally {
      await device.context.setOffline(false);
      await house.restart();
    }
    await page.getByText('No match').waitFor();
  }));

test('at desk size nothing is wider than the screen, and every key is large enough', () =>
  atDesk(async page => {
    for (const place of ['Enroll a member', 'Exclusions']) {
      await key(page, place).click();
      await fits(page, place);
    }
    await open(page, 'Hal Hours');
    await fits(page, 'a record');
  }));

test('at tablet size, in every language, the desk fits its screen and has no fault', () =>
  atDesk(
    async page => {
      await open(page, 'Hal Hours');
      for (const language of chosenOf(['vi'], ['es', 'zh-Hans', 'zh-Hant', 'vi', 'en'])) {
        await page.getByRole('banner').getByRole('combobox').selectOption(language);
        await page.locator(`html[lang="${language}"]`).waitFor();
        await fits(page, language);
        await axe(page, language);
      }
    },
    { size: 'tablet' },
  ));

const fits = async (page: Page, what: string): Promise<void> => {
  assert.ok(await page.evaluate('document.documentElement.scrollWidth <= innerWidth'), what);
  assert.deepEqual(await smallTargets(page), [], what);
};
