import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { type Serving, serve } from '../../src/server/main.ts';
import { chosenOf, everyOf } from '../whole.ts';
import { axe } from './axe.ts';
import { openBrowser } from './browser.ts';
import { Device } from './device.ts';
import { smallTargets } from './small-targets.ts';

type Size = { readonly width: number; readonly height: number; readonly hasTouch: boolean; readonly scale: number };
const SIZES = {
  phone: { width: 390, height: 844, hasTouch: true, scale: 2 },
  tablet: { width: 1024, height: 768, hasTouch: true, scale: 1 },
  upright: { width: 768, height: 1024, hasTouch: true, scale: 1 },
  keypad: { width: 1024, height: 600, hasTouch: true, scale: 1 },
  desktop: { width: 1440, height: 900, hasTouch: false, scale: 1 },
  signage: { width: 1920, height: 1080, hasTouch: false, scale: 1 },
} as const satisfies Readonly<Record<string, Size>>;
type Look = { readonly size: keyof typeof SIZES; readonly theme: 'dark' | 'light'; readonly contrast?: 'more' };

/** Two hold'em hands that share a board: kings full of aces against sevens full of kings. */
const FULL_HOUSES = '#game=holdem&a=AsKd&board=AhKsKc7d2c&b=7h7c&turn=b';
const FULL_HOUSE_TAPS = [
  'Ace of spades',
  'King of diamonds',
  'Ace of hearts',
  'King of spades',
  'King of clubs',
  'Seven of diamonds',
  'Two of clubs',
  'Seven of hearts',
  'Seven of clubs',
];
const PAI_GOW = '#game=pai-gow&a=AsAhKsKdQcJk9h&b=QhQd3s3c9d8c2h&turn=a';

let serving: Serving;
let browser: Browser;
before(async () => {
  [serving, browser] = await Promise.all([serve({ port: 0 }), openBrowser()]);
});
after(async () => {
  await browser.close();
  await serving.stop();
});

/** By what cannot be changed while it is on. */
const devices = new Map<string, Device>();
const deviceFor = async ({ hasTouch, scale }: Size): Promise<Device> => {
  const kind = `${hasTouch} ${scale}`;
  const permissions = ['clipboard-read', 'clipboard-write'];
  const newContext = () => browser.newContext({ hasTouch, deviceScaleFactor: scale, permissions });
  const device = devices.get(kind) ?? new Device(await newContext(), { isForgetful: true });
  devices.set(kind, device);
  return device;
};

/** Runs a visit on a device that knows of none before; anything the browser complains about fails it. */
const visit = async (look: Look, hash: string, see: (page: Page) => Promise<void>): Promise<void> => {
  const { width, height, ...kind } = SIZES[look.size];
  const device = await deviceFor({ width, height, ...kind });
  const page = await device.open();
  await page.emulateMedia({ colorScheme: look.theme, contrast: look.contrast ?? 'no-preference' });
  const failed: string[] = [];
  page.on('requestfailed', request => failed.push(request.url()));
  await device.visit({ address: `${serving.address}hands/${hash}`, size: { width, height } }, async () => {
    await page.getByRole('heading', { level: 1, name: 'Hand explorer' }).waitFor();
    await see(page);
  });
  assert.deepEqual(failed, []);
};

const DESK: Look = { size: 'desktop', theme: 'dark' };
const PHONE: Look = { size: 'phone', theme: 'dark' };

const deckKey = (page: Page, name: string) => page.getByRole('group', { name: 'Deck' }).getByRole('button', { name });
const verdict = (page: Page) => page.getByRole('status').first();
const trayOf = (page: Page, name: string) => page.locator('section', { has: page.getByRole('heading', { name }) });
const typed = (page: Page) => page.getByRole('textbox');
const choose = (page: Page, game: string) => page.getByRole('radio', { name: game, exact: true }).check();
const cardsIn = async (page: Page, name: string): Promise<number> =>
  trayOf(page, name)
    .getByRole('button', { name: /take out of/ })
    .count();

test('[ST-B1] another game can be chosen in browsers whose scrollIntoView answers with a promise', () =>
  visit({ size: 'desktop', theme: 'dark' }, '', async page => {
    await page.evaluate('Element.prototype.scrollIntoView = () => Promise.resolve()');
    for (const game of ['Omaha', 'Pai gow']) {
      await page.getByRole('radio', { name: game, exact: true }).check({ force: true });
      await page.getByRole('main').waitFor();
      assert.equal(await page.getByRole('radio', { name: game, exact: true }).isChecked(), true);
    }
  }));

test('a hand is picked by tapping, named, and its cards marked', () =>
  visit(PHONE, '', async page => {
    await choose(page, 'Five-card');
    const taps = [
      'Ace of spades',
      'Ace of hearts',
      'King of clubs',
      'King of diamonds',
      'Two of clubs',
      'Ace of clubs',
    ];
    for (const name of taps) await deckKey(page, name).tap();
    const hand = trayOf(page, 'Hand A');
    assert.match(await hand.innerText(), /Full house\s+aces full of kings/i);
    assert.equal(await hand.getByRole('button', { name: /, plays in Hand A: take out/ }).count(), 5);
    assert.equal(await hand.getByRole('button', { name: 'Two of clubs, doesn’t play: take out of Hand A' }).count(), 1);
    assert.equal(await deckKey(page, 'Ace of spades, in Hand A').getAttribute('aria-pressed'), 'true');
    assert.match(await page.getByRole('listitem').filter({ hasText: 'Full house' }).innerText(), /A/);
  }));

test('two hands are compared, and the reason is told with its clause', () =>
  visit(DESK, '', async page => {
    for (const name of FULL_HOUSE_TAPS) await deckKey(page, name).click();
    assert.match(
      await verdict(page).innerText(),
      /^Hand A wins\s+Both have a full house; kings are higher than sevens\. Rule [A-Z]+-\d+$/,
    );
    assert.match(await trayOf(page, 'Hand A').innerText(), /Wins/);
  }));

test('cards are taken out, taken back, cleared, and everything can be undone', () =>
  visit(DESK, FULL_HOUSES, async page => {
    await trayOf(page, 'Hand A')
      .getByRole('button', { name: /^Ace of spades/ })
      .click();
    assert.equal(await cardsIn(page, 'Hand A'), 1);
    await page.getByRole('button', { name: 'Undo' }).click();
    assert.equal(await cardsIn(page, 'Hand A'), 2);
    await page.getByRole('button', { name: 'Clear', exact: true }).click();
    assert.equal(await cardsIn(page, 'Hand B'), 0);
    await page.getByRole('button', { name: 'Clear all' }).click();
    assert.equal(await cardsIn(page, 'Hand A'), 0);
    assert.equal(await cardsIn(page, 'Board'), 0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('button', { name: 'Undo' }).click();
    assert.match(await verdict(page).innerText(), /^Hand A wins/);
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByText('Nothing to undo.').waitFor();
  }));

test('a full table says so and takes no more', () =>
  visit(PHONE, FULL_HOUSES, async page => {
    await deckKey(page, 'Nine of spades').tap();
    await page.getByText('Hand B already has 2 cards. Take one out first.').waitFor();
    assert.equal(await cardsIn(page, 'Hand B'), 2);
  }));

test('everything can be done from the keyboard', () =>
  visit(DESK, '', async page => {
    await deckKey(page, 'Ace of spades').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Enter');
    assert.equal(await cardsIn(page, 'Hand A'), 2, 'ace and king of spades');
    assert.equal(await cardsIn(page, 'Board'), 1, 'the turn passed to the board: ace of hearts');
    await page.keyboard.press('Backspace');
    assert.equal(await cardsIn(page, 'Board'), 0);
    await page.keyboard.press('2');
    await page.keyboard.press('Enter');
    assert.equal(await cardsIn(page, 'Hand B'), 1);
    await page.keyboard.press('c');
    assert.equal(await cardsIn(page, 'Hand B'), 0);
    await page.keyboard.press('u');
    assert.equal(await cardsIn(page, 'Hand B'), 1);
    await page.keyboard.press('1');
    await page.keyboard.press('/');
    assert.equal(await typed(page).inputValue(), 'As Ks');
    await page.keyboard.press('c');
    assert.equal(await typed(page).inputValue(), 'As Ksc', 'letters in the field are letters');
    await page.keyboard.press('Escape');
    await page.keyboard.press('d');
    assert.match(await verdict(page).innerText(), /wins|A tie/);
  }));

test('the list of shortcuts opens with a question mark, and single keys can be switched off', () =>
  visit(DESK, FULL_HOUSES, async page => {
    await page.keyboard.press('?');
    const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await list.getByText('Remove the last card').waitFor();
    await axe(page, 'the list of shortcuts');
    await list.getByRole('checkbox', { name: 'Single-key shortcuts' }).uncheck();
    await page.keyboard.press('Escape');
    await list.waitFor({ state: 'hidden' });
    await page.keyboard.press('c');
    assert.equal(await cardsIn(page, 'Hand B'), 2);
    await page.reload();
    await page.keyboard.press('c');
    assert.equal(await cardsIn(page, 'Hand B'), 2, 'this device remembers it');
  }));

test('Tab visits the deck once, at the card last used', () =>
  visit(DESK, '', async page => {
    await deckKey(page, 'Nine of hearts').focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Shift+Tab');
    assert.equal(await page.evaluate('document.activeElement.ariaLabel'), 'Nine of hearts');
  }));

test('typed cards are on the table at once, and mistakes are reported in a sentence', () =>
  visit(DESK, '#game=five-card', async page => {
    await typed(page).fill('as Ks,10h');
    assert.equal(await cardsIn(page, 'Hand A'), 3);
    await typed(page).fill('as Ks 10h Zz ');
    await page.getByText(/^“Zz” isn't a card\. Enter a rank/).waitFor();
    assert.equal(await typed(page).getAttribute('aria-invalid'), 'true');
    assert.equal(await cardsIn(page, 'Hand A'), 3, 'what could be read stays');
    await typed(page).fill('As As');
    await page.getByText(/is in there twice\. A deck has only one\./).waitFor();
    await typed(page).fill('As Jk');
    await page.getByText('Joker isn’t in this game’s deck.').waitFor();
    await typed(page).fill('2c 3c 4c 5c 6c');
    await typed(page).press('Enter');
    assert.equal(await typed(page).getAttribute('aria-invalid'), 'false');
    assert.match(await trayOf(page, 'Hand A').innerText(), /Straight flush/);
  }));

test('the address is a link to the table', () =>
  visit(DESK, '#game=pai-gow', async page => {
    await typed(page).fill('As Jk Kd');
    assert.match(page.url(), /#game=pai-gow&a=AsJkKd&turn=a$/);
    await page.getByRole('button', { name: 'Link' }).click();
    await page.getByText('Link copied.').waitFor();
    assert.equal(await page.evaluate<string>('navigator.clipboard.readText()'), page.url());
    await page.reload();
    assert.equal(await cardsIn(page, 'Hand A'), 3);
    assert.equal(await page.getByRole('radio', { name: 'Pai gow', exact: true }).isChecked(), true);
  }));

test('a link that cannot be read says why', () =>
  visit(DESK, '#game=holdem&a=AsXx', async page => {
    await page.getByText(/^Can’t read this link\. “AsXx” isn't a card\./).waitFor();
  }));

test('the table is copied as text', () =>
  visit(DESK, FULL_HOUSES, async page => {
    await page.getByRole('button', { name: 'Copy' }).click();
    await page.getByText('Text copied.').waitFor();
    const text = await page.evaluate<string>('navigator.clipboard.readText()');
    const lines = [
      'Hold’em',
      'Hand A: A♠ K♦ (kings full of aces)',
      'Board: A♥ K♠ K♣ 7♦ 2♣',
      'Hand B: 7♥ 7♣ (sevens full of kings)',
    ];
    assert.ok(text.startsWith(`${lines.join('\n')}\nHand A wins. `), text);
  }));

test('every game deals, names both hands and tells their order', () =>
  visit(DESK, '', async page => {
    for (const game of await page.getByRole('radio').all()) {
      await game.check();
      await page.getByRole('button', { name: 'Deal' }).click();
      assert.match(
        await verdict(page).innerText(),
        /^(Hand [AB] wins|A tie)\s+\S+/,
        (await game.getAttribute('value')) ?? '',
      );
    }
  }));

test('theme and four colors stay with the device', () =>
  visit(DESK, '', async page => {
    const background = () => page.evaluate('getComputedStyle(document.documentElement).backgroundColor');
    const clubs = () =>
      page.evaluate('getComputedStyle(document.querySelector(\'[aria-label="Ace of clubs"]\')).color');
    const [dark, black] = [await background(), await clubs()];
    await page.getByRole('button', { name: 'Theme: auto' }).click();
    assert.equal(await background(), dark);
    await page.getByRole('button', { name: 'Theme: dark' }).click();
    await page.getByRole('button', { name: 'Four colors' }).click();
    assert.notEqual(await background(), dark);
    assert.notEqual(await clubs(), black);
    await page.reload();
    assert.notEqual(await background(), dark);
    assert.equal(await page.getByRole('button', { name: 'Four colors' }).getAttribute('aria-pressed'), 'true');
  }));

const LOOKS: readonly Look[] = [
  ...(Object.keys(SIZES) as (keyof typeof SIZES)[]).flatMap(
    size =>
      [
        { size, theme: 'dark' },
        { size, theme: 'light' },
      ] as const,
  ),
  { size: 'desktop', theme: 'dark', contrast: 'more' },
  { size: 'desktop', theme: 'light', contrast: 'more' },
];
for (const look of chosenOf([LOOKS[6]!], LOOKS)) {
  const { size, theme, contrast = 'normal' } = look;
  test(`axe finds nothing at ${size} size, ${theme}, ${contrast} contrast`, () =>
    visit(look, FULL_HOUSES, async page => {
      await axe(page, 'two hands and a board');
      await page.goto(`${serving.address}hands/#game=five-card`);
      await axe(page, 'an empty table');
      await typed(page).fill('Zz ');
      await axe(page, 'a mistake in the field');
      await page.goto(`${serving.address}hands/${PAI_GOW}`);
      await axe(page, 'two hands with a joker');
    }));
}

for (const size of everyOf(3, Object.keys(SIZES) as (keyof typeof SIZES)[])) {
  test(`at ${size} size every target is at least 44 px, and nothing is wider than the screen`, () =>
    visit({ size, theme: 'dark' }, PAI_GOW, async page => {
      for (const hash of [PAI_GOW, FULL_HOUSES]) {
        await page.goto(`${serving.address}hands/${hash}`);
        assert.deepEqual(await smallTargets(page, { withLinks: true }), []);
        assert.ok(await page.evaluate('document.documentElement.scrollWidth <= innerWidth'));
      }
    }));

  test(`at ${size} size nothing moves while cards are picked, compared and mistyped`, () =>
    visit({ size, theme: 'dark' }, '', async page => {
      await page.evaluate(WATCH_SHIFTS);
      for (const name of [...FULL_HOUSE_TAPS, 'Nine of clubs']) await deckKey(page, name).click();
      await typed(page).fill('Zz ');
      await page.getByRole('button', { name: 'Undo' }).click();
      await page.getByRole('button', { name: 'Clear all' }).click();
      await page.waitForTimeout(100);
      assert.deepEqual(await page.evaluate('shifts'), []);
    }));
}

/** Notes every shift of the layout, also those right after a press, which the measure usually forgives. */
const WATCH_SHIFTS = `
  globalThis.shifts = [];
  const name = ({ node }) => node?.outerHTML?.slice(0, 120) ?? node?.textContent;
  new PerformanceObserver(list => {
    for (const { sources } of list.getEntries()) shifts.push(sources.map(name).join(' | '));
  }).observe({ type: 'layout-shift' });
`;
