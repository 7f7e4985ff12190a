import { isForPot, type Table } from '#core/house';
import type { Role } from '#core/rulebook';
import { byNumber, type View } from './view.ts';

/** An open table as tickets by seat, balls and splashes see it: what is dealt, and who sits where. */
export type SeatingView = {
  readonly table: number;
  readonly game: string;
  /** False at a no-purchase table. */
  readonly isLive: boolean;
  readonly isTournament: boolean;
  /** Played for a pot. */
  readonly hasPot: boolean;
  readonly isOpen: boolean;
  readonly seats: readonly SeatedView[];
};
/** A member by the club's id; whoever has none is asked for a name. */
export type SeatedView = {
  readonly seat: number;
  readonly member?: string;
  readonly role: Role;
  readonly age?: number;
  readonly isDealtIn: boolean;
};

export const SEATING: View<SeatingView> = byNumber(
  ({ tables }) => tables,
  (_, table) => seatingOf(table),
);

const seatingOf = ({ table, plays, openedAt, outOfService, seated, round }: Table): SeatingView => ({
  table,
  game: plays.game,
  isLive: plays.isLive,
  isTournament: plays.isTournament,
  hasPot: isForPot(plays),
  isOpen: openedAt !== undefined && outOfService === undefined,
  seats: seated
    .filter(({ position }) => position === 1)
    .map(({ seat, player, role, age }) => ({
      seat,
      ...(player.type === 'member' ? { member: player.id } : {}),
      role,
      ...(age === undefined ? {} : { age }),
      isDealtIn: round?.bettors.some(bettor => bettor.seat === seat) ?? false,
    }))
    .toSorted((a, b) => a.seat - b.seat),
});
