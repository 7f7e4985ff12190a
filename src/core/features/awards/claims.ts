import { assert } from '#core/base';
import { claimAfter } from '#core/claim';
import type { Activity, Unclaimed } from '#core/rulebook';
import {
  type Award,
  activityNamed,
  awardedActivity,
  type HouseView,
  isOwed,
  type Money,
  prizeObjection,
  type Rule,
} from '#core/state';
import { moneyHeldFor } from '#core/state/gifts';
import type { AwardEvent } from './shape.ts';

/** Looks at every claim that waits: its first period is over, or all of it, and the prize goes where the rule says. */
export const passClaims = (house: HouseView, money: Money, now: Temporal.Instant): readonly AwardEvent[] =>
  [...house.awards.values()].flatMap(award => {
    const found = awardedActivity(house, award.activity);
    return found.ok ? passClaim(house, money, award, found.value, now) : [];
  });

const passClaim = (
  house: HouseView,
  money: Money,
  award: Award,
  activity: Activity,
  now: Temporal.Instant,
): readonly AwardEvent[] => {
  if (prizeObjection(house, award.player) !== undefined) return keptBack(award);
  const passed = claimAfter(activity, award.claim, { type: 'LetTimePass' }, { now, clock: house.settings.clock });
  if (!passed.ok || passed.value === award.claim) return [];
  const claim = passed.value;
  if (claim.state === 'held') return [{ type: 'ClaimHeld', award: award.award, until: claim.by }];
  if (claim.state !== 'forfeited') return [];
  giveUp(house, money, award, activity, claim.to);
  return [{ type: 'AwardForfeited', award: award.award, to: claim.to }];
};

/** The prize of an excluded person is held at the cage for the state, and goes to no player. CLB-5 */
const keptBack = (award: Award): readonly AwardEvent[] =>
  award.claim.state === 'forfeited' || !isOwed(award)
    ? []
    : [{ type: 'AwardForfeited', award: award.award, to: { type: 'held' }, why: 'excluded' }];

/** CLM-7: to the fund that the rule names, if the house offers it, else back to the one that gave it. */
const giveUp = (house: HouseView, money: Money, award: Award, activity: Activity, to: Unclaimed): void => {
  const named = to.type === 'reserve-of' ? ruleOf(house, to.activity) : undefined;
  const rule = named ?? ruleOf(house, activity.id);
  assert(rule !== undefined, 'what was awarded was offered');
  const forfeit = { type: 'ForfeitPrize', amount: moneyHeldFor(award), of: activity.id, to } as const;
  const moved = money.move(rule, forfeit, { why: 'unclaimed', award: award.award });
  assert(moved.ok, 'a prize that nobody claimed always comes back');
};

const ruleOf = (house: HouseView, name: string): Rule | undefined => {
  const found = activityNamed(house, name);
  const offering = found.ok ? house.offerings.get(found.value.id)?.offering : undefined;
  return found.ok && offering !== undefined ? { activity: found.value, offering } : undefined;
};
