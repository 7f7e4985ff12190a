import type { Page } from 'playwright-core';
import type { CommandIn, CommandOf } from '#core/house';
import { choose, keyIn, opened, pressed, region } from './desk.ts';
import { countAt, pickAt, playCardWheelAt, splashAt, squaresAt, trackAt } from './events.ts';

type Ran = CommandOf<'RunPromotion'>;

/** Does it at the promotions desk; whether there is a way for it here. */
export const runAtDesk = async (page: Page, { promotion, mechanism, command }: Ran): Promise<boolean> => {
  switch (mechanism) {
    case 'gamble-up':
      return callAt(page, command as CommandIn<'gamble-up'>);
    case 'wheel':
      return spinAt(page, command as CommandIn<'wheel'>);
    case 'drawing':
      return drawAt(page, command as CommandIn<'drawing'>);
    case 'table-drawing':
      return drawTableAt(page, command as CommandIn<'table-drawing'>);
    case 'squares':
      return squaresAt(page, command as CommandIn<'squares'>);
    case 'contest':
      return pickAt(page, command as CommandIn<'contest'>);
    case 'splash-pot':
      return splashAt(page, command as CommandIn<'splash-pot'>);
    case 'car-giveaway':
      return countAt(page, command as CommandIn<'car-giveaway'>);
    case 'card-wheel':
      return playCardWheelAt(page, command as CommandIn<'card-wheel'>);
    case 'tracking':
      // The hours that are played before a contest are too many to tap.
      return promotion !== 'hours' && trackAt(page, command as CommandIn<'tracking'>);
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
