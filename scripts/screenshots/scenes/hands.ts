import type { StationScenes } from '../stage.ts';

const FULL_HOUSES = '#game=holdem&a=AsKd&board=AhKsKc7d2c&b=7h7c&turn=b';

export const hands: StationScenes = {
  station: 'hands',
  title: 'Hand explorer',
  devices: [],
  scenes: [
    {
      name: 'hands',
      words: 'Two hands, judged with the reason',
      path: `/hands/${FULL_HOUSES}`,
      sizes: ['desktop', 'phone'],
      see: page => page.getByRole('heading', { level: 1 }).waitFor(),
    },
  ],
};
