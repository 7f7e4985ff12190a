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

/** For those who run the house. */
export const office: StationScenes = {
  station: 'office',
  title: 'Office',
  needs: ['games'],
  devices: [{ path: '/office/', station: 'office-3', kind: 'office', person: ADA }],
  isApart: true,
  scenes: [
    page('today', 'What waits for a second person, and how the house stands', 'today'),
    page('ready', 'What is missing before the house can open', 'ready'),
    page('settings', 'The settings as two people have made them', 'settings'),
    page('people', 'Everybody who works here', 'people', (screen, say) =>
      exactly(screen, say('office.people.open', { name: 'Name of dee' })).waitFor(),
    ),
    page('hire', 'Somebody new', 'people', press('office.people.hire')),
    person('roles', 'What somebody may do'),
    person('lock', 'Somebody is locked out at once'),
    person('badge', 'A name or a badge changes'),
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
