import { type Answer, accept, answer, type Decision } from '#core/base';
import { type ExclusionKind, type IdPaper, idsOf, type Member } from '#core/people';
import { formatMoment, isBefore } from '#core/time';
import { isOwed } from '../audit.ts';
import type { Context } from '../context.ts';
import type { HouseEvent } from '../events.ts';
import { mergedInHiLo } from '../games/hi-lo.ts';
import type { HouseView, MomentText } from '../house.ts';
import { momentFrom, momentText } from '../moments.ts';
import { mergedInPromotions } from '../promotions/merged.ts';
import { twoPeople } from '../two-people.ts';
import type { Look } from './events.ts';
import { refuse } from './refusals.ts';

export type ClubCommand =
  | {
      readonly type: 'EnrolMember' | 'ChangeMember';
      readonly member: string;
      readonly idPaper: IdPaper;
      readonly mayMail: boolean;
    }
  /** Two cards turn out to be of one person, who goes on as `into`. */
  | { readonly type: 'MergeMembers'; readonly member: string; readonly into: string }
  | {
      readonly type: 'ExcludeMember';
      readonly member: string;
      readonly kind: ExclusionKind;
      readonly until?: MomentText;
    }
  | { readonly type: 'LiftExclusion'; readonly member: string }
  | { readonly type: 'SetMemberPin'; readonly member: string }
  /** What the club knows of the person was erased; what the id did stays in the journal. */
  | { readonly type: 'EraseMember'; readonly member: string }
  | { readonly type: 'LookAtMembers'; readonly members: readonly string[]; readonly look: Look }
  | { readonly type: 'TakeMailingList'; readonly members: number };

/** Who is in the club, who may take part, and who has looked. CLB-1 to CLB-9 */
export const decideClub = (house: HouseView, command: ClubCommand, context: Context): Decision<HouseEvent> => {
  const at = momentText(context.now);
  const by = context.actor.id;
  switch (command.type) {
    case 'EnrolMember':
    case 'ChangeMember':
      return writeDown(house, command, context);
    case 'MergeMembers':
      return merge(house, command, context);
    case 'ExcludeMember':
      return exclude(house, command, context);
    case 'LiftExclusion':
      return lift(house, command.member, context);
    case 'SetMemberPin': {
      const member = memberNamed(house, command.member);
      return member.ok ? accept({ type: 'MemberPinSet', member: command.member, by, at }) : member;
    }
    case 'EraseMember':
      return erase(house, command.member, context);
    case 'LookAtMembers':
      return accept({ type: 'MembersLookedAt', members: command.members, look: command.look, by, at });
    case 'TakeMailingList':
      return accept({ type: 'MailingListTaken', members: command.members, by, at });
  }
};

/** A member who is still there under this id. CLB-4, CLB-9 */
export const memberNamed = ({ members }: HouseView, id: string): Answer<Member> => {
  const member = members.get(id);
  if (member === undefined) return refuse('unknown-member', { member: id }, 'CLB-1');
  const { mergedInto, erasedAt } = member;
  if (mergedInto !== undefined) return refuse('member-merged', { member: id, into: mergedInto }, 'CLB-4');
  return erasedAt === undefined ? answer(member) : refuse('member-erased', { member: id }, 'CLB-9');
};

/** Lower case, so that one member is not two. */
const MEMBER_ID = /^[a-z0-9][a-z0-9-]{0,39}$/;

const writeDown = (
  house: HouseView,
  { type, member, idPaper, mayMail }: Extract<ClubCommand, { type: 'EnrolMember' | 'ChangeMember' }>,
  { now, actor }: Context,
): Decision<HouseEvent> => {
  const facts = { member, idPaper, mayMail, by: actor.id, at: momentText(now) };
  if (type === 'ChangeMember') {
    const found = memberNamed(house, member);
    return found.ok ? accept({ type: 'MemberChanged', ...facts }) : found;
  }
  if (!MEMBER_ID.test(member)) return refuse('no-member-id', { member }, 'CLB-1');
  if (house.members.has(member)) return refuse('member-already-enrolled', { member }, 'CLB-1');
  return accept({ type: 'MemberEnrolled', ...facts });
};

/** Whoever is excluded under one id is excluded under the other. CLB-4 */
const merge = (
  house: HouseView,
  { member: from, into }: Extract<ClubCommand, { type: 'MergeMembers' }>,
  context: Context,
): Decision<HouseEvent> => {
  const people = twoPeople(context, 'CLB-4; REG-A2');
  if (!people.ok) return people;
  if (from === into) return refuse('merged-with-itself', { member: into }, 'CLB-4');
  const [gone, kept] = [memberNamed(house, from), memberNamed(house, into)];
  if (!gone.ok) return gone;
  if (!kept.ok) return kept;
  const merged = { type: 'MembersMerged', from, into, by: people.value, at: momentText(context.now) } as const;
  const inPromotions = mergedInPromotions(house, merged);
  if (!inPromotions.ok) return inPromotions;
  const events: readonly HouseEvent[] = [merged, ...inPromotions.events, ...mergedInHiLo(house, merged)];
  const { excluded } = gone.value;
  if (excluded === undefined || kept.value.excluded !== undefined) return accept(...events);
  const { kind, until } = excluded;
  return accept(...events, excludedNow(into, kind, until, context));
};

const excludedNow = (
  member: string,
  kind: ExclusionKind,
  until: MomentText | undefined,
  { now, actor }: Context,
): HouseEvent => ({
  type: 'MemberExcluded',
  member,
  kind,
  ...(until === undefined ? {} : { until }),
  by: actor.id,
  at: momentText(now),
});

/** At once, and by one person. CLB-5 */
const exclude = (
  house: HouseView,
  { member: id, kind, until }: Extract<ClubCommand, { type: 'ExcludeMember' }>,
  context: Context,
): Decision<HouseEvent> => {
  const member = memberNamed(house, id);
  if (!member.ok) return member;
  const before = member.value.excluded;
  if (before !== undefined) return refuse('member-already-excluded', { member: id, kind: before.kind }, 'CLB-5');
  if (until !== undefined && !isBefore(context.now, momentFrom(until))) {
    return refuse('exclusion-ends-before-now', { until: inWords(house, until) }, 'CLB-5');
  }
  return accept(excludedNow(id, kind, until && momentText(momentFrom(until)), context));
};

/** By two, and never before its time. CLB-6 */
const lift = (house: HouseView, id: string, context: Context): Decision<HouseEvent> => {
  const people = twoPeople(context, 'CLB-6; REG-A2');
  if (!people.ok) return people;
  const member = memberNamed(house, id);
  if (!member.ok) return member;
  const { excluded } = member.value;
  if (excluded === undefined) return refuse('member-not-excluded', { member: id }, 'CLB-6');
  const { until } = excluded;
  if (until !== undefined && isBefore(context.now, momentFrom(until))) {
    return refuse('exclusion-not-over', { member: id, until: inWords(house, until) }, 'CLB-6');
  }
  return accept({ type: 'ExclusionLifted', member: id, by: people.value, at: momentText(context.now) });
};

const erase = (house: HouseView, id: string, context: Context): Decision<HouseEvent> => {
  const people = twoPeople(context, 'CLB-9; REG-A2');
  if (!people.ok) return people;
  const member = memberNamed(house, id);
  if (!member.ok) return member;
  if (member.value.excluded !== undefined) return refuse('exclusion-keeps-record', { member: id }, 'CLB-9');
  const ids = idsOf(house.members, id);
  const open = [...house.awards.values()].filter(award => ids.includes(award.player ?? '') && isOwed(award));
  if (open.length > 0) {
    const awards = open.map(({ award }) => award).join(', ');
    return refuse('member-has-prizes', { member: id, awards }, 'CLB-9');
  }
  return accept({ type: 'MemberErased', member: id, by: people.value, at: momentText(context.now) });
};

const inWords = ({ settings }: HouseView, moment: MomentText): string =>
  formatMoment(settings.clock, momentFrom(moment));
