import { defined } from '#core/base';
import type { Person } from '#core/eligibility';
import { idsOf, isExcluded, worksAs } from '#core/people';
import type { Role } from '#core/rulebook';
import type { Holder } from './draw.ts';
import type { HouseView } from './house.ts';
import { isSame, type Seated, type Table } from './table.ts';

export type SeatedAt = { readonly table: number; readonly seated: Seated };

/**
 * Who is behind a name, as the house knows it: by the seat where that person sits, and by the club's marks.
 * A person unknown to the house is an adult player. CLB-4, CLB-5
 */
export const holderNamed = (house: HouseView, name: string): Holder => holdersIn(house)(name);

/** The same for many names: the floor is gone through once. */
export const holdersIn = (house: HouseView): ((name: string) => Holder) => {
  const seatOf = seatsIn(house);
  return name => {
    const seated = seatOf(name)?.seated;
    const { role = 'player', age } = seated ?? {};
    return {
      role: roleOf(house, name, { role, position: seated?.position ?? 1 }),
      ...defined({ age }),
      ...(isExcluded(house.members, name) ? { isExcluded: true } : {}),
    };
  };
};

/**
 * As whom somebody takes part: as they are seated, unless the club has them as an employee or a proposition player.
 * Nobody at a desk says otherwise. CLB-14
 */
export const roleOf = (
  { members }: Pick<HouseView, 'members'>,
  member: string | undefined,
  { role, position }: Pick<Seated, 'role' | 'position'>,
): Role => {
  const works = member === undefined ? undefined : worksAs(members, member);
  const isPlain = role === 'player' || role === 'player-dealer' || (role === 'backline' && position > 1);
  if (works === undefined || !isPlain) return role;
  return works === 'employee' ? 'employee-off-duty' : works;
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

/** Who bets at a place of a table: by the seat, and by the round that is on there. ELG-2 */
export const personAt = ({ round }: Table, { role, age, ...place }: Seated): Person => {
  const isBackline = role === 'backline' || place.position > 1;
  const isBank = round?.bettors.some(bettor => bettor.isPlayerDealer && isSame(bettor, place)) ?? false;
  return {
    role,
    ...defined({ age }),
    isPlayerDealer: isBank || role === 'player-dealer',
    isBackline,
    isSeated: !isBackline,
  };
};

/** Everybody at a table, seat after seat. */
export const peopleAt = (
  house: Pick<HouseView, 'members'>,
  table: Table,
): readonly { readonly seat: number; readonly person: Person }[] =>
  table.seated
    .map(one => {
      const member = one.player.type === 'member' ? one.player.id : undefined;
      return { seat: one.seat, person: { ...personAt(table, one), role: roleOf(house, member, one) } };
    })
    .toSorted((a, b) => a.seat - b.seat);

/**
 * Who is behind a name, as eligibility asks for it: by the seat where that person sits. For somebody who comes to
 * a desk and sits at no table, nothing prevents them from taking part. ELG-2, CLB-4
 */
export const personNamed = (house: HouseView, name: string): Person => {
  const at = seatsIn(house)(name);
  const table = at && house.tables.get(at.table);
  const known = at === undefined || table === undefined ? UNKNOWN : personAt(table, at.seated);
  return { ...known, role: roleOf(house, name, { role: known.role, position: at?.seated.position ?? 1 }) };
};

const UNKNOWN: Person = { role: 'player', isPlayerDealer: false, isBackline: false, isSeated: true };
