import { isAmong } from '#core/qualifying';
import { completeHours, type Now } from '#core/time';
import { isEarning } from './posted.ts';
import type { TrackingRule } from './rule.ts';
import type { PostedTracking, Seat, SwipeFinding, Tracked, TrackingEvent } from './shape.ts';

type Swiped = Omit<Extract<TrackingEvent, { type: 'CardSwiped' }>, 'player'>;

/** TRK-10: where the house posts no other time for which a swipe gives credits. */
const AN_HOUR = 60;

/** A swipe counts while the player plays at a table that counts, within the period; it is never an offence. TRK-4 */
export const swipeCard = (rule: TrackingRule, tracked: Tracked, context: Now, game: string | undefined): Swiped => {
  const { terms, givesPoints } = rule;
  const { seat } = tracked;
  const at = context.now.toString();
  const inVain = (why: SwipeFinding): Swiped => ({ type: 'CardSwiped', at, points: 0, credits: 0, why });
  if (!isEarning(rule, context)) return inVain('outside-period');
  if (seat === undefined) return inVain('away');
  if (!seat.counts) return inVain('table-does-not-count');
  const hour = terms.hour === 'scanned' ? scannedHour(context) : completedHour(seat, context);
  const isNew = hour !== undefined && !tracked.hours.includes(hour);
  const { credits, creditedFor } = terms.credits ? creditsFor(rule.posted, tracked, seat, context, game) : NO_CREDITS;
  return {
    type: 'CardSwiped',
    at,
    points: isNew && givesPoints ? 1 : 0,
    credits,
    why: isNew || credits > 0 ? 'counted' : 'hour-not-over',
    ...(isNew ? { hour } : {}),
    ...(credits > 0 ? { creditedFor } : {}),
  };
};

const NO_CREDITS = { credits: 0, creditedFor: '' };

/** Who has played the posted time without a break has credits, once in so much time. TRK-10 */
const creditsFor = (
  posted: PostedTracking,
  { creditedFor: before }: Tracked,
  { since }: Seat,
  context: Now,
  game: string | undefined,
): typeof NO_CREDITS => {
  const asked = minutesAt(posted, game);
  const played = Temporal.Instant.from(since).until(context.now).total('minutes');
  const creditedFor = slot(context, asked ?? AN_HOUR);
  return played < (asked ?? 0) || creditedFor === before
    ? NO_CREDITS
    : { credits: posted.creditsPerSwipe, creditedFor };
};

/** The posted minutes of a game, else those of all games. */
const minutesAt = ({ minutesFor = {}, minutesPerCredit }: PostedTracking, game: string | undefined) =>
  Object.entries(minutesFor).find(([one]) => game !== undefined && isAmong([one], game))?.[1] ?? minutesPerCredit;

/** The clock hour in which the card is scanned, named by its beginning. */
const scannedHour = (context: Now): string => slot(context, AN_HOUR);

/** The part of the day, so many minutes long, in which it is now; an hour that comes twice is two. */
const slot = ({ now, clock }: Now, minutes: number): string => {
  const day = now.toZonedDateTimeISO(clock.zone).startOfDay().toInstant();
  const gone = Math.floor(day.until(now).total('minutes') / minutes);
  return day.add({ minutes: gone * minutes }).toString();
};

/** The last hour of unbroken play that is over, named by its beginning; an hour nobody swiped is not made up for. */
const completedHour = ({ since }: Seat, { now }: Now): string | undefined => {
  const from = Temporal.Instant.from(since);
  const hours = completeHours({ from, to: now });
  return hours === 0 ? undefined : from.add({ hours: hours - 1 }).toString();
};
