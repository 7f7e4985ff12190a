import type { Locator, Page } from 'playwright-core';
import { type CommandOf, type GameAtTable, gameAtTable, type House } from '#core/house';
import { formatAmountShort } from '#core/money';
import { tapsFor } from '../../../src/measure/stations/game-table.ts';
import { beside } from './desk.ts';
import { RANKS, SUITS } from './floor.ts';
import { home, keysIn, openSeat, tapKey } from './keypad.ts';

type Move = CommandOf<'PlayRound'>['moves'][number];

const gameAt = (house: House, table: number): GameAtTable => gameAtTable(house, house.tables.get(table)!)!; // It deals one.

/** The big key takes no second tap that still meant the key before. */
const bigKey = async (page: Page, words: RegExp): Promise<void> => {
  const key = page.getByRole('button', { name: words });
  await key.waitFor();
  await page.waitForTimeout(750);
  await key.tap();
};

/** Chip by chip, seat by seat. */
export const placeBets = async (page: Page, command: CommandOf<'PlaceBets'>, house: House): Promise<void> => {
  const { layout } = gameAt(house, command.table);
  let at = '';
  for (const tap of tapsFor(command, house)) {
    const [bet] = (tap as CommandOf<'PlaceBets'>).bets; // One tap puts one bet down.
    const { seat, wager, amount } = bet!;
    if (at !== `${seat} ${wager}`) {
      await openSeat(page, seat);
      await tapKey(page, layout.find(one => one.wager === wager)!.label.message);
      at = `${seat} ${wager}`;
    }
    const chip = formatAmountShort(amount);
    await keyNamed(page, chip).tap();
    await keysIn(page).filter({ hasText: 'Take the bet back' }).filter({ hasText: chip }).waitFor();
  }
  await home(page);
};

const keyNamed = (page: Page, words: string): Locator =>
  keysIn(page).filter({ hasText: new RegExp(`^${escaped(words)}$`) });

const escaped = (words: string): string => words.replaceAll(/[$.]/g, '\\$&');

export const coinIn = async (page: Page): Promise<void> => {
  await bigKey(page, /^Coin In/);
  await page.getByRole('button', { name: /^(Enter cards|Settle|Decisions)/ }).waitFor();
};

export const finish = async (page: Page): Promise<void> => {
  await home(page);
  await bigKey(page, /^Game Over/);
  await page.getByRole('button', { name: /^Same bets again/ }).waitFor();
};

/** One move of the round; whether there is a way for it here. */
export const makeMove = async (page: Page, move: Move, table: number, house: House): Promise<boolean> => {
  const game = gameAt(house, table);
  switch (move.type) {
    case 'DealCards':
      await stepOpened(page, /^Enter cards/, page.getByRole('group', { name: padOf(move.to) }));
      for (const card of move.cards) await tapCard(page, card);
      await page
        .getByRole('group', { name: new RegExp(`${move.cards.length} of ${move.cards.length}`) })
        .waitFor({ state: 'detached' });
      return true;
    case 'Fold':
      await decide(page, move.seat, keysIn(page).filter({ hasText: /^Fold/ }));
      return true;
    case 'MakePlay': {
      if (game.next?.type !== 'decide') return false;
      const times = move.amount / game.next.from;
      if (!Number.isInteger(times)) return false;
      await decide(page, move.seat, keysIn(page).filter({ hasText: new RegExp(`^Play ${times}×`) }));
      return true;
    }
    case 'RevealDealer':
      await home(page);
      await bigKey(page, /^Dealer’s hand/);
      await page.getByRole('button', { name: /^Settle/ }).waitFor();
      return true;
    case 'PressHandButton': {
      const { seat, wager, hand } = move;
      await openSeat(page, seat);
      await tapKey(page, game.buttons.find(one => one.wager === wager && one.hand === hand)!.label.message);
      await page.locator('main section button[aria-pressed="true"]').first().waitFor();
      await home(page);
      return true;
    }
    case 'Settle': {
      const done = page.getByRole('button', { name: 'Done', exact: true });
      const panel = page.getByRole('region', { name: stepNames(move.step), exact: true });
      await stepOpened(page, /^Settle/, panel);
      await done.tap();
      await panel.waitFor({ state: 'detached' });
      return true;
    }
    case 'ReportIrregularity':
      return false;
  }
};

const padOf = (to: number | 'dealer'): RegExp => (to === 'dealer' ? /^Dealer’s cards/ : new RegExp(`^Seat ${to}\\b`));
const stepNames = (step: number | string): string =>
  typeof step === 'number' ? `Seat ${step}` : step === 'folded' ? 'Folded hands' : 'Bonuses at the end';

/** The step is opened by the big key, and the next one follows by itself. */
const stepOpened = async (page: Page, words: RegExp, isOpen: Locator): Promise<void> => {
  const key = page.getByRole('button', { name: words });
  await isOpen.or(key).first().waitFor();
  if ((await isOpen.count()) === 0) await bigKey(page, words);
  await isOpen.waitFor();
};

const decide = async (page: Page, seat: number, key: Locator): Promise<void> => {
  const panel = page.getByRole('region', { name: `Seat ${seat}`, exact: true });
  await stepOpened(page, /^Decisions/, panel);
  await key.tap();
  await panel.waitFor({ state: 'detached' });
};

const tapCard = async (page: Page, card: string): Promise<void> => {
  await page.getByRole('button', { name: RANKS[card[0]!]! }).tap();
  await page.getByRole('button', { name: SUITS[card[1]!]! }).tap();
};

/** The floor looks at a winning hand; from the set amount on with somebody beside. */
export const verifyHand = async (page: Page, { table, seat }: CommandOf<'VerifyGameHand'>): Promise<void> => {
  const sheet = await openHand(page, table, seat);
  await sheet.getByRole('button', { name: /^Verify/ }).tap();
  const second = page.getByRole('dialog', { name: /^Verify/ });
  await Promise.race([second.waitFor(), sheet.waitFor({ state: 'detached' })]);
  if ((await second.count()) > 0) await beside(second, /^Verify/);
  await page.keyboard.press('Escape');
};

export const completePapers = async (
  page: Page,
  { table, seat }: CommandOf<'CompleteGameDocuments'>,
): Promise<void> => {
  const sheet = await openHand(page, table, seat);
  await sheet.getByRole('button', { name: 'Paperwork complete' }).tap();
  await sheet.waitFor({ state: 'detached' });
};

const openHand = async (page: Page, table: number, seat: number): Promise<Locator> => {
  await page
    .locator('main ol button')
    .filter({ hasText: 'Winning hand' })
    .filter({ hasText: new RegExp(`Table ${table}(?!\\d).*seat ${seat}(?!\\d)`, 'i') })
    .first()
    .tap();
  return page.getByRole('dialog', { name: `Winning hand: table ${table}, seat ${seat}` });
};
