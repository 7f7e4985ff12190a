import { memberNow } from '#core/people';
import type { Award } from './award.ts';
import type { HouseView } from './house.ts';

/** The person on the staff who holds this club card, if the club knows. CLB-14 */
export const staffBehind = ({ members }: Pick<HouseView, 'members'>, name: string | undefined): readonly string[] => {
  const staff = name === undefined ? undefined : memberNow(members, name)?.staff;
  return staff === undefined ? [] : [staff];
};

/** Who of the staff has won this prize. PPL-8 */
export const staffWhoWon = (house: Pick<HouseView, 'members'>, { player, staff }: Pick<Award, 'player' | 'staff'>) => [
  ...staffBehind(house, player),
  ...(staff === undefined ? [] : [staff]),
];

/** The same by the number of the prize. */
export const staffOfAward = (house: HouseView, { award }: { readonly award: number }): readonly string[] => {
  const found = house.awards.get(award);
  return found === undefined ? [] : staffWhoWon(house, found);
};

/** Who of the staff sits at these seats of a table with a club card. */
export const staffAt = (house: HouseView, table: number, seats: readonly number[]): readonly string[] =>
  (house.tables.get(table)?.seated ?? []).flatMap(({ seat, player }) =>
    seats.includes(seat) && player.type === 'member' ? staffBehind(house, player.id) : [],
  );

/** The one whom a command names as its player, where it names one. */
export const staffNamed = (house: HouseView, command: object): readonly string[] =>
  'player' in command && typeof command.player === 'string' ? staffBehind(house, command.player) : [];
