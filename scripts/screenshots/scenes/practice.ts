import type { Page } from 'playwright-core';
import { exactly, type Say, type Scene, type StationScenes } from '../stage.ts';

const SIZES = ['desktop', 'phone'] as const;

export const table = (name: string, words: string, where: string, see: Scene['see']): Scene => ({
  name,
  words,
  path: where === '' ? '/practice/' : `/practice/#${where}`,
  sizes: SIZES,
  see: async (page, say) => {
    await page.evaluate('localStorage.clear()'); // A table keeps its round for the next visit.
    await page.reload();
    await see?.(page, say);
  },
});

const dealt = async (page: Page, say: Say): Promise<void> => {
  await exactly(page, say('practice.keys.deal')).click();
  await page.getByText(say('practice.status.decide')).waitFor();
};

/** A round is played to its end, with what the coach says to it. */
const played = async (page: Page, say: Say): Promise<void> => {
  await dealt(page, say);
  await page.keyboard.press('1');
  await exactly(page, say('practice.keys.next')).waitFor();
};

const COUPS = ['player', 'banker', 'tie'];

/** The lesson begins with the first question. */
export const lesson = async (page: Page, say: Say): Promise<void> => {
  await page.getByText(say('practice.modes.training')).click();
  await exactly(page, say('practice.training.start')).click();
  await page.getByRole('group', { name: say('practice.training.answers') }).waitFor();
};

/** Tables to learn the games at; nobody signs on there. */
export const practice: StationScenes = {
  station: 'practice',
  title: 'Practice tables',
  devices: [],
  isApart: true,
  scenes: [
    table('lobby', 'Every table', '', (page, say) => page.getByText(say('practice.noValue')).waitFor()),
    table('bets', 'Chips go on the layout', 'crazy-4-poker', (page, say) =>
      exactly(page, say('practice.keys.deal')).waitFor(),
    ),
    table('decide', 'Fold or play, and what each is worth', 'crazy-4-poker', dealt),
    table('settled', 'A round is settled', 'four-card-poker', played),
    table('coup', 'A coup of baccarat', 'baccarat', async (page, say) => {
      await exactly(page, say('practice.keys.deal')).click();
      const ends = COUPS.map(side => page.getByText(say(`practice.coup.wins.${side}`)));
      await ends
        .reduce((one, other) => one.or(other))
        .first()
        .waitFor();
    }),
    table('ladder', 'Higher or lower', 'hi-lo-progressive', async (page, say) => {
      await exactly(page, say('practice.ladder.start')).click();
      await page.getByText(say('practice.ladder.status.ask')).waitFor();
    }),
    ...['crazy-4-poker', 'four-card-poker', 'baccarat', 'hi-lo-progressive'].map(game =>
      table(`training-${game}`, 'A dealer answers, and every answer is checked', game, lesson),
    ),
    table('keys', 'The keys', 'crazy-4-poker', async (page, say) => {
      await exactly(page, say('practice.keys.deal')).waitFor();
      await page.keyboard.press('?');
      await page.getByRole('dialog').waitFor();
    }),
  ],
};
