import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, Page } from 'playwright-core';
import { STAFF } from '../api/floor.ts';
import type { TestStation } from '../api/server.ts';
import { CRAZY_4, FOUR_CARD } from '../house/game-room.ts';
import { BOARD, BOARD_OFFERING, opening } from '../house/promotions.ts';
import { BEAT, BEATEN_TENS, BONUS, NAMED, ROYAL_SEEN, SENSOR } from '../house/room.ts';
import { everyOf } from '../whole.ts';
import { axe } from './axe.ts';
import { openBrowser } from './browser.ts';
import { Device } from './device.ts';
import { CHECKED, houseTime, LiveHouse } from './house.ts';
import { pressByKeyboard } from './keys.ts';
import { misplaced } from './misplaced.ts';

const SIZES = {
  lying: { width: 1920, height: 1080 },
  standing: { width: 1080, height: 1920 },
  fourK: { width: 3840, height: 2160 },
} as const;
const LANGUAGES = ['en', 'es', 'zh-Hans', 'zh-Hant', 'vi'] as const;

const inHouseTime = (hours: number): string =>
  houseTime().add({ hours }).toPlainDateTime().toString({ smallestUnit: 'minute' });

/** A high-hand board in the middle of its time, with four jacks on it. */
const BOARD_COMMANDS = {
  announced: [{ type: 'AnnounceOffering', offering: BOARD_OFFERING, tables: 'all' }],
  opened: [
    { type: 'StartOffering', activity: BOARD },
    opening(BOARD, 'high-hand', { from: inHouseTime(-1), to: inHouseTime(1) }),
    { type: 'StartGame', table: 7, pot: 6_000 },
    {
      type: 'RunPromotion',
      promotion: BOARD,
      mechanism: 'high-hand',
      command: { type: 'PostHand', table: 7, seen: BEATEN_TENS, ...NAMED, ...CHECKED },
    },
    FOUR_CARD,
    CRAZY_4,
    {
      type: 'PlayHiLo',
      command: { type: 'PostHiLoDays', days: [-24, 0].map(inHouseTime).map(day => day.slice(0, 10)) },
    },
    { type: 'PlayHiLo', command: { type: 'OpenHiLoDay' } },
  ],
} as unknown as Parameters<typeof LiveHouse.open>[0]; // Cents and cards as they are in JSON.

let house: LiveHouse;
let browser: Browser;
/** A browser that is enrolled as a sign. */
let device: Device;
let keypad: TestStation;
let floor: TestStation;
let second: TestStation;

before(async () => {
  // One after the other, so that what was opened can be closed when the other fails.
  browser = await openBrowser();
  house = await LiveHouse.open(BOARD_COMMANDS);
  device = new Device(await browser.newContext({ viewport: SIZES.lying }));
  await house.enter(await device.open(), '/sign/', 'sign-1', 'sign');
  await device.leave();
  [keypad, floor, second] = await Promise.all([
    house.station('keypad-8', 'keypad', 8),
    house.station('floor-1', 'floor'),
    house.station('floor-2', 'floor'),
  ]);
  await Promise.all([keypad.signOn(STAFF.dee), floor.signOn(STAFF.fay), second.signOn(STAFF.sue)]);
});
after(async () => {
  await browser?.close();
  await house?.end();
});

/** Opens the sign with what it is asked for; anything the browser complains about fails it. */
const onSign = async (query: string, see: (page: Page) => Promise<void>): Promise<void> => {
  await device.context.clock.install();
  await device.visit({ address: new URL(`/sign/${query}`, house.address).href, size: SIZES.lying }, see);
};

const METER = `?show=meters&activity=${SENSOR}`;

const feesAtTable8 = async (): Promise<void> => {
  for (const seat of [1, 2]) {
    const lit = { seat, position: 1, activity: SENSOR, space: 'player' };
    await keypad.do('/commands', { type: 'LightSeat', table: 8, lit });
  }
  await keypad.do('/commands', { type: 'StartGame', table: 8, playerDealer: 4 });
};

/** Sizes are hundredths of the short side. What is too small to read across the room, and what hangs over the edge. */
const UNREADABLE = `(() => {
  const unit = Math.min(innerWidth, innerHeight) / 100;
  const isText = node => node.nodeType === 3 && node.textContent.trim() !== '';
  const hasText = element => [...element.childNodes].some(isText);
  const texts = [...document.querySelectorAll('main *')].filter(hasText);
  const small = texts.filter(text => parseFloat(getComputedStyle(text).fontSize) < 3.99 * unit);
  const boxes = [...document.querySelectorAll('main > section, main > section > div')];
  const over = boxes.filter(box => box.scrollHeight > box.clientHeight + 1 || box.scrollWidth > box.clientWidth + 1);
  const out = texts.filter(one => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    return left < -7 || right > innerWidth + 7 || top < -7 || bottom > innerHeight + 7;
  });
  return [...small, ...over, ...out].map(element => element.textContent);
})()`;

/** The size of the letters of an element, in the same hundredths. */
const sizeOf = (page: Page, selector: string): Promise<number> =>
  page.evaluate<number>(`
    (parseFloat(getComputedStyle(document.querySelector('${selector}')).fontSize) * 100) / Math.min(innerWidth, innerHeight)
  `);

test('[REG-M12] [SGN-1] a meter is large, says what wins it, its new base, and No Purchase Necessary', () =>
  onSign(METER, async page => {
    await page.getByText('$25,000').waitFor();
    await page.getByText('No Purchase Necessary').waitFor();
    assert.ok((await sizeOf(page, 'main section p')) >= 22);
    assert.ok((await sizeOf(page, 'main section h2')) >= 8);
    await page.getByText('Pays the whole meter, each winner in turn').waitFor();
    await page.getByText('Then resets to $5,000.00').waitFor();
    await page.getByText('Part of every fee funds the next jackpot').waitFor();
    await page.setViewportSize(SIZES.standing);
    assert.ok((await sizeOf(page, 'main section p')) >= 22, 'measured on the short side');
    await page.setViewportSize(SIZES.lying);
    await page.goto(new URL(`/sign/?show=meters&activity=${BONUS}`, house.address).href);
    await page.getByText('Grows up to $599.00').waitFor();
    await page.goto(new URL(`/sign/?show=meters&activity=${BEAT}`, house.address).href);
    for (const share of ['Losing hand: 50%', 'Winning hand: 25%', 'Table share: 25%'])
      await page.getByText(share).waitFor();
    assert.equal(await page.evaluate("getComputedStyle(document.querySelector('main')).cursor"), 'none');
    await axe(page, 'a meter', { contrast: 7 });
  }));

test('a picture that is shifted against burn-in makes no window scroll', () =>
  onSign(METER, async page => {
    await page.getByText('$25,000').waitFor();
    const over = await page.evaluate<readonly number[]>(`
      document.querySelector('main').style.setProperty('--shift-x', '6px');
      document.querySelector('main').style.setProperty('--shift-y', '6px');
      [document.documentElement.scrollWidth - innerWidth, document.documentElement.scrollHeight - innerHeight];
    `);
    assert.deepEqual(over, [0, 0]);
  }));

test('a meter ticks on a fee, up to what is true and never above it', () =>
  onSign(METER, async page => {
    await page.getByText('$25,000').waitFor();
    await page.evaluate(`
      globalThis.seen = [];
      new MutationObserver(() => seen.push(document.querySelector('main p').textContent))
        .observe(document.querySelector('main'), { subtree: true, characterData: true, childList: true });
    `);
    await feesAtTable8();
    await page.getByText('$25,000.62').waitFor();
    const amounts = (await page.evaluate<readonly string[]>('seen')).map(text => Number(text.replace(/[$,]/g, '')));
    assert.ok(amounts.every((amount, place) => amount <= 25_000.62 && amount >= (amounts[place - 1] ?? 25_000)));
  }));

test('[B101-41] [SGN-1] meters of table games say what wins them, in two languages too', () =>
  onSign('?show=meters&activity=four-card-poker', async page => {
    await page.getByText('$3,000').waitFor();
    await page.getByText('Four aces: 100%, each winner in turn').waitFor();
    await page.getByText('Then resets to $2,000.00').waitFor();
    assert.equal(await page.getByText('No Purchase Necessary').count(), 0);
    assert.deepEqual(await page.evaluate(UNREADABLE), []);
    await axe(page, 'the meter of a game', { contrast: 7 });
    await page.goto(new URL('/sign/?show=meters&activity=crazy-4-poker&lang=en,vi', house.address).href);
    await page.getByText('Five Card Hand Bonus').first().waitFor();
    for (const size of ['lying', 'standing'] as const) {
      await page.setViewportSize(SIZES[size]);
      assert.deepEqual(await page.evaluate(UNREADABLE), [], size);
    }
  }));

test('[B101-16] [HLP 3] the day of Hi-Lo shows its progressive and every step below it', () =>
  onSign('?show=board&activity=hi-lo-progressive', async page => {
    await page.getByText('7 correct guesses win it').waitFor();
    for (const query of ['', '&lang=en,zh-Hant']) {
      await page.goto(new URL(`/sign/?show=board&activity=hi-lo-progressive${query}`, house.address).href);
      await page.getByText('$500 cash').waitFor();
      for (const size of ['lying', 'standing'] as const) {
        await page.setViewportSize(SIZES[size]);
        assert.deepEqual(await page.evaluate(UNREADABLE), [], `${size} ${query}`);
      }
    }
    await axe(page, 'Hi-Lo', { contrast: 7 });
  }));

test('[ST-B11] the high-hand board shows the hand, where it was held, and the time left, also above what is pending', () =>
  onSign(`?show=board&activity=${BOARD},${BONUS}`, async page => {
    await page.getByText('High hand so far').waitFor();
    await page.getByText('No Purchase Necessary').waitFor();
    await page.getByRole('img', { name: /Jack of clubs/ }).waitFor();
    await page.getByText('Table 7, seat 2').waitFor();
    const left = page.getByText(/^5\d:\d\d$/);
    const first = await left.innerText();
    await page.getByText(first, { exact: true }).waitFor({ state: 'detached' });
    await left.waitFor(); // The clock runs.
    await axe(page, 'the board', { contrast: 7 });
    const call = { type: 'CallHand', table: 7, seat: 3, activity: BONUS, row: 'royal-flush' };
    await floor.do('/commands', call);
    await page.getByText(/^Pending/).waitFor();
    for (const size of ['lying', 'standing'] as const) {
      await page.setViewportSize(SIZES[size]);
      assert.deepEqual(await page.evaluate(UNREADABLE), [], size);
      assert.deepEqual(await misplaced(page), [], size);
    }
    await floor.do('/commands', call); // Taken back.
  }));

test('rule sheets turn over page by page, and every page fits', async () => {
  for (const size of ['lying', 'standing'] as const) {
    await onSign('?show=rules&every=5', async page => {
      await page.setViewportSize(SIZES[size]);
      const foot = page.getByText(/^Rules, page/);
      await foot.waitFor();
      const seen = new Set<string>();
      for (let turns = 0; turns < 30; turns++) {
        seen.add(`${await page.getByRole('heading', { level: 1 }).innerText()} ${await foot.innerText()}`);
        assert.equal(await page.locator('footer').getByText('No Purchase Necessary').count(), 1, 'on each page');
        assert.deepEqual(await page.evaluate(UNREADABLE), []);
        await page.clock.fastForward(5_000);
      }
      assert.ok(seen.size >= 15, `only ${seen.size} pages came`);
    });
  }
});

const SPOKEN: readonly [size: keyof typeof SIZES, activity: string, languages: readonly string[]][] = [
  ['lying', BEAT, [...LANGUAGES, 'en,zh-Hans', 'vi,es']],
  ['standing', BONUS, [...LANGUAGES, 'en,zh-Hant', 'vi,es']],
  ['fourK', BEAT, ['en', 'zh-Hant,en']],
];

for (const [size, activity, spoken] of SPOKEN) {
  test(`a ${size} sign speaks each language, two of them at once, and nothing is too small or cut off`, async () => {
    for (const languages of everyOf(3, spoken)) {
      await onSign(`?show=meters&activity=${activity}&lang=${languages}`, async page => {
        await page.setViewportSize(SIZES[size]);
        await page
          .getByText(/%|\$599/)
          .first()
          .waitFor();
        assert.deepEqual(await page.evaluate(UNREADABLE), [], languages);
        assert.equal(await page.evaluate('document.documentElement.lang'), languages.split(',')[0]);
      });
    }
  });
}

test('without a heartbeat a sign is marked after ten seconds, shows no amount after a minute, and comes back by itself', async () => {
  const context = await browser.newContext({ viewport: SIZES.lying });
  const page = await context.newPage();
  await page.clock.install();
  await house.enter(page, `/sign/${METER}`, 'sign-2', 'sign');
  await page.getByText(/^\$25,000/).waitFor();
  await page.clock.runFor(12_000);
  await page.evaluate('navigator.serviceWorker.ready.then(() => true)');
  await house.stop();
  await page.clock.fastForward(11_000);
  await page.getByText(/^As of \d/).waitFor();
  assert.equal(await page.getByText(/^\$25,000/).count(), 1, 'the last good number stays');
  await axe(page, 'a stale sign', { contrast: 7 });
  await page.clock.fastForward(60_000);
  await page.getByText('Updating').waitFor();
  assert.equal(await page.getByText(/^\$25,000/).count(), 0);

  await page.reload();
  await page.getByText('Updating').waitFor();
  await page.getByText(/^As of \d/).waitFor();

  await house.restart();
  await page.clock.runFor(3_000);
  await page.getByText(/^\$25,000/).waitFor();
  await page.getByText(/^As of/).waitFor({ state: 'detached' });
  await context.close();
});

/** A bare system without our letters has DejaVu Sans, which is an eighth wider. */
const WIDE_LETTERS = `(async () => {
  const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
  const ours = rules.map(({ cssText }) => cssText).find(text => text.includes('noto-sans-latin-wght'));
  const [address] = ours.match(/[^"(]*noto-sans-latin-wght[^")]*/);
  const wide = new FontFace('Wide', 'url("' + new URL(address, location.href) + '")', { sizeAdjust: '118%', weight: '100 900' });
  document.fonts.add(wide);
  document.documentElement.style.setProperty('--letters', '"Wide", sans-serif');
  await document.fonts.load('700 20px Wide');
})()`;

test('[ST-B3] [SGN-12] [SCR-2] an upright sign cuts nothing of the jackpot, whatever letters its system has', () =>
  onSign(METER, async page => {
    await page.getByText('$25,000').waitFor();
    const family = await page.evaluate<string>("getComputedStyle(document.querySelector('main section p')).fontFamily");
    assert.match(family, /^"Noto Sans Variable"/);
    assert.equal(
      await page.evaluate(`document.fonts.check('700 20px "Noto Sans Variable"')`),
      true,
      'our own are here',
    );
    for (const size of ['standing', 'lying', 'fourK'] as const) {
      await page.setViewportSize(SIZES[size]);
      await page.evaluate(WIDE_LETTERS);
      await page.evaluate('new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))');
      const cut = `(() => {
        const amount = document.querySelector('main section p');
        const { left, right } = amount.getBoundingClientRect();
        return [amount.scrollWidth > amount.clientWidth + 1, left < 0, right > innerWidth];
      })()`;
      assert.deepEqual(await page.evaluate(cut), [false, false, false], size);
    }
  }));

test('[SGN-11] a sign is designed beside its preview, and the address that comes out hangs it', () =>
  onSign('?design=1', async page => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.getByRole('heading', { name: 'Design a sign' }).waitFor();
    await page.getByLabel('Ruby').check();
    await page.getByLabel('A great win').check();
    const preview = page.locator('[data-weight="grand"]');
    await preview.waitFor();
    await page.getByLabel('Near table').fill('8');
    await page.getByLabel('Second language').selectOption('vi');
    const address = await page.locator('code').innerText();
    assert.match(address, /\/sign\/\?lang=en,vi&theme=ruby&near=8$/);
    await page.getByLabel('Letters').fill('#50101f');
    await page.getByRole('alert').waitFor();
    await page.getByLabel('Ruby').check();
    await page.getByLabel('Midnight').check();
    await axe(page, 'the designer');
    // At 200 %, and by keyboard alone.
    await page.setViewportSize({ width: 720, height: 450 });
    assert.ok(await page.evaluate('document.documentElement.scrollWidth <= innerWidth'));
    await pressByKeyboard(page.getByLabel('Near table'));
    await page.goto(address);
    await page.locator('[data-picture="rays"]').waitFor();
    assert.equal(
      await page.evaluate(
        "getComputedStyle(document.querySelector('main').closest('[data-picture]')).getPropertyValue('--accent')",
      ),
      '#ffd27a',
    );
  }));

test('a video wall shows a slide on each of its screens', () =>
  onSign('?show=meters', async page => {
    await page.setViewportSize({ width: 3840, height: 1080 });
    await page.getByRole('main').waitFor();
    const shown = await page.evaluate<readonly string[]>(
      "[...document.querySelectorAll('[data-voices]')].map(one => one.querySelector('section').textContent)",
    );
    assert.equal(shown.length, 2);
    assert.notEqual(shown[0], shown[1]);
    await page.setViewportSize(SIZES.lying);
  }));

test('[REG-A6] the sign of a demonstration says so', async () => {
  const page = await device.open();
  await page.route('**/api/v1/me', async route => {
    const answer = await route.fetch();
    return route.fulfill({ response: answer, json: { ...(await answer.json()), isDemo: true } });
  });
  await page.goto(new URL(`/sign/${METER}`, house.address).href);
  await page.getByText('DEMO', { exact: true }).waitFor();
  assert.deepEqual(await page.evaluate(UNREADABLE), []);
  await device.leave();
});

test('a sign restarts with the gaming day', async () => {
  const page = await device.open();
  let day = 14;
  await page.route('**/api/v1/feed?*', route => {
    const beat = { at: Date.now(), seq: 1, gamingDay: `2026-11-${day++}`, service: { type: 'writing' } };
    const messages = [
      `event: snapshot\nid: 1\ndata: {"meters":{}}`,
      `event: beat\nid: 1\ndata: ${JSON.stringify(beat)}`,
    ];
    return route.fulfill({ contentType: 'text/event-stream', body: `${messages.join('\n\n')}\n\n` });
  });
  await page.clock.install();
  await page.goto(new URL('/sign/', house.address).href);
  let isFresh = false;
  page.once('load', () => {
    isFresh = true;
  });
  for (let tries = 0; tries < 60 && !isFresh; tries++) {
    await page.clock.fastForward(5_000).catch(() => undefined); // Between two pages there is no clock.
    await sleep(50);
  }
  assert.ok(isFresh);
  await device.leave();
});

test('[REG-M8] a called hand is pending and the meter is cut; the win is announced within thirty seconds', () =>
  onSign(METER, async page => {
    await page.getByText('$25,000').waitFor();
    await keypad.do('/commands', { type: 'CallHand', table: 8, seat: 1, activity: SENSOR, row: 'hands/1' });
    // [SGN-9] It has the whole sign, and says what the others play for.
    await page.getByText('Pending', { exact: true }).waitFor();
    await page.getByText('$25,000.62').waitFor();
    await page.getByText('Table 8', { exact: true }).waitFor();
    await page.getByText('Everybody else plays for $5,000.00 now').waitFor();
    assert.deepEqual(await page.evaluate(UNREADABLE), []);
    await axe(page, 'a meter with a pending win', { contrast: 7 });
    const checked = ['cards shown', 'deck counted', 'player identified'];
    const verify = {
      type: 'VerifyHands',
      table: 8,
      activity: SENSOR,
      seen: ROYAL_SEEN,
      seal: 'S-1',
      deckCounted: true,
    };
    await floor.do('/commands', { ...verify, checked });
    await second.do('/commands', { type: 'AgreeToReview', review: 1 });
    const since = Date.now();
    const winner = page.getByRole('status').filter({ hasText: 'Winner!' });
    await winner.waitFor();
    assert.ok(Date.now() - since < 30_000);
    assert.equal(await page.getByText('No Purchase Necessary').count(), 1);
    await winner.getByRole('img', { name: /Ace of hearts/ }).waitFor(); // [SGN-10] The cards that won it.
    assert.equal(await winner.getAttribute('data-weight'), 'grand');
    assert.match(await winner.innerText(), /\$25,000\.62\s+Table 8, seat 1\s+Royal flush\s+.*resets to \$5,000\.00/);
    assert.equal(await page.getByText('Pending').count(), 0);
    assert.deepEqual(await page.evaluate(UNREADABLE), []);
    await axe(page, 'a win', { contrast: 7 });
  }));

test('the last winners, the newest first, and nobody is named', () =>
  onSign('?show=winners', async page => {
    await page.getByText('Winner!').waitFor();
    await page.clock.fastForward(61_000);
    await page.getByRole('heading', { name: 'Last winners' }).waitFor();
    const rows = page.getByRole('listitem');
    assert.match(await rows.nth(0).innerText(), /\$200\.00[\s\S]*Four of a kind[\s\S]*Table 8, seat 2/);
    assert.match(await rows.nth(1).innerText(), /\$25,000\.62[\s\S]*Royal flush[\s\S]*Table 8, seat 1/);
    assert.deepEqual(await page.evaluate(UNREADABLE), []);
    await axe(page, 'the last winners', { contrast: 7 });
  }));

/** The cards have come down: what moves on forever is behind the words. */
const CARDS_LIE = `Promise.all(
  document.getAnimations()
    .filter(one => Number.isFinite(one.effect.getComputedTiming().endTime))
    .map(one => one.finished.catch(() => undefined)),
).then(() => true)`;

test('[ST-B10] a winner and the last winners fit in two languages, each with its own times', () =>
  onSign('?show=winners&lang=en,zh-Hant', async page => {
    await page.getByText('Winner!').waitFor();
    for (const size of ['fourK', 'lying'] as const) {
      await page.setViewportSize(SIZES[size]);
      await page.evaluate(CARDS_LIE);
      assert.deepEqual(await misplaced(page), [], size);
    }
    await page.clock.fastForward(61_000);
    const first = page.getByRole('listitem').first();
    await first.getByText(/[A-Z][a-z]{2}\s\d+, \d+:\d\d\s[AP]M/).waitFor();
    await first.getByText(/月.*日.* [上下].*午.*\d:\d\d/).waitFor();
    await page.getByText('No Purchase Necessary').waitFor();
    for (const size of ['lying', 'standing'] as const) {
      await page.setViewportSize(SIZES[size]);
      assert.deepEqual(await page.evaluate(UNREADABLE), [], size);
    }
  }));
