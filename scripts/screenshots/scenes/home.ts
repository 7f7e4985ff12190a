import type { StationScenes } from '../stage.ts';

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
  ],
};
