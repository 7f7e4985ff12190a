import { type Answer, answer } from '#core/base';
import { type Activity, checkOffering, clauseOf, type Offering } from '#core/rulebook';
import type { Rule } from '#core/state';
import { drawingTermsOf } from '../drawing/terms.ts';
import { refuse } from './refusals.ts';
import type { PostedTracking, Tracked } from './shape.ts';
import { type TrackingTerms, tracking, trackingTermsOf } from './terms.ts';

export type TrackingRule = Rule & {
  readonly terms: TrackingTerms;
  /** An entry point for each counted hour. */
  readonly givesPoints: boolean;
  /** A ticket at each of these times of day. */
  readonly ticketTimes: readonly Temporal.PlainTime[];
  readonly posted: PostedTracking;
};

/** What play earns under an offering: hours, points, tickets, credits; or that play is not tracked. TRK-1 */
export const trackingRule = ({ activity, offering }: Rule, posted: PostedTracking): Answer<TrackingRule> => {
  const entries = drawingTermsOf(activity, offering)?.entries ?? [];
  const ticketTimes = entries.flatMap(way => (way.type === 'seat' ? (way.times ?? []) : []));
  const givesPoints = entries.some(({ type }) => type === 'hour');
  const terms = trackingTermsOf(activity) ?? (givesPoints || ticketTimes.length > 0 ? FOR_A_DRAWING : undefined);
  if (terms === undefined) return refuse('no-tracking', { activity: activity.name }, clauseOf(activity, 'Offering'));
  const times = ticketTimes.map(time => Temporal.PlainTime.from(time));
  return (
    rewardObjection(activity, offering, posted) ??
    answer({ activity, offering, terms, givesPoints, ticketTimes: times, posted })
  );
};

/** What is given for credits is within the approved range. TRK-6 */
const rewardObjection = (activity: Activity, offering: Offering, { rewards = {} }: PostedTracking) => {
  const key = activity.prizes[0]?.key;
  if (key === undefined) return undefined;
  const checked = Object.values(rewards).map(({ value }) =>
    checkOffering(activity, { ...offering, prizes: { ...offering.prizes, [key]: value } }),
  );
  return checked.find(one => !one.ok);
};

const FOR_A_DRAWING = tracking({ hour: 'completed', credits: false });

/** Whether the hours that a promotion asks for are there. TRK-7 */
export const hasHours = ({ terms: { hoursMin = 0 } }: TrackingRule, { hours }: Tracked): boolean =>
  hours.length >= hoursMin;
