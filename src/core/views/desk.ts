import { type DeskOfMechanism, type HouseView, mechanismOf, type Promotion, shapesOf } from '#core/house';
import { branded, either, exactly, named, object } from '#core/shape';

const Nothing = object({ type: exactly('other') });
/** The state of a promotion for the desk that runs it; `other` where all of it is on the board. */
export type DeskView = DeskOfMechanism | { readonly type: 'other' };
export const DeskView = named(
  'DeskView',
  branded<DeskView>(either(Nothing, ...shapesOf('desk').map(([, shape]) => shape))),
);

export const deskView = (house: HouseView, one: Promotion): DeskView => {
  const desk = mechanismOf(one.mechanism).desk?.(house, one) as DeskView | undefined; // By its mechanism.
  return desk ?? { type: 'other' };
};
