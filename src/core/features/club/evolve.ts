import { defined } from '#core/base';
import type { Member } from '#core/people';
import { type Appliers, update } from '#core/state';
import type { ClubEvent } from './shape.ts';

/** The player club. */
export const CLUB_EVENTS: Appliers<ClubEvent> = {
  MemberEnrolled: ({ members }, { member, idPaper, mayMail, by, at }) => {
    const seen = { seenBy: by, seenAt: at };
    members.set(member, { member, enrolledAt: at, idPaper, ...seen, mayMail, failures: 0 });
    return undefined;
  },
  MemberChanged: ({ members }, { member, idPaper, mayMail, by, at }) =>
    update(members, member, (before): Member => {
      const seen = before.idPaper === idPaper ? {} : { seenBy: by, seenAt: at };
      return { ...before, idPaper, ...seen, mayMail };
    }),
  MembersMerged: ({ members }, { from, into }) => {
    const gone = [from, ...(members.get(from)?.alsoWas ?? [])];
    update(members, from, (before): Member => ({ ...before, mergedInto: into }));
    return update(members, into, (before): Member => ({ ...before, alsoWas: [...(before.alsoWas ?? []), ...gone] }));
  },
  MemberExcluded: ({ members }, { member, kind, until, by, at }) => {
    const excluded = { kind, at, by, ...defined({ until }) };
    return update(members, member, (before): Member => ({ ...before, excluded }));
  },
  ExclusionLifted: ({ members }, { member }) => update(members, member, ({ excluded: _, ...before }): Member => before),
  MemberErased: ({ members }, { member, at }) =>
    update(members, member, (before): Member => ({ ...before, mayMail: false, erasedAt: at })),
  MemberPinSet: ({ members }, { member }) => update(members, member, forgiven),
  MembersLookedAt: () => undefined,
  MailingListTaken: () => undefined,
  MemberSignedOn: ({ members }, { member }) => update(members, member, forgiven),
  MemberSignOnFailed: ({ members }, { member, failures = 0, waitsUntil }) => {
    if (member === undefined) return undefined;
    const waits = waitsUntil === undefined ? {} : { waitsUntil };
    return update(members, member, (before): Member => ({ ...before, failures, ...waits }));
  },
};

/** Wrong PINs are forgotten. */
const forgiven = ({ waitsUntil: _, ...member }: Member): Member => ({ ...member, failures: 0 });
