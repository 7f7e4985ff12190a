import type { Locator, Page } from 'playwright-core';
import type { CommandIn } from '#core/house';
import { formatAmount } from '#core/money';
import { choose, keyIn, opened, pressed, pressedAway, region } from './desk.ts';
import { RANKS, SUITS } from './floor.ts';

const fieldIn = (within: Locator, name: string): Locator => within.getByLabel(name, { exact: true });

/** Tables are put on the board; then the score is typed. */
export const squaresAt = async (page: Page, command: CommandIn<'squares'>): Promise<boolean> => {
  await choose(page, 'Squares');
  switch (command.type) {
    case 'SetBoard': {
      for (const { table, top, left } of command.board) {
        await fieldIn(opened(page), 'Table to place').fill(String(table));
        await keyIn(opened(page), `Top ${top}, left ${left}: free`).tap();
      }
      const set = keyIn(opened(page), /^Set the board with/);
      await set.tap();
      await set.waitFor({ state: 'detached' });
      return true;
    }
    case 'ScorePeriod': {
      if (!command.isFinal || command.bowl.length > 0) return false;
      const [top, left] = command.score;
      const form = region(page, 'Score');
      await fieldIn(form, 'Score of the team on top').fill(String(top));
      await fieldIn(form, 'Score of the team on the left').fill(String(left));
      await pressedAway(page, keyIn(form, 'Record the score'));
      return true;
    }
    default:
      return false;
  }
};

/** A sheet of picks, and the results when all games are over. */
export const pickAt = async (page: Page, command: CommandIn<'contest'>): Promise<boolean> => {
  await choose(page, 'Picks');
  switch (command.type) {
    case 'SubmitEntry': {
      const form = region(page, 'Record an entry');
      const player = fieldIn(form, 'Player');
      await player.fill(command.player);
      await fillSheet(form, 'Guess for the final score', command.picks, command.guess);
      await keyIn(form, 'Record the entry').tap();
      await form.locator('input[value=""]').first().waitFor();
      return true;
    }
    case 'SettleContest': {
      const form = region(page, 'Results');
      await fillSheet(form, 'Final score', command.results, command.final);
      await pressedAway(page, keyIn(form, /^Settle/).and(form.locator(':enabled')));
      return true;
    }
    default:
      return false;
  }
};

type Sides = Readonly<Record<string, string>>;

const fillSheet = async (form: Locator, pair: string, sides: Sides, score: readonly number[] | undefined) => {
  for (const [game, side] of Object.entries(sides)) await fieldIn(form, game).fill(side);
  const fields = form.getByRole('group', { name: pair }).getByRole('spinbutton');
  for (const [place, count] of (score ?? []).entries()) await fields.nth(place).fill(String(count));
};

/** Tokens are tapped as they come out, with the next hand of each table. */
export const splashAt = async (page: Page, command: CommandIn<'splash-pot'>): Promise<boolean> => {
  if (command.type !== 'SplashPots') return false;
  await choose(page, 'Splash pot');
  for (const table of command.draws) await keyIn(opened(page), new RegExp(`^Table ${table} ·`)).tap();
  await fieldIn(opened(page), 'How many tables').fill(String(command.count));
  for (const { table, pot, winners } of command.hands) {
    const hand = region(page, `Next hand at table ${table}`);
    await fieldIn(hand, 'Pot before the splash').fill(formatAmount(pot));
    await hand.getByLabel('Seats that won it').fill(winners.join(', '));
  }
  await pressed(page, keyIn(opened(page), 'Record the splash…'), opened(page).getByText('Last drawing'));
  return true;
};

/** Holders are verified, draw a card and choose an envelope. */
export const countAt = async (page: Page, command: CommandIn<'car-giveaway'>): Promise<boolean> => {
  if (command.type !== 'TryKeys') return false;
  await choose(page, 'Car giveaway');
  const form = region(page, 'Envelopes and keys');
  for (const [place, holder] of command.holders.entries()) {
    const name = fieldIn(form, `Holder ${place + 1}`);
    if ((await name.count()) === 0) await keyIn(form, 'One more holder').tap();
    await name.fill(holder.player);
    const row = form.getByRole('row').nth(place + 1);
    const seen = [
      ['Present', holder.isPresent],
      ['ID', holder.showsId],
      ['Pass', holder.showsPass],
    ] as const;
    for (const [words, isOn] of seen) await row.getByRole('checkbox', { name: words, exact: true }).setChecked(isOn);
    await fieldIn(row, `Card of ${holder.player}`).selectOption(holder.card ?? '');
    await fieldIn(row, `Envelope of ${holder.player}`).fill(String(holder.envelope ?? ''));
  }
  await fieldIn(form, 'Envelope with the starting key').fill(String(command.startingEnvelope));
  await pressed(page, keyIn(form, 'Record the keys…'), opened(page).getByText('The car is won'));
  return true;
};

/** Cards and value awards as the pointer shows them. */
export const playCardWheelAt = async (page: Page, command: CommandIn<'card-wheel'>): Promise<boolean> => {
  await choose(page, 'Wheel of cards');
  const at = region(page, /^At the wheel/);
  if (command.type === 'StepUp') {
    await opened(page).getByRole('textbox', { name: 'Who spins' }).fill(command.player);
    await keyIn(opened(page), 'Steps up to the wheel').tap();
    await at.waitFor();
    return true;
  }
  if (command.type !== 'Spin') return false;
  const { shown } = command;
  const [rank, suit] = shown;
  if (shown === 'peg') await at.getByRole('checkbox', { name: 'Stuck on a peg' }).check();
  else if (shown.length === 2) {
    await keyIn(at, RANKS[rank!]!).tap();
    await keyIn(at, SUITS[suit!]!).tap();
  } else await at.getByRole('combobox', { name: 'or a value award' }).selectOption(shown);
  const before = await spinsOn(page);
  await pressed(page, keyIn(at, 'Record the spin…'), page.getByRole('dialog'));
  while ((await spinsOn(page)) === before) await page.waitForTimeout(50);
  return true;
};

const spinsOn = async (page: Page): Promise<string | undefined> =>
  (await opened(page).getByRole('status').allInnerTexts()).find(text => /spins?$/.test(text));

/** A card is enrolled, sits down, is swiped and leaves. */
export const trackAt = async (page: Page, command: CommandIn<'tracking'>): Promise<boolean> => {
  await choose(page, 'Tracked play');
  const row = (player: string): Locator =>
    region(page, 'Club cards').getByRole('button', { name: player, exact: true });
  switch (command.type) {
    case 'EnrollPlayer':
      await fieldIn(region(page, 'Enroll a card'), 'Card').fill(command.player);
      await keyIn(region(page, 'Enroll a card'), 'Enroll').tap();
      await row(command.player).waitFor();
      return true;
    case 'SitDown': {
      await row(command.player).tap();
      const sheet = page.getByRole('dialog');
      await sheet.getByRole('combobox', { name: 'Table' }).selectOption(String(command.table));
      await keyIn(sheet, `Sits down at table ${command.table}`).tap();
      await keyIn(sheet, 'Leaves the table').waitFor();
      await page.keyboard.press('Escape');
      return true;
    }
    case 'LeaveTable': {
      await row(command.player).tap();
      const sheet = page.getByRole('dialog');
      await keyIn(sheet, 'Leaves the table').tap();
      await keyIn(sheet, /^Sits down at table/)
        .or(sheet.getByText('No table is open.'))
        .waitFor();
      await page.keyboard.press('Escape');
      return true;
    }
    default:
      return false;
  }
};
