import { defined } from '#core/base';
import type { Member } from '#core/people';
import { type Appliers, patch, put, update } from '#core/state';
import { CLUB_LIST_EVENTS } from './lists.ts';
import type { ClubEvent } from './shape.ts';

/** The player club. */
export const CLUB_EVENTS: Appliers<ClubEvent> = {
  ...CLUB_LIST_EVENTS,
  MemberEnrolled: ({ members }, { member, idPaper, mayMail, by, at, record }) => {
    const seen = { seenBy: by, seenAt: at };
    const enrolled = { member, enrolledAt: at, idPaper, ...seen, mayMail, failures: 0 };
    return put(members, member, { ...enrolled, ...defined({ record }) });
  },
  MemberChanged: ({ members }, { member, idPaper, mayMail, by, at, record }) =>
    update(members, member, (before): Member => {
      const seen = idPaper === undefined || before.idPaper === idPaper ? {} : { idPaper, seenBy: by, seenAt: at };
      return { ...before, ...seen, mayMail, ...defined({ record }) };
    }),
  MembersMerged: ({ members }, { from, into }) => {
    const gone = [from, ...(members.get(from)?.alsoWas ?? [])];
    patch(members, from, { mergedInto: into });
    return patch(members, into, { alsoWas: [...(members.get(into)?.alsoWas ?? []), ...gone] });
  },
  MemberExcluded: ({ members }, { member, kind, until, by, at }) =>
    patch(members, member, { excluded: { kind, at, by, ...defined({ until }) } }),
  ExclusionLifted: ({ members }, { member }) => update(members, member, ({ excluded: _, ...before }): Member => before),
  MemberMarked: ({ members }, { member, works, staff }) =>
    update(
      members,
      member,
      ({ works: _, staff: _staff, ...before }): Member => ({
        ...before,
        ...defined({ works, staff }),
      }),
    ),
  MemberErased: ({ members }, { member, at, record }) =>
    patch(members, member, { mayMail: false, erasedAt: at, ...defined({ record }) }),
  MemberPinSet: ({ members }, { member, record }) =>
    update(members, member, before => ({ ...forgiven(before), ...defined({ record }) })),
  MembersLookedAt: () => undefined,
  MailingListTaken: () => undefined,
  MemberSignedOn: ({ members }, { member }) => update(members, member, forgiven),
  MemberSignOnFailed: ({ members }, { member, failures = 0, waitsUntil }) => {
    if (member === undefined) return undefined;
    return patch(members, member, { failures, ...defined({ waitsUntil }) });
  },
};

/** Wrong PINs are forgotten. */
const forgiven = ({ waitsUntil: _, ...member }: Member): Member => ({ ...member, failures: 0 });
