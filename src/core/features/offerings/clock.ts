import { runsBetween } from '#core/rulebook';
import {
  type Context,
  type HouseView,
  isInPostedHours,
  type Money,
  momentFrom,
  momentText,
  type OfferedActivity,
  offeredNamed,
} from '#core/state';
import { isBefore } from '#core/time';
import { type Happens, pendingIn, started } from './decide.ts';

/** What passing time does to offerings: they start, open, close and end as posted, and posted raises come. OFT-3 */
export const passOfferings = (house: HouseView, money: Money, { now }: Context): readonly Happens[] =>
  [...house.offerings.values()]
    .map(({ activity }) => offeredNamed(house, activity))
    .flatMap(found => (found.ok ? passed(house, money, found.value, now) : []));

const passed = (house: HouseView, money: Money, one: OfferedActivity, now: Temporal.Instant): readonly Happens[] => {
  const { activity, offered } = one;
  const { from, to } = runsBetween(house.settings.clock, offered.offering);
  if (offered.state === 'announced') {
    if (from === undefined || isBefore(now, from)) return [];
    const begins = started(house, money, one, now);
    return begins.ok ? begins.events : []; // What is missing is at the desk.
  }
  if (to !== undefined && !isBefore(now, to)) {
    const ends = pendingIn(house, activity) === undefined;
    const facts = { activity: activity.id, reason: 'the posted dates are over', at: momentText(now) };
    if (ends) return [{ type: 'OfferingEnded', ...facts }];
  }
  return [...hours(house, one, now), ...raised(money, one, now)];
};

const hours = (house: HouseView, { activity, offered }: OfferedActivity, now: Temporal.Instant): readonly Happens[] => {
  const isOn = isInPostedHours(house, offered, now);
  if (isOn === (offered.outOfHours === undefined)) return [];
  return [{ type: isOn ? 'OfferingHoursBegun' : 'OfferingHoursEnded', activity: activity.id, at: momentText(now) }];
};

/** A raise that the fund refuses, since the reserve has not got it yet, waits. */
const raised = (money: Money, { activity, offered }: OfferedActivity, now: Temporal.Instant): readonly Happens[] =>
  (offered.raises ?? [])
    .filter(({ from }) => !isBefore(now, momentFrom(from)))
    .flatMap(raise => {
      const before = money.events.length;
      const { pool, amount, by } = raise;
      const rule = { activity, offering: offered.offering };
      const moved = money.move(rule, { type: 'RaisePool', pool, amount }, { why: 'raise', by });
      const given = { type: 'RaiseGiven', activity: activity.id, ...raise } as const;
      return moved.ok ? [...money.events.slice(before), given] : [];
    });
