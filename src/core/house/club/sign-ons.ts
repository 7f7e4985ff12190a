import { accept, type Decision, type Refusal } from '#core/base';
import { type Member, waitMinutes } from '#core/people';
import { formatMoment, isBefore } from '#core/time';
import type { Context } from '../context.ts';
import type { HouseEvent } from '../events.ts';
import type { HouseView, MomentText } from '../house.ts';
import { inMinutes, momentFrom, momentText } from '../moments.ts';
import { memberNamed } from './decide.ts';
import { refuse } from './refusals.ts';
import { playerObjection } from './taking-part.ts';

/** What the server has seen of cards and PINs at a kiosk; nobody else may ask for these. */
export type MemberSignOnCommand =
  /** Card and PIN were right. */
  | { readonly type: 'SignOnMember'; readonly member: string; readonly station: string }
  /** Without a member the card was unknown. */
  | { readonly type: 'FailMemberSignOn'; readonly station: string; readonly member?: string };

/** A member at a kiosk. CLB-10 */
export const decideMemberSignOns = (
  house: HouseView,
  command: MemberSignOnCommand,
  { now }: Context,
): Decision<HouseEvent> => {
  const { station } = command;
  const at = momentText(now);
  if (command.type === 'FailMemberSignOn') return failed(house, command.member, { station, at }, now);
  const member = memberNamed(house, command.member);
  if (!member.ok) return member;
  const objection = memberSignOnObjection(house, member.value, now) ?? playerObjection(house, command.member);
  return objection ?? accept({ type: 'MemberSignedOn', member: command.member, station, at });
};

/** Why this member's PIN is not even looked at now. CLB-10 */
export const memberSignOnObjection = (
  { settings }: HouseView,
  { failures, waitsUntil }: Pick<Member, 'failures' | 'waitsUntil'>,
  now: Temporal.Instant,
): Refusal | undefined => {
  if (waitsUntil === undefined || !isBefore(now, momentFrom(waitsUntil))) return undefined;
  return refuse('member-waits', { failures, until: formatMoment(settings.clock, momentFrom(waitsUntil)) }, 'CLB-10');
};

const failed = (
  { members }: HouseView,
  id: string | undefined,
  where: { readonly station: string; readonly at: string },
  now: Temporal.Instant,
): Decision<HouseEvent> => {
  const member = id === undefined ? undefined : members.get(id);
  if (member === undefined) return accept({ type: 'MemberSignOnFailed', ...where });
  return accept({ type: 'MemberSignOnFailed', ...where, member: member.member, ...oneMoreFailure(member, now) });
};

/** How long the next try has to wait. The same for a card that nobody has, which else would give itself away. CLB-10 */
export const oneMoreFailure = (
  { failures: before }: Pick<Member, 'failures'>,
  now: Temporal.Instant,
): { readonly failures: number; readonly waitsUntil?: MomentText } => {
  const failures = before + 1;
  const minutes = waitMinutes(failures);
  return { failures, ...(minutes === 0 ? {} : { waitsUntil: momentText(inMinutes(now, minutes)) }) };
};
