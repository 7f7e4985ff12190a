import { described, named, type Of, object, yes } from '#core/shape';
import { byOffering, OFFERED } from './offered.ts';
import type { HouseWide } from './view.ts';

/** An activity as everybody is told of it: what has to be said wherever it is named. SGN-1 */
const AdvertisedView = named(
  'AdvertisedView',
  object({ ...OFFERED, saysNoPurchase: described(yes, 'Whatever names it says "No Purchase Necessary".') }),
);
type AdvertisedView = Of<typeof AdvertisedView>;

export const ADVERTISED: HouseWide<AdvertisedView> = {
  shape: AdvertisedView,
  read: 'rules',
  ...byOffering((_, activity) => ({ saysNoPurchase: activity?.noPurchase.adWording ?? false })),
};
