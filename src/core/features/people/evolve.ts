import { defined } from '#core/base';
import type { Session, StaffMember, Station } from '#core/people';
import { type Appliers, patch, put, remove, update } from '#core/state';
import type { PeopleEvent } from './shape.ts';

/** People, stations and sign-ons. */
export const PEOPLE_EVENTS: Appliers<PeopleEvent> = {
  PersonEngaged: ({ staff }, { person, roles, department, at, record, mark, isOneTime }) => {
    const engaged = { person, roles, department, engagedAt: at, failures: 0 };
    return put(staff, person, { ...engaged, ...defined({ record, mark, pinIsOneTime: isOneTime }) });
  },
  RolesChanged: ({ staff }, { person, roles, department, isOneTime }) =>
    patch(staff, person, { roles, department, ...defined({ pinIsOneTime: isOneTime }) }),
  PersonLocked: ({ staff }, { person, reason, at }) => patch(staff, person, { locked: { reason, at } }),
  PersonUnlocked: ({ staff }, { person }) => update(staff, person, ({ locked: _, ...before }) => forgiven(before)),
  PinSet: ({ staff }, { person, record, isOneTime }) =>
    update(staff, person, ({ pinIsOneTime: _, ...before }) => ({
      ...forgiven(before),
      ...defined({ record, pinIsOneTime: isOneTime }),
    })),
  PasskeyAdded: ({ staff }, { type: _, person, ...made }) =>
    update(staff, person, before => ({ ...before, passkeys: [...(before.passkeys ?? []), { ...made, count: 0 }] })),
  PasskeysRemoved: ({ staff }, { person }) => update(staff, person, withoutPasskeys),
  RecordChanged: ({ staff }, { person, record, mark }) => patch(staff, person, defined({ record, mark })),
  PrivateRecordErased: ({ staff }, { person, record, at }) =>
    update(staff, person, before => ({ ...withoutPasskeys(before), ...defined({ record, erasedAt: at }) })),
  AccessReviewed: (_, { at }) => ({ accessReviewedAt: at }),

  SignedOn: ({ staff, sessions }, { type: _, at, failures = 0, passkey, ...session }) => {
    sessions.set(session.session, { ...session, since: at } satisfies Session);
    return update(staff, session.person, known => {
      const before = usedIn(known, passkey);
      return failures === 0 ? { ...forgiven(before), signedOnAt: at } : { ...before, failures, signedOnAt: at };
    });
  },
  SignOnFailed: (
    { staff, stations, signOns },
    { person, failures = 0, waitsUntil, at, station, atStation, inHouse },
  ) => {
    if (atStation !== undefined) patch(stations, station, { ...atStation, failedAt: at });
    if (person !== undefined) patch(staff, person, { failures, failedAt: at, ...defined({ waitsUntil }) });
    return inHouse === undefined ? undefined : { signOns: { ...signOns, failures: inHouse, failedAt: at } };
  },
  SignOnsAlarmed: ({ signOns }, { failures, at, station }) => ({
    signOns: { ...signOns, failures, failedAt: at, alarm: { failures, station, at } },
  }),
  SignOnAlarmAnswered: ({ signOns }) => {
    if (signOns === undefined) return undefined;
    const { alarm: _, recovered: _recovered, ...rest } = signOns;
    return { signOns: rest };
  },
  RecoverySealed: ({ signOns }, { mark, at }) => ({
    signOns: { failures: 0, failedAt: at, ...signOns, recovery: mark },
  }),
  HouseRecovered: ({ staff, signOns }, { person, at, next, record, isOneTime }) => {
    update(staff, person, ({ locked: _, ...before }) => ({
      ...forgiven(withoutPasskeys(before)),
      ...defined({ record, pinIsOneTime: isOneTime }),
    }));
    return { signOns: { failures: 0, failedAt: at, ...signOns, recovery: next, recovered: { person, at } } };
  },
  SignedOff: ({ sessions }, { session }) => remove(sessions, [session]),

  StationEnrolled: ({ stations }, { type: _, by: _by, at, ...station }) =>
    put(stations, station.station, { ...station, enrolledAt: at } satisfies Station),
  StationKeyRenewed: ({ stations }, { station, keyHash, at }) => patch(stations, station, { nextKey: { keyHash, at } }),
  StationKeyTaken: ({ stations }, { station, until, keyUntil }) =>
    update(stations, station, ({ nextKey, ...before }) =>
      nextKey === undefined
        ? before
        : { ...before, keyHash: nextKey.keyHash, keyUntil, lastKey: { keyHash: before.keyHash, until } },
    ),
  StationRevoked: ({ stations }, { station, at }) => patch(stations, station, { revokedAt: at }),
};

const withoutPasskeys = ({ passkeys: _, ...member }: StaffMember): StaffMember => member;

/** A passkey that counts says a higher number each time: a copy of it would say one again. */
const usedIn = (member: StaffMember, used: { readonly passkey: string; readonly count: number } | undefined) => {
  if (used === undefined || member.passkeys === undefined) return member;
  const passkeys = member.passkeys.map(one => (one.passkey === used.passkey ? { ...one, count: used.count } : one));
  return { ...member, passkeys };
};

/** Wrong PINs are forgotten. */
const forgiven = ({ waitsUntil: _, ...member }: StaffMember): StaffMember => ({ ...member, failures: 0 });
