import type { Session, StaffMember, Station } from '#core/people';
import { type Appliers, remove, update } from '#core/state';
import type { PeopleEvent } from './shape.ts';

/** People, stations and sign-ons. */
export const PEOPLE_EVENTS: Appliers<PeopleEvent> = {
  PersonEngaged: ({ staff }, { person, roles, department, at }) => {
    staff.set(person, { person, roles, department, engagedAt: at, failures: 0 });
    return undefined;
  },
  RolesChanged: ({ staff }, { person, roles, department }) =>
    update(staff, person, (before): StaffMember => ({ ...before, roles, department })),
  PersonLocked: ({ staff }, { person, reason, at }) =>
    update(staff, person, (before): StaffMember => ({ ...before, locked: { reason, at } })),
  PersonUnlocked: ({ staff }, { person }) => update(staff, person, ({ locked: _, ...before }) => forgiven(before)),
  PinSet: ({ staff }, { person }) => update(staff, person, forgiven),
  PrivateRecordErased: () => undefined,
  AccessReviewed: (_, { at }) => ({ accessReviewedAt: at }),

  SignedOn: ({ staff, sessions }, { type: _, at, ...session }) => {
    sessions.set(session.session, { ...session, since: at } satisfies Session);
    return update(staff, session.person, before => ({ ...forgiven(before), signedOnAt: at }));
  },
  SignOnFailed: ({ staff }, { person, failures = 0, waitsUntil }) => {
    if (person === undefined) return undefined;
    const waits = waitsUntil === undefined ? {} : { waitsUntil };
    return update(staff, person, (before): StaffMember => ({ ...before, failures, ...waits }));
  },
  SignedOff: ({ sessions }, { session }) => remove(sessions, [session]),

  StationEnrolled: ({ stations }, { type: _, by: _by, at, ...station }) => {
    stations.set(station.station, { ...station, enrolledAt: at } satisfies Station);
    return undefined;
  },
  StationRevoked: ({ stations }, { station, at }) =>
    update(stations, station, (before): Station => ({ ...before, revokedAt: at })),
};

/** Wrong PINs are forgotten. */
const forgiven = ({ waitsUntil: _, ...member }: StaffMember): StaffMember => ({ ...member, failures: 0 });
