import { isInHours } from '#core/rulebook';
import { momentFrom } from '#core/state';
import { isBefore, localTime, type Now } from '#core/time';
import type { TrackingRule } from './rule.ts';

/** Whether a swipe can earn something now: within the promotion and its posted hours. TRK-4 */
export const isEarning = (rule: TrackingRule, at: Now): boolean =>
  isPosted(rule, at) && isInHours(at.clock, rule.offering, at.now);

/** Whether it is within the promotion, and within the season of the approval; both ends belong to both. */
export const isPosted = ({ posted: { from, to }, terms: { season } }: TrackingRule, { now, clock }: Now): boolean => {
  if (from !== undefined && isBefore(now, momentFrom(from))) return false;
  if (to !== undefined && isBefore(momentFrom(to), now)) return false;
  const isInSeason = (moment: Temporal.Instant): boolean => {
    const day = localTime(clock, moment).toPlainDate().toString().slice('2026-'.length);
    return season === undefined || (season.from <= day && day <= season.to);
  };
  return isInSeason(now) || isInSeason(now.subtract({ nanoseconds: 1 }));
};
