import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { STAFF } from '../api/floor.ts';
import { jsonIn, type Person, type TestStation } from '../api/server.ts';
import { BOARD, BOARD_OFFERING, opening } from '../house/promotions.ts';
import { BEAT, BEATEN_TENS, SENSOR } from '../house/room.ts';
import { chosenOf } from '../whole.ts';
import { axe } from './axe.ts';
import { openBrowser, PATIENCE_MS } from './browser.ts';
import { ahead, houseTime, LiveHouse } from './house.ts';
import { cardKey, pressByKeyboard, tabTo } from './keys.ts';
import { misplaced } from './misplaced.ts';
import { smallTargets } from './small-targets.ts';

const { dee, fay, sue, con } = STAFF;

const SIZES = {
  tablet: { width: 1280, height: 800 },
  small: { width: 1024, height: 768 },
  upright: { width: 768, height: 1024 },
  phone: { width: 390, height: 844 },
} as const;
type Size = keyof typeof SIZES;

/** Two consoles at which two people are signed on, and the keypads of the tables. */
let browser: Browser;
let house: LiveHouse;
let [first, second]: (Page | undefined)[] = [];
let contexts: readonly BrowserContext[] = [];
const keypads = new Map<number, TestStation>();
let sensor: TestStation | undefined;
const complaints: string[] = [];

const minute = (time: Temporal.PlainDateTime): string => time.toString({ smallestUnit: 'minute' });

before(async () => {
  const local = houseTime().toPlainDateTime();
  const posted = { from: minute(local.subtract({ hours: 3 })), to: minute(local.add({ hours: 3 })) };
  const bounds = { roundSecondsMin: 0, feesMax: 2 };
  const settings = { isDemo: true, bounds, signOffAfterMinutes: { floor: 720, keypad: 720 } };
  [house, browser] = await Promise.all([
    LiveHouse.open({
      settings,
      announced: [{ type: 'AnnounceOffering', offering: BOARD_OFFERING, tables: 'all' }],
      opened: [{ type: 'StartOffering', activity: BOARD }, opening(BOARD, 'high-hand', posted)],
    }),
    openBrowser(),
  ]);
  for (const table of [7, 8, 9]) {
    const keypad = await house.station(`keypad-${table}`, 'keypad', table);
    await keypad.signOn(dee);
    keypads.set(table, keypad);
  }
  sensor = await house.station('sensor-9', 'sensor', 9);
  contexts = [await contextOf(), await contextOf()];
  [first, second] = await Promise.all(contexts.map(context => context.newPage()));
  await enter(one(), 'floor-a', fay);
  await enter(two(), 'floor-b', sue);
});
after(async () => {
  await browser.close();
  await house.end();
});

const one = (): Page => first!;
const two = (): Page => second!;
const at = (table: number): TestStation => keypads.get(table)!;

const contextOf = (): Promise<BrowserContext> =>
  browser.newContext({ viewport: SIZES.tablet, hasTouch: true, colorScheme: 'dark' });

const enter = async (page: Page, station: string, person: Person): Promise<void> => {
  page.setDefaultTimeout(PATIENCE_MS);
  page.on('pageerror', error => complaints.push(error.message));
  await house.enter(page, '/floor/', station, 'floor');
  await signOn(page, person);
  await page.getByRole('heading', { name: /Waiting/ }).waitFor();
};

const signOn = async (at: Pick<Page, 'getByRole'>, { badge, pin }: Person): Promise<void> => {
  await at.getByRole('textbox', { name: 'Badge' }).fill(badge);
  for (const digit of pin) await at.getByRole('button', { name: digit, exact: true }).click();
  await at.getByRole('button', { name: 'OK' }).click();
};

/** The console as it is after a person has opened it, in English and of this size. */
const fresh = async (page: Page, size: Size = 'tablet', lang = 'en'): Promise<Page> => {
  await page.setViewportSize(SIZES[size]);
  await page.evaluate('sessionStorage.clear()');
  await page.goto(`${house.address}floor/?lang=${lang}`);
  await page.locator('h2').first().waitFor();
  return page;
};

/** Ends what another test may have left at a table. */
const clear = async (table: number): Promise<void> => {
  const floor = await auditor();
  for (const activity of [BEAT, SENSOR]) await floor.post(`/tables/${table}/refuse`, { activity, reason: 'test' });
  await at(table).post(`/tables/${table}/game-over`);
};

/** A round of table 7 in which seat 1 says that it was beaten. */
const callBeat = async (): Promise<void> => {
  await clear(7);
  await at(7).do('/tables/7/start-game');
  await at(7).do('/tables/7/call', { seat: 1, activity: BEAT, row: 'four-of-a-kind>=2' });
};

/** A round of a sensor table with the fees of two seats. */
const startWithFees = async (table: 8 | 9): Promise<void> => {
  await clear(table);
  for (const seat of [1, 2]) {
    const lit = { seat, position: 1, activity: SENSOR, space: 'player' };
    await at(table).do(`/tables/${table}/light`, { lit });
  }
  await at(table).do(`/tables/${table}/start-game`, { playerDealer: 4 });
};

/** In which seat 2 says that it has four of a kind: $200 from the tray. */
const callQuads = async (table: 8 | 9): Promise<void> => {
  await startWithFees(table);
  await at(table).do(`/tables/${table}/call`, { seat: 2, activity: SENSOR, row: 'hands/4' });
};

const card = (page: Page, words: RegExp) => page.getByRole('button', { name: words });
const dialog = (page: Page) => page.getByRole('dialog');
const key = (page: Page, name: string | RegExp) => dialog(page).getByRole('button', { name });

/** Cards as a keyboard types them; a full hand leads on to the next. */
const type = async (page: Page, cards: string): Promise<void> => {
  await cardKey(dialog(page), 'As').focus();
  for (const letter of cards.replaceAll(' ', '')) await page.keyboard.press(letter);
};

const tickAll = async (page: Page): Promise<void> => {
  for (const box of await dialog(page).getByRole('group', { name: 'Checklist' }).getByRole('checkbox').all()) {
    await box.check();
  }
};

const fold = async (page: Page, seats: readonly number[]): Promise<void> => {
  for (const seat of seats) {
    await key(page, new RegExp(`^Seat ${seat}`)).click();
    await dialog(page).getByLabel('Folded').check();
  }
};

const betOf = (page: Page, seat: number) =>
  dialog(page)
    .getByRole('group', { name: 'Bets in dollars' })
    .getByRole('textbox', { name: `Seat ${seat}`, exact: true });

/** Enters the beaten tens of `BEATEN_TENS` and waits for the result. */
const enterBeat = async (page: Page): Promise<void> => {
  await type(page, 'Tc Th Ts Td Js Jd Qs Jc Jh 2c 3d 4c 5d 6c 7d 8c 9d');
  await fold(page, [3, 4, 5, 6]);
  await dialog(page).getByText('Qualifies', { exact: true }).waitFor();
};

/** Four nines in seat 2, with the wager that goes with the fee. */
const enterQuads = async (page: Page): Promise<void> => {
  await type(page, '9h 9s Kh Qh Jh 9c 9d Ac Th Kd 2s 4c 3d');
  await key(page, /^Seat 2/).click();
  await betOf(page, 2).fill('10');
  await dialog(page).getByText('Qualifies', { exact: true }).waitFor();
};

const awards = async (): Promise<readonly { award: number; activity: string; claim: { state: string } }[]> => {
  const desk = await auditor();
  return jsonIn(await desk.get('/awards'))['rows'] as never;
};
let desk: TestStation | undefined;
const auditor = async (): Promise<TestStation> => {
  if (desk !== undefined) return desk;
  desk = await house.station('floor-audit', 'floor');
  await desk.signOn(fay);
  return desk;
};

test('[ST-B17] a called hand goes from the call to the paid prize, people by name, and a reload loses nothing at any step', async () => {
  const page = await fresh(one());
  await callBeat();
  await card(page, /Called hand.*Table 7/).click();
  await type(page, 'Tc Th Ts Td Js');
  await page.reload();
  assert.equal(
    await key(page, /^Board/)
      .getByRole('img')
      .getAttribute('aria-label'),
    'Ts Td Js',
  );
  await key(page, /^Board/).click();
  await type(page, 'Jd Qs Jc Jh 2c 3d 4c 5d 6c 7d 8c 9d');
  await fold(page, [3, 4, 5, 6]);
  const result = dialog(page).getByRole('region', { name: 'Result' });
  await result.getByText('Qualifies', { exact: true }).waitFor();
  const words = await result.innerText();
  assert.match(words, /Seat 1 · Losing hand\s+\$5,000\.00/);
  assert.match(words, /both hole cards play: 2 do/);
  assert.match(words, /beaten by a higher ranked hand/);

  const authorize = key(page, /^Authorize \$10,000\.00/);
  assert.equal(await authorize.isDisabled(), true, 'the checklist is open');
  await tickAll(page);
  await dialog(page).getByRole('textbox', { name: /Seal/ }).fill('S-1041');
  await page.reload();
  await dialog(page).getByText('Qualifies', { exact: true }).waitFor();
  await authorize.click();
  await page.getByText('Verified.').waitFor();
  await card(page, /To approve.*Table 7/).click();
  assert.equal(await key(page, /^Approve/).count(), 0, 'who verified does not agree');

  const other = await fresh(two());
  await card(other, /To approve.*Table 7/).click();
  await other.reload();
  await dialog(other)
    .getByText(/Verified by Name of fay/)
    .waitFor();
  assert.match(await dialog(other).innerText(), /met:\s+both hole cards play/);
  await key(other, 'Approve $10,000.00').click();
  await other.getByText('Approved.').waitFor();

  await fresh(page);
  await card(page, /Claim.*seat 1.*\$5,000\.00/).click();
  await key(page, 'ID seen').click();
  await dialog(page).getByText('This prize is paid at the cage.').waitFor();
  assert.equal(await key(page, /^Pay /).count(), 0, 'the drawer of the cage is opened at the cage');
  await at(7).do('/tables/7/game-over');
});

test('[ST-B13] two people at one call: one verifies, the other reads why not, and nothing is done twice', async () => {
  const [page, other] = [await fresh(one()), await fresh(two())];
  const before = (await awards()).length;
  await callQuads(8);
  for (const console of [page, other]) {
    await card(console, /Called hand.*Table 8/).click();
    await enterQuads(console);
    await tickAll(console);
  }
  // Each sees that the other has it open.
  await dialog(other)
    .getByRole('heading', { name: /Name of fay is on it$/ })
    .waitFor();
  await key(page, /^Authorize \$200\.00/).click();
  await page.getByText('Verified.').waitFor();
  // Said in the title, beside what it was: nothing is drawn over anything.
  await dialog(other)
    .getByRole('heading', { name: /^Already handled at .*Table 8/ })
    .waitFor();
  for (const size of ['phone', 'tablet'] as const) {
    await other.setViewportSize(SIZES[size]);
    assert.deepEqual(await misplaced(other), [], size);
  }
  await key(other, /^Authorize \$200\.00/).click();
  const why = dialog(other)
    .getByRole('alert')
    .getByText(/^No hand has been called for .* at table 8/);
  await why.waitFor();
  assert.equal((await awards()).length, before + 1);

  await fresh(page);
  await card(page, /Claim.*Table 8, seat 2/).click();
  await key(page, 'ID seen').click();
  await page.getByLabel('Paperwork complete: paperwork').check();
  await key(page, /^Pay \$200\.00 from the tray/).click();
  await page.getByText('Paid.').waitFor();
  await at(8).do('/tables/8/game-over');
});

test('two presses at the same moment: the second is refused in words where the finger was', async () => {
  const [page, other] = [await fresh(one()), await fresh(two())];
  const before = (await awards()).length;
  await callQuads(9);
  for (const console of [page, other]) {
    await card(console, /Called hand.*Table 9/).click();
    await enterQuads(console);
    await tickAll(console);
  }
  await Promise.all([page, other].map(console => key(console, /^Authorize \$200\.00/).click({ force: true })));
  const refused = (console: Page) =>
    dialog(console)
      .getByRole('alert')
      .getByText(/^No hand has been called/);
  await Promise.any([page, other].map(console => refused(console).waitFor()));
  assert.equal((await awards()).length, before + 1);
  await at(9).do('/tables/9/game-over');
});

test('the second person does not agree, and the hand is verified again', async () => {
  const checked = { deckCounted: true, checked: ['cards shown', 'deck counted', 'player identified'], seal: 'S-1' };
  await callBeat();
  await (await auditor()).do('/tables/7/verify', { activity: BEAT, seen: BEATEN_TENS, ...checked });
  const page = await fresh(two());
  await card(page, /To approve.*Table 7/).click();
  await key(page, 'Reject').click();
  await key(page, 'The video shows something else').click();
  await key(page, 'Reject').click();
  await page.getByText('Sent back to be verified again.').waitFor();
  await card(page, /Called hand.*Table 7/).click();
  // Much is locked: the usual reasons are held, others are written.
  await key(page, 'Other reason…').click();
  await key(page, 'Called by mistake').click();
  await key(page, 'Reject the call').click();
  await page.getByText('Rejected.').waitFor();
  await page.getByRole('button', { name: 'Done', exact: true }).click();
  await card(page, /Called hand.*Table 7/).waitFor();
  await at(7).do('/tables/7/game-over');
});

test('what is backed out needs a second person, who comes beside with badge and PIN', async () => {
  const page = await fresh(two());
  await card(page, /Claim.*seat 2.*\$2,500\.00/).click();
  await key(page, 'Back out the prize').click();
  await key(page, 'Wrong player').click();
  await key(page, 'Back out the prize').click();
  await key(page, 'Back out $2,500.00').click();
  await dialog(page)
    .last()
    .getByText(/Waiting for a second person/)
    .waitFor();
  await card(one(), /Second person needed.*back out a prize/).waitFor();
  await key(page, 'The second person is here').click();
  await signOn(dialog(page).last(), con);
  await dialog(page).first().getByText('Already handled').waitFor();
  assert.ok(!(await awards()).some(({ award }) => award === 2));
});

test('the second person reads what the first has read, and declines', async () => {
  const [page, other] = [await fresh(two()), await fresh(one())];
  await startWithFees(8);
  await card(page, /^Table 8/).click();
  await key(page, 'Back out the fees').click();
  await key(page, 'Misdeal').click();
  await key(page, 'Back out the fees').click();
  await dialog(page).last().getByRole('button', { name: 'Back out the fees' }).click();
  await card(other, /Second person needed.*back out fees/).click();
  const words = (await dialog(other).innerText()).replaceAll(/\s+/g, ' ');
  assert.match(words, /sue asks to back out fees.* Table 8 Reason Misdeal/);
  await looksRight(other, 'a request');
  await key(other, 'Reject').click();
  await key(other, 'Not now').click();
  await key(other, 'Reject').click();
  await other.getByText('Rejected.').waitFor();
  await dialog(page)
    .last()
    .getByText(/^This request is closed/)
    .waitFor();
  const { round } = jsonIn(await (await auditor()).get('/tables/8')) as { round?: { fees: { amount: number }[] } };
  assert.ok(
    round?.fees.some(({ amount }) => amount > 0),
    'nothing was done',
  );
  await clear(8);
});

test('the clock of a claim turns soon due, urgent and over, in words and signs', async () => {
  const page = await fresh(one());
  const claim = card(page, /Claim.*seat 3/);
  const shows = (words: RegExp) => card(page, words).waitFor();
  assert.match(await claim.innerText(), /On time/);
  ahead.seconds += (await secondsLeft(claim)) - 5 * 60;
  await shows(/Claim.*seat 3.*Due soon/);
  ahead.seconds += 3 * 60;
  await shows(/Claim.*seat 3.*Urgent/);
  ahead.seconds += 2 * 60;
  // Until the house has looked at its own clock; then it holds the prize for hours or days, or takes the claim off.
  await Promise.any([shows(/Claim.*seat 3.*(Time is up|until )/), claim.waitFor({ state: 'detached' })]);
});

const secondsLeft = async (claim: ReturnType<typeof card>): Promise<number> => {
  const [, minutes, seconds] = /(\d+):(\d\d)/.exec(await claim.innerText()) ?? [];
  return Number(minutes) * 60 + Number(seconds);
};

test('[ST-B16] everything can be done from the keyboard, and cards are typed wherever the focus is', async () => {
  const page = await fresh(one());
  await callQuads(8);
  await card(page, /Called hand.*Table 8/).waitFor();
  await page.keyboard.press('?');
  await dialog(page).getByText('Next in the queue').waitFor();
  await page.keyboard.press('Escape');
  // What came in meanwhile may be before it.
  const chosen = page.locator('[data-chosen]', { hasText: /Called hand\s*Table 8/ });
  for (let pressed = 0; pressed < 12 && (await chosen.count()) === 0; pressed++) await page.keyboard.press('j');
  await chosen.waitFor();
  await page.keyboard.press('j');
  await page.keyboard.press('k');
  await page.keyboard.press('r');
  await dialog(page).getByRole('heading', { name: 'Reject the called hand' }).waitFor();
  await page.keyboard.press('Escape');
  await page.locator('dialog', { hasText: 'Reject the called hand' }).waitFor({ state: 'detached' });
  await page.keyboard.press('v');
  await cardKey(dialog(page), 'As').waitFor();
  for (const letter of '9h9sKhQhJh9c9dAcThKd2s4c3d') await page.keyboard.press(letter);
  await pressByKeyboard(key(page, /^Seat 2/));
  await tabTo(betOf(page, 2));
  await page.keyboard.type('10');
  await dialog(page).getByText('Qualifies', { exact: true }).waitFor();
  for (const box of await dialog(page).getByRole('group', { name: 'Checklist' }).getByRole('checkbox').all()) {
    await pressByKeyboard(box, 'Space');
  }
  await pressByKeyboard(key(page, /^Authorize/));
  await page.getByText('Verified.').waitFor();
  await at(8).do('/tables/8/game-over');
});

test('Ctrl-K finds tables, prizes and acts by a few letters', async () => {
  const page = await fresh(one());
  await page.getByRole('heading', { name: /Waiting/ }).waitFor();
  const find = async (text: string) => {
    // Not by its role: a sheet that has closed has none, a moment before the page knows that it has.
    await page.locator('[role=combobox]').waitFor({ state: 'detached' });
    await page.keyboard.press('Control+k');
    await page.locator('[role=combobox]:focus').waitFor();
    await page.keyboard.type(text);
  };
  const found = dialog(page).getByRole('option');
  await find('omaha nobody');
  await dialog(page).getByText('No match.').waitFor();
  await page.keyboard.press('Escape');
  await find('table 8');
  await looksRight(page, 'the palette');
  await found.filter({ hasText: 'Table 8 · Ultimate' }).waitFor();
  await page.keyboard.press('Escape');
  await find('tables 8');
  assert.match(await dialog(page).getByRole('option', { selected: true }).innerText(), /Table 8 · Ultimate/);
  await page.keyboard.press('Enter');
  await dialog(page).getByRole('heading', { name: 'Table 8' }).waitFor();
  await page.keyboard.press('Control+k');
  assert.equal(await page.locator('dialog[open]').count(), 1, 'one sheet at a time');
  await page.keyboard.press('Escape');
  await find('boards');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'High hand boards' }).waitFor();
});

test('letters are inert once they are turned off, and setting one thing leaves the others as they were', async () => {
  const page = await fresh(one());
  await page.keyboard.press('?');
  await dialog(page).getByRole('checkbox').uncheck();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Appearance' }).click();
  await dialog(page).getByRole('radio', { name: 'high contrast' }).check();
  await dialog(page).getByRole('checkbox', { name: 'Calm' }).check();
  await looksRight(page, 'the appearance, with high contrast');
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  assert.equal(await page.locator('dialog[open]').count(), 0);
  await page.reload();
  await page.locator('h2').first().waitFor();
  assert.deepEqual(await page.evaluate('({ ...document.documentElement.dataset })'), {
    theme: 'contrast',
    deck: 'two-colors',
    calm: 'true',
  });
  await looksRight(page, 'the queue with high contrast');
  await page.getByRole('button', { name: 'Shortcuts' }).click();
  await dialog(page).getByRole('checkbox').check();
  await page.evaluate("localStorage.removeItem('houseway-settings')");
});

test('[ST-B20] tables are opened, seated, taken out of service and closed from the map', async () => {
  const page = await fresh(one());
  await page.getByRole('textbox', { name: 'Table number' }).fill('12');
  await page.getByRole('button', { name: 'Open another table' }).click();
  await dialog(page).getByRole('combobox', { name: 'Game' }).selectOption('omaha');
  await key(page, 'Open the table').click();
  await dialog(page)
    .getByRole('textbox', { name: /Member/ })
    .fill('m-77');
  await key(page, /^3 empty/).click();
  await key(page, /^3 m-77/).waitFor();
  // As many as the keypad of such a table shows, and one more where there is one.
  const seats = dialog(page).getByRole('listitem').getByRole('button', { name: /^\d+ / });
  assert.equal(await seats.count(), 9);
  await key(page, /One more seat/).click();
  assert.equal(await seats.count(), 10);
  await key(page, 'Take out of service').click();
  await key(page, 'Sensor fault').click();
  await key(page, 'Take out of service').click();
  await key(page, 'Return to service').waitFor();
  await page.keyboard.press('Escape');
  await card(page, /^Table 12, Omaha.*, Out of service, Sensor fault/).waitFor();
  await card(page, /Table 12/).click();
  await key(page, 'Return to service').click();
  await key(page, /^3 m-77/).click();
  await key(page, /^3 empty/).waitFor();
  await key(page, 'Close the table…').click();
  await dialog(page).getByText('Nobody is seated.').waitFor();
  await dialog(page)
    .getByRole('textbox', { name: /\$100\.00/ })
    .first()
    .fill('5');
  await key(page, 'Close table 12').click();
  await key(page, 'Open the table').waitFor();
  await dialog(page).getByText('$500.00').waitFor();
});

test('the floor can do what the keypad of a table does', async () => {
  const page = await fresh(one());
  await clear(9);
  await card(page, /^Table 9/).click();
  await key(page, /Progressive Jackpot, seat 1/).click();
  await dialog(page).getByLabel('Player-dealer').selectOption('4');
  await key(page, 'Start the game').click();
  await dialog(page)
    .getByLabel('Hand')
    .selectOption({ label: "Ultimate Texas Hold'em Progressive Jackpot: Straight flush" });
  await key(page, 'Call it').click();
  await key(page, 'Game over').click();
  await dialog(page)
    .getByRole('alert')
    .getByText(/called/)
    .waitFor();
  await page.keyboard.press('Escape');
  await card(page, /Called hand.*Table 9/).click();
  await key(page, 'Called by mistake').click();
  await page.getByText('Rejected.').waitFor();
  await at(9).do('/tables/9/game-over');
});

test('[ST-B20] a hand is entered on the high hand board, and the board is told before it is sent', async () => {
  const page = await fresh(one());
  await clear(7);
  await startWithFees(9);
  await at(7).do('/tables/7/start-game', { pot: 6_000 });
  await page.getByRole('button', { name: 'Boards' }).click();
  await page.getByRole('button', { name: 'Enter a hand' }).click();
  const tables = dialog(page).getByLabel('Table in play');
  // Table 9 deals a game of its own: no hand of it can be on the board.
  assert.deepEqual(await tables.getByRole('option').allInnerTexts(), ["Table 7: Texas Hold'em"]);
  await tables.selectOption('7');
  await key(page, /^Board/).click();
  await type(page, 'Ts Td Js Jd Qs Tc Th Jc Jh');
  await dialog(page)
    .getByText(/Table 7, seat 2/)
    .waitFor();
  await tickAll(page);
  await dialog(page).getByLabel('Name on the board, seat 2').fill('Lee W.');
  await key(page, 'Put it on the board').click();
  await page.getByText('Recorded.').waitFor();
  await page.getByRole('region', { name: 'Boards' }).getByText('Table 7, seat 2', { exact: true }).waitFor();
  await at(7).do('/tables/7/game-over');
});

test('a dealer calls, an alarm is raised, and both are answered', async () => {
  const page = await fresh(one());
  await at(7).do('/tables/7/call-floor');
  await card(page, /Floor called.*Table 7/).waitFor();
  // [SCR-1] The help says first what is next.
  await page.getByRole('button', { name: 'Help', exact: true }).click();
  await dialog(page)
    .getByText(/^Next: .+: /)
    .waitFor();
  await page.keyboard.press('Escape');
  await card(page, /Floor called.*Table 7/).click();
  await key(page, 'I’m here').click();
  await page.getByText('Noted.').waitFor();
  await clear(9);
  for (const seat of [1, 2, 3]) {
    const lit = { seat, position: 1, activity: SENSOR, space: 'player' };
    await sensor!.post('/tables/9/light', { lit });
  }
  await card(page, /Alarm.*Table 9.*3 fees are on the sensors/).click();
  await key(page, 'Sensor was dirty').click();
  await key(page, 'Answer the alarm').click();
  await page.getByText('Answered.').waitFor();
});

const LANGUAGES = ['en', 'es', 'zh-Hans', 'zh-Hant', 'vi'] as const;
/** A condition of the verdict, as the core says it. */
const HOLE_CARDS = {
  en: 'both hole cards play',
  es: 'juegan las dos cartas tapadas',
  'zh-Hans': '两张底牌都用上',
  'zh-Hant': '兩張底牌都用上',
  vi: 'dùng cả hai lá bài tẩy',
} as const;
const TITLES = { en: 'Floor', es: 'Piso', 'zh-Hans': '楼面', 'zh-Hant': '樓面', vi: 'Giám sát sàn' } as const;

test('the language changes in the middle of the work, verdicts follow it, and money stays as it is', async () => {
  const page = await fresh(one());
  await callBeat();
  await card(page, /Called hand.*Table 7/).click();
  await enterBeat(page);
  await page.keyboard.press('Escape');
  for (const lang of LANGUAGES.toReversed()) {
    await page.locator('header select').selectOption(lang);
    await page.getByRole('heading', { level: 1, name: TITLES[lang] }).waitFor();
    assert.equal(await page.locator('html').getAttribute('lang'), lang);
    await page.locator('ol button').filter({ hasText: 'Limit Bad Beat Jackpot: ' }).first().click();
    await dialog(page).getByText(HOLE_CARDS[lang]).first().waitFor();
    await page.keyboard.press('Escape');
  }
  await card(page, /Called hand.*Table 7/).click();
  await key(page, /^Authorize \$[\d,]+\.\d\d/).waitFor();
});

for (const size of chosenOf(['phone'], Object.keys(SIZES) as Size[])) {
  test(`at ${size} size every target is at least 44 px, nothing is wider than the screen, and axe finds nothing`, async () => {
    const page = await fresh(one(), size);
    await looksRight(page, 'the queue');
    await card(page, /Called hand.*Table 7/).click();
    await type(page, 'Tc Th Ts Td Js Jd Qs Jc Jh');
    await dialog(page)
      .getByText(/Qualifies|Doesn’t qualify/)
      .first()
      .waitFor();
    await looksRight(page, 'the verification');
    await page.keyboard.press('Escape');
    await card(page, /Claim|To be paid/)
      .first()
      .click();
    await looksRight(page, 'a prize');
    await page.keyboard.press('Escape');
    for (const tab of ['Boards', 'Done', 'Tables']) {
      await page.getByRole('button', { name: tab, exact: true }).click();
      await looksRight(page, tab);
    }
    await card(page, /^Table 9/).click();
    await key(page, 'Start the game').waitFor();
    await looksRight(page, 'a table');
  });
}

test('axe finds nothing in the light theme and with more contrast', async () => {
  const page = await fresh(one());
  for (const contrast of ['no-preference', 'more'] as const) {
    await page.emulateMedia({ colorScheme: 'light', contrast });
    await looksRight(page, `the queue, ${contrast}`);
  }
  await page.emulateMedia({ colorScheme: 'dark', contrast: 'no-preference' });
});

for (const lang of chosenOf(['es'], LANGUAGES)) {
  test(`in ${lang} nothing is wider than a phone or a tablet, and every target is large enough`, async () => {
    for (const size of ['phone', 'tablet'] as const) {
      const page = await fresh(one(), size, lang);
      await fits(page, 'the queue');
      await page.locator('ol button').filter({ hasText: 'Limit Bad Beat Jackpot: ' }).click();
      await dialog(page).locator('fieldset button').first().waitFor();
      await fits(page, 'the verification');
    }
  });
}

/** The verdict beside the key: whole, on the screen, and under nothing else. */
const SEEN_WHOLE = `(() => {
  const all = [...document.querySelectorAll('dialog[open] strong')];
  const verdict = all.find(one => /^Qualifies/.test(one.textContent));
  const { left, right, top, bottom } = verdict.getBoundingClientRect();
  const isTop = (x, y) => verdict.contains(document.elementFromPoint(x, y));
  return top >= 0 && bottom <= innerHeight && isTop(left + 3, top + 3) && isTop(right - 3, bottom - 3);
})()`;

test('[ST-B12] nothing moves while cards are entered, judged and refused; upright the verdict stays whole', async () => {
  const page = await fresh(one());
  await card(page, /Called hand.*Table 7/).click();
  await cardKey(dialog(page), 'As').waitFor();
  await page.evaluate(WATCH_SHIFTS);
  await enterBeat(page);
  await tickAll(page);
  await page.waitForTimeout(200);
  assert.deepEqual(await page.evaluate('shifts'), []);
  await page.setViewportSize(SIZES.upright);
  for (const top of [0, 300]) {
    await dialog(page).evaluate(`sheet => sheet.scrollTo(0, ${top})`);
    assert.ok(await page.evaluate(SEEN_WHOLE), `scrolled to ${top}`);
  }
});

test('no page had anything to complain about', () => assert.deepEqual(complaints, []));

async function looksRight(page: Page, what: string): Promise<void> {
  await axe(page, `${what}: axe`);
  await fits(page, what);
}

async function fits(page: Page, what: string): Promise<void> {
  assert.deepEqual(await smallTargets(page, { withLinks: true }), [], `${what}: targets`);
  assert.ok(await page.evaluate('document.documentElement.scrollWidth <= innerWidth'), `${what}: the page is too wide`);
  assert.deepEqual(await page.evaluate(TOO_WIDE), [], `${what}: sticks out`);
}

/** What is wider than the sheet or the page that holds it. */
const TOO_WIDE = `
  [...document.querySelectorAll('dialog[open], main, header')]
    .filter(part => part.scrollWidth > part.clientWidth + 1)
    .map(part => part.tagName + ' ' + part.scrollWidth + ' > ' + part.clientWidth)
`;

/**
 * Notes every element of the open sheet that moves, also right after a press, which the measure usually forgives. When
 * the sheet scrolls, the keys that stick to its foot count as moved; they are looked at where they stand.
 */
const WATCH_SHIFTS = `
  globalThis.shifts = [];
  const sheet = document.querySelector('dialog[open]');
  const topOf = node => node.getBoundingClientRect?.().top;
  const tops = new Map([...sheet.querySelectorAll('[class*="_keys_"], [class*="_keys_"] *')].map(n => [n, topOf(n)]));
  const sticks = node => Math.abs(tops.get(node) - topOf(node)) < 1;
  const name = node => node.outerHTML.slice(0, 120);
  new PerformanceObserver(list => {
    for (const { sources } of list.getEntries()) {
      const moved = sources.flatMap(({ node }) => node ?? []);
      shifts.push(...moved.filter(node => sheet.contains(node) && node.closest && !sticks(node)).map(name));
    }
  }).observe({ type: 'layout-shift' });
`;
