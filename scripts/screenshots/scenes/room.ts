import { STAFF } from '../../../test/api/floor.ts';
import type { StationScenes } from '../stage.ts';

export const room: StationScenes = {
  station: 'room',
  title: 'Room map',
  devices: [{ path: '/room/', station: 'office-2', kind: 'office', person: STAFF.sue }],
  scenes: [
    {
      name: 'map',
      words: 'The room at a glance',
      path: '/room/',
      sizes: ['desktop', 'upright'],
      see: page => page.locator('ol > li button').first().waitFor(),
    },
    {
      name: 'table',
      words: 'One table nearer',
      path: '/room/',
      sizes: ['desktop'],
      see: page => page.locator('ol > li button').first().click(),
    },
  ],
};
