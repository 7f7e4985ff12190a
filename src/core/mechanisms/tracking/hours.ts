import { type Answer, answer } from '#core/base';
import { idsOf } from '#core/people';
import { type HouseView, nameOf, type PromotionAs, promotionsOf } from '#core/state';
import { TRACKING, type TrackingTypes } from './feature.ts';
import { refuse } from './refusals.ts';

/** The promotion whose club cards count for an activity: the one named, or the only one that runs. TRK-9 */
export const trackingOf = (
  house: HouseView,
  activity: string,
  named: string | undefined,
  clause: string,
): Answer<PromotionAs<TrackingTypes>> => {
  const all = promotionsOf(house, TRACKING, activity);
  const found = all.filter(one => named === undefined || one.promotion === named);
  const [one, ...others] = found;
  if (one === undefined) return refuse('play-not-tracked', { activity: nameOf(house, activity) }, clause);
  const promotions = found.map(({ promotion }) => promotion);
  return others.length === 0 ? answer(one) : refuse('tracked-several-times', { promotions }, clause);
};

/** The hours that the cards of this person have made count; each once, on whichever card. CLB-4 */
export const hoursOf = (
  { members }: HouseView,
  { state }: PromotionAs<TrackingTypes>,
  player: string,
): ReadonlySet<string> => new Set(idsOf(members, player).flatMap(id => state.cards.get(id)?.hours ?? []));
