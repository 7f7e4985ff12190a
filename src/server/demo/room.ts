import type { Refusal, Seeded } from '#core/base';
import type { Actor, HouseCommand, HouseView, Seen } from '#core/house';
import type { StaffRole } from '#core/people';
import type { Asked, Handled, HouseService } from '#server/house';
import type { Plan } from './plan.ts';

/** What the simulation needs of a house in service. */
export type SimulatedHouse = Pick<HouseService, 'state' | 'status' | 'handle'>;

/** A table that is a guest's for a while: nobody of the simulation takes the work away. DEM-9 */
export type Tour = { readonly table: number; readonly startedAt: number };

/** The room as the simulation plays in it. */
export type Room = {
  readonly plan: Plan;
  readonly chance: Seeded;
  readonly now: () => Temporal.Instant;
  /** The newest state; absent while this Houseway does not write. */
  readonly view: () => HouseView | undefined;
  /** How many milliseconds of the simulation one of the clock is worth. */
  readonly speed: () => number;
  /** Asks as one of the staff or as a sensor. A refusal is harmless: somebody else was faster. */
  readonly ask: (command: HouseCommand, by: By) => Promise<Handled | Refusal>;
  /** The cards of the rounds that the simulation has dealt, by table. */
  readonly dealt: Map<number, DealtRound>;
  /** After which round the players of a table have put down their fees, by table. */
  readonly betsDown: Map<number, number>;
  /** The table that a guest has taken for the tour. */
  readonly tour: { current: Tour | undefined };
};

type DealtRound = { readonly round: number; readonly seen: Seen };

/** One of the staff, or the sensors of a table, for which nobody has to be there. */
export type By = {
  readonly role: StaffRole | 'sensor';
  readonly station: string;
  /** Which of those with the role. */
  readonly turn?: number;
  /** The second person. */
  readonly second?: StaffRole;
};

type RoomParts = Pick<Room, 'plan' | 'chance' | 'now' | 'speed'> & { readonly house: SimulatedHouse };

export const roomOf = ({ house, ...parts }: RoomParts): Room => {
  let asked = 0;
  const actorFor = (role: StaffRole, turn = 0): Actor => {
    const able = parts.plan.people.filter(({ roles }) => roles.includes(role));
    return { id: able[turn % able.length]!.person, role }; // The plan has somebody for every role.
  };
  const askedBy = ({ role, station, turn, second }: By): Asked => {
    asked += 1;
    return {
      key: `${parts.now().epochMilliseconds.toString(36)}.simulated.${asked.toString(36)}`,
      station,
      actor: role === 'sensor' ? { id: station, role } : actorFor(role, turn),
      ...(second === undefined ? {} : { second: actorFor(second) }),
    };
  };
  return {
    ...parts,
    dealt: new Map(),
    betsDown: new Map(),
    tour: { current: undefined },
    view: () => (house.status().type === 'writing' ? house.state : undefined),
    ask: (command, by) => house.handle(command, askedBy(by)),
  };
};
