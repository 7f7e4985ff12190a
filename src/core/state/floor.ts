import { defined } from '#core/base';
import { gameOf } from '#core/qualifying';
import { ROLES } from '#core/rulebook';
import { described, list, named, type Of, object, one, optional, Text, Whole, yes } from '#core/shape';
import { isBefore } from '#core/time';
import type { HouseView } from './house.ts';
import { momentFrom } from './moments.ts';
import type { Table, TableGame } from './table.ts';

/** Somebody at a table; a member by the club's id, anybody else without a name. */
export const FloorSeat = object({
  seat: Whole,
  member: optional(Text),
  role: one(ROLES),
  age: optional(Whole),
  isDealtIn: described(yes, 'In the round that is on.'),
});
export type FloorSeat = Of<typeof FloorSeat>;

/** A table of the floor as the house knows it: what is dealt there, and who sits where. */
export const FloorTable = named(
  'SeatingView',
  object({
    table: Whole,
    game: Text,
    isLive: described(yes, 'False at a no-purchase table.'),
    isTournament: yes,
    hasPot: described(yes, 'Played for a pot.'),
    isOpen: described(yes, 'And in service.'),
    seats: list(FloorSeat),
  }),
);
export type FloorTable = Of<typeof FloorTable>;

/** Every table that is open and in service. */
export const openFloor = ({ tables }: HouseView): readonly FloorTable[] =>
  [...tables.values()].map(floorTable).filter(({ isOpen }) => isOpen);

export const isInService = ({ openedAt, outOfService }: Pick<Table, 'openedAt' | 'outOfService'>): boolean =>
  openedAt !== undefined && outOfService === undefined;

export const floorTable = ({ table, plays, seated, round, ...open }: Table): FloorTable => ({
  table,
  game: plays.game,
  isLive: plays.isLive,
  isTournament: plays.isTournament,
  hasPot: isForPot(plays),
  isOpen: isInService(open),
  seats: seated
    .filter(({ position }) => position === 1)
    .map(({ seat, player, role, age }) => ({
      seat,
      ...(player.type === 'member' ? { member: player.id } : {}),
      role,
      ...defined({ age }),
      isDealtIn: round?.bettors.some(bettor => bettor.seat === seat) ?? false,
    }))
    .toSorted((a, b) => a.seat - b.seat),
});

/** Whether somebody at this seat was dealt a hand there before a moment, and has sat there since. TBD-5 */
export const wasDealtBy = ({ dealt = [] }: Table, seat: number, moment: Temporal.Instant): boolean =>
  dealt.some(one => one.seat === seat && one.position === 1 && !isBefore(moment, momentFrom(one.since)));

/** How many hold cards in the round that is on; between two rounds everybody who sits there will. */
export const dealtInAt = ({ seats }: FloorTable): number =>
  seats.filter(({ isDealtIn }) => isDealtIn).length || seats.length;

/** Played for a pot among the players, with nobody to hold a bank. */
export const isForPot = ({ game }: TableGame): boolean => {
  const form = gameOf(game)?.form;
  return form !== undefined && form !== 'table-game';
};
