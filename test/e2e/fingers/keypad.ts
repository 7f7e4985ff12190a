import type { Locator, Page } from 'playwright-core';
import type { CommandOf, House } from '#core/house';
import { type Cents, formatAmountShort } from '#core/money';
import { type ActivityAtTable, type SeatView, type TableParts, viewOf } from '#core/views';
import { holdKey } from '../keys.ts';
import { foundIn, tapIn } from './station.ts';

const partOf = <Part extends keyof TableParts>(house: House, table: number, part: Part): TableParts[Part] =>
  viewOf(`table.${table}`).part(house, part) as TableParts[Part]; // As the view says.

export const activityAt = (house: House, table: number, activity: string): ActivityAtTable => {
  const found = partOf(house, table, 'activities').find(one => one.activity === activity);
  if (found === undefined) throw new Error(`${activity} is not offered at table ${table}`);
  return found;
};

export const seatsAt = (house: House, table: number): readonly SeatView[] => partOf(house, table, 'seats');

export const keysIn = (page: Page): Locator => page.locator('main section button');

/** The key with these words, on whichever page of keys it is; it is there as soon as the house has said so. */
export const tapKey = async (page: Page, begins: string, goesOn = ''): Promise<void> =>
  (await findKey(page, begins, goesOn)).tap();

const findKey = async (page: Page, begins: string, goesOn: string): Promise<Locator> => {
  for (let looks = 0; looks < LOOKS_MAX; looks += 1) {
    const found = await foundIn(keysIn(page), begins, goesOn);
    if (found !== undefined) return found;
    await tapIn(keysIn(page), 'More');
    await page.waitForTimeout(50);
  }
  const there = (await keysIn(page).allTextContents()).join(' | ');
  throw new Error(`no key ${begins} ${goesOn} among ${there}`);
};
const LOOKS_MAX = 60;

export const home = async (page: Page): Promise<void> => {
  const back = page.locator('main section > button').first();
  for (let looks = 0; looks < 4 && (await back.count()) > 0; looks += 1) await back.tap();
};

export const openSeat = async (page: Page, seat: number): Promise<void> => {
  await home(page);
  const key = page.locator(`[data-seat="${seat}"]`);
  await page.locator('[data-seat="1"]').waitFor();
  if ((await key.count()) === 0) {
    await page.locator('[data-dealer] button').tap();
    while ((await page.getByText(`now ${seat}`, { exact: true }).count()) === 0) await tapKey(page, 'One more seat');
    await home(page);
  }
  await key.tap();
};

/** Somebody sits down, or puts a bet behind somebody. */
export const sit = async (page: Page, { seated: { seat, position, role } }: CommandOf<'SeatPlayer'>) => {
  await openSeat(page, seat);
  if (position > 1) await tapKey(page, 'Add backline');
  else await tapKey(page, role === 'player' ? 'Guest' : ROLES[role]!, 'Sits down');
  await keysIn(page)
    .filter({ hasText: /Leaves|Seat, fees, coupons/ })
    .nth(position - 1)
    .waitFor();
  await home(page);
};
const ROLES: Readonly<Record<string, string>> = {
  'proposition-player': 'Proposition player',
  'employee-off-duty': 'Employee off duty',
  'employee-off-duty-in-uniform': 'Employee off duty, in uniform',
  'employee-on-duty': 'Employee on duty',
  'employee-standby-in-uniform': 'Employee on standby, in uniform',
  'employee-standby': 'Employee on standby',
  house: 'Dealer plays',
};

export const canSit = ({ seated: { player, role, position, age } }: CommandOf<'SeatPlayer'>): boolean =>
  player.type === 'anonymous' && age === undefined && (position > 1 || role === 'player' || role in ROLES);

export const markFee = async (page: Page, { table, lit }: CommandOf<'LightSeat'>, house: House) => {
  const { name } = activityAt(house, table, lit.activity);
  const behind = lit.position === 1 ? '' : `Backline ${lit.position} · `;
  const where = `${behind}${name}${lit.space === 'player' ? '' : ' · on'}`;
  await openSeat(page, lit.seat);
  await tapKey(page, 'Mark fee', where);
  await keysIn(page).filter({ hasText: 'Fee marked' }).first().waitFor();
  await home(page);
};

export const ask = async (page: Page, { table, seat, activity, row }: CommandOf<'AskForPrize'>, house: House) => {
  const { name, hands } = activityAt(house, table, activity);
  await openSeat(page, seat);
  await tapKey(page, 'Plays for', name);
  await tapKey(page, labelOf(hands, row));
  await home(page);
};

const labelOf = (hands: ActivityAtTable['hands'], row: string | undefined): string =>
  hands.find(hand => hand.row === row)!.label; // It is called, so it is there.

const bigKey = (page: Page, words: RegExp): Locator => page.getByRole('button', { name: words });

/** The bank is marked, the game starts, and the pot is counted where there is one. */
export const start = async (page: Page, { playerDealer, pot }: CommandOf<'StartGame'>) => {
  if (playerDealer !== undefined) {
    await openSeat(page, playerDealer);
    await tapKey(page, 'Has the bank');
    await home(page);
  }
  await page.waitForTimeout(700); // The big key takes no second tap that still meant the key before.
  await bigKey(page, /^(Coin In|Start Game)/).tap();
  await bigKey(page, /^Game Over/).waitFor();
  if (pot !== undefined) await countPot(page, pot);
};

const countPot = async (page: Page, pot: Cents): Promise<void> => {
  await page.locator('[data-dealer] button').tap();
  await tapKey(page, 'Count the pot');
  for (const digit of formatAmountShort(pot).replaceAll(/\D/g, '')) await tapKey(page, digit);
  await tapKey(page, 'OK');
  await page.locator('[data-seat="1"]').waitFor();
};

export const call = async (page: Page, { table, seat, activity, row }: CommandOf<'CallHand'>, house: House) => {
  const { name, hands } = activityAt(house, table, activity);
  await openSeat(page, seat);
  const callable = partOf(house, table, 'activities').filter(one => one.isInRound && one.hands.length > 0);
  const wanted = await findKey(page, labelOf(hands, row), callable.length > 1 ? name : '');
  const called = keysIn(page).filter({ hasText: 'called' });
  if (/hold$/i.test(await wanted.innerText())) await holdKey(wanted, called);
  else await wanted.tap();
  await called.first().waitFor();
  await home(page);
};
