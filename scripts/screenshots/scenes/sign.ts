import { STAFF } from '../../../test/api/floor.ts';
import { jsonIn } from '../../../test/api/server.ts';
import { BOARD } from '../../../test/house/promotions.ts';
import { BEAT, BONUS, SENSOR } from '../../../test/house/room.ts';
import type { Scene, StationScenes } from '../stage.ts';

const scene = (name: string, words: string, query: string, sizes: Scene['sizes']): Scene => ({
  name,
  words,
  path: `/sign/?every=600&${query}`,
  sizes,
  see: page => page.locator('main section').first().waitFor(),
});

export const sign: StationScenes = {
  station: 'sign',
  title: 'Signs',
  devices: [{ path: '/sign/', station: 'sign-1', kind: 'sign' }],
  scenes: [
    scene('meter', 'A meter: what wins it, how it is shared', `show=meters&activity=${BEAT}`, ['sign', 'sign-4k']),
    scene('meters', 'A meter with its neighbours', `show=meters&activity=${BONUS}`, ['sign', 'sign-standing']),
    scene('pending', 'A called hand has locked the meter', `show=meters&activity=${SENSOR}`, ['sign', 'sign-standing']),
    scene('board', 'The high-hand board with the time left', `show=board&activity=${BOARD}`, ['sign', 'sign-standing']),
    scene('winners', 'The last winners', 'show=winners', ['sign', 'sign-standing']),
    scene('rules', 'A page of the rules', `show=rules&activity=${SENSOR}`, ['sign', 'sign-standing']),
    {
      ...scene('win', 'A win is announced', `show=meters&activity=${SENSOR}`, ['sign']),
      once: async house => {
        const second = await house.station('floor-z', 'floor');
        await second.signOn(STAFF.sue);
        const [waiting] = jsonIn(await second.get('/reviews'))['rows'] ?? [];
        await second.do('/commands', { type: 'AgreeToReview', review: waiting?.['review'] });
      },
      see: page => page.locator('main > [role="status"]').first().waitFor(),
    },
  ],
};
