import { idsOf, isExcluded } from '#core/people';
import type { Holder } from './draw.ts';
import type { HouseView } from './house.ts';

/**
 * Who is behind a name, as the house knows it: by the seat where that person sits, and by the club's exclusions.
 * Somebody of whom the house knows nothing is a player of full age. CLB-4, CLB-5
 */
export const holderNamed = (house: HouseView, name: string): Holder => {
  const ids = idsOf(house.members, name);
  const seated = [...house.tables.values()]
    .flatMap(table => table.seated)
    .find(({ player }) => player.type === 'member' && ids.includes(player.id));
  return {
    role: seated?.role ?? 'player',
    ...(seated?.age === undefined ? {} : { age: seated.age }),
    ...(isExcluded(house.members, name) ? { isExcluded: true } : {}),
  };
};
