import type { Locator, Page } from 'playwright-core';
import { type Card, isTile, JOKER, type Tile } from '#core/cards';
import type { CommandIn, CommandOf, House, Seen, SeenPlace } from '#core/house';
import { formatAmount } from '#core/money';
import { cardKey } from '../keys.ts';
import { activityAt } from './keypad.ts';

const sheet = (page: Page): Locator => page.getByRole('dialog');
const keyIn = (within: Locator, name: string | RegExp): Locator => within.getByRole('button', { name });

/** What waits in the queue is opened by a tap on its card. */
const openItem = async (page: Page, ...words: readonly string[]): Promise<Locator> => {
  const cards = words.reduce((all, text) => all.filter({ hasText: text }), page.locator('main ol button'));
  await cards.first().tap();
  await sheet(page).waitFor();
  return sheet(page);
};

/** Cards, bets and facts as somebody sees them at the table; the list is ticked off, and the key is pressed. */
export const verify = async (page: Page, command: CommandOf<'VerifyHands'>, house: House): Promise<void> => {
  const { table, activity, seen } = command;
  const open = await openItem(page, 'Called hand', `Table ${table}`, activityAt(house, table, activity).name);
  await enterSeen(open, seen);
  for (const box of await open.getByRole('group', { name: 'Checklist' }).getByRole('checkbox').all()) await box.check();
  await open.getByRole('textbox', { name: /Seal/ }).fill('S-1');
  await keyIn(open, /^(Authorize|Not a winning hand)/).tap();
  await page.getByText('Verified.').waitFor();
  await closeNext(page);
};

/** After a verification the sheet of its first prize opens; who goes on with something else closes it. */
export const closeNext = async (page: Page): Promise<void> => {
  await sheet(page).getByRole('group', { name: 'Checklist' }).waitFor({ state: 'detached' });
  if (!new URL(page.url()).hash.startsWith('#award.')) return;
  await page.getByRole('dialog', { name: /^Prize/ }).waitFor();
  await page.keyboard.press('Escape');
  await sheet(page).waitFor({ state: 'detached' });
};

/** The cards of everybody first: what is asked of a seat is asked while its field is chosen. */
export const enterSeen = async (open: Locator, seen: Seen): Promise<void> => {
  const fields = open.getByRole('group', { name: 'Whose cards' });
  await fields.getByRole('button').first().waitFor();
  const shared = [
    ['Board', seen.board],
    ['Dealer', seen.dealerCards],
    ['Player hand', seen.coup?.player ?? []],
    ['Banker hand', seen.coup?.banker ?? []],
  ] as const;
  for (const [field, cards] of shared) await enterPieces(open, fields, field, cards);
  for (const { seat, cards, tiles = [], set, homeRun } of seen.hands) {
    const own = `Seat ${seat}`;
    if (set !== undefined && (await fieldIn(fields, `${own}, front`).count()) > 0) {
      await enterPieces(open, fields, `${own}, front`, set.front);
      await enterPieces(open, fields, `${own}, middle`, set.middle ?? []);
      await enterPieces(open, fields, `${own}, back`, set.back);
    } else await enterPieces(open, fields, own, [...cards, ...tiles]);
    if (homeRun !== undefined) await open.getByLabel('Home run points').fill(String(homeRun));
  }
  for (const place of seen.places ?? []) await enterPlace(open, fields, place);
  await enterRound(open, seen);
};

const fieldIn = (fields: Locator, name: string): Locator =>
  fields.getByRole('button', { name: new RegExp(`^${name}(?!, |\\d)`) });

/** One tap a card. */
const enterPieces = async (open: Locator, fields: Locator, field: string, pieces: readonly (Card | Tile)[]) => {
  if (pieces.length === 0) return;
  const key = fieldIn(fields, field);
  await key.tap();
  for (const piece of pieces) {
    if (isTile(piece)) await open.getByRole('button', { name: piece, exact: true }).tap();
    else if (piece === JOKER) await keyIn(open, /^Joker$/).tap();
    else await cardKey(open, piece).tap();
  }
};
export const RANKS: Readonly<Record<string, RegExp>> = {
  A: /^Ace$/,
  K: /^King$/,
  Q: /^Queen$/,
  J: /^Jack$/,
  T: /^Ten$/,
  9: /^Nine$/,
  8: /^Eight$/,
  7: /^Seven$/,
  6: /^Six$/,
  5: /^Five$/,
  4: /^Four$/,
  3: /^Three$/,
  2: /^Two$/,
};
export const SUITS: Readonly<Record<string, RegExp>> = { s: /^Spades/i, h: /^Hearts/i, d: /^Diamonds/i, c: /^Clubs/i };

/** A bet, and what else somebody did, where the sheet asks for it. */
const enterPlace = async (open: Locator, fields: Locator, place: SeenPlace): Promise<void> => {
  const { seat, position = 1, wager, folded } = place;
  const name = position === 1 ? `${seat}` : `${seat}, position ${position}`;
  const bet = open.getByRole('group', { name: 'Bets in dollars' }).getByRole('textbox', {
    name: `Seat ${name}`,
    exact: true,
  });
  if (wager !== undefined && (await bet.count()) > 0) await bet.fill(formatAmount(wager));
  const marks = MARKS.filter(([mark]) => place[mark] === true);
  if (marks.length === 0 && folded === undefined) return;
  const field = fieldIn(fields, `Seat ${seat}`)
    .or(fieldIn(fields, `Seat ${seat}, front`))
    .first();
  if ((await field.count()) > 0) await field.tap();
  const about = open.getByRole('group', { name: `About seat ${name}`, exact: true });
  for (const [, words] of marks) {
    const box = about.getByLabel(words);
    if ((await box.count()) > 0) await box.check();
  }
  if (folded !== undefined) await enterFold(about, folded);
};
const MARKS = [
  ['bonusOnly', 'Bonus bet only'],
  ['isAllIn', 'All in'],
  ['missedBlind', 'Missed blind'],
  ['isHeldAside', 'Cards set aside'],
] as const;

const enterFold = async (about: Locator, folded: NonNullable<SeenPlace['folded']>): Promise<void> => {
  const street = about.getByRole('combobox', { name: 'Folded' });
  const tick = about.getByRole('checkbox', { name: 'Folded' });
  if ((await street.count()) > 0) await street.selectOption(folded);
  else if ((await tick.count()) > 0) await tick.check();
};

const enterRound = async (open: Locator, seen: Seen): Promise<void> => {
  const ticks = [
    ['Reached the showdown', seen.reachedShowdown],
    ['Misdeal', seen.isMisdeal ?? false],
    ['Fouled deck', seen.isFouledDeck ?? false],
    ['Hand was discussed', seen.wasDiscussed ?? false],
  ] as const;
  for (const [words, isOn] of ticks) {
    const box = open.getByRole('checkbox', { name: words });
    if ((await box.count()) > 0) await box.setChecked(isOn);
  }
  const players = open.getByRole('textbox', { name: 'Players dealt in' });
  if (seen.playersDealtIn !== undefined && (await players.count()) > 0) await players.fill(String(seen.playersDealtIn));
  const pot = open.getByRole('textbox', { name: 'Pot in dollars' });
  if (seen.pot !== undefined && (await pot.count()) > 0) await pot.fill(formatAmount(seen.pot));
};

/** Somebody else approves what was verified. */
export const approve = async (page: Page): Promise<void> => {
  const open = await openItem(page, 'To approve');
  await keyIn(open, /^Approve/).tap();
  await open.waitFor({ state: 'detached' });
};

/** Surveillance has seen it on video. */
export const confirmPlay = async (page: Page): Promise<void> => {
  const open = await openItem(page, 'For surveillance');
  await keyIn(open, 'Play confirmed').tap();
  await open.waitFor({ state: 'detached' });
};

/** A prize that the tray pays is paid at its table. */
export const payFromTray = async (page: Page, award: number): Promise<void> => {
  const card = page.locator('main ol button').filter({ hasText: /To be paid|Claim/ });
  await card.first().tap();
  const open = page.getByRole('dialog', { name: `Prize ${award}` });
  const seen = keyIn(open, 'ID seen');
  const pay = keyIn(open, /^Pay .* from the tray/);
  await seen.or(pay).first().waitFor();
  if ((await seen.count()) > 0) await seen.tap();
  const paperwork = open.getByRole('checkbox', { name: /^Paperwork/ });
  await pay.waitFor();
  if ((await paperwork.count()) > 0) await paperwork.check();
  await pay.tap();
  await open.waitFor({ state: 'detached' });
};

/** A hand is put on the board of the best ones, with its cards and the list ticked off. */
export const postHand = async (page: Page, { table, seen }: CommandOfBoard): Promise<void> => {
  await page.getByRole('button', { name: /^Boards/ }).tap();
  await page.getByRole('button', { name: 'Enter a hand' }).tap();
  const open = sheet(page);
  await open.getByRole('combobox', { name: 'Table in play' }).selectOption(String(table));
  await enterSeen(open, seen);
  for (const box of await open.getByRole('group', { name: 'Checklist' }).getByRole('checkbox').all()) await box.check();
  const { hands } = seen;
  for (const { seat } of hands) await enterName(open, seat);
  await keyIn(open, 'Put it on the board').tap();
  await open.waitFor({ state: 'detached' });
};
/** Where the board has names, the player says which; it is asked once the house knows who would be on it. */
const enterName = async (open: Locator, seat: number): Promise<void> => {
  const name = open.getByLabel(`Name on the board, seat ${seat}`);
  const post = keyIn(open, 'Put it on the board').and(open.locator(':enabled'));
  await name.or(post).first().waitFor();
  if ((await name.count()) > 0) await name.fill(`Guest ${seat}`);
};
type CommandOfBoard = Extract<CommandIn<'high-hand'>, { type: 'PostHand' }>;
