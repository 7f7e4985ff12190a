import { type Answer, answer } from '#core/base';
import { idsOf } from '#core/people';
import { type HouseView, isSame, openTable, refuse as refuseAtHouse, type TableGame } from '#core/state';
import { refuse } from '../refusals.ts';
import type { Holder, SeatAt } from './index.ts';

type Seated = { readonly table: TableGame; readonly holder: Holder };

/** Who sits at a seat of the house and what is dealt there; a member's seat earns for the member alone. DRW-12 */
export const seatedAt = (
  house: HouseView,
  { table: number, seat }: SeatAt,
  player: string | undefined,
  clause: string,
): Answer<Seated> => {
  const found = openTable(house, number);
  if (!found.ok) return found;
  const { plays, seated } = found.value;
  const one = seated.find(each => isSame(each, { seat, position: 1 }));
  if (one === undefined) return refuseAtHouse('seat-empty', { table: number, seat: String(seat) }, clause);
  const { role, age } = one;
  const member = one.player.type === 'member' ? one.player.id : undefined;
  if (member !== undefined && !idsOf(house.members, player ?? '').includes(member))
    return refuse('seat-of-member', { table: number, seat, member }, clause);
  return answer({ table: plays, holder: { role, ...(age === undefined ? {} : { age }) } });
};
