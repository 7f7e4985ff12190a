import type { StationScenes } from '../stage.ts';

const PAI_GOW = '#game=pai-gow&a=AsAhKsKdQcJk9h&b=QhQd3s3c9d8c2h&turn=a';
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
    {
      name: 'pai-gow',
      words: 'Pai gow: the joker completes aces full of kings',
      path: `/hands/${PAI_GOW}`,
      sizes: ['upright', 'sign'],
      see: page => page.getByRole('heading', { level: 1 }).waitFor(),
    },
  ],
};
