import type { Browser, Page } from 'playwright-core';
import { STAFF } from '../api/floor.ts';
import type { Person, TestStation } from '../api/server.ts';
import { SENSOR } from '../house/room.ts';
import { PATIENCE_MS } from './browser.ts';
import { LiveHouse } from './house.ts';
import { cardKey, holdKey } from './keys.ts';

/** One thing that somebody did, and the screen on which it can be seen. */
export type Step = {
  readonly name: string;
  readonly screen: 'Sign' | 'Keypad' | 'Floor' | 'To approve' | 'Cage';
  readonly words: string;
  readonly page: Page;
};

/** Called after every step, when nothing moves on the screen. */
export type OnStep = (step: Step) => Promise<void>;

const { dee, fay, sue, cora } = STAFF;

/** From Coin In to a paid jackpot: a keypad, two consoles of the floor, the cage and a sign of one house, by hand. */
export const walk = async (house: LiveHouse, browser: Browser, onStep: OnStep): Promise<void> => {
  const room = await openRoom(house, browser);
  await betsAndCoinIn(room, onStep);
  await theCall(room, onStep);
  await theVerification(room, onStep);
  await theSecondPerson(room, onStep);
  await thePayment(room, onStep);
  await theEnd(room, onStep);
};

/** The house of the walk: table 8 has a progressive with $25,000 on its meter, and a sensor at every seat. */
export const openHouse = (): Promise<LiveHouse> => LiveHouse.open({ settings: { isDemo: true } });

type Room = {
  readonly keypad: Page;
  readonly floor: Page;
  readonly second: Page;
  readonly cage: Page;
  readonly sign: Page;
  readonly sensor: TestStation;
};

const SIZES = {
  keypad: { width: 1024, height: 600 },
  tablet: { width: 1280, height: 800 },
  sign: { width: 1920, height: 1080 },
} as const;

/** The wall of a card room isn't a place for a chime, and a headless browser has no printer. */
const QUIET = 'window.print = () => {};';

const openRoom = async (house: LiveHouse, browser: Browser): Promise<Room> => {
  const open = async (size: keyof typeof SIZES): Promise<Page> => {
    const context = await browser.newContext({ viewport: SIZES[size], colorScheme: 'dark' });
    await context.addInitScript(QUIET);
    const page = await context.newPage();
    page.setDefaultTimeout(PATIENCE_MS);
    return page;
  };
  const [keypad, floor, second] = [await open('keypad'), await open('tablet'), await open('tablet')];
  const [cage, sign] = [await open('tablet'), await open('sign')];
  await house.enter(keypad, '/keypad/?table=8&mm=6.65', 'keypad-8', 'keypad', 8);
  await signOn(keypad, dee);
  await house.enter(floor, '/floor/', 'floor-a', 'floor');
  await signOn(floor, fay);
  await house.enter(second, '/floor/', 'floor-b', 'floor');
  await signOn(second, sue);
  await house.enter(cage, '/cage/', 'cage-1', 'cage');
  await signOn(cage, cora);
  await house.enter(sign, `/sign/?show=meters,winners&activity=${SENSOR}&every=600`, 'sign-1', 'sign');
  return { keypad, floor, second, cage, sign, sensor: await house.station('sensor-8', 'sensor', 8) };
};

const signOn = async (page: Page, { badge, pin }: Person): Promise<void> => {
  await page.getByRole('textbox', { name: 'Badge' }).fill(badge);
  for (const digit of pin) await key(page, digit).click();
  await key(page, 'OK').click();
};

const key = (page: Page, name: string | RegExp) =>
  page.getByRole('button', typeof name === 'string' ? { name, exact: true } : { name });
const seat = (page: Page, number: number) => page.locator(`[data-seat="${number}"]`);
const lead = (page: Page) => page.locator('main section > button').first();

/** The big key takes no tap that may still have meant the key before it. */
const BOUNCE_MS = 750;

const betsAndCoinIn = async ({ keypad, sign, sensor }: Room, onStep: OnStep): Promise<void> => {
  await sign.getByText('$25,000').waitFor();
  await onStep({ name: 'meter', screen: 'Sign', page: sign, words: 'The meter of the progressive is at $25,000.' });

  for (const place of [1, 2]) {
    const lit = { seat: place, position: 1, activity: SENSOR, space: 'player' };
    await sensor.do('/tables/8/light', { lit });
  }
  await seat(keypad, 4).click();
  await key(keypad, 'Has the bank').click();
  await lead(keypad).click();
  await seat(keypad, 2).filter({ hasText: 'Seen' }).waitFor();
  const seen =
    'Seats 1 and 2 put a dollar on their sensors; the dealer marks who has the bank. The sensors see two bets.';
  await onStep({ name: 'bets', screen: 'Keypad', page: keypad, words: seen });

  await keypad.waitForTimeout(BOUNCE_MS);
  await key(keypad, /^Coin In/).click();
  await keypad.getByText('Bets: 2 · $2').waitFor();
  await sign.getByText('$25,000.62').waitFor();
  const locked = 'Coin In: the bets are locked, the fees are taken, and the meter has gone up by their part.';
  await onStep({ name: 'coin-in', screen: 'Keypad', page: keypad, words: locked });
};

const theCall = async ({ keypad, sign }: Room, onStep: OnStep): Promise<void> => {
  await seat(keypad, 1).click();
  await key(keypad, /^Royal flush/).waitFor();
  const hands = 'Seat 1 shows a royal flush. The dealer taps the seat; each key says what its hand pays.';
  await onStep({ name: 'hands', screen: 'Keypad', page: keypad, words: hands });

  await holdKey(key(keypad, /^Royal flush/), keypad.getByText(/called/));
  await keypad.getByText('Seat 1: Royal flush, $25,000.62. Hold the cards. The floor is verifying.').waitFor();
  await lead(keypad).click();
  await seat(keypad, 1).filter({ hasText: 'Called' }).waitFor();
  const held = 'The hand is called. There is no Game Over now: hold the cards until the floor has been there.';
  await onStep({ name: 'called', screen: 'Keypad', page: keypad, words: held });

  await sign.getByText('Pending', { exact: true }).waitFor();
  const pending =
    'The amount is locked for this claim. The meter has started again, and all other tables keep playing.';
  await onStep({ name: 'pending', screen: 'Sign', page: sign, words: pending });
};

const theVerification = async ({ floor }: Room, onStep: OnStep): Promise<void> => {
  const call = floor.getByRole('button', { name: /Called hand.*Table 8/ });
  await call.waitFor();
  await onStep({ name: 'queue', screen: 'Floor', page: floor, words: 'The call is in the queue, with its clock.' });

  await call.click();
  const sheet = floor.getByRole('dialog');
  await cardKey(sheet, 'As').focus();
  for (const letter of 'AhThKhQhJh9c9d8c7dKd2s4c3d') await floor.keyboard.press(letter);
  await sheet.getByRole('textbox', { name: 'Seat 1', exact: true }).fill('10');
  await sheet.getByText('Qualifies', { exact: true }).waitFor();
  for (const box of await sheet.getByRole('group', { name: 'Checklist' }).getByRole('checkbox').all()) {
    await box.check();
  }
  await sheet.getByRole('textbox', { name: /Seal/ }).fill('S-1041');
  const judged = 'The floor enters the cards, sees the result by the approved chart and checks off the list.';
  await onStep({ name: 'verify', screen: 'Floor', page: floor, words: judged });

  await sheet.getByRole('button', { name: /^Authorize \$25,000\.62/ }).click();
  await floor.getByText('Verified.').waitFor();
};

const theSecondPerson = async ({ second, sign, keypad }: Room, onStep: OnStep): Promise<void> => {
  await second.getByRole('button', { name: /To approve.*Table 8/ }).click();
  const sheet = second.getByRole('dialog');
  const agree = sheet.getByRole('button', { name: 'Approve $25,000.62' });
  await agree.waitFor();
  const same = 'An amount this large takes two people. The second one sees the same cards and the same reasons.';
  await onStep({ name: 'second', screen: 'To approve', page: second, words: same });

  await agree.click();
  await second.getByText('Approved.').waitFor();
  await sign.getByText('Winner!').waitFor();
  await onStep({
    name: 'winner',
    screen: 'Sign',
    page: sign,
    words: 'The room reads at once who has won, and how much.',
  });

  await keypad.getByText('Ask seat 1 for ID').waitFor();
  const coach = 'The line above the table says what to do next.';
  await onStep({ name: 'id', screen: 'Keypad', page: keypad, words: coach });
};

const thePayment = async ({ cage, keypad }: Room, onStep: OnStep): Promise<void> => {
  await cage.getByRole('searchbox').fill('8/1');
  await cage.keyboard.press('Enter');
  await key(cage, /^ID shown/).click();
  await cage.getByRole('checkbox', { name: /^Paperwork complete/ }).check();
  await key(cage, /^Pay…/).click();
  const sheet = cage.getByRole('dialog', { name: 'Pay this prize' });
  const pay = sheet.getByRole('button', { name: 'Pay $25,000.62 – table 8 seat 1' });
  await pay.waitFor();
  const review =
    'The winner is at the cage with an ID. The sheet says who gets how much, from which fund, and which tax form.';
  await onStep({ name: 'pay', screen: 'Cage', page: cage, words: review });

  await pay.click();
  await cage.getByText(/^Paid .* by /).waitFor();
  const paid = 'It is paid, once. Slip 1 is printed in two copies.';
  await onStep({ name: 'paid', screen: 'Cage', page: cage, words: paid });
  await keypad.getByText('Winning hand? Tap the seat. Otherwise, Game Over.').waitFor();
};

const theEnd = async ({ keypad, sign }: Room, onStep: OnStep): Promise<void> => {
  await keypad.waitForTimeout(BOUNCE_MS);
  await key(keypad, 'Game Over').click();
  await key(keypad, 'Start Game').waitFor();
  await onStep({
    name: 'over',
    screen: 'Keypad',
    page: keypad,
    words: 'Game Over: the table is ready for the next round.',
  });

  await sign.goto(sign.url().replace('show=meters,winners', 'show=winners'));
  await sign.getByRole('heading', { name: 'Last winners' }).waitFor({ timeout: PATIENCE_MS });
  await onStep({ name: 'winners', screen: 'Sign', page: sign, words: 'The win is among the last winners.' });
};
