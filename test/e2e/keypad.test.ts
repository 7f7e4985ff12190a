import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser, Locator, Page } from 'playwright-core';
import type { HouseCommand } from '#core/house';
import { dollars } from '#core/money';
import { STAFF } from '../api/floor.ts';
import { jsonIn, type TestStation } from '../api/server.ts';
import { CRAZY_4, chosen, FOUR_CARD } from '../house/game-room.ts';
import { CHECKED, QUADS_SEEN, SENSOR } from '../house/room.ts';
import { chosenOf } from '../whole.ts';
import { axe } from './axe.ts';
import { openBrowser, PATIENCE_MS } from './browser.ts';
import { Device } from './device.ts';
import { LiveHouse } from './house.ts';
import { pressByKeyboard, scan } from './keys.ts';
import { lost } from './lost-answer.ts';
import { misplaced } from './misplaced.ts';

/** Two panels of 7 inches, an old and a new one, and one of 10.1 inches, by the pixels in a millimeter. */
const PANELS = {
  old: { width: 800, height: 480, mm: 5.19 },
  seven: { width: 1024, height: 600, mm: 6.65 },
  ten: { width: 1280, height: 800, mm: 5.9 },
} as const;
type Panel = (typeof PANELS)[keyof typeof PANELS];

const { dee, fay } = STAFF;
const FREE = { game: 'ultimate-texas-holdem', isLive: false, isTournament: false };

/** A table of a game that two people have set up, with so many players. */
const gameTable = (table: number, setUp: typeof CRAZY_4, players: number): readonly HouseCommand[] => [
  setUp,
  {
    type: 'OpenTable',
    table,
    plays: { game: setUp.setUp.game, isLive: true, isTournament: false, betMin: dollars(5), betMax: dollars(500) },
  },
  ...Array.from({ length: players }, (_, place) => ({
    type: 'SeatPlayer' as const,
    table,
    seated: { seat: place + 1, position: 1, player: { type: 'anonymous' as const }, role: 'player' as const },
  })),
];

let house: LiveHouse;
let browser: Browser;
let floor: TestStation;
let device: Device;
const sensors = new Map<number, TestStation>();
let stations = 0;

before(async () => {
  [house, browser] = await Promise.all([
    LiveHouse.open({
      settings: { isDemo: true },
      opened: [
        ...gameTable(11, chosen(CRAZY_4, { way: 'count', magicCard: false, luckyBonus: false }), 6),
        ...gameTable(12, FOUR_CARD, 1),
        { type: 'OpenTable', table: 10, plays: FREE },
        {
          type: 'SeatPlayer',
          table: 10,
          seated: { seat: 1, position: 1, player: { type: 'anonymous' }, role: 'player' },
        },
      ],
    }),
    openBrowser(),
  ]);
  device = await newDevice();
  floor = await house.station('floor-1', 'floor');
  await floor.signOn(fay);
  for (const table of [8, 9]) sensors.set(table, await house.station(`sensor-${table}`, 'sensor', table));
});
after(async () => {
  await browser.close();
  await house.end();
});

const newDevice = async (): Promise<Device> =>
  new Device(await browser.newContext({ hasTouch: true, colorScheme: 'dark' }), { isForgetful: true });

/** A keypad of its own with the dealer signed on; anything the page throws fails the visit. */
const visit = async (
  table: number,
  { mm, ...size }: Panel,
  see: (page: Page) => Promise<void>,
  on = device,
): Promise<void> => {
  stations += 1;
  await house.begin(await on.openAt(house.address), `keypad-${table}-${stations}`, 'keypad', dee, table);
  const address = new URL(`/keypad/?table=${table}&mm=${mm}`, house.address).href;
  await on.visit({ address, size, expects: SAID_BY_THE_BROWSER }, async page => {
    await seat(page, 1).waitFor();
    await see(page);
  });
};
/** Of a refusal, and of a line that the test cuts. */
const SAID_BY_THE_BROWSER = /status of|ERR_/;

const key = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('button', typeof name === 'string' ? { name, exact: true } : { name });
const seat = (page: Page, number: number): Locator => page.locator(`[data-seat="${number}"]`);
const lamp = (page: Page, number: number, word: string | RegExp): Promise<void> =>
  seat(page, number).filter({ hasText: word }).waitFor();
const back = (page: Page): Promise<void> => page.locator('main section > button').first().click();
const fee = (place: number) => ({ seat: place, position: 1, activity: SENSOR, space: 'player' }) as const;

const light = async (table: number, ...places: readonly number[]): Promise<void> => {
  for (const place of places) {
    await sensors.get(table)!.do('/commands', { type: 'LightSeat', table, lit: fee(place) });
  }
};

type Fees = { readonly fees: readonly { readonly amount: number }[]; readonly pot?: number };
const tableOf = async (table: number): Promise<{ readonly rounds: number; readonly round?: Fees }> =>
  jsonIn(await floor.get(`/tables/${table}`)) as never; // As the contract says.
const feesIn = async (table: number): Promise<number> => {
  const { round } = await tableOf(table);
  return (round?.fees ?? []).reduce((sum, { amount }) => sum + amount, 0);
};

/** The big key takes no second tap that still meant the key before. */
const pressBig = async (page: Page, name: string | RegExp): Promise<void> => {
  await key(page, name).waitFor();
  await page.waitForTimeout(750);
  await key(page, name).click();
};

/** Buttons that a thumb would miss, and what does not fit the screen. */
const MISFITS = `(() => {
  const needed = 20 * Number(getComputedStyle(document.documentElement).getPropertyValue('--px-per-mm')) - 0.5;
  const boxed = key => ({ name: key.innerText, box: key.getBoundingClientRect() });
  const shown = document.querySelector('dialog[open]') ?? document;
  const keys = [...shown.querySelectorAll('button')].map(boxed);
  const small = keys.filter(({ box }) => box.width < needed || box.height < needed).map(({ name }) => 'small: ' + name);
  const out = keys
    .filter(({ box }) => box.left < 0 || box.top < 0 || box.right > innerWidth || box.bottom > innerHeight)
    .map(({ name }) => 'outside: ' + name);
  const gap = needed * 3 / 20 - 0.5;
  const near = keys.flatMap(({ name, box: a }, place) =>
    keys.slice(place + 1)
      .filter(({ box: b }) => {
        const across = Math.max(a.left, b.left) - Math.min(a.right, b.right);
        const down = Math.max(a.top, b.top) - Math.min(a.bottom, b.bottom);
        return Math.max(across, down) < gap;
      })
      .map(other => 'too near: ' + name + ' / ' + other.name));
  const { scrollWidth, scrollHeight } = document.documentElement;
  const scrolls = scrollWidth > innerWidth || scrollHeight > innerHeight ? ['scrolls'] : [];
  return [...small, ...out, ...near, ...scrolls];
})()`;

/** A pressed key goes down and comes back, and lamps blink on: what moves for a moment is measured after it. */
const AT_REST = `Promise.race([
  Promise.allSettled(document.getAnimations().map(one => one.finished)),
  new Promise(done => setTimeout(done, 300)),
]).then(() => undefined)`;

/** The screen, on every panel: in `npm test` one state on the one, the next on another. */
const fits = async (page: Page, what: string): Promise<void> => {
  const before = page.viewportSize();
  const mmBefore = await page.evaluate<string>(`${ROOT}.getPropertyValue('--px-per-mm')`);
  looks += 1;
  const panels = Object.entries(PANELS);
  for (const [name, { width, height, mm }] of chosenOf([panels[looks % panels.length]!], panels)) {
    await page.setViewportSize({ width, height });
    await page.evaluate(`${ROOT}.setProperty('--px-per-mm', '${mm}')`);
    await page.evaluate(AT_REST);
    assert.deepEqual(await page.evaluate(MISFITS), [], `${what}, ${name} panel`);
    assert.deepEqual(await misplaced(page), [], `${what}, ${name} panel`);
    await axe(page, `${what}, ${name} panel`, { contrast: 7 });
  }
  if (before !== null) await page.setViewportSize(before);
  await page.evaluate(`${ROOT}.setProperty('--px-per-mm', '${mmBefore}')`);
};
let looks = 0;
const ROOT = 'document.documentElement.style';

const reload = async (page: Page, step: string): Promise<void> => {
  const before = await page.locator('header').innerText();
  await page.reload();
  await seat(page, 1).waitFor();
  assert.equal(await page.locator('header').innerText(), before, `after a reload: ${step}`);
};

test('from Coin In over a called hand to Game Over, reloaded at every step', () =>
  visit(8, PANELS.seven, async page => {
    await page.getByText('Bets are open').waitFor();
    await light(8, 1, 2);
    await lamp(page, 2, 'Seen');
    await page.getByText('Bets: 2', { exact: true }).waitFor();
    // Seat 3's sensor fails: the dealer sees the fee and marks it; seat 4 holds the bank.
    await seat(page, 3).tap();
    await key(page, /^Mark fee/).tap();
    await key(page, /^Fee marked/).waitFor();
    await back(page);
    await seat(page, 4).tap();
    await key(page, 'Has the bank').tap();
    await back(page);
    await reload(page, 'bets open');
    await page.getByText('Bets: 3', { exact: true }).waitFor();
    await lamp(page, 4, 'Bank');
    await fits(page, 'bets open');

    await pressBig(page, /^Coin In/);
    await page.getByText('Bets: 3 · $3').waitFor();
    await lamp(page, 3, 'Locked in');
    await reload(page, 'game on');
    assert.equal(await feesIn(8), 300);

    await seat(page, 2).tap();
    await key(page, /^Four of a kind/).tap();
    await key(page, /^Four of a kind \$200 · called/).waitFor();
    await fits(page, 'the hands of a seat, one of them called');
    await key(page, /^Four of a kind/).tap();
    await key(page, /^Four of a kind \$200$/).waitFor();
    await key(page, /^Four of a kind/).tap();
    await page.getByText('Seat 2: Four of a kind. Hold the cards. The floor is verifying.').waitFor();
    assert.equal(await key(page, 'Game Over').count(), 0, 'absent, not greyed');
    await back(page);
    await reload(page, 'called');
    await lamp(page, 2, 'Called');
    await fits(page, 'a hand is called');

    const verified = { type: 'VerifyHands', table: 8, activity: SENSOR, seen: QUADS_SEEN, ...CHECKED, seal: 'S-1' };
    await floor.do('/commands', { ...verified, checked: ['cards shown', 'deck counted', 'player identified'] });
    await page.getByText('Ask seat 2 for ID').waitFor();
    await floor.do('/commands', { type: 'ShowId', award: 1 });
    await page.getByText('Pay seat 2 $200 from the tray').waitFor();
    await lamp(page, 2, 'Won $200');
    await fits(page, 'a result');
    await reload(page, 'won');
    await pressBig(page, 'Game Over');
    await key(page, 'Start Game').waitFor();
    await reload(page, 'idle');
    assert.equal((await tableOf(8)).round, undefined);
    assert.equal((await tableOf(8)).rounds, 1);
  }));

test('a line that breaks in the middle of Coin In takes no fee twice and loses none', () =>
  visit(9, PANELS.seven, async page => {
    await light(9, 1, 2);
    await lamp(page, 2, 'Seen');
    // The house does it, and its answer is lost, again and again; then the dealer reloads.
    await page.route('**/api/v1/commands', lost);
    await pressBig(page, /^Coin In/);
    await page.getByText('Bets: 2 · $2').waitFor();
    await page.getByText('action waiting to send').waitFor();
    await page.unroute('**/api/v1/commands', lost);
    await page.reload();
    await page.getByText('Bets: 2 · $2').waitFor();
    await page.getByText('action waiting to send').waitFor({ state: 'detached' });
    assert.equal(await feesIn(9), 200);
    assert.equal((await tableOf(9)).rounds, 1);

    // Nothing gets through at all: the press waits on the device, also over more presses, and is then done once.
    await page.context().setOffline(true);
    await pressBig(page, 'Game Over');
    await page.getByText('Sending. It will be recorded only once.').waitFor();
    await fits(page, 'without a line');
    await key(page, 'Game Over').click();
    assert.notEqual((await tableOf(9)).round, undefined);
    await page.context().setOffline(false);
    await key(page, 'Start Game').waitFor({ timeout: PATIENCE_MS });
    assert.equal((await tableOf(9)).rounds, 1);
  }));

test('the floor is called and called off; a refusal is in words beside its key', () =>
  visit(9, PANELS.ten, async page => {
    await key(page, 'Call the floor').tap();
    await key(page, /^Floor called/).waitFor();
    await floor.do('/tables/9/answer-floor');
    await key(page, 'Call the floor').waitFor();
    // Another device is quicker by a moment.
    await seat(page, 3).tap();
    await page.route('**/api/v1/commands', async route => {
      await floor.do('/commands', { type: 'LightSeat', table: 9, lit: fee(3) });
      await route.continue();
    });
    await key(page, /^Mark fee/).tap();
    await page.getByRole('alert').filter({ hasText: 'Seat 3 at table 9 is already lit.' }).waitFor();
    await fits(page, 'a refusal');
  }));

test('out of service says why and offers no game; fees of a mistaken game go back when a second person agrees', () =>
  visit(9, PANELS.seven, async page => {
    await pressBig(page, /^Coin In/);
    await page.getByText('Bets: 1 · $1').waitFor();
    await key(page, /^Dealer/).tap();
    await key(page, /^Ask to back out/).tap();
    await fits(page, 'the review of a back-out');
    await key(page, /^Ask a second person/).tap();
    await fits(page, 'a second person is asked for');
    await key(page, 'The second person is here').tap();
    const sheet = page.getByRole('dialog');
    await fits(page, 'the second person beside');
    await sheet.getByRole('textbox').fill(fay.badge);
    for (const digit of fay.pin) await sheet.getByRole('button', { name: digit, exact: true }).click();
    await sheet.getByRole('button', { name: 'OK' }).click();
    await page.getByText('Bets: 0 · $0').waitFor();
    assert.equal(await feesIn(9), 0);
    await pressBig(page, 'Game Over');
    await key(page, 'Start Game').waitFor();
    await key(page, 'Take out of service').tap();
    await key(page, 'Sensor not working').tap();
    await page.getByText('Out of service: Sensor not working. No fees are taken.').waitFor();
    assert.equal(await key(page, /Start Game|Coin In/).count(), 0);
    await fits(page, 'out of service');
    await floor.do('/service/return', { table: 9 });
    await key(page, 'Start Game').waitFor();
  }));

test('at poker the pot is typed on keys and the players dealt are counted', () =>
  visit(7, PANELS.seven, async page => {
    await page.getByText('Dealt: 6').waitFor();
    await seat(page, 7).tap();
    await key(page, /^Guest/).tap();
    await key(page, 'Leaves').waitFor();
    await back(page);
    await page.getByText('Dealt: 7').waitFor();
    await pressBig(page, 'Start Game');
    await key(page, 'Game Over').waitFor();
    await key(page, /^Dealer/).tap();
    await key(page, 'Count the pot').tap();
    await fits(page, 'the pot');
    for (const digit of '120') await key(page, digit).tap();
    await key(page, 'OK').tap();
    await page.getByText('Pot: $120').waitFor();
    assert.equal((await tableOf(7)).round?.pot, 12_000);
    await pressBig(page, 'Game Over');
  }));

test('a no-purchase-necessary table takes no fees, and its dealer plays empty seats', () =>
  visit(10, PANELS.seven, async page => {
    await page.getByText('No purchase necessary: no fees').waitFor();
    await seat(page, 2).tap();
    await key(page, /^Dealer plays/).tap();
    await key(page, 'Leaves').waitFor();
    assert.equal(await key(page, /^Mark fee/).count(), 0);
    await back(page);
    await fits(page, 'no purchase necessary');
    await pressBig(page, 'Start Game');
    await key(page, 'Game Over').waitFor();
    assert.equal(await feesIn(10), 0);
    await pressBig(page, 'Game Over');
  }));

test('everything can be done with a keyboard alone', () =>
  visit(8, PANELS.ten, async page => {
    await pressByKeyboard(seat(page, 1));
    await pressByKeyboard(key(page, /^Mark fee/));
    await key(page, /^Fee marked/).waitFor();
    await pressByKeyboard(page.locator('main section > button').first());
    assert.equal(await page.evaluate('document.activeElement.dataset.seat'), '1', 'focus returns');
    await page.waitForTimeout(750);
    await pressByKeyboard(key(page, /^Coin In/));
    await key(page, 'Game Over').waitFor();
    await page.waitForTimeout(750);
    await pressByKeyboard(key(page, 'Game Over'));
    await key(page, 'Start Game').waitFor();
  }));

test('the dealer reads in another language; what the chart says stays English and is marked so', () =>
  visit(8, PANELS.seven, async page => {
    await key(page, /^Dealer/).tap();
    await key(page, 'Language').tap();
    await key(page, 'Español').tap();
    await page.getByText('Mesa 8 · Ultimate').waitFor();
    assert.equal(await page.locator('html').getAttribute('lang'), 'es');
    await page.reload();
    await key(page, /^Empezar juego/).waitFor();
    assert.equal(await page.getByText('Royal flush').first().getAttribute('lang'), 'en');
  }));

test('[ST-B9] every key is 20 mm with 3 mm between on all panels, no word is cut, nothing scrolls, and axe finds nothing at 7:1', () =>
  visit(8, PANELS.seven, async page => {
    await fits(page, 'idle');
    await seat(page, 2).tap();
    await fits(page, 'a seat');
    await back(page);
    await seat(page, 6).tap();
    await fits(page, 'an empty seat');
    await back(page);
    await key(page, /^Dealer/).tap();
    await fits(page, 'the table');
    await key(page, 'Language').tap();
    await fits(page, 'languages');
    await back(page);
    await key(page, 'Key size').tap();
    await fits(page, 'size of keys');
    await key(page, /^Key size/).tap();
    await key(page, 'Take out of service').tap();
    await fits(page, 'reasons');
    await back(page);
    await key(page, /^Dealer/).tap();
    await scan(page, fay.badge);
    await fits(page, 'relief');
    await page.keyboard.press('Escape');
    await key(page, /^Dealer/).tap();
    await key(page, 'Sign off').tap();
    await page.getByRole('heading', { name: 'Sign on', exact: true }).waitFor();
    await fits(page, 'signing on');
  }));

test('a press is painted within 50 ms, and the first load is below 200 KB', async () => {
  const see = async (page: Page): Promise<void> => {
    // From the finger on the glass to the end of the frame that shows it.
    await page.evaluate(`
      globalThis.painted = [];
      addEventListener('pointerdown', ({ timeStamp }) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => painted.push(performance.now() - timeStamp);
        requestAnimationFrame(() => port2.postMessage(0));
      }, { capture: true });
    `);
    for (const place of [1, 2, 3, 4, 5, 6]) {
      await seat(page, place).click();
      await back(page);
    }
    await page.waitForTimeout(200);
    const painted = await page.evaluate<number[]>('painted');
    assert.equal(painted.length, 12);
    const middle = painted.toSorted((a, b) => a - b)[6]!;
    assert.ok(middle <= 50, `painted after ${painted.join(', ')} ms`);

    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Network.enable');
    await cdp.send('Network.setCacheDisabled', { cacheDisabled: true });
    let total = 0;
    cdp.on('Network.loadingFinished', ({ encodedDataLength }) => {
      total += encodedDataLength;
    });
    await page.reload();
    await seat(page, 1).waitFor();
    assert.ok(total > 50_000 && total < 200_000, `${total} bytes`);
  };
  await visit(8, PANELS.seven, see, await newDevice());
});

const pad = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const bigKey = async (page: Page, name: RegExp): Promise<void> => {
  await pad(page, name).waitFor();
  await page.waitForTimeout(750); // A second tap that still meant the key before it is not taken.
  await pad(page, name).tap();
};

const tapCard = async (page: Page, rank: string, suit: string): Promise<void> => {
  await page.getByRole('button', { name: rank, exact: true }).tap();
  await page.getByRole('button', { name: suit, exact: true }).tap();
};

test('[C4P 5] count only: a six-seat round without a hit is the same bets again, Coin In and Game Over', () =>
  visit(11, PANELS.seven, async page => {
    for (const place of [1, 2, 3, 4, 5, 6]) {
      await seat(page, place).tap();
      await pad(page, /^Four-Card Progressive/i)
        .first()
        .tap();
      await pad(page, '$1').first().tap();
      await pad(page, /^Take the bet back/).waitFor();
      if (place === 1) assert.deepEqual(await misplaced(page), []);
      await pad(page, /Back$/).tap();
      await pad(page, /Back$/).tap();
    }
    await bigKey(page, /^Coin In/);
    await bigKey(page, /^Game Over/);
    await bigKey(page, /^Same bets again/);
    await bigKey(page, /^Coin In/);
    await seat(page, 2).tap();
    await pad(page, /four aces/i)
      .first()
      .waitFor();
    await axe(page, 'hand buttons of a table game');
    assert.deepEqual(await misplaced(page), []);
    await pad(page, /Back$/).tap();
    await bigKey(page, /^Game Over/);
    await pad(page, /^Same bets again/).waitFor();
  }));

test('[FCP 4] [FCP 7] in full: bets by chips, Coin In, and the cards of a seat by the pad', () =>
  visit(12, PANELS.seven, async page => {
    await seat(page, 1).tap();
    await pad(page, /^Ante/).tap();
    await pad(page, '$25').tap();
    await pad(page, /^Take the bet back/).waitFor();
    await pad(page, /Back$/).tap();
    await pad(page, /Back$/).tap();
    await bigKey(page, /^Coin In/);
    await bigKey(page, /^Enter cards/);
    for (const rank of ['Ace', 'King', 'Queen', 'Jack', 'Nine']) await tapCard(page, rank, 'spades');
    await pad(page, /^Dealer’s cards/).waitFor();
    assert.deepEqual(await misplaced(page), []);
    await axe(page, 'cards of a table game');
  }));
