import type { Person } from '#core/eligibility';
import { idsOf, isExcluded } from '#core/people';
import type { Holder } from './draw.ts';
import type { HouseView } from './house.ts';
import { isSame, type Seated, type Table } from './table.ts';

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

/** Who bets at a place of a table: by the seat, and by the round that is on there. ELG-2 */
export const personAt = ({ round }: Table, { role, age, ...place }: Seated): Person => {
  const isBackline = role === 'backline' || place.position > 1;
  const isBank = round?.bettors.some(bettor => bettor.isPlayerDealer && isSame(bettor, place)) ?? false;
  return {
    role,
    ...(age === undefined ? {} : { age }),
    isPlayerDealer: isBank || role === 'player-dealer',
    isBackline,
    isSeated: !isBackline,
  };
};

/** Everybody at a table, seat after seat. */
export const peopleAt = (table: Table): readonly { readonly seat: number; readonly person: Person }[] =>
  table.seated.map(one => ({ seat: one.seat, person: personAt(table, one) })).toSorted((a, b) => a.seat - b.seat);
