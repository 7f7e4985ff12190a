import { defined } from '#core/base';
import type { Activity } from '#core/rulebook';
import { described, type Of, object, optional, Text } from '#core/shape';
import { activityOf, nameOf, Offered } from '#core/state';
import type { View } from './view.ts';

const { activity, state } = Offered.fields;
/** What every view of an offering begins with. */
export const OFFERED = {
  activity,
  name: described(Text, 'As approved.'),
  regulatorId: optional(Text, 'Said wherever it goes by another name.'),
  state,
};
const Begun = object(OFFERED);

/** A part for each offering of the house; `more` adds what this view shows besides. */
export const byOffering = <More extends object>(
  more: (offered: Offered, activity: Activity | undefined) => More,
): View<Of<typeof Begun> & More> => ({
  keys: ({ offerings }) => offerings.keys(),
  part: (house, key) => {
    const offered = house.offerings.get(key);
    if (offered === undefined) return undefined;
    const found = activityOf(house, key);
    return {
      activity: key,
      name: nameOf(house, key),
      ...defined({ regulatorId: found?.regulatorId }),
      state: offered.state,
      ...more(offered, found),
    };
  },
});
