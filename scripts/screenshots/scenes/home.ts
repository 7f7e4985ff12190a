import type { Page } from 'playwright-core';
import type { Say, StationScenes } from '../stage.ts';

const person = (name: string, role: string) => ({ name, roles: [role], badge: `B-${name}`, pin: '4826' });
const PEOPLE = [person('Dee', 'dealer'), person('Fay', 'floor'), person('Sue', 'supervisor'), person('Cora', 'cage')];
const CARDS = {
  board: 'As Ad Kc 7h 2s',
  beaten: { seat: 3, cards: 'Ah Kd' },
  winner: { seat: 5, cards: 'Kh Ks' },
};

/** As a house of a demonstration answers, where a guest has come so far. */
const demo = async (page: Page, step: string | undefined): Promise<void> => {
  await page.route('**/api/v1/demo', route => route.fulfill({ json: { speed: 10, people: PEOPLE } }));
  const tour = step === undefined ? {} : { tour: { table: 7, step, cards: CARDS } };
  await page.route('**/api/v1/demo/tour', route => route.fulfill({ json: tour }));
  await page.reload();
};

const scene = (name: string, words: string, step: string | undefined, waits: (say: Say) => string) => ({
  name,
  words,
  path: '/home/',
  sizes: ['desktop', 'phone'] as const,
  see: async (page: Page, say: Say) => {
    await demo(page, step);
    await page.getByText(waits(say)).first().waitFor();
  },
});

export const home: StationScenes = {
  station: 'home',
  title: 'First page',
  devices: [],
  scenes: [
    {
      name: 'first-page',
      words: 'Every screen of the house',
      path: '/home/',
      sizes: ['desktop', 'phone'],
      see: page => page.getByRole('navigation').waitFor(),
    },
    scene('demo', 'A demonstration, before its tour', undefined, say => say('home.tour.start')),
    scene('tour', 'The tour: the floor verifies the hand', 'verify', say => say('home.tour.board')),
    scene('tour-over', 'The tour is over', 'paid', say => say('home.tour.over')),
  ],
};
