import assert from 'node:assert/strict';
import { after, before } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { ADA, STAFF } from '../api/floor.ts';
import { jsonIn, type Person, type TestStation } from '../api/server.ts';
import { axe } from './axe.ts';
import { openBrowser, PATIENCE_MS } from './browser.ts';
import { beside } from './fingers/beside.ts';
import { LiveHouse } from './house.ts';
import { misplaced } from './misplaced.ts';
import { smallTargets } from './small-targets.ts';
import { story } from './story.ts';

const { dee, fay, sue, con, cora } = STAFF;

let browser: Browser;
let house: LiveHouse;
/** The office, the floor's console and the keypad of table 12. */
let [office, floor, keypad]: (Page | undefined)[] = [];
let desk: TestStation;
const complaints: string[] = [];

before(async () => {
  [house, browser] = await Promise.all([LiveHouse.open({ settings: { isDemo: true } }), openBrowser()]);
  desk = await house.station('floor-desk', 'floor');
  await desk.signOn(fay);
  [office, floor] = await Promise.all([opened('/office/', 'office', ADA), opened('/floor/', 'floor', sue)]);
});
after(async () => {
  await browser?.close();
  await house?.end();
});

const opened = async (path: string, kind: 'office' | 'floor' | 'keypad', person: Person, table?: number) => {
  const viewport = kind === 'keypad' ? { width: 1024, height: 600 } : { width: 1280, height: 800 };
  const page = await (await browser.newContext({ viewport, hasTouch: true })).newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  page.on('pageerror', error => complaints.push(error.message));
  await page.goto(new URL('/no-such-page', house.address).href);
  await house.begin(page, `${kind}-games`, kind, person, table);
  await page.goto(new URL(path, house.address).href);
  return page;
};

const key = (page: Page, name: string | RegExp) =>
  page.getByRole('button', typeof name === 'string' ? { name, exact: true } : { name });

const tapCards = async (page: Page, cards: string): Promise<void> => {
  for (const card of cards.split(' ')) {
    await page.getByRole('button', { name: RANKS[card[0]!]!, exact: true }).tap();
    await page.getByRole('button', { name: SUITS[card[1]!]!, exact: true }).tap();
  }
};
const RANKS: Readonly<Record<string, string>> = {
  A: 'Ace',
  K: 'King',
  Q: 'Queen',
  J: 'Jack',
  '9': 'Nine',
  '7': 'Seven',
  '4': 'Four',
  '3': 'Three',
  '2': 'Two',
};
const SUITS: Readonly<Record<string, string>> = { s: 'spades', h: 'hearts', d: 'diamonds', c: 'clubs' };

/** The big key of the keypad takes no second tap that still meant the key before. */
const bigKey = async (name: RegExp): Promise<void> => {
  await key(keypad!, name).waitFor();
  await keypad!.waitForTimeout(750);
  await key(keypad!, name).tap();
};

const bet = async (wager: RegExp, chip: string): Promise<void> => {
  await key(keypad!, wager).first().tap();
  await key(keypad!, chip).first().tap();
  await key(keypad!, /^Take the bet back/).waitFor();
  await key(keypad!, /Back$/).tap();
};

const step = story('a table game from its set-up to the slip');

step(
  '[B101-5] [B101-12] [PRO-5] two people set Four-Card Poker up in the office, with the clause beside what is refused',
  async () => {
    const page = office!;
    await key(page, 'Games').click();
    await page.getByRole('combobox', { name: 'Game' }).selectOption('four-card-poker');
    await page.getByText('This game isn’t set up').waitFor();
    await key(page, 'Set up…').click();
    await page.getByRole('combobox', { name: 'Aces Up' }).selectOption('FCP-01');
    await page.getByRole('combobox', { name: 'Progressive' }).selectOption('FCPP-3');
    await page.getByRole('textbox', { name: /^Initial amount/ }).fill('3,000');
    await page.getByRole('textbox', { name: /^Reset amount/ }).fill('2,000');
    await page.getByRole('textbox', { name: /^Percent of each bet/ }).fill('20');
    await page.getByRole('status').getByText('FCP 7').waitFor();
    await page.getByRole('combobox', { name: 'Progressive' }).selectOption('FCPP-1');
    assert.deepEqual(await smallTargets(page), []);
    await axe(page, 'the set-up of a game');
    await key(page, /^Ask a second person/).click();
    const sheet = page.getByRole('dialog').last();
    await sheet.getByText('Starts at $3,000.00, reset to $2,000.00, $0.00 in reserve.', { exact: false }).waitFor();
    await sheet.getByRole('button', { name: /^Ask a second person/ }).click();
    await beside(page, con);
    await page.getByRole('region', { name: 'In force' }).getByText('pay table FCPP-1').waitFor();
  },
);

step('[FCP 6] the rule placard shows the schedules in force, in Vietnamese too', async () => {
  const page = office!;
  await key(page, 'Rule placard').click();
  await page.getByRole('heading', { name: 'Four-Card Poker: rules and pay tables' }).waitFor();
  await page.getByRole('combobox', { name: 'Language' }).last().selectOption('vi');
  await page.getByRole('heading', { name: 'Four-Card Poker: luật chơi và bảng trả thưởng' }).waitFor();
  await axe(page, 'the placard');
});

step('[FCP 4] the dealer plays a whole round: bets, Coin In, cards, Play, the dealer’s hand', async () => {
  const plays = { game: 'four-card-poker', isLive: true, isTournament: false, betMin: 500, betMax: 50_000 };
  await desk.do('/tables/12/open', { plays });
  const seated = { seat: 1, position: 1, player: { type: 'anonymous' }, role: 'player' };
  await desk.do('/tables/12/seat', { seated });
  keypad = await opened('/keypad/?table=12&mm=6.65', 'keypad', dee, 12);
  await keypad.locator('[data-seat="1"]').tap();
  await bet(/^Ante/, '$25');
  await bet(/^Progressive/, '$1');
  await key(keypad, /Back$/).tap();
  await bigKey(/^Coin In/);
  await bigKey(/^Enter cards/);
  await tapCards(keypad, 'As Ah Ad Ac 2c');
  await tapCards(keypad, 'Kd Qs 9d 7h 4s');
  await tapCards(keypad, '3h');
  await key(keypad, /^Play 3×/).tap();
  await bigKey(/^Dealer’s hand/);
  await bigKey(/^Settle/);
  await keypad.getByText('The floor has to verify it first.').first().waitFor();
  assert.deepEqual(await misplaced(keypad), []);
});

step(
  '[B101-2] [B101-34] [FCP 7] the dealer alone takes nothing off the meter: the floor validates with a second person',
  async () => {
    const page = floor!;
    await page.getByRole('button', { name: /Winning hand.*Table 12/ }).click();
    const sheet = page.getByRole('dialog').last();
    await sheet.getByText('four aces · $3,000.20 off the meter', { exact: false }).waitFor();
    assert.deepEqual(await smallTargets(page), []);
    await axe(page, 'a winning hand');
    await key(page, 'Verify $3,000.20').click();
    await page.getByRole('dialog').last().getByRole('button', { name: 'Verify $3,000.20' }).click();
    await beside(page, fay);
    await page.getByText('Already handled', { exact: false }).waitFor();
    await page.keyboard.press('Escape');
  },
);

step('[FCP 7] hand button, each step, Game Over; the prize is paid with a slip', async () => {
  const pad = keypad!;
  await key(pad, /Back$/).tap();
  await pad.locator('[data-seat="1"]').tap();
  await key(pad, /four aces/i)
    .first()
    .tap();
  await key(pad, /four aces.*\$3,000/i)
    .first()
    .waitFor();
  await key(pad, /Back$/).tap();
  await bigKey(/^Settle/);
  await key(pad, 'Done').tap();
  await bigKey(/^Game Over/);
  await key(pad, /^Same bets again/).waitFor();
  const cage = await house.station('cage-games', 'cage');
  await cage.signOn(cora);
  const { rows } = jsonIn(await cage.get('/awards')) as unknown as { rows: readonly { award: number; row: string }[] };
  assert.deepEqual(
    rows.map(({ row }) => row),
    ['four-aces'],
  );
  await cage.do(`/awards/${rows[0]!.award}/pay`, { method: 'cage', formsDone: true });
  const slip = await cage.get(`/awards/${rows[0]!.award}/slip?form=html`);
  assert.match(slip.text, /Payout slip.*Four.Card Poker.*four aces.*Name of sue, Name of fay/s);
});

step('[B101-9] [FCP 7] two people back the next round out at the table’s sheet', async () => {
  await bigKey(/^Same bets again/);
  await bigKey(/^Coin In/);
  await key(keypad!, /^Enter cards/).waitFor();
  const deal = (to: number | 'dealer', cards: string) => ({ type: 'DealCards', to, cards: cards.split(' ') });
  const moves = [
    deal(1, '7s 7h 7d 4c 2s'),
    deal('dealer', 'Kd Qs 9d 6h 4s'),
    deal('dealer', '3h'),
    { type: 'MakePlay', seat: 1, amount: 2_500 },
    { type: 'RevealDealer' },
  ];
  const pad = await house.station('keypad-12-b', 'keypad', 12);
  await pad.signOn(dee);
  await pad.do('/tables/12/play', { moves });
  const page = floor!;
  await page.getByRole('button', { name: /Winning hand.*Table 12/ }).click();
  await key(page, /^Verify/).click();
  await page.getByText('Already handled', { exact: false }).waitFor({ state: 'detached' });
  await pad.do('/tables/12/play', {
    moves: [{ type: 'PressHandButton', seat: 1, wager: 'progressive', hand: 'three-of-a-kind' }],
  });
  await pad.do('/tables/12/play', { moves: [{ type: 'Settle', step: 1 }] });
  await pad.do('/tables/12/finish');
  await page.goto(new URL('/floor/#table.12', house.address).href);
  await page.reload();
  await key(page, 'Back out round 2…').click();
  await key(page, 'Wrong hand button').click();
  await key(page, 'Back out round 2…').click();
  await page.getByRole('dialog').last().getByRole('button', { name: 'Back out', exact: true }).click();
  await beside(page, con);
  await key(page, 'Back out round 2…').waitFor({ state: 'detached' });
  assert.deepEqual(complaints, []);
});
