import { type DeskOfMechanism, type HouseView, mechanismOf, type Promotion } from '#core/house';

/** How a promotion stands, for the desk that runs it; `other` where all of it stands on the board. */
export type DeskView = DeskOfMechanism | { readonly type: 'other' };

export const deskView = (house: HouseView, one: Promotion): DeskView => {
  const desk = mechanismOf(one.mechanism).desk?.(house, one) as DeskView | undefined; // By its mechanism.
  return desk ?? { type: 'other' };
};
