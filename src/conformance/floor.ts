import { defined } from '#core/base';
import type { HouseEvent } from '#core/house';
import type { Role } from '#core/rulebook';
import type { Seated } from '#core/state';

/** A table as a scenario has it: what is dealt, who sits there, and who of them is in the hand that is on. */
export type SetTable = {
  readonly table: number;
  /** Hold'em where nothing is said. */
  readonly game?: string;
  readonly isLive?: boolean;
  readonly isTournament?: boolean;
  readonly seats: readonly SetSeat[];
};
type SetSeat = {
  readonly seat: number;
  readonly isDealtIn?: boolean;
  readonly role?: Role;
  readonly age?: number | undefined;
  readonly member?: string;
};

/** The floor of a scenario as the house would know it: tables that are open, people in their seats, hands dealt. */
export const floorAt = (tables: readonly SetTable[], at: string): readonly HouseEvent[] =>
  tables.flatMap(
    ({ table, seats, game = 'texas-holdem', isLive = true, isTournament = false }): readonly HouseEvent[] => {
      const sits = (of: readonly SetSeat[]): readonly HouseEvent[] =>
        of.map(one => ({ type: 'PlayerSeated', table, seated: seatedOf(one) }));
      const dealt = seats.filter(({ isDealtIn }) => isDealtIn === true);
      const bettors = dealt.map(one => ({ ...seatedOf(one), isPlayerDealer: false, fees: [] }));
      return [
        { type: 'TableOpened', table, plays: { game, isLive, isTournament }, at },
        ...sits(dealt),
        ...(dealt.length === 0
          ? []
          : [{ type: 'RoundStarted', table, round: 1, at, activities: [], bettors } as const]),
        ...sits(seats.filter(({ isDealtIn }) => isDealtIn !== true)),
      ];
    },
  );

const seatedOf = ({ seat, role = 'player', age, member }: SetSeat): Seated => ({
  seat,
  position: 1,
  player: member === undefined ? { type: 'anonymous' } : { type: 'member', id: member },
  role,
  ...defined({ age }),
});
