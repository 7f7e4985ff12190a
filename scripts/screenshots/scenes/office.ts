import type { Page } from 'playwright-core';
import { ADA, STAFF } from '../../../test/api/floor.ts';
import { SENSOR } from '../../../test/house/room.ts';
import { button, exactly, type Say, type Scene, type StationScenes } from '../stage.ts';

/** One of the pages of the office, by the name under which the window keeps it. */
export const page = (name: string, words: string, where: string, see?: Scene['see']): Scene => ({
  name,
  words,
  path: '/office/',
  sizes: ['desktop'],
  kept: () => ({ 'office-page': where }),
  see: async (screen, say) => {
    await screen.getByRole('heading', { name: say(`office.pages.${where}`), level: 2, exact: true }).waitFor();
    await see?.(screen, say);
  },
});

const press = (key: string) => (screen: Page, say: Say) => exactly(screen, say(key)).click();

const openDealer = (screen: Page, say: Say) =>
  exactly(screen, say('office.people.open', { name: 'Name of dee' })).click();

/** Of a dealer's record, one of the sheets. */
const person = (name: string, words: string): Scene =>
  page(`person-${name}`, words, 'people', async (screen, say) => {
    await openDealer(screen, say);
    await press(`office.people.whats.${name}`)(screen, say);
  });

const chooseGame = (screen: Page) => screen.locator('main select').first().selectOption('four-card-poker');

/** One of the papers by its place in the list, with what is asked about it. */
const paper = (name: string, words: string, place: number): Scene =>
  page(`paper-${name}`, words, 'papers', async (screen, say) => {
    await screen.locator('main section section button').nth(place).click();
    await exactly(screen, say('office.papers.open')).waitFor();
  });

/** For those who run the house. */
export const office: StationScenes = {
  station: 'office',
  title: 'Office',
  needs: ['games'],
  devices: [{ path: '/office/', station: 'office-3', kind: 'office', person: ADA }],
  isApart: true,
  before: async ({ office: desk }) => {
    for (const kind of ['system-failure', 'data-exposed']) {
      await desk.do('/commands', { type: 'OpenIncident', kind, words: 'The shuffler jams.' });
    }
  },
  scenes: [
    page('today', 'What waits for a second person, and how the house stands', 'today'),
    page('ready', 'What is missing before the house can open', 'ready'),
    page('settings', 'The settings as two people have made them', 'settings'),
    page('winner', 'A winner asks to be forgotten', 'people', (screen, say) =>
      screen.getByLabel(say('office.winners.award')).fill('12'),
    ),
    page('people', 'Everybody who works here', 'people', (screen, say) =>
      exactly(screen, say('office.people.open', { name: 'Name of dee' })).waitFor(),
    ),
    page('hire', 'Somebody new', 'people', press('office.people.hire')),
    person('roles', 'What somebody may do'),
    person('lock', 'Somebody is locked out at once'),
    person('badge', 'A name or a badge changes'),
    person('passkeys', 'Passkeys of somebody'),
    person('erase', 'What stays of somebody who has left'),
    page('review', 'Once a quarter somebody looks at all roles', 'people', (screen, say) =>
      button(screen, say('office.people.reviewOpen')).click(),
    ),
    page('lists', 'A list of people from elsewhere', 'lists'),
    page('plan', 'The floor plan', 'room'),
    page('stations', 'Every device, and a code for a new one', 'stations', screen =>
      screen.getByRole('row').nth(1).waitFor(),
    ),
    page('remove', 'A device is removed', 'stations', (screen, say) =>
      exactly(screen, say('office.stations.revoke', { station: 'floor-1' })).click(),
    ),
    page('games', 'A game as two people have set it up', 'games', async (screen, say) => {
      await chooseGame(screen);
      await exactly(screen, say('office.games.change')).waitFor();
    }),
    page('set-up', 'The set-up of a game is changed', 'games', async (screen, say) => {
      await chooseGame(screen);
      await press('office.games.change')(screen, say);
    }),
    page('placard', 'The rule placard of a game', 'games', async (screen, say) => {
      await chooseGame(screen);
      await press('office.games.placard')(screen, say);
      await exactly(screen, say('office.games.print')).waitFor();
    }),
    page('notices', 'What the signs say besides', 'notices'),
    page('draws', 'Draws that are locked in', 'draws'),
    page('incidents', 'What went wrong, and who has to be told by when', 'incidents', (screen, say) =>
      screen.getByRole('heading', { name: say('office.incidents.number', { number: '1' }) }).waitFor(),
    ),
  ],
};

const fund = (name: string, words: string, see: Scene['see']): Scene =>
  page(name, words, 'funds', async (screen, say) => {
    await screen.locator('main select').first().selectOption(SENSOR);
    await see?.(screen, say);
  });

/** The books: drop boxes, funds and the gaming day. */
export const books: StationScenes = {
  station: 'books',
  title: 'Office: the books',
  devices: [{ path: '/office/', station: 'office-4', kind: 'office', person: STAFF.ann }],
  isApart: true,
  scenes: [
    page('reports', 'The reports, to look at and to print', 'reports'),
    page('report', 'A report with its plot and its table', 'reports', async (screen, say) => {
      await screen.locator('main select').first().selectOption('wins');
      await exactly(screen, say('office.reports.saveBook')).waitFor();
    }),
    page('papers', 'Every paper of the house', 'papers', screen =>
      screen.locator('main section section').first().waitFor(),
    ),
    paper('poster', 'A poster, which is about one activity', 0),
    paper('count-sheet', 'A paper to fill in by hand', 6),
    page('drop-boxes', 'Boxes to take and to count', 'money'),
    page('vault', 'A blind count of the vault', 'money', press('office.vault.count')),
    ...['raise', 'takeOver', 'correct', 'reimburse'].map(deed =>
      fund(`fund-${deed}`, 'What only two people do to a fund', press(`office.funds.open.${deed}`)),
    ),
    page('day', 'The gaming day, and what is in the way of its end', 'day', (screen, say) =>
      button(screen, say('office.day.close')).waitFor(),
    ),
  ],
};
