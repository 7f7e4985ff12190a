import type { Page } from 'playwright-core';
import type { CommandOf } from '#core/house';
import { beside, choose, keyIn, opened, region } from './desk.ts';
import { RANKS, SUITS } from './floor.ts';

const CALLS = { higher: 'Higher', lower: 'Lower' } as const;

/** The day of the drawings at its desk, card by card; whether there is a way for it here. */
export const playHiLoAt = async (page: Page, { command }: CommandOf<'PlayHiLo'>): Promise<boolean> => {
  await choose(page, 'Hi-Lo Progressive');
  const desk = opened(page);
  switch (command.type) {
    case 'PostHiLoDays':
      for (const day of command.days) {
        await desk.getByLabel('Another day').fill(day);
        await keyIn(desk, 'Post this day').tap();
        await keyIn(region(page, 'Posted days'), /remove/)
          .first()
          .waitFor();
      }
      return true;
    case 'OpenHiLoDay':
      await keyIn(desk, 'Open today’s drawings').tap();
      await region(page, 'Drawing').waitFor();
      return true;
    case 'DrawPlayer':
      await keyIn(desk, /^Draw for/).tap();
      await keyIn(desk, 'Here with photo ID').waitFor();
      return true;
    case 'ReportAtDesk':
      if (command.hold !== undefined) return false;
      await keyIn(desk, 'Here with photo ID').tap();
      await desk.getByRole('group', { name: /^First card/ }).waitFor();
      return true;
    case 'TurnFirstCard':
      await tapCard(page, /^First card/, command.card);
      await keyIn(desk, 'Higher').waitFor();
      return true;
    case 'Guess':
      await keyIn(desk, CALLS[command.call]).tap();
      await desk.getByRole('group', { name: /^Card turned/ }).waitFor();
      return true;
    case 'TurnCard':
      await tapCard(page, /^Card turned/, command.card);
      await afterCard(page);
      return true;
    case 'Quit':
      await keyIn(desk, 'Stop and take the prize').click({ delay: HELD_MS });
      await afterCard(page);
      return true;
    default:
      return false;
  }
};
const HELD_MS = 2_300;

const tapCard = async (page: Page, pad: RegExp, card: string): Promise<void> => {
  const keys = opened(page).getByRole('group', { name: pad });
  await keyIn(keys, RANKS[card[0]!]!).tap();
  await keyIn(keys, SUITS[card[1]!]!).tap();
};

/** The next call, the next drawing, or somebody beside for a prize that is large. */
const afterCard = async (page: Page): Promise<void> => {
  const sheet = page.getByRole('dialog');
  const next = keyIn(opened(page), 'Higher').or(region(page, 'Drawing'));
  await sheet.or(next).first().waitFor();
  if ((await sheet.count()) > 0) await beside(sheet);
};
