import { defined } from '#core/base';
import type { Session, StaffMember, Station } from '#core/people';
import { type Appliers, patch, put, remove, update } from '#core/state';
import type { PeopleEvent } from './shape.ts';

/** People, stations and sign-ons. */
export const PEOPLE_EVENTS: Appliers<PeopleEvent> = {
  PersonEngaged: ({ staff }, { person, roles, department, at }) =>
    put(staff, person, { person, roles, department, engagedAt: at, failures: 0 }),
  RolesChanged: ({ staff }, { person, roles, department }) => patch(staff, person, { roles, department }),
  PersonLocked: ({ staff }, { person, reason, at }) => patch(staff, person, { locked: { reason, at } }),
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
    return patch(staff, person, { failures, ...defined({ waitsUntil }) });
  },
  SignedOff: ({ sessions }, { session }) => remove(sessions, [session]),

  StationEnrolled: ({ stations }, { type: _, by: _by, at, ...station }) =>
    put(stations, station.station, { ...station, enrolledAt: at } satisfies Station),
  StationRevoked: ({ stations }, { station, at }) => patch(stations, station, { revokedAt: at }),
};

/** Wrong PINs are forgotten. */
const forgiven = ({ waitsUntil: _, ...member }: StaffMember): StaffMember => ({ ...member, failures: 0 });
