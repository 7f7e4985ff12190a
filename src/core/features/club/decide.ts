import { type Answer, accept, answer, type Decision, defined } from '#core/base';
import { type ExclusionKind, idsOf, type Member, refusePerson } from '#core/people';
import {
  type Context,
  type Deciders,
  type HouseView,
  isOwed,
  type MomentText,
  momentFrom,
  momentText,
  type OfType,
  refuse as refuseAtHouse,
  twoPeople,
} from '#core/state';
import { formatMoment, isBefore } from '#core/time';
import type { Moment } from '#core/words';
import { type GameEvent, mergedInHiLo } from '../games/index.ts';
import { mergedInPromotions, type PromotionEvent } from '../promotions/index.ts';
import { kindWord, refuse, worksWord } from './refusals.ts';
import type { ClubCommand, ClubEvent } from './shape.ts';

type Happens = ClubEvent | PromotionEvent | GameEvent;

/** Who is in the club, who may take part, and who has looked. CLB-1 to CLB-9 */
export const CLUB_COMMANDS = {
  SetMemberPin: (house, { member: id }, { now, actor }) => {
    const member = memberNamed(house, id);
    if (!member.ok) return member;
    return accept({ type: 'MemberPinSet', member: id, by: actor.id, at: momentText(now), ...written(member.value) });
  },

  LookAtMembers: (_, { members, look }, { now, actor }) =>
    accept({ type: 'MembersLookedAt', members, look, by: actor.id, at: momentText(now) }),

  TakeMailingList: (_, { members }, { now, actor }) =>
    accept({ type: 'MailingListTaken', members, by: actor.id, at: momentText(now) }),

  /** A person excluded or marked under one id is so under the other. CLB-4 */
  MergeMembers: (house, { member: from, into }, context) => {
    const people = twoPeople(context, 'CLB-4; REG-A2');
    if (!people.ok) return people;
    if (from === into) return refuse('merged-with-itself', { member: into }, 'CLB-4');
    const [gone, kept] = [memberNamed(house, from), memberNamed(house, into)];
    if (!gone.ok) return gone;
    if (!kept.ok) return kept;
    const merged = { type: 'MembersMerged', from, into, by: people.value, at: momentText(context.now) } as const;
    const inPromotions = mergedInPromotions(house, merged);
    if (!inPromotions.ok) return inPromotions;
    const { excluded, works } = gone.value;
    const mark = { type: 'MemberMarked', member: into, by: people.value, at: momentText(context.now) } as const;
    const marked = works !== undefined && kept.value.works === undefined ? [{ ...mark, works }] : [];
    const events: readonly Happens[] = [merged, ...marked, ...inPromotions.events, ...mergedInHiLo(house, merged)];
    if (excluded === undefined || kept.value.excluded !== undefined) return accept(...events);
    const { kind, until } = excluded;
    return accept(...events, excludedNow(into, kind, until, context));
  },

  /** At once, and by one person. CLB-5 */
  ExcludeMember: (house, { member: id, kind, until }, context) => {
    const member = memberNamed(house, id);
    if (!member.ok) return member;
    const before = member.value.excluded;
    if (before !== undefined)
      return refuse('member-already-excluded', { member: id, kind: kindWord(before.kind) }, 'CLB-5');
    if (until !== undefined && !isBefore(context.now, momentFrom(until))) {
      return refuse('exclusion-ends-before-now', { until: onTheWall(house, until) }, 'CLB-5');
    }
    return accept(excludedNow(id, kind, until && momentText(momentFrom(until)), context));
  },

  /** By two people, and never before its date. CLB-6 */
  LiftExclusion: (house, { member: id }, context) => {
    const people = twoPeople(context, 'CLB-6; REG-A2');
    if (!people.ok) return people;
    const member = memberNamed(house, id);
    if (!member.ok) return member;
    const { excluded } = member.value;
    if (excluded === undefined) return refuseAtHouse('member-not-excluded', { member: id }, 'CLB-6');
    const { until } = excluded;
    if (until !== undefined && isBefore(context.now, momentFrom(until))) {
      return refuse('exclusion-not-over', { member: id, until: onTheWall(house, until) }, 'CLB-6');
    }
    return accept({ type: 'ExclusionLifted', member: id, by: people.value, at: momentText(context.now) });
  },

  /** One person sets it, at once; two take it off or change it. CLB-14 */
  MarkMember: (house, { member: id, works: said, staff }, context) => {
    const works = said ?? (staff === undefined ? undefined : 'employee');
    const member = memberNamed(house, id);
    if (!member.ok) return member;
    const before = member.value.works;
    if (before === works && member.value.staff === staff) {
      return refuse('member-marked-so', { works: worksWord(works) }, 'CLB-14');
    }
    if (staff !== undefined && !house.staff.has(staff))
      return refusePerson('unknown-person', { person: staff }, 'PPL-1');
    const people = before === undefined ? answer([context.actor.id]) : twoPeople(context, 'CLB-14; REG-A2');
    if (!people.ok) return people;
    const facts = { member: id, by: people.value, at: momentText(context.now) };
    return accept({ type: 'MemberMarked', ...facts, ...defined({ works, staff }) });
  },

  EraseMember: (house, { member: id }, context) => {
    const people = twoPeople(context, 'CLB-9; REG-A2');
    if (!people.ok) return people;
    const member = memberNamed(house, id);
    if (!member.ok) return member;
    if (member.value.excluded !== undefined) return refuse('exclusion-keeps-record', { member: id }, 'CLB-9');
    const ids = idsOf(house.members, id);
    const open = [...house.awards.values()].filter(award => ids.includes(award.player ?? '') && isOwed(award));
    if (open.length > 0) {
      const awards = open.map(({ award }) => award);
      return refuse('member-has-prizes', { member: id, awards, count: awards.length }, 'CLB-9');
    }
    const facts = { member: id, by: people.value, at: momentText(context.now) };
    return accept({ type: 'MemberErased', ...facts, ...written(member.value) });
  },
} satisfies Partial<Deciders<ClubCommand, Happens>>;

/** A member who is still there under this id. CLB-4, CLB-9 */
export const memberNamed = ({ members }: HouseView, id: string): Answer<Member> => {
  const member = members.get(id);
  if (member === undefined) return refuse('unknown-member', { member: id }, 'CLB-1');
  const { mergedInto, erasedAt } = member;
  if (mergedInto !== undefined) return refuseAtHouse('member-merged', { member: id, into: mergedInto }, 'CLB-4');
  return erasedAt === undefined ? answer(member) : refuseAtHouse('member-erased', { member: id }, 'CLB-9');
};

/** The next writing of a private record. PPL-11 */
const written = ({ record = 1 }: Pick<Member, 'record'>) => ({ record: record + 1 });

/** Lower case, so that one member is not two. */
const MEMBER_ID = /^[a-z0-9][a-z0-9-]{0,39}$/;

export const writeDown = (
  house: HouseView,
  command: OfType<ClubCommand, 'EnrollMember' | 'ChangeMember'>,
  { now, actor }: Context,
): Decision<ClubEvent> => {
  const { member, mayMail } = command;
  const facts = { member, mayMail, by: actor.id, at: momentText(now) };
  if (command.type === 'ChangeMember') {
    const found = memberNamed(house, member);
    const seen = defined({ idPaper: command.idPaper });
    return found.ok ? accept({ type: 'MemberChanged', ...facts, ...seen, ...written(found.value) }) : found;
  }
  if (!MEMBER_ID.test(member)) return refuse('no-member-id', { member }, 'CLB-1');
  if (house.members.has(member)) return refuse('member-already-enrolled', { member }, 'CLB-1');
  const { idPaper, cleared } = command;
  return accept({ type: 'MemberEnrolled', ...facts, idPaper, record: 1, ...defined({ cleared }) });
};

const excludedNow = (
  member: string,
  kind: ExclusionKind,
  until: MomentText | undefined,
  { now, actor }: Context,
): ClubEvent => ({
  type: 'MemberExcluded',
  member,
  kind,
  ...defined({ until }),
  by: actor.id,
  at: momentText(now),
});

const onTheWall = ({ settings }: HouseView, moment: MomentText): Moment => ({
  moment: formatMoment(settings.clock, momentFrom(moment)),
});
