import { defined } from '#core/base';
import { eligiblePerson, eligibleTable } from '#core/eligibility';
import { isExcluded } from '#core/people';
import type { Activity } from '#core/rulebook';
import { type FloorSeat, type FloorTable, type HouseView, openFloor, roleOf, wasDealtBy } from '#core/state';
import type { IdShown } from './shape.ts';

/** A table in play, as the house knows it: who sits there, may take part, and has shown ID. */
export type InPlay = Pick<FloorTable, 'table' | 'game' | 'isLive' | 'hasPot'> & {
  readonly seats: readonly SeatInPlay[];
};
type SeatInPlay = FloorSeat & { readonly mayPlay: boolean; readonly id?: IdShown };

/** Every table that has a ball: open, of a kind that takes part, with a player. TBD-1 */
export const tablesInPlay = (
  activity: Activity,
  house: HouseView,
  ids: readonly IdShown[],
  drawnAt: (table: number) => Temporal.Instant,
): readonly InPlay[] =>
  openFloor(house)
    .filter(({ isLive, isTournament, seats }) => {
      return seats.length > 0 && eligibleTable(activity, { isLive, isTournament }).met;
    })
    .map(({ table, game, isLive, hasPot, seats }) => ({
      table,
      game,
      isLive,
      hasPot,
      seats: seats.map(seat => {
        const id = ids.find(one => one.table === table && one.seat === seat.seat);
        const isDealtIn = wasDealtBy(house.tables.get(table)!, seat.seat, drawnAt(table)); // It is on the floor.
        return { ...seat, isDealtIn, mayPlay: mayPlay(activity, house, seat), ...defined({ id }) };
      }),
    }));

/** By the role and the age with which the house has seated somebody, and by the club's exclusions. CLB-5 */
const mayPlay = (activity: Activity, house: HouseView, { role, age, member }: FloorSeat): boolean =>
  !(member !== undefined && isExcluded(house.members, member)) &&
  eligiblePerson(activity, {
    role: roleOf(house, member, { role, position: 1 }),
    isPlayerDealer: false,
    isBackline: role === 'backline',
    isSeated: role !== 'backline',
    ...defined({ age }),
  }).met;

/** Whether a prize may be handed to this seat: somebody who may take part and shows ID. TBD-4 */
export const mayReceive = ({ eligibility }: Activity, { id, mayPlay: may }: SeatInPlay): boolean =>
  (id !== undefined || eligibility.photoId.value === 'not-required') && may;

/** Those dealt an active hand before the draw. TBD-5, TBD-7 */
export const dealtBefore = ({ seats }: InPlay): readonly SeatInPlay[] =>
  seats.filter(seat => seat.isDealtIn && seat.mayPlay);

/** The numbers on the cards that are spread, in their order. */
export const SPIN_CARDS = ['A', '2', '3', '4', '5', '6', '7', '8', '9'] as const;

/**
 * How many cards are spread at a drawn table: one for each player dealt in. For one player alone at a no-purchase
 * table, as many as at the live table of the same game that has the most players. TBD-6
 */
export const cardsSpread = (house: HouseView, table: InPlay, most: number): number => {
  const isLone = !table.isLive && table.seats.length === 1;
  const live = openFloor(house).filter(one => one.isLive && !one.isTournament && one.game === table.game);
  const players = isLone ? live.map(({ seats }) => seats.length) : [dealtBefore(table).length];
  return Math.min(most, Math.max(1, ...players));
};
