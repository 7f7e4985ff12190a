import { defined } from '#core/base';
import type { HouseView, Table } from '#core/house';
import { idsOf, memberNow } from '#core/people';
import { described, named, type Of, object, optional, Whole } from '#core/shape';
import { PaidCollections } from '#core/state';

const { award, player, left, until, newest } = PaidCollections.fields;

/** Collections that somebody has won for a year, as a table sees them. */
export const CollectionsHere = named(
  'CollectionsHere',
  object({
    award,
    player,
    left,
    until,
    seat: optional(Whole, 'Where the winner sits by the club card; absent for a winner without one.'),
    newest: described(newest, 'The newest collections paid from it.'),
  }),
);
export type CollectionsHere = Of<typeof CollectionsHere>;

/** Of members who sit at this table, and of winners whom only their ID shows. PRO-15 */
export const collectionsAt = (house: HouseView, { seated }: Table): readonly CollectionsHere[] =>
  [...house.collections.values()].flatMap(won => {
    const { player: winner = '' } = won;
    const isMember = memberNow(house.members, winner) !== undefined;
    const ids = idsOf(house.members, winner);
    const seat = seated.find(one => one.player.type === 'member' && ids.includes(one.player.id))?.seat;
    if (isMember && seat === undefined) return [];
    const { activity: _, given: _given, from: _from, count: _count, ...shown } = won;
    return [{ ...shown, ...defined({ seat }) }];
  });

/** What a member has left, under any of the ids. */
export const collectionsOf = (house: HouseView, ids: readonly string[]): readonly PaidCollections[] =>
  [...house.collections.values()].filter(one => one.player !== undefined && ids.includes(one.player));
