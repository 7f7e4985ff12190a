import type { Locator, Page } from 'playwright-core';
import type { CommandIn, CommandOf } from '#core/house';
import { beside, keyIn } from './desk.ts';

/** At the tournament desk, from the first sign-up to the last prize; whether there is a way for it here. */
export const playEventAt = async (page: Page, ran: CommandOf<'RunPromotion'>): Promise<boolean> => {
  const event = await opened(page, ran.promotion);
  const command = ran.command as CommandIn<'tournament'>;
  switch (command.type) {
    case 'OpenSignUps':
      await keyIn(event, 'Open sign-ups').click({ delay: HELD_MS });
      await event.getByRole('form', { name: 'Register' }).waitFor();
      return true;
    case 'RegisterPlayer':
      if (command.entry !== 'paid') return false;
      await event.getByLabel('Club card, number or name').fill(command.player);
      await keyIn(event, /^Register/).tap();
      await said(page, `${command.player} registered`);
      return true;
    case 'CloseEntries':
      await event.getByRole('tab', { name: 'Prizes' }).tap();
      await keyIn(event, 'Close entries and set the prizes').and(event.locator(':enabled')).tap();
      await said(page, 'Entries are closed');
      return true;
    case 'EliminatePlayers':
      return goOut(page, event, command);
    case 'PayPlayer':
      return command.showsId && payPrize(page, event, command.player);
    default:
      return false;
  }
};
const HELD_MS = 2_300;

/** Chosen in the list where nobody has opened it yet. */
const opened = async (page: Page, promotion: string): Promise<Locator> => {
  const event = page.getByRole('main').getByRole('article', { name: promotion, exact: true });
  const row = keyIn(page.getByRole('navigation', { name: 'Tournaments' }), promotion);
  await row.waitFor();
  if ((await event.count()) === 0) await row.tap();
  await event.waitFor();
  return event;
};

const said = (page: Page, words: string): Promise<void> =>
  page.locator('[data-last]').getByText(words, { exact: true }).first().waitFor();

type Eliminated = Extract<CommandIn<'tournament'>, { readonly type: 'EliminatePlayers' }>;

/** One player out, and who won the hand. */
const goOut = async (page: Page, event: Locator, { out }: Eliminated): Promise<boolean> => {
  const [going, ...more] = out;
  if (going === undefined || more.length > 0) return false;
  await keyIn(event, 'Who’s out…').tap();
  const sheet = page.getByRole('dialog', { name: 'Out in this hand' });
  await sheet.getByLabel('Who’s out').fill(going.player);
  await sheet.getByRole('listitem').getByRole('button').first().tap();
  const row = sheet.getByRole('region', { name: going.player, exact: true });
  for (const winner of going.by) await row.getByRole('button', { name: winner, exact: true }).tap();
  await keyIn(sheet, /^Out: /).tap();
  await sheet.waitFor({ state: 'detached' });
  return true;
};

/** With ID, and by two people where the house asks for them; then there is a slip. */
const payPrize = async (page: Page, event: Locator, player: string): Promise<boolean> => {
  await event.getByRole('tab', { name: 'Prizes' }).tap();
  const owned = event.getByRole('listitem').filter({ has: page.getByText(player, { exact: true }) });
  await keyIn(owned, /^Pay /).tap();
  const sheet = page.getByRole('dialog');
  const hasId = sheet.getByRole('checkbox', { name: 'ID shown' });
  await hasId.check();
  await keyIn(sheet, /^Pay /).tap();
  await hasId.waitFor({ state: 'detached' });
  if ((await sheet.count()) > 0) await beside(sheet, /^Pay /);
  await keyIn(owned, /^Slip /).waitFor();
  return true;
};
