import { accept, type Refusal } from '#core/base';
import { type Member, waitMinutes } from '#core/people';
import {
  type Deciders,
  type HouseView,
  inMinutes,
  type MomentText,
  momentFrom,
  momentText,
  playerObjection,
} from '#core/state';
import { formatMoment, isBefore } from '#core/time';
import { memberNamed } from './decide.ts';
import { refuse } from './refusals.ts';
import type { ClubCommand, ClubEvent } from './shape.ts';

/** A member at a kiosk. CLB-10 */
export const CLUB_SIGN_ON_COMMANDS = {
  SignOnMember: (house, { member: id, station }, { now }) => {
    const member = memberNamed(house, id);
    if (!member.ok) return member;
    const objection = memberSignOnObjection(house, member.value, now) ?? playerObjection(house, id);
    return objection ?? accept({ type: 'MemberSignedOn', member: id, station, at: momentText(now) });
  },

  FailMemberSignOn: ({ members }, { member: id, station }, { now }) => {
    const where = { station, at: momentText(now) };
    const member = id === undefined ? undefined : members.get(id);
    if (member === undefined) return accept({ type: 'MemberSignOnFailed', ...where });
    return accept({ type: 'MemberSignOnFailed', ...where, member: member.member, ...oneMoreFailure(member, now) });
  },
} satisfies Partial<Deciders<ClubCommand, ClubEvent>>;

/** Why this member's PIN is not even looked at now. CLB-10 */
export const memberSignOnObjection = (
  { settings }: HouseView,
  { failures, waitsUntil }: Pick<Member, 'failures' | 'waitsUntil'>,
  now: Temporal.Instant,
): Refusal | undefined => {
  if (waitsUntil === undefined || !isBefore(now, momentFrom(waitsUntil))) return undefined;
  return refuse('member-waits', { failures, until: formatMoment(settings.clock, momentFrom(waitsUntil)) }, 'CLB-10');
};

/** How long the next try has to wait. The same for an unknown card, which otherwise could be recognized. CLB-10 */
export const oneMoreFailure = (
  { failures: before }: Pick<Member, 'failures'>,
  now: Temporal.Instant,
): { readonly failures: number; readonly waitsUntil?: MomentText } => {
  const failures = before + 1;
  const minutes = waitMinutes(failures);
  return { failures, ...(minutes === 0 ? {} : { waitsUntil: momentText(inMinutes(now, minutes)) }) };
};
