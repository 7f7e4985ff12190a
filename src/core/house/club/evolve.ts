import type { Member } from '#core/people';
import { type Appliers, update } from '../evolve-base.ts';
import type { ClubEvent } from './events.ts';

/** The player club. */
export const CLUB_EVENTS: Appliers<ClubEvent> = {
  MemberEnrolled: ({ members }, { member, idPaper, mayMail, at }) => {
    members.set(member, { member, enrolledAt: at, idPaper, mayMail, failures: 0 });
    return undefined;
  },
  MemberChanged: ({ members }, { member, idPaper, mayMail }) =>
    update(members, member, (before): Member => ({ ...before, idPaper, mayMail })),
  MembersMerged: ({ members }, { from, into }) =>
    update(members, from, (before): Member => ({ ...before, mergedInto: into })),
  MemberExcluded: ({ members }, { member, kind, until, at }) =>
    update(
      members,
      member,
      (before): Member => ({ ...before, excluded: { kind, at, ...(until === undefined ? {} : { until }) } }),
    ),
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
