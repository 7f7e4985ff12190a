import type { Locator, Page } from 'playwright-core';
import type { CommandIn, CommandOf } from '#core/house';
import { PIN } from '../../../src/measure/staff.ts';

const opened = (page: Page): Locator => page.getByRole('region', { name: 'Details' });
const keyIn = (within: Locator, name: string | RegExp): Locator => within.getByRole('button', { name });
const region = (page: Page, name: string | RegExp): Locator => opened(page).getByRole('region', { name });

/** Chooses it among what runs, by the name of its mechanism. */
const choose = async (page: Page, mechanism: string): Promise<void> => {
  await page.getByRole('navigation', { name: 'Running now' }).getByRole('button', { name: mechanism }).first().tap();
  await opened(page).getByRole('heading', { level: 2 }).waitFor();
};

type Ran = CommandOf<'RunPromotion'>;

/** Does it at the promotions desk; whether there is a way for it here. */
export const runAtDesk = async (page: Page, { mechanism, command }: Ran): Promise<boolean> => {
  switch (mechanism) {
    case 'gamble-up':
      return callAt(page, command as CommandIn<'gamble-up'>);
    case 'wheel':
      return spinAt(page, command as CommandIn<'wheel'>);
    case 'drawing':
      return drawAt(page, command as CommandIn<'drawing'>);
    case 'table-drawing':
      return drawTableAt(page, command as CommandIn<'table-drawing'>);
    default:
      return false;
  }
};

const SIDES = { player: 'Player', banker: 'Banker' } as const;
const RESULTS: Readonly<Record<string, string>> = { ...SIDES, tie: 'Tie', 'dragon-7': 'Dragon 7' };

/** The side is called, then the result of the hand is pressed. */
const callAt = async (page: Page, command: CommandIn<'gamble-up'>): Promise<boolean> => {
  if (command.type !== 'CallHand') return false;
  await choose(page, 'Gamble up');
  await keyIn(region(page, 'The player calls'), SIDES[command.call]).tap();
  const results = region(page, 'Result of the hand');
  await keyIn(results, RESULTS[command.result]!).tap();
  await results.waitFor({ state: 'detached' });
  return true;
};

/** Pressed; where the house wants two, the second is there with badge and PIN. */
const pressed = async (page: Page, target: Locator, isDone: Locator): Promise<void> => {
  await target.tap();
  const sheet = page.getByRole('dialog');
  await sheet.or(isDone).first().waitFor();
  if ((await sheet.count()) === 0) return;
  await keyIn(sheet, /^(Record|Award)/).tap();
  await keyIn(sheet, 'The second person is here').tap();
  await sheet.getByLabel('Badge').fill('badge-sue');
  for (const digit of PIN) await sheet.getByRole('button', { name: digit, exact: true }).tap();
  await keyIn(sheet, /^OK$/).tap();
  await sheet.waitFor({ state: 'detached' });
};

const spinAt = async (page: Page, command: CommandIn<'wheel'>): Promise<boolean> => {
  await choose(page, 'Wheel');
  if (command.type === 'StepUp') {
    await opened(page).getByRole('textbox', { name: 'Who spins' }).fill(command.player);
    await keyIn(opened(page), 'Steps up to the wheel').tap();
    await region(page, /^At the wheel/).waitFor();
    return true;
  }
  if (command.type !== 'Spin') return false;
  const at = region(page, /^At the wheel/);
  if (command.rest === 'peg') await at.getByRole('checkbox', { name: 'Stuck on a peg' }).check();
  else await at.getByRole('combobox', { name: 'Stopped at' }).selectOption(String(command.rest));
  await at.getByLabel('Full turns').fill(String(command.rotations ?? ''));
  if (command.isDisturbed === true) await at.getByRole('checkbox', { name: 'Disturbed' }).check();
  await pressed(page, keyIn(at, 'Record the spin…'), opened(page).getByText(/^won by|spins again/));
  return true;
};

const drawAt = async (page: Page, command: CommandIn<'drawing'>): Promise<boolean> => {
  await choose(page, 'Drawing');
  switch (command.type) {
    case 'OpenDrawing':
      if (command.count !== undefined) await opened(page).getByLabel('How many prizes').fill(String(command.count));
      await keyIn(opened(page), 'Open a drawing').tap();
      await opened(page).getByText('Drawing for:').waitFor();
      return true;
    case 'ClaimPrize': {
      if (command.forfeits === true || !command.showsId || !command.showsProof) return false;
      for (const seen of ['ID shown', 'Stub or card shown', /or older by the ID/, /^Name on the ticket/]) {
        const box = opened(page).getByRole('checkbox', { name: seen });
        if ((await box.count()) > 0) await box.check();
      }
      await pressed(page, keyIn(opened(page), /^Award /), region(page, 'Winners'));
      return true;
    }
    default:
      return false;
  }
};

const drawTableAt = async (page: Page, command: CommandIn<'table-drawing'>): Promise<boolean> => {
  if (command.type !== 'DrawTable' || command.stops.length > 0) return false;
  await choose(page, 'Table drawing');
  const form = region(page, 'Draw a table');
  await form.getByRole('textbox', { name: 'Balls in the order drawn' }).fill(command.balls.join(', '));
  const item = form.getByRole('combobox', { name: 'What everybody gets' });
  if (command.item !== undefined) await item.selectOption(command.item);
  const cards = form.getByRole('textbox', { name: 'Seat cards in the order drawn' });
  if (command.seatCards.length > 0) await cards.fill(command.seatCards.join(', '));
  for (const { seat, player } of command.ids) {
    const box = form.getByRole('checkbox', { name: `Seat ${seat} shows ID`, exact: true });
    if ((await box.count()) === 0) continue;
    await box.check();
    const name = form.getByRole('textbox', { name: `Name on the ID, seat ${seat}`, exact: true });
    if (player !== undefined && (await name.count()) > 0) await name.fill(player);
  }
  await pressed(page, keyIn(form, 'Record the drawing…'), opened(page).getByText('Last drawing'));
  return true;
};
