import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { DECK, type NaturalCard } from '#core/cards';
import { type Serving, serve } from '../../src/server/main.ts';
import { bestFour } from '../games/shift/hands.ts';
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
const dealt = (own: string, dealer: string, first?: string): readonly NaturalCard[] => {
  const [mine, theirs] = [own, dealer].map(cards => cards.split(' ') as NaturalCard[]) as [
    NaturalCard[],
    NaturalCard[],
  ];
  const others = weakHands(
    DECK.filter(card => ![mine, theirs].flat().includes(card)),
    first?.split(' ') as NaturalCard[],
  );
  const [one, two, four, five] = others as [NaturalCard[], NaturalCard[], NaturalCard[], NaturalCard[]];
  const rounds = [0, 1, 2, 3, 4].flatMap(nth => [one, two, mine, four, five, theirs].map(hand => hand[nth]!));
  return theirs.length > 5 ? [...rounds, theirs[5]!] : rounds;
};

/** Neighbors who win nothing off the side bets, but for the first, if a hand is given. */
const weakHands = (
  deck: readonly NaturalCard[],
  first?: readonly NaturalCard[],
): readonly (readonly NaturalCard[])[] => {
  const rest = deck.filter(card => first?.includes(card) !== true);
  for (let stride = 5; ; stride++) {
    const mixed = rest.map((_, place) => rest[(place * stride) % rest.length]!);
    if (new Set(mixed).size < rest.length) continue;
    const hands = [0, 1, 2, 3].map(seat => mixed.slice(5 * seat, 5 * seat + 5));
    if (hands.every(hand => bestFour(hand).order[0]! < 2))
      return first === undefined ? hands : [first, ...hands.slice(1)];
  }
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

type Row = {
  readonly own: string;
  readonly dealer: string;
  readonly key: string;
  /** The hand of the first neighbor, where it matters. */
  readonly neighbor?: string;
  /** What is said of each bet. */
  readonly says: Readonly<Record<string, RegExp>>;
};

const LOW = 'Kh Jd 9c 4d 2h';
const OTHER_LOW = 'Kh Td 9c 4d 2h';
const HIGH = 'Ks Qd 9h 4c 2d';

/** Every way in which the main bets end, and every row of every pay table. */
const CRAZY: readonly Row[] = [
  {
    own: 'As Ah Ad Ac Kd',
    dealer: LOW,
    key: '3',
    says: {
      ante: /wins|beats/,
      superBonus: /four aces, 200 to 1/,
      queensUp: /four of a kind, 50 to 1/,
      fourCardProgressive: /four aces.*100% of the meter/,
      fiveCardProgressive: /four of a kind, 300 for 1/,
      handBonusOnPlayer: /four of a kind, 500 for 1/,
      coverAll: /four aces.*, 125 to 1/,
    },
  },
  {
    own: HIGH,
    dealer: 'Jd 9c 8s 4d 2h',
    key: '1',
    says: { ante: /less than king high/, superBonus: /less than king high/ },
  },
  {
    own: HIGH,
    dealer: 'Ah Qc 9d 4h 2s',
    key: '1',
    says: {
      ante: /the dealer has the higher hand/,
      superBonus: /the dealer has the higher hand/,
      queensUp: /below a pair of queens/,
    },
  },
  { own: HIGH, dealer: 'Kh Qc 9d 4h 2s', key: '1', says: { ante: /ties the dealer/, play: /ties the dealer/ } },
  {
    own: HIGH,
    dealer: LOW.replace('9c', '8c'),
    key: 'f',
    says: { ante: /the hand was folded/, queensUp: /the hand was folded/ },
  },
  {
    own: 'As Ks Qs Js Ts',
    dealer: LOW,
    key: '1',
    says: {
      superBonus: /straight flush, 15 to 1/,
      queensUp: /straight flush, 30 to 1/,
      fourCardProgressive: /straight flush, 100 for 1/,
      fiveCardProgressive: /royal flush.*100% of the meter/,
      handBonusOnPlayer: /royal flush.*100% of the meter/,
      coverAll: /80 to 1/,
    },
  },
  {
    own: '9h 8h 7h 6h 5h',
    dealer: LOW,
    key: '1',
    says: {
      fiveCardProgressive: /straight flush.*10% of the meter/,
      handBonusOnPlayer: /straight flush.*10% of the meter/,
      coverAll: /straight flush.*, 35 to 1/,
    },
  },
  {
    own: '8s 8h 8d 8c 3c',
    dealer: LOW,
    key: '3',
    says: {
      superBonus: /four of a kind, 30 to 1/,
      fourCardProgressive: /four of a kind, 300 for 1/,
      coverAll: /four of a kind.*, 50 to 1/,
    },
  },
  {
    own: 'Jh Js Jc 3d 3c',
    dealer: OTHER_LOW,
    key: '2',
    says: {
      superBonus: /three of a kind, 2 to 1/,
      queensUp: /three of a kind, 9 to 1/,
      fourCardProgressive: /three of a kind, 9 for 1/,
      fiveCardProgressive: /full house, 50 for 1/,
      handBonusOnPlayer: /full house, 100 for 1/,
      coverAll: /three of a kind.*, 4 to 1/,
    },
  },
  {
    own: 'Ad Td 8d 6d 2d',
    dealer: 'Kh Jc 9c 4h 2h',
    key: '1',
    says: {
      superBonus: /flush, 3 to 2/,
      queensUp: /flush, 4 to 1/,
      fiveCardProgressive: /flush, 40 for 1/,
      handBonusOnPlayer: /flush, 50 for 1/,
      coverAll: /no hand is three of a kind/,
    },
  },
  {
    own: '9s 8h 7d 6c 5s',
    dealer: 'Ah Ac 9d 4h 2s',
    key: '1',
    says: { superBonus: /straight, 1 to 1/, queensUp: /straight, 3 to 1/, fiveCardProgressive: /straight, 30 for 1/ },
  },
  { own: '7s 7h 7c 5c 2s', dealer: LOW, key: '1', says: { fiveCardProgressive: /three of a kind, 9 for 1/ } },
  {
    own: 'Qs Qd 5h 5c 2d',
    dealer: LOW,
    key: '1',
    says: { queensUp: /two pair, 2 to 1/, superBonus: /below a straight/ },
  },
  { own: 'Qs Qd 9h 5c 2d', dealer: LOW, key: '1', says: { queensUp: /1 to 1/ } },
  ...(
    [
      ['Kh Qh Jh Th Ah', /royal flush.*100% of the meter/],
      ['9h 8h 7h 6h 5h', /straight flush.*10% of the meter/],
      ['8s 8h 8d 8c 3c', /four of a kind, 500 for 1/],
      ['Jh Js Jc 3d 3c', /full house, 100 for 1/],
      ['Ah Jh 8h 6h 3h', /flush, 50 for 1/],
    ] as const
  ).map(([dealer, handBonusOnDealer]) => ({ own: '7s 5d 9d 4c 2d', dealer, key: 'f', says: { handBonusOnDealer } })),
  {
    own: HIGH,
    dealer: LOW.replace('9c', '8c').replace('4d', '5d'),
    neighbor: 'As Ah Ad Ac 3s',
    key: '1',
    says: { envy: /seat 1/i },
  },
];

const DEALT_LOW = 'Kh Jd 9c 4d 3h 2h';
const FOUR: readonly Row[] = [
  {
    own: 'Ks Kd Kc Kh 2d',
    dealer: 'Ah Qc 9d 4h 2s 3c',
    key: '3',
    says: {
      automaticBonus: /four of a kind, 25 to 1/,
      acesUp: /four of a kind, 50 to 1/,
      progressive: /four of a kind, 300 for 1/,
    },
  },
  {
    own: HIGH,
    dealer: 'Ah Ac 9d 4h 2s 3c',
    key: '1',
    says: { ante: /the dealer has the higher hand/, acesUp: /below a pair of aces/ },
  },
  { own: HIGH, dealer: 'Kh Qc 9d 4h 3s 2s', key: '2', says: { ante: /tie/, play: /tie/ } },
  {
    own: 'As Ad 9h 5c 2d',
    dealer: 'Kc Kd 9c 4h 2s 3c',
    key: 'f',
    says: { ante: /the hand was folded/, acesUp: /aces, 1 to 1/ },
  },
  {
    own: '9h 8h 7h 6h 2d',
    dealer: 'Kc Jd 9c 4d 3h 2s',
    key: '1',
    says: { automaticBonus: /straight flush, 20 to 1/, acesUp: /straight flush, 40 to 1/ },
  },
  {
    own: '7s 7h 7c 5c 2s',
    dealer: DEALT_LOW,
    key: '1',
    says: { automaticBonus: /three of a kind, 2 to 1/, acesUp: /three of a kind, 9 to 1/ },
  },
  { own: 'Ad Td 8d 6d 2c', dealer: 'Kh Jc 9c 4h 3s 2h', key: '1', says: { acesUp: /flush, 6 to 1/ } },
  { own: '9s 8h 7d 6c 2d', dealer: DEALT_LOW, key: '1', says: { acesUp: /straight, 4 to 1/ } },
  { own: 'Qs Qd 5h 5c 2d', dealer: DEALT_LOW, key: '1', says: { acesUp: /two pair, 2 to 1/ } },
];

const playRows = async (page: Page, rows: readonly Row[]): Promise<void> => {
  for (const { own, dealer, neighbor, key: pressed, says } of rows) {
    await give(page, numbersFor(dealt(own, dealer, neighbor)));
    await page.keyboard.press(' ');
    await page.getByText('Fold or play?').waitFor();
    await page.keyboard.press(pressed);
    await key(page, 'Next round').waitFor();
    for (const [wager, words] of Object.entries(says)) {
      const lines = page.locator(`[data-wager-settled="${wager}"]`);
      assert.ok((await lines.count()) > 0, `${own} against ${dealer}: ${wager} is settled`);
      assert.match((await lines.allInnerTexts()).join(' '), words, `${own} against ${dealer}: ${wager}`);
    }
    assert.equal(await settledIn(page, 'ante'), 1);
    await page.keyboard.press(' ');
    await key(page, 'Deal').waitFor();
  }
};

const SIDE_BETS = [
  'Queens Up',
  '4-Card Progressive',
  '5-Card Progressive',
  'Hand Bonus: yours',
  'Hand Bonus: dealer',
  'Cover All',
];

test('[PRA-2] Crazy 4 Poker is played through its settlement with the keyboard, and the coach knows the best choice', () =>
  visit('crazy-4-poker', 'desktop', async page => {
    await key(page, 'Deal').waitFor();
    await axe(page, 'bets');
    for (const wager of SIDE_BETS) await key(page, wager).click();
    await playRows(page, chosenOf(CRAZY.slice(0, 3), CRAZY));
    await key(page, 'Clear bets').click();
    await key(page, 'Ante').click();
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
    for (const wager of ['Aces Up', 'Progressive']) await key(page, wager).click();
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

/** The numbers for which these cards come out of a shoe of eight decks. */
const shoeNumbers = (cards: string): readonly number[] => {
  const shoe = Array.from({ length: 8 }, () => DECK).flat();
  return cards.split(' ').map(card => {
    const at = shoe.indexOf(card as NaturalCard);
    shoe.splice(at, 1);
    return at;
  });
};

/** Player, Banker, Player, Banker, and what may be drawn: who wins, and what becomes of $25 on each line. */
const COUPS: readonly (readonly [shoe: string, wins: RegExp, ...paid: readonly string[]])[] = [
  ['9c 2c Kc 3c As Ad', /Player wins/, 'Player +$25.00', 'Banker −$25.00', 'Tie −$25.00'],
  ['2c 9c 3c Kc As Ad', /Banker wins/, 'Player −$25.00', 'Banker +$23.75', 'Tie −$25.00'],
  ['9c 9d Kc Kd As Ad', /Tie\./, 'Player $0.00', 'Banker $0.00', 'Tie +$200.00'],
  ['2c 3c 3d Kc 9h 2d', /Banker wins/, 'Player −$25.00', 'Banker +$23.75', 'Tie −$25.00'],
];

test('[PRA-2] every way a coup of baccarat ends is paid: Player, Banker with its commission, a tie', () =>
  visit('baccarat', 'desktop', async page => {
    await key(page, 'Clear bets').click();
    await page.getByText('$25', { exact: true }).click();
    for (const line of [/^Player/, /^Banker/, /^Tie/]) await key(page, line).click();
    for (const [shoe, wins, ...paid] of COUPS) {
      await give(page, shoeNumbers(shoe));
      await page.keyboard.press(' ');
      await page.getByText(wins).first().waitFor();
      const lines = await page.getByRole('region', { name: 'What happened' }).getByRole('listitem').allInnerTexts();
      assert.deepEqual(
        lines.map(line => line.split('\n').slice(0, 2).join(' ')),
        paid,
        shoe,
      );
      await page.keyboard.press(' ');
      await key(page, 'Deal').waitFor();
    }
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

const UP = '2c 3c 4c 5c 6c 7c 8c 9c Tc';

/** What the guest has after so many right guesses and a stop. */
const RUNGS: readonly (readonly [guesses: number, stops: RegExp])[] = [
  [0, /\$50 free play/],
  [1, /\$100 free play/],
  [2, /\$150 free play/],
  [3, /\$200 free play/],
  [4, /\$250 free play/],
  [5, /\$350 cash/],
  [6, /\$500 cash/],
];

test('[PRA-2] every rung of Hi Lo is reached and kept, the first miss is free, and a later one ends the game', () =>
  visit('hi-lo-progressive', 'tablet', async page => {
    await key(page, 'First card').waitFor();
    const start = async (cards: string): Promise<void> => {
      await give(page, numbersFor(cards.split(' ') as NaturalCard[]));
      await page.keyboard.press(' ');
      await page.getByText('Higher, lower or stop?').first().waitFor();
    };
    for (const [guesses, stops] of chosenOf(RUNGS.slice(1, 2), RUNGS)) {
      await start(UP);
      for (let guess = 0; guess < guesses; guess++) await page.keyboard.press('1');
      await key(page, 'Stop').click();
      assert.match(await status(page).innerText(), stops);
      await page.keyboard.press(' ');
      await key(page, 'First card').waitFor();
    }
    await start('9c 5c 7c 3c 8c');
    await page.keyboard.press('1');
    assert.match(await status(page).innerText(), /A miss, but the first one is free/);
    await page.keyboard.press('1');
    await page.keyboard.press('1');
    assert.match(await status(page).innerText(), /A miss\. The game is over/);
    assert.deepEqual(await smallTargets(page), []);
  }));

/** Answers, the first that is left each time, until the lesson is over. */
const finishLesson = async (page: Page): Promise<void> => {
  const answers = page.getByRole('group', { name: 'Answers' }).getByRole('button', { disabled: false });
  for (let tries = 0; tries < 400 && (await page.getByText('Lesson finished').count()) === 0; tries++)
    await answers.first().click();
  await page.getByText('Lesson finished').waitFor();
  assert.match(await page.getByText(/right at the first try/).innerText(), /^\d+ of \d+/);
};

for (const table of chosenOf(['four-card-poker'], ['crazy-4-poker', 'four-card-poker', 'hi-lo-progressive'])) {
  test(`[PRA-5] a lesson at the table of ${table} is taken to its end`, () =>
    visit(table, 'tablet', async page => {
      await page.getByText('Dealer training').click();
      await page.getByRole('radio', { name: '1', exact: true }).check({ force: true });
      await page.keyboard.press(' ');
      await page.getByRole('group', { name: 'Answers' }).waitFor();
      await axe(page, `training at ${table}`);
      await finishLesson(page);
      assert.deepEqual(await smallTargets(page), []);
    }));
}

test('[PRA-5] a training lesson is dealt, read and paid; a mistake is explained with its rule', () =>
  visit('baccarat', 'phone', async page => {
    await page.getByText('Dealer training').click();
    await page.getByRole('radio', { name: '1', exact: true }).check({ force: true });
    await key(page, 'Start the lesson').click();
    await key(page, 'Nobody').click();
    assert.match(await page.getByRole('alert').innerText(), /Not quite.*Rule BAC-3/s);
    await axe(page, 'training');
    await finishLesson(page);
    await page.getByText('Play', { exact: true }).click();
  }));

test('[PRA-2] sounds are off until somebody turns them on, and who wants less motion sees none', () =>
  visit('crazy-4-poker', 'desktop', async page => {
    await key(page, 'Deal').waitFor();
    assert.equal(await page.getByRole('button', { name: 'Sounds' }).getAttribute('aria-pressed'), 'false');
    await page.keyboard.press(' ');
    await page.getByText('Fold or play?').waitFor();
    assert.equal(await page.evaluate('document.getAnimations().filter(one => one.playState === "running").length'), 0);
  }));

const DEAL_KEYS = { es: 'Repartir', vi: 'Chia bài', 'zh-Hans': '发牌', 'zh-Hant': '發牌' };

for (const [language, deal] of chosenOf([['vi', DEAL_KEYS.vi]], Object.entries(DEAL_KEYS))) {
  test(`[PRA-2] a round is played in ${language}, and nothing runs over its edge on a phone`, () =>
    device.visit(
      { address: `${serving.address}practice/?lang=${language}#four-card-poker`, size: SIZES.phone },
      async page => {
        await page.getByRole('button', { name: deal, exact: true }).click();
        await page.keyboard.press('1');
        await page.locator('[data-wager-settled="ante"]').waitFor();
        assert.equal(await page.evaluate('document.documentElement.lang'), language);
        assert.equal(await page.evaluate('document.documentElement.scrollWidth <= innerWidth'), true);
        await axe(page, language);
      },
    ));
}
