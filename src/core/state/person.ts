import { idsOf, isExcluded } from '#core/people';
import type { Holder } from './draw.ts';
import type { HouseView } from './house.ts';
import type { Seated } from './table.ts';

export type SeatedAt = { readonly table: number; readonly seated: Seated };

/**
 * Who is behind a name, as the house knows it: by the seat where that person sits, and by the club's exclusions.
 * Somebody of whom the house knows nothing is a player of full age. CLB-4, CLB-5
 */
export const holderNamed = (house: HouseView, name: string): Holder => holdersIn(house)(name);

/** The same for many names: the floor is gone through once. */
export const holdersIn = (house: HouseView): ((name: string) => Holder) => {
  const seatOf = seatsIn(house);
  return name => {
    const { role = 'player', age } = seatOf(name)?.seated ?? {};
    return {
      role,
      ...(age === undefined ? {} : { age }),
      ...(isExcluded(house.members, name) ? { isExcluded: true } : {}),
    };
  };
};

/** Where somebody sits, under whichever of their ids; nothing where the house does not know. CLB-4 */
export const seatsIn = ({ tables, members }: HouseView): ((name: string) => SeatedAt | undefined) => {
  const byMember = new Map<string, SeatedAt>();
  for (const { table, seated } of tables.values())
    for (const one of seated)
      if (one.player.type === 'member' && !byMember.has(one.player.id))
        byMember.set(one.player.id, { table, seated: one });
  return name =>
    idsOf(members, name)
      .map(id => byMember.get(id))
      .find(one => one !== undefined);
};
