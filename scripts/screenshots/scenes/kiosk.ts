import { exactly, type StationScenes } from '../stage.ts';

export const kiosk: StationScenes = {
  station: 'kiosk',
  title: 'Kiosk',
  devices: [{ path: '/kiosk/', station: 'kiosk-1', kind: 'kiosk' }],
  scenes: [
    {
      name: 'start',
      words: 'The kiosk waits for a card',
      path: '/kiosk/',
      sizes: ['kiosk'],
      see: page => page.getByRole('heading', { level: 1 }).waitFor(),
    },
    {
      name: 'number',
      words: 'The number of a card is typed',
      path: '/kiosk/',
      sizes: ['kiosk'],
      see: (page, say) => exactly(page, say('kiosk.start.type')).click(),
    },
  ],
};
