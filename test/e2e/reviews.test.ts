import assert from 'node:assert/strict';
import { after, before } from 'node:test';
import type { Browser, Locator, Page } from 'playwright-core';
import type { HouseCommand } from '#core/house';
import { cents, dollars } from '#core/money';
import type { StationKind } from '#core/people';
import { STAFF } from '../api/floor.ts';
import { jsonIn, type Person, type TestStation } from '../api/server.ts';
import { YEAR } from '../house/paid-collections.ts';
import {
  BOARD,
  BOARD_OFFERING,
  CASH,
  CASH_OFFERING,
  opening,
  SPIN,
  SPIN_OFFERING,
  spinsWonBy,
  WHEEL,
} from '../house/promotions.ts';
import { BEAT, BEATEN_TENS, NAMED, offeringOf } from '../house/room.ts';
import { asking } from '../walks/walk.ts';
import { openBrowser, PATIENCE_MS } from './browser.ts';
import { beside } from './fingers/beside.ts';
import { CHECKED, houseTime, LiveHouse } from './house.ts';
import { story } from './story.ts';

/** What the reviews found out of reach, done by the person who has to, at the screen that is there for it. */

const QUADS = 'four-of-a-kind-poker';
const local = (minutes: number): string =>
  houseTime().add({ minutes }).toPlainDateTime().toString({ smallestUnit: 'minute' });

const OFFERED = [
  offeringOf(QUADS, {
    prizes: { winner: dollars(500), table: dollars(100) },
    times: { hours: 'all', periodMinutes: 60 },
  }),
  offeringOf(YEAR, {}),
  SPIN_OFFERING,
  BOARD_OFFERING,
  CASH_OFFERING,
];
const onDrum = asking(YEAR, 'drawing');
const onCash = asking(CASH, 'drawing');
const player = { type: 'anonymous' } as const;
const sits = (table: number, seat: number): HouseCommand => ({
  type: 'SeatPlayer',
  table,
  seated: { seat, position: 1, player, role: 'player' },
});

/** A year of collections is won by somebody without a club card, and a hand of table 7 waits to be paid. */
const OPENED = [
  ...OFFERED.map(({ activity }) => ({ type: 'StartOffering', activity })),
  opening(SPIN, 'wheel', WHEEL, 'wheel'),
  opening(SPIN, 'drawing', spinsWonBy('ana'), 'spins'),
  opening(BOARD, 'high-hand', { from: local(-120), to: local(60) }),
  opening(YEAR, 'drawing', {
    takenOver: { entries: [{ ticket: '2', player: 'stub:2', points: 1 }], wins: [], carried: cents(0) },
  }),
  opening(CASH, 'drawing', {
    takenOver: { entries: [{ ticket: 't1', player: 'stub:t1', points: 1 }], wins: [], carried: cents(0) },
  }),
  onCash({ type: 'OpenDrawing' }),
  onDrum({ type: 'OpenDrawing', game: 'pan-9' }),
  onDrum({ type: 'DrawEntry', ticket: '2' }),
  onDrum({ type: 'ClaimPrize', showsId: true, showsProof: true, name: 'Kim Doe' }),
  { type: 'PayAward', award: 1, method: 'handed-over', formsDone: true },
  { type: 'OpenTable', table: 21, plays: { game: 'pan-9', isLive: true, isTournament: false } },
  sits(21, 3),
  { type: 'StartGame', table: 7, pot: dollars(60) },
  { type: 'CountPot', table: 7, pot: dollars(60) },
  asking(BOARD, 'high-hand')({ type: 'PostHand', table: 7, seen: BEATEN_TENS as never, ...NAMED, ...CHECKED }),
  { type: 'CallHand', table: 7, seat: 1, activity: BEAT, row: 'four-of-a-kind>=2' },
  { type: 'VerifyHands', table: 7, activity: BEAT, seen: BEATEN_TENS, seal: 'S-1', ...CHECKED },
  { type: 'GameOver', table: 7 },
] as unknown as readonly HouseCommand[]; // Cents and cards as they are in JSON.

let browser: Browser;
let house: LiveHouse;
let floor: TestStation;
let page: Page;
before(async () => {
  browser = await openBrowser();
  house = await LiveHouse.open({
    settings: { signOffAfterMinutes: { floor: 720, keypad: 720, promotions: 720, cage: 720, office: 720 } },
    announced: OFFERED.map(offering => ({ type: 'AnnounceOffering', offering, tables: 'all' })),
    opened: OPENED,
  });
  floor = await house.station('floor-desk', 'floor');
  await floor.signOn(STAFF.fay);
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, hasTouch: true });
  context.setDefaultTimeout(PATIENCE_MS);
  page = await context.newPage();
});
after(async () => {
  await browser?.close();
  await house?.end();
});

const isThere = new Set<StationKind>();
/** Goes to a screen, with somebody signed on there. */
const at = async (path: string, kind: StationKind, who: Person, table?: number): Promise<void> => {
  if (!isThere.has(kind)) {
    await page.goto(new URL('/favicon.svg', house.address).href);
    await house.begin(page, `${kind}-r`, kind, who, table);
    isThere.add(kind);
  }
  await page.goto(new URL(path, house.address).href);
};
const key = (name: string | RegExp): Locator => page.getByRole('button', { name });
const sheetKey = (name: string | RegExp): Locator => page.getByRole('dialog').getByRole('button', { name });
const HELD_MS = 2_300;

const step = story('rows of the reviews, done at their stations');

step('[B101-10] the dealer marks a seated player who sits out: no cards, no fee', async () => {
  await at('/keypad/?table=7&mm=6.65', 'keypad', STAFF.dee, 7);
  await page.locator('[data-seat="6"]').tap();
  await key(/^Sits out/).tap();
  await key(/^Sits out/)
    .and(page.locator('[aria-pressed="true"]'))
    .waitFor();
  await floor.do('/tables/7/start-game', {});
  const { round } = jsonIn(await floor.get('/tables/7')) as unknown as { round: { bettors: readonly Bettor[] } };
  assert.deepEqual(
    round.bettors.map(({ seat }) => seat),
    [1, 2, 3, 4, 5],
  );
});
type Bettor = { readonly seat: number };

step('[HG2-39] the floor sees the ID of a winner without a card and pays a collection from the year', async () => {
  await at('/floor/#table.21', 'floor', STAFF.fay);
  const year = page.getByRole('group', { name: /\$5,200\.00 left until/ });
  await year.getByText('Kim Doe').waitFor();
  await year.getByRole('combobox', { name: 'Seat' }).selectOption('3');
  await year.getByLabel('Collection in dollars').fill('8');
  await year.getByText('I checked the winner’s ID').tap();
  await year.getByRole('button', { name: 'Pay the collection' }).tap();
  await page.getByRole('group', { name: /\$5,192\.00 left until/ }).waitFor();
});

step('[HG2-10] a hand that was no such hand is taken off the board by two people', async () => {
  await at('/floor/', 'floor', STAFF.fay);
  await page.getByRole('tab', { name: 'Boards' }).or(key('Boards')).first().tap();
  await key(/^Take back Table 7, seat/)
    .first()
    .tap();
  await sheetKey('The cards were read wrong').tap();
  await sheetKey(/^Take back/)
    .last()
    .tap();
  await sheetKey('Take it off the board').tap();
  await beside(page, STAFF.sue);
  await page.getByText('No hand on the board yet.').waitFor();
});

step('[HG1-C9] an employee has the rank of the hour drawn: nobody names it', async () => {
  await at('/promotions/', 'promotions', STAFF.pam);
  await key(/^Offerings/).tap();
  await key(/^Four of a Kind/).tap();
  await page.getByText('No rank is drawn yet.').waitFor();
  await key('Draw the rank').tap();
  await page.getByText(/, from .* to /).waitFor();
});

step('[HG1-C19] who has won a spin may give it up at the wheel', async () => {
  await key(/^Big Spin.*wheel/i)
    .first()
    .tap();
  await page.getByRole('textbox', { name: 'Who spins' }).fill('ana');
  await key('Steps up to the wheel').tap();
  await key('ana gives up the spin').click({ delay: HELD_MS });
  await page.getByRole('textbox', { name: 'Who spins' }).waitFor();
});

step(
  '[HG1-C10] [HG1-C11] [DRW-14] a stub wins under the name on the ID, which the desk shows and the journal never has',
  async () => {
    const beforehand = await house.station('promo-desk', 'promotions');
    await beforehand.signOn(STAFF.pam);
    await beforehand.byTwo(onCash({ type: 'DrawEntry', ticket: 't1' }) as never, STAFF.sue); // A command of two.
    await key(/^Cash Drawing/)
      .first()
      .tap();
    for (const seen of ['ID shown', 'Stub or card shown', /or older by the ID/, /^Name on the ticket/])
      await page.getByRole('checkbox', { name: seen }).check();
    await page.getByRole('textbox', { name: 'Name on the ID' }).fill('Rosa Delgado');
    await key(/^Award .*Rosa Delgado/).tap();
    await page.getByRole('region', { name: 'Winners' }).getByText('Rosa Delgado').waitFor();
    const compliance = await house.station('compliance-r', 'compliance');
    await compliance.signOn(STAFF.con);
    const { text } = await compliance.get('/journal?limit=1000');
    assert.match(text, /HOLDER-/);
    assert.doesNotMatch(text, /rosa/i);
  },
);

step('[HG1-B12] the cashier sees on the ID that the winner is too young: two people take the prize back', async () => {
  await at('/cage/', 'cage', STAFF.cora);
  await page.getByRole('searchbox').fill('7/1');
  await page.keyboard.press('Enter');
  await key('The winner may not receive it…').tap();
  await page.getByText('Under the minimum age').tap();
  await sheetKey(/^Take back \$/).tap();
  await beside(page, STAFF.sue);
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  const { rows } = jsonIn(await floor.get('/awards')) as unknown as { rows: readonly { seat?: number }[] };
  assert.ok(!rows.some(({ seat }) => seat === 1), 'the prize of seat 1 is gone');
});
