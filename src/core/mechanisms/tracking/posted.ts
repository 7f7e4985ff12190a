import { momentFrom } from '#core/state';
import { isBefore, localTime, type Now } from '#core/time';
import type { TrackingRule } from './rule.ts';

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
