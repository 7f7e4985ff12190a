import { defined } from '#core/base';
import { eligiblePerson, eligibleTable } from '#core/eligibility';
import { isExcluded } from '#core/people';
import type { Activity } from '#core/rulebook';
import { type FloorSeat, type FloorTable, type HouseView, openFloor } from '#core/state';
import type { IdShown } from './shape.ts';

/** A table in play, as the house knows it: who sits there, may take part, and has shown ID. */
export type InPlay = Pick<FloorTable, 'table' | 'hasPot'> & { readonly seats: readonly SeatInPlay[] };
type SeatInPlay = FloorSeat & { readonly mayPlay: boolean; readonly id?: IdShown };

/** Every table that has a ball: open, of a kind that takes part, with a player. TBD-1 */
export const tablesInPlay = (activity: Activity, house: HouseView, ids: readonly IdShown[]): readonly InPlay[] =>
  openFloor(house)
    .filter(({ isLive, isTournament, seats }) => {
      return seats.length > 0 && eligibleTable(activity, { isLive, isTournament }).met;
    })
    .map(({ table, hasPot, seats }) => ({
      table,
      hasPot,
      seats: seats.map(seat => {
        const id = ids.find(one => one.table === table && one.seat === seat.seat);
        return { ...seat, mayPlay: mayPlay(activity, house, seat), ...defined({ id }) };
      }),
    }));

/** By the role and the age with which the house has seated somebody, and by the club's exclusions. CLB-5 */
const mayPlay = (activity: Activity, { members }: HouseView, { role, age, member }: FloorSeat): boolean =>
  !(member !== undefined && isExcluded(members, member)) &&
  eligiblePerson(activity, {
    role,
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
