import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { DECK, type NaturalCard } from '#core/cards';
import { type Serving, serve } from '../../src/server/main.ts';
import { chosenOf } from '../whole.ts';
import { axe } from './axe.ts';
import { openBrowser } from './browser.ts';
import { Device } from './device.ts';
import { smallTargets } from './small-targets.ts';

let serving: Serving;
let browser: Browser;
let device: Device;
before(async () => {
  [serving, browser] = await Promise.all([serve({ port: 0 }), openBrowser()]);
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  await context.addInitScript(DRAWN);
  device = new Device(context, { isForgetful: true });
});
after(async () => {
  await browser.close();
  await serving.stop();
});

/** The page draws its numbers from the system; a test says beforehand what the system gives. */
const DRAWN = `
  globalThis.given = [];
  const fair = crypto.getRandomValues.bind(crypto);
  crypto.getRandomValues = into => {
    if (given.length === 0 || into.length !== 1) return fair(into);
    into[0] = given.shift();
    return into;
  };
`;

/** The numbers for which a shuffle of the deck begins with these cards. */
const numbersFor = (top: readonly NaturalCard[]): readonly number[] => {
  const wanted = [...top, ...DECK.filter(card => !top.includes(card))];
  const cards: NaturalCard[] = [...DECK];
  const numbers: number[] = [];
  for (let last = cards.length - 1; last > 0; last--) {
    const pick = cards.indexOf(wanted[last]!);
    numbers.push(pick);
    [cards[last], cards[pick]] = [cards[pick]!, cards[last]!];
  }
  return numbers;
};

/** One card at a time to five seats and the dealer, as the tables deal; the player has the third seat. */
const dealt = (own: string, dealer: string): readonly NaturalCard[] => {
  const [mine, theirs] = [own, dealer].map(cards => cards.split(' ') as NaturalCard[]) as [
    NaturalCard[],
    NaturalCard[],
  ];
  const rest = DECK.filter(card => !mine.includes(card) && !theirs.includes(card)).toReversed();
  const rounds = [0, 1, 2, 3, 4].flatMap(nth => [
    rest.pop()!,
    rest.pop()!,
    mine[nth]!,
    rest.pop()!,
    rest.pop()!,
    theirs[nth]!,
  ]);
  return theirs.length > 5 ? [...rounds, theirs[5]!] : rounds;
};

const give = (page: Page, numbers: readonly number[]) => page.evaluate(`given.push(${numbers.join()})`);

const SIZES = {
  desktop: { width: 1440, height: 900 },
  tablet: { width: 1024, height: 768 },
  phone: { width: 390, height: 844 },
};

const visit = (table: string, size: keyof typeof SIZES, see: (page: Page) => Promise<void>) =>
  device.visit({ address: `${serving.address}practice/#${table}`, size: SIZES[size] }, see);

const key = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const coach = (page: Page) => page.getByRole('complementary', { name: 'Coach' });
const status = (page: Page) => page.getByRole('status').first();
const settledIn = (page: Page, wager: string) => page.locator(`[data-wager-settled="${wager}"]`).count();

type Row = { readonly own: string; readonly dealer: string; readonly key: string; readonly says: RegExp };

/** Every way in which the main bets end, and hands of the pay tables. */
const CRAZY: readonly Row[] = [
  { own: 'As Ah Ad Ac Kd', dealer: 'Kh Jd 9c 4d 2h', key: '3', says: /four aces, 200 to 1/ },
  { own: 'Ks Qd 9h 4c 2d', dealer: 'Jd 9c 8s 4d 2h', key: '1', says: /less than king high/ },
  { own: 'Ks Qd 9h 4c 2d', dealer: 'Ah Qc 9d 4h 2s', key: '1', says: /the dealer has the higher hand/ },
  { own: 'Ks Qd 9h 4c 2d', dealer: 'Kh Qc 9d 4h 2s', key: '1', says: /ties the dealer/ },
  { own: 'Ks Qd 9h 4c 2d', dealer: 'Kh Jd 9c 4d 2h', key: 'f', says: /the hand was folded/ },
  { own: '9s 8h 7d 6c 2d', dealer: 'Ah Ac 9d 4h 2s', key: '1', says: /straight, 1 to 1/ },
  { own: '3s 3h 3d 8c Kd', dealer: 'Ah Qc 9d 4h 2s', key: '3', says: /three of a kind, 2 to 1/ },
];
const FOUR: readonly Row[] = [
  { own: 'Ks Kh Kd Kc 2d', dealer: 'Ah Qc 9d 4h 2s 3c', key: '3', says: /Automatic Bonus.*25 to 1/s },
  { own: 'Ks Qd 9h 4c 2d', dealer: 'Ah Ac 9d 4h 2s 3c', key: '1', says: /the dealer has the higher hand/ },
  { own: 'Ks Qd 9h 4c 2d', dealer: 'Kh Qc 9d 4h 3s 2s', key: '2', says: /tie/ },
  { own: 'Ks Qd 9h 4c 2d', dealer: 'Ah Ac 9d 4h 2s 3c', key: 'f', says: /the hand was folded/ },
];

const playRows = async (page: Page, rows: readonly Row[]): Promise<void> => {
  for (const { own, dealer, key: pressed, says } of rows) {
    await give(page, numbersFor(dealt(own, dealer)));
    await page.keyboard.press(' ');
    await page.getByText('Fold or play?').waitFor();
    await page.keyboard.press(pressed);
    await key(page, 'Next round').waitFor();
    assert.match(await coach(page).innerText(), says, own);
    assert.equal(await settledIn(page, 'ante'), 1);
    await page.keyboard.press(' ');
    await key(page, 'Deal').waitFor();
  }
};

test('[PRA-2] Crazy 4 Poker is played through its settlement with the keyboard, and the coach knows the best choice', () =>
  visit('crazy-4-poker', 'desktop', async page => {
    await key(page, 'Deal').waitFor();
    await axe(page, 'bets');
    for (const wager of ['Queens Up', '4-Card Progressive', 'Cover All']) await key(page, wager).click();
    await playRows(page, chosenOf(CRAZY.slice(0, 3), CRAZY));
    await give(page, numbersFor(dealt('7s 5d 9h 4c 2d', 'Kh Jd 9c 4d 2h')));
    await page.keyboard.press(' ');
    await page.keyboard.press('h');
    assert.match(await status(page).innerText(), /Best: Fold\./);
    await page.keyboard.press('1');
    assert.match(await coach(page).innerText(), /Fold was better\. On average your choice cost \+\$/);
    await axe(page, 'settled');
    const result = await page.getByText('Practice chips', { exact: true }).locator('..').innerText();
    await page.reload();
    await key(page, 'Next round').waitFor();
    assert.equal(await page.getByText('Practice chips', { exact: true }).locator('..').innerText(), result, '[PRA-4]');
  }));

test('[PRA-2] Four-Card Poker is played through its settlement by touch on a phone', () =>
  visit('four-card-poker', 'phone', async page => {
    await key(page, 'Aces Up').click();
    await playRows(page, chosenOf(FOUR.slice(0, 2), FOUR));
    assert.deepEqual(await smallTargets(page), []);
    assert.equal(await page.evaluate('document.documentElement.scrollWidth <= innerWidth'), true);
  }));

test('[PRA-2] a coup of baccarat is bet by carrying a chip, dealt and paid', () =>
  visit('baccarat', 'tablet', async page => {
    await key(page, 'Clear bets').click();
    const chip = page.getByText('$25', { exact: true });
    await chip.dragTo(key(page, /^Banker/));
    assert.match(await key(page, /^Banker/).innerText(), /\$25/);
    await give(page, [5 * 4, 7 * 4, 8 * 4, 8 * 4]);
    await key(page, 'Deal').click();
    await page
      .getByText(/(Player|Banker) wins\.|Tie\./)
      .first()
      .waitFor();
    assert.match(await coach(page).innerText(), /Banker.*BAC-7/s);
    await axe(page, 'coup');
  }));

test('[PRA-2] Hi Lo is guessed up to the progressive, and the worker says what each choice is worth', () =>
  visit('hi-lo-progressive', 'desktop', async page => {
    await key(page, 'First card').waitFor();
    await give(page, numbersFor('2c 3c 4c 5c 6c 7c 8c 9c'.split(' ') as NaturalCard[]));
    await page.keyboard.press(' ');
    for (let guess = 0; guess < 6; guess++) await page.keyboard.press('1');
    await page.keyboard.press('h');
    await coach(page).getByText('Best: Higher.').waitFor();
    await page.keyboard.press('1');
    assert.match(await status(page).innerText(), /Right! You have \$1,000 cash\./);
  }));

test('[PRA-5] a training lesson is dealt, read and paid; a mistake is explained with its rule', () =>
  visit('baccarat', 'phone', async page => {
    await page.getByText('Dealer training').click();
    await page.getByRole('radio', { name: '1', exact: true }).check({ force: true });
    await key(page, 'Start the lesson').click();
    await key(page, 'Nobody').click();
    assert.match(await page.getByRole('alert').innerText(), /Not quite.*Rule BAC-3/s);
    await axe(page, 'training');
    for (let tries = 0; tries < 80 && (await page.getByText('Lesson finished').count()) === 0; tries++) {
      await page.getByRole('group', { name: 'Answers' }).getByRole('button', { disabled: false }).first().click();
    }
    await page.getByText('Lesson finished').waitFor();
    assert.match(await page.getByText(/right at the first try/).innerText(), /^\d+ of \d+/);
    await page.getByText('Play', { exact: true }).click();
  }));
