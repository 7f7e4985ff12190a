import { canonicalJson, type Refusal } from '#core/base';
import type { Offering } from '#core/rulebook';
import { type HouseView, momentFrom, type OfferedActivity } from '#core/state';
import { formatMoment, isBefore } from '#core/time';
import { refuse } from './refusals.ts';

/** Notice where the house has posted none: players can read a change before it holds. */
const LEAST_HOURS = 1;

/** Whether players have to be told: what is drawn for the day and the chips at hand are no promise. */
export const isOtherPromise = (before: Offering, after: Offering): boolean =>
  canonicalJson(promised(before)) !== canonicalJson(promised(after));

const promised = ({ designated: _, chip: _chip, ...offering }: Offering): object => offering;

/** Why a change does not hold yet: it hangs for the posted notice first. OFT-4 */
export const changeNotice = (
  { settings: { clock } }: HouseView,
  { activity, offered: { changedAt, offering } }: OfferedActivity,
  now: Temporal.Instant,
): Refusal | undefined => {
  if (changedAt === undefined) return undefined;
  const hours = noticeOf(offering);
  const holds = momentFrom(changedAt).add({ hours });
  if (!isBefore(now, holds)) return undefined;
  const facts = { activity: activity.name, hours, holds: { moment: formatMoment(clock, holds) } };
  return refuse('change-needs-notice', facts, `OFT-4; ${activity.id}`);
};

export const noticeOf = ({ times }: Offering): number => times?.noticeHours ?? LEAST_HOURS;

/** A raise is posted with the moment from which it counts, and with the notice before it. OFT-5 */
export const raiseNotice = (
  { settings: { clock } }: HouseView,
  { activity, offered: { offering } }: OfferedActivity,
  from: string | undefined,
  now: Temporal.Instant,
): Refusal | undefined => {
  const hours = noticeOf(offering);
  const first = now.add({ hours });
  if (from !== undefined && !isBefore(Temporal.Instant.from(from), first)) return undefined;
  const facts = { activity: activity.name, hours, first: { moment: formatMoment(clock, first) } };
  return refuse('raise-needs-notice', facts, `OFT-5; ${activity.id}`);
};
