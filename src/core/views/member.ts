import { type HouseView, mechanismOf, type Promotion, type RewardsOfMechanism, shapesOf } from '#core/house';
import { idsOf, Member, memberNow } from '#core/people';
import { branded, either, list, type Of, object, Text, Texts } from '#core/shape';
import { nameOf } from '#core/state';
import { AccountView, accountView } from './account.ts';

/** What credits buy, and what they have bought. TRK-6 */
const OF = object({ promotion: Text, name: Text });
export type RewardsView = Of<typeof OF> & RewardsOfMechanism;
const RewardsView = branded<RewardsView>(
  either(...shapesOf('rewards').map(([, { fields }]) => object({ ...OF.fields, ...fields }))),
);

/** A member as the club desk sees them by id: no name, no birthday, no card. */
export const MemberView = object({
  state: Member,
  /** Every id of the person, the present one first. */
  ids: Texts,
  account: AccountView,
  rewards: list(RewardsView),
});
export type MemberView = Of<typeof MemberView>;

/** Under any of their ids; undefined for people unknown to the club. */
export const memberView = (house: HouseView, id: string, now: Temporal.Instant): MemberView | undefined => {
  const state = memberNow(house.members, id);
  if (state === undefined) return undefined;
  const ids = idsOf(house.members, id);
  const rewards = [...house.promotions.values()].flatMap(one => rewardsOf(house, one, ids));
  return { state, ids, account: accountView(house, ids, now), rewards };
};

const rewardsOf = (house: HouseView, one: Promotion, ids: readonly string[]): readonly RewardsView[] => {
  const rewards = mechanismOf(one.mechanism).rewards?.(one, ids) as RewardsOfMechanism | undefined; // By its mechanism.
  return rewards === undefined ? [] : [{ promotion: one.promotion, name: nameOf(house, one.activity), ...rewards }];
};
