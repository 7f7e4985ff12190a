import assert from 'node:assert/strict';
import { after, before } from 'node:test';
import type { Browser, Locator, Page } from 'playwright-core';
import { dollars } from '#core/money';
import type { Offering } from '#core/rulebook';
import { STAFF } from '../api/floor.ts';
import { jsonIn, type Person, type TestStation } from '../api/server.ts';
import { offeringOf } from '../house/room.ts';
import { axe } from './axe.ts';
import { openBrowser, PATIENCE_MS } from './browser.ts';
import { closeNext } from './fingers/floor.ts';
import { LiveHouse } from './house.ts';
import { cardKey, holdKey } from './keys.ts';
import { smallTargets } from './small-targets.ts';
import { story } from './story.ts';

const { dee, fay } = STAFF;
const TABLE = 20;

const main = { seed: { main: dollars(1_000) }, reseed: { main: dollars(1_000) } };
const OFFERINGS: readonly Offering[] = [
  offeringOf('GEAR-001128', main),
  offeringOf('GEGA-004430', main),
  offeringOf('beat-the-dealer', { prizes: { drawing: dollars(500) } }),
  offeringOf('ca-asian-jackpot-1', { ...main, prizes: { 'hands/4': dollars(500) } }),
  offeringOf('caribbean-stud-bonus-hands', {
    seed: {
      'straight-flush': dollars(1_000),
      quads: dollars(500),
      'full-house': dollars(200),
      flush: dollars(50),
    },
    allocation: { 'straight-flush': 40, quads: 30, 'full-house': 20, flush: 10 },
  }),
  offeringOf('cash-in-a-flash', {}),
];

let browser: Browser;
let house: LiveHouse;
let desk: TestStation;
let keypad: Page;
let floor: Page;
const complaints: string[] = [];

before(async () => {
  // One after the other, so that what was opened can be closed when the other fails.
  browser = await openBrowser();
  const player = { type: 'anonymous' } as const;
  house = await LiveHouse.open({
    // One person is enough here; the second has stories of its own.
    settings: { secondPersonFrom: dollars(100_000), signOffAfterMinutes: { floor: 720, keypad: 720 } },
    announced: OFFERINGS.map(offering => ({ type: 'AnnounceOffering', offering, tables: [TABLE] })),
    opened: [
      ...OFFERINGS.map(({ activity }) => ({ type: 'StartOffering', activity }) as const),
      { type: 'OpenTable', table: TABLE, plays: { game: 'blackjack-poker', isLive: true, isTournament: false } },
      ...[1, 2, 3, 6].map(
        seat => ({ type: 'SeatPlayer', table: TABLE, seated: { seat, position: 1, player, role: 'player' } }) as const,
      ),
    ],
  });
  desk = await house.station('floor-desk', 'floor');
  await desk.signOn(fay);
  keypad = await enter('/keypad/?table=20&mm=6.65', 'keypad-20', 'keypad', dee, { width: 1024, height: 600 }, TABLE);
  floor = await enter('/floor/', 'floor-a', 'floor', fay, { width: 1280, height: 800 });
});
after(async () => {
  await browser?.close();
  await house?.end();
});

const enter = async (
  path: string,
  station: string,
  kind: 'keypad' | 'floor',
  { badge, pin }: Person,
  viewport: { readonly width: number; readonly height: number },
  table?: number,
): Promise<Page> => {
  const context = await browser.newContext({ viewport, hasTouch: true, colorScheme: 'dark' });
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  page.on('pageerror', error => complaints.push(error.message));
  await house.enter(page, path, station, kind, table);
  await page.getByRole('textbox', { name: 'Badge' }).fill(badge);
  for (const digit of pin) await page.getByRole('button', { name: digit, exact: true }).click();
  await page.getByRole('button', { name: 'OK', exact: true }).click();
  return page;
};

/* The keypad. */

const seat = (number: number): Locator => keypad.locator(`[data-seat="${number}"]`);
const padKey = (name: string | RegExp): Locator => keypad.getByRole('button', { name });
const back = (): Promise<void> => keypad.locator('main section > button').first().click();

const plays = async (game: string, more: object = {}): Promise<void> => {
  const dealt = { game, isLive: true, isTournament: false, ...more };
  await desk.do('/commands', { type: 'ChangeGame', table: TABLE, plays: dealt });
};

/** Marks the fees of an activity at these seats, as a dealer who sees them does. */
const markFees = async (name: string, ...seats: readonly number[]): Promise<void> => {
  for (const one of seats) {
    await seat(one).tap();
    await padKey(new RegExp(`^Mark fee.*${name}`, 's')).tap();
    await padKey(new RegExp(`^Fee marked.*${name}`, 's')).waitFor();
    await back();
  }
};

const bank = async (number: number): Promise<void> => {
  await seat(number).tap();
  const has = padKey('Has the bank');
  // The bank stays where it was for the next round.
  if ((await has.getAttribute('aria-pressed')) !== 'true') await has.tap();
  await back();
};

const deal = async (): Promise<void> => {
  await keypad.waitForTimeout(750); // The big key takes no second tap that still meant the key before.
  await padKey(/^(Coin In|Start Game)/).tap();
  await padKey(/^Game Over/).waitFor();
};

const call = async (number: number, activity: string, hand: string | RegExp): Promise<void> => {
  await seat(number).tap();
  const source = typeof hand === 'string' ? `^${RegExp.escape(hand)}` : hand.source;
  const all = keypad.locator('main section button').filter({ hasText: new RegExp(source, 'i') });
  const named = all.filter({ hasText: activity });
  await all.first().waitFor();
  const wanted = (await named.count()) > 0 ? named.first() : all.first();
  const called = keypad.locator('main section button').filter({ hasText: 'called' });
  if ((await wanted.innerText()).endsWith('hold')) await holdKey(wanted, called);
  else await wanted.tap();
  await called.first().waitFor();
};

const gameOver = async (): Promise<void> => {
  await keypad.reload();
  await seat(1).waitFor();
  await keypad.waitForTimeout(750);
  await padKey(/^Game Over/).tap();
  await padKey(/^(Coin In|Start Game)/).waitFor();
};

/* The floor. */

const sheet = (): Locator => floor.getByRole('dialog');
const floorKey = (name: string | RegExp): Locator => sheet().getByRole('button', { name });

const openCall = async (): Promise<void> => {
  await floor.getByRole('button', { name: /Called hand.*Table 20/ }).click();
  await sheet().getByRole('group', { name: 'Whose cards' }).getByRole('button').first().waitFor();
};

/** Cards by a tap each. */
const enterCards = async (field: RegExp | undefined, cards: string): Promise<void> => {
  if (field !== undefined) await floorKey(field).tap();
  for (const card of cards.split(' ')) await cardKey(sheet(), card).tap();
};

const bet = (place: string): Locator =>
  sheet().getByRole('group', { name: 'Bets in dollars' }).getByRole('textbox', { name: place, exact: true });

const result = (): Locator => sheet().getByRole('region', { name: 'Result' });

const authorize = async (): Promise<void> => {
  await result().getByText('Qualifies', { exact: true }).waitFor();
  for (const box of await sheet().getByRole('group', { name: 'Checklist' }).getByRole('checkbox').all())
    await box.check();
  await sheet().getByRole('textbox', { name: /Seal/ }).fill('S-1');
  await floorKey(/^Authorize/).tap();
  await floor.getByText('Verified.').waitFor();
  await closeNext(floor);
};

const looksRight = async (what: string): Promise<void> => {
  assert.deepEqual(await smallTargets(floor), [], what);
  await axe(floor, what);
};

const step = story('from the felt to the award: shoes, bets, parts, backline bettors and requests');

step('[HG1-B1] [ST-B7] three sevens of one color from a shoe; what is missing is asked for, never judged', async () => {
  await markFees('Blazing Sevens', 1);
  await bank(6);
  await deal();
  await call(1, 'Blazing Sevens', /^Three 7s of the same/);
  await openCall();
  await enterCards(undefined, '7h 7h');
  await floorKey(/^Seven of hearts, 4 left$/i).waitFor();
  await result().getByText('Still needed: the player-dealer’s cards.').waitFor();
  await enterCards(/^Seat 6/, '7d 9c');
  await result().getByText('Still needed: seat 1’s bet.').waitFor();
  await bet('Seat 1').fill('10');
  await looksRight('the sheet of a shoe game');
  await authorize();
  await gameOver();
});

step('[HG1-B2] a Fortune 7 hit with fee and bet; who only placed the bonus bet wins nothing', async () => {
  await plays('fortune-7-baccarat', { betMin: 2_500, betMax: 50_000 });
  await markFees('Fortune 7', 1, 2);
  await bank(6);
  await deal();
  await call(1, 'Fortune 7', /\(any\)/);
  await openCall();
  await enterCards(/^Player hand/, '2h 2d 3c');
  await enterCards(undefined, 'Ks 3h 4d');
  await result()
    .getByText(/^Still needed: seat 1’s bet, seat 2’s bet\./)
    .waitFor();
  await bet('Seat 2').fill('0');
  await floorKey('All others bet $25').tap();
  await looksRight('the sheet of baccarat');
  await authorize();
  await gameOver();
});

step('[HG1-B3] a straight flush set in the back of a 13-card hand', async () => {
  await plays('13-card-chinese-poker');
  await deal();
  await call(1, 'Beat', /back hand/);
  await openCall();
  await enterCards(/^Seat 1, front/, '2c 2d 3h');
  await enterCards(undefined, '4h 5c Jd Qh Kc');
  await enterCards(undefined, 'Ts 9s 8s 7s 6s');
  await looksRight('the sheet of a 13-card hand');
  await authorize();
  await gameOver();
});

step('[HG1-A10] aces in front of a pai gow hand', async () => {
  await plays('pai-gow-poker');
  await markFees('C', 1);
  await bank(6);
  await deal();
  await call(1, 'CA', /^Aces in front(?! with)/);
  await openCall();
  await enterCards(/^Seat 1, front/, 'As Ah');
  await enterCards(undefined, 'Kd Kc Kh 5s 2d');
  await authorize();
  await gameOver();
});

step('[HG1-A5] a backline bettor has a part of four queens by the wagers', async () => {
  await plays('caribbean-stud-poker', { betMin: 500, betMax: 5_000 });
  await seat(1).tap();
  await padKey(/backline/i).tap();
  await padKey(/Leaves.*2|Backline 2/s)
    .first()
    .waitFor();
  await back();
  await bank(6);
  await deal();
  await call(1, 'Caribbean', /^Four of a kind/i);
  await openCall();
  await enterCards(undefined, 'Qs Qh Qd Qc 2d');
  await result()
    .getByText(/the bet behind seat 1 \(position 2\)/)
    .waitFor();
  await bet('Seat 1').fill('30');
  await bet('Seat 1, position 2').fill('10');
  await authorize();
  await gameOver();
});

step('[HG1-B6] a player without a purchase asks for a prize before the deal and wins it', async () => {
  await desk.do('/commands', { type: 'LeaveSeat', table: TABLE, seat: 1, position: 2 });
  await plays('pai-gow-poker', { isLive: false });
  await seat(1).tap();
  await padKey(/^Plays for/).tap();
  await padKey(/^Any pair in front/).tap();
  await back();
  await padKey(/^Plays for.*Any pair in front/s).waitFor();
  await back();
  await deal();
  await call(1, 'Cash in a Flash', /^Any pair in front/);
  await openCall();
  await enterCards(/^Seat 1, front/, '2c 2d');
  await enterCards(undefined, 'Ks Kh Kd Qc Qd');
  await authorize();
  assert.deepEqual(complaints, []);
});

step('everybody got what the approvals say', async () => {
  type Row = { activity: string; seat: number; gives: { type: string; amount?: number; count?: number } };
  const rows = jsonIn(await desk.get('/awards'))['rows'] as unknown as readonly Row[];
  const got = rows.map(
    ({ activity, seat: to, gives }) => `${activity} ${to} ${gives.amount ?? `${gives.count} ${gives.type}`}`,
  );
  // The bank has a part of its own.
  const isOfHand = ({ activity, seat: to }: Row) => activity === 'caribbean-stud-bonus-hands' && to === 1;
  const shares = rows.filter(isOfHand).map(({ gives }) => gives.amount!);
  assert.equal(shares.length, 2);
  const [large, small] = shares.toSorted((a, b) => b - a);
  assert.ok(Math.abs(large! - 3 * small!) <= 3, `three to one: ${shares.join(' and ')}`);
  assert.deepEqual(got.filter(words => !words.startsWith('caribbean')).toSorted(), [
    'GEAR-001128 1 100020',
    'GEGA-004430 1 10000',
    'beat-the-dealer 1 1 tickets',
    'ca-asian-jackpot-1 1 50000',
    'cash-in-a-flash 1 50000',
  ]);
});
