import type { HouseView, PromotionOf } from '#core/house';
import type { Tracked } from '#core/mechanisms/tracking';
import { idsOf, type Member, memberNow } from '#core/people';
import { nameOf } from '#core/state';
import { type AccountView, accountView } from './account.ts';

/** A member as the club desk sees them by id: no name, no birthday, no card. */
export type MemberView = {
  readonly state: Member;
  /** Every id of the person, the present one first. */
  readonly ids: readonly string[];
  readonly account: AccountView;
  readonly rewards: readonly RewardsView[];
};

/** What credits buy, and what they have bought. TRK-6 */
export type RewardsView = {
  readonly promotion: string;
  readonly name: string;
  readonly credits: number;
  readonly prizes: readonly { readonly prize: string; readonly costs: number }[];
  readonly redeemed: Tracked['redeemed'];
};

/** Under whichever of their ids they were asked for; nothing for somebody whom the club does not know. */
export const memberView = (house: HouseView, id: string, now: Temporal.Instant): MemberView | undefined => {
  const state = memberNow(house.members, id);
  if (state === undefined) return undefined;
  const ids = idsOf(house.members, id);
  const rewards = [...house.promotions.values()].flatMap(one =>
    one.mechanism === 'tracking' ? rewardsOf(one, ids, nameOf(house, one.activity)) : [],
  );
  return { state, ids, account: accountView(house, ids, now), rewards };
};

const rewardsOf = (
  { promotion, posted, state }: PromotionOf<'tracking'>,
  ids: readonly string[],
  name: string,
): readonly RewardsView[] => {
  const cards = ids.flatMap(id => state.cards.get(id) ?? []);
  const prizes = Object.entries(posted.prizes).map(([prize, costs]) => ({ prize, costs }));
  if (cards.length === 0 || prizes.length === 0) return [];
  const credits = cards.reduce((sum, card) => sum + card.credits, 0);
  return [{ promotion, name, credits, prizes, redeemed: cards.flatMap(({ redeemed }) => redeemed) }];
};
