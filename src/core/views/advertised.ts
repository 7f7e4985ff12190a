import { defined } from '#core/base';
import { described, named, type Of, object, optional, Text, yes } from '#core/shape';
import { activityOf, nameOf, OfferingState } from '#core/state';
import type { HouseWide } from './view.ts';

/** An activity as everybody is told of it: what has to be said wherever it is named. SGN-1 */
const AdvertisedView = named(
  'AdvertisedView',
  object({
    activity: Text,
    name: described(Text, 'As approved.'),
    regulatorId: optional(Text, 'Said wherever it goes by another name.'),
    state: OfferingState,
    saysNoPurchase: described(yes, 'Whatever names it says "No Purchase Necessary".'),
  }),
);
type AdvertisedView = Of<typeof AdvertisedView>;

export const ADVERTISED: HouseWide<AdvertisedView> = {
  shape: AdvertisedView,
  read: 'rules',
  keys: ({ offerings }) => offerings.keys(),
  part: (house, key) => {
    const offered = house.offerings.get(key);
    if (offered === undefined) return undefined;
    const activity = activityOf(house, key);
    return {
      activity: key,
      name: nameOf(house, key),
      ...defined({ regulatorId: activity?.regulatorId }),
      state: offered.state,
      saysNoPurchase: activity?.noPurchase.adWording ?? false,
    };
  },
};
