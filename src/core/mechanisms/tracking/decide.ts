import { type Answer, accept, answer, type Decision } from '#core/base';
import { eligiblePerson, eligibleTable, type Person, unmet } from '#core/eligibility';
import { type Activity, checkOffering, clauseOf, type Offering } from '#core/rulebook';
import { formatMoment, momentsBetween } from '#core/time';
import { drawingTermsOf } from '../drawing/terms.ts';
import { isPosted } from './posted.ts';
import { refuse } from './refusals.ts';
import { swipeCard } from './swipe.ts';
import { tracking, trackingTermsOf } from './terms.ts';
import type {
  PostedTracking,
  Seat,
  Tracked,
  TrackingCommand,
  TrackingContext,
  TrackingEvent,
  TrackingRule,
} from './tracking.ts';

/** What play earns under an offering: hours, points, tickets, credits; or that play is not tracked. TRK-1 */
export const trackingRule = (activity: Activity, offering: Offering, posted: PostedTracking): Answer<TrackingRule> => {
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

/** What is given for credits lies within the approved range. TRK-6 */
const rewardObjection = (activity: Activity, offering: Offering, { rewards = {} }: PostedTracking) => {
  const key = activity.prizes[0]?.key;
  if (key === undefined) return undefined;
  const checked = Object.values(rewards).map(({ value }) =>
    checkOffering(activity, { ...offering, prizes: { ...offering.prizes, [key]: value } }),
  );
  return checked.find(one => !one.ok);
};

const FOR_A_DRAWING = tracking({ hour: 'completed', credits: false });

/** A new card, for somebody who may take part. TRK-2 */
export const enrol = ({ activity }: TrackingRule, person: Person): Answer<Tracked> => {
  const verdict = eligiblePerson(activity, person);
  if (!verdict.met) return refuse('may-not-enrol', { why: unmet(verdict) }, clauseOf(activity, 'Eligibility'));
  return answer({ hours: [], points: 0, tickets: [], credits: 0, redeemed: [] });
};

/** Whether the hours that a promotion asks for are there. TRK-7 */
export const hasHours = ({ terms: { hoursMin = 0 } }: TrackingRule, { hours }: Tracked): boolean =>
  hours.length >= hoursMin;

export const decideTracking = (
  rule: TrackingRule,
  tracked: Tracked,
  command: TrackingCommand,
  context: TrackingContext,
): Decision<TrackingEvent> => {
  const at = context.now.toString();
  switch (command.type) {
    case 'SitDown':
      return accept(...tickets(rule, tracked, context), satDown(rule, tracked, command, context));
    case 'LeaveTable':
      return tracked.seat === undefined
        ? refuse('not-seated', {}, clauseOf(rule.activity, rule.terms.clause))
        : accept(...tickets(rule, tracked, context), { type: 'LeftTable', table: tracked.seat.table });
    case 'SwipeCard':
      return accept(swipeCard(rule, tracked, context));
    case 'LetTimePass':
      return accept(...tickets(rule, tracked, context));
    case 'RedeemCredits':
      return redeem(rule, tracked, command, context);
    case 'ViewAccount':
      return command.isPinRight
        ? accept({ type: 'AccountViewed', at })
        : refuse('wrong-pin', {}, clauseOf(rule.activity, rule.terms.clause));
  }
};

/** Moving to another table leaves the first; play goes on without a break while both tables count. TRK-3 */
const satDown = (
  { activity, givesPoints, posted }: TrackingRule,
  { seat }: Tracked,
  { table, game, isLive, isTournament }: Extract<TrackingCommand, { type: 'SitDown' }>,
  { now }: TrackingContext,
): TrackingEvent => {
  // Where hours are entered by a computer, any gaming table counts, whatever list the tickets go by.
  const isListed = game !== undefined && !givesPoints;
  const isDesignated = posted.games === undefined || (game !== undefined && posted.games.includes(game));
  const counts = isDesignated && eligibleTable(activity, { isLive, isTournament, ...(isListed ? { game } : {}) }).met;
  const goesOn = seat?.counts === true && counts;
  const at = now.toString();
  return { type: 'SatDown', table, counts, since: goesOn ? seat.since : at, at };
};

/** One ticket for each posted time at which the player was seated at a table that counts. TRK-5 */
const tickets = (rule: TrackingRule, { seat }: Tracked, { now, clock }: TrackingContext): readonly TrackingEvent[] => {
  const { ticketTimes } = rule;
  if (seat === undefined || !seat.counts || ticketTimes.length === 0) return [];
  const passed = momentsBetween(clock, ticketTimes, lookedAt(seat, now));
  const times = passed.filter(({ at }) => isPosted(rule, { now: at, clock }));
  if (times.length === 0) return [];
  return [{ type: 'TicketsEarned', times: times.map(({ at }) => at.toString()), upTo: now.toString() }];
};

/** From the moment last looked at, that moment included, up to now, now left out. */
const lookedAt = ({ upTo }: Seat, now: Temporal.Instant) => ({
  after: Temporal.Instant.from(upTo).subtract({ nanoseconds: 1 }),
  upTo: now.subtract({ nanoseconds: 1 }),
});

/** Within the promotion, with ID, as long as the balance covers it. TRK-6 */
const redeem = (
  rule: TrackingRule,
  { credits }: Tracked,
  { prize, showsId }: Extract<TrackingCommand, { type: 'RedeemCredits' }>,
  { now, clock }: TrackingContext,
): Decision<TrackingEvent> => {
  const { activity, posted, terms } = rule;
  const clause = clauseOf(activity, terms.clause);
  if (!isPosted(rule, { now, clock })) {
    const [from, to] = [posted.from, posted.to].map(end => (end === undefined ? 'now' : formatMoment(clock, end)));
    return refuse('redeem-outside-period', { from: from!, to: to! }, clause);
  }
  const costs = Object.hasOwn(posted.prizes, prize) ? posted.prizes[prize] : undefined;
  const known = Object.keys(posted.prizes).join(', ') || 'none';
  if (costs === undefined) return refuse('unknown-reward', { prize, known }, clause);
  if (activity.eligibility.photoId.value === 'required' && !showsId) return refuse('redeem-needs-id', {}, clause);
  if (costs > credits) return refuse('credits-short', { prize, costs, has: credits }, clause);
  return accept({ type: 'CreditsRedeemed', prize, credits: costs, at: now.toString() });
};
