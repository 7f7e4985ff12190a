import { decideClaim } from '#core/claim';
import type { Activity, Unclaimed } from '#core/rulebook';
import type { Award } from './award.ts';
import { booking, payableOf, reserveAccount } from './books.ts';
import { claimFrom } from './claim-text.ts';
import type { HouseEvent } from './events.ts';
import { activityNamed } from './find.ts';
import { type Money, NO_CHANGE, payerOf } from './funds.ts';
import { moneyOfGift } from './gifts.ts';
import type { HouseView } from './house.ts';
import { momentText } from './moments.ts';

/** Looks at every claim that waits: its first period is over, or all of it, and the prize goes where the rule says. */
export const passClaims = (house: HouseView, money: Money, now: Temporal.Instant): readonly HouseEvent[] =>
  [...house.awards.values()].flatMap(award => {
    const found = activityNamed(house, award.activity);
    return found.ok ? passClaim(house, money, award, found.value, now) : [];
  });

const passClaim = (
  house: HouseView,
  money: Money,
  award: Award,
  activity: Activity,
  now: Temporal.Instant,
): readonly HouseEvent[] => {
  const claim = claimFrom(award.claim);
  const passed = decideClaim(activity, claim, { type: 'LetTimePass' }, { now, clock: house.settings.clock });
  if (!passed.ok) return [];
  return passed.events.flatMap((event): readonly HouseEvent[] => {
    if (event.type === 'ClaimHeld' && claim.state === 'awaiting-id' && claim.by !== undefined) {
      return [{ type: 'ClaimHeld', award: award.award, until: momentText(claim.by) }];
    }
    if (event.type !== 'ClaimForfeited') return [];
    giveUp(house, money, award, event.to);
    return [{ type: 'AwardForfeited', award: award.award, to: event.to }];
  });
};

/** CLM-7: a prize that is held at the cage waits on; every other goes back to a reserve, for the players. */
const giveUp = (house: HouseView, money: Money, award: Award, to: Unclaimed): void => {
  const amount = moneyOfGift(award.gives);
  if (amount === 0 || to.type === 'held') return;
  const owner = to.type === 'reserve-of' ? to.activity : award.activity;
  const bookings = booking(payableOf(award.activity), reserveAccount(payerOf(house, owner).reserveOf), amount);
  money.adjust(owner, { ...NO_CHANGE, reserve: amount }, { why: 'unclaimed', award: award.award }, bookings);
};
