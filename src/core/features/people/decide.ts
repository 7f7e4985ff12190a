import { type Answer, accept, answer, type Decision, type Refusal } from '#core/base';
import { refusePerson, type StaffMember, type StaffRole } from '#core/people';
import {
  type Context,
  type Deciders,
  type HouseView,
  type MomentText,
  momentFrom,
  momentText,
  type OfType,
  twoPeople,
} from '#core/state';
import type { PeopleCommand, PeopleEvent } from './shape.ts';
import { signedOff } from './sign-ons.ts';

/** Who works here and what they may do. PPL-1 to PPL-3 */
export const PEOPLE_COMMANDS = {
  SetPin: (house, { person }, context) => {
    const by = changers(house, context);
    if (!by.ok) return by;
    const member = personNamed(house, person);
    return member.ok ? accept({ type: 'PinSet', person, by: by.value, at: momentText(context.now) }) : member;
  },

  ChangePin: (house, _, { now, actor: { id } }) => {
    const member = personNamed(house, id);
    return member.ok ? accept({ type: 'PinSet', person: id, by: [id], at: momentText(now) }) : member;
  },

  ReviewAccess: ({ staff }, _, { now, actor }) =>
    accept({ type: 'AccessReviewed', people: staff.size, by: actor.id, at: momentText(now) }),

  /** At once, and by one person: somebody who has left can do nothing here from now on. REG-A1 */
  LockPerson: (house, { person, reason }, context) => {
    const member = personNamed(house, person);
    if (!member.ok) return member;
    if (member.value.locked !== undefined) {
      return refusePerson('person-locked', { person, reason: member.value.locked.reason }, 'PPL-3');
    }
    const locked: PeopleEvent = {
      type: 'PersonLocked',
      person,
      reason,
      by: context.actor.id,
      at: momentText(context.now),
    };
    const ended = [...house.sessions.values()].filter(session => session.person === person);
    return accept(locked, ...ended.map(session => signedOff(session, 'person-locked', context)));
  },

  UnlockPerson: (house, { person }, context) => {
    const by = changers(house, context);
    if (!by.ok) return by;
    const member = personNamed(house, person);
    if (!member.ok) return member;
    const { locked, failures } = member.value;
    if (locked === undefined && failures === 0) return refusePerson('person-not-locked', { person }, 'PPL-3');
    return accept({ type: 'PersonUnlocked', person, by: by.value, at: momentText(context.now) });
  },

  EraseRecord: (house, { person }, context) => {
    const by = changers(house, context);
    if (!by.ok) return by;
    const member = personNamed(house, person);
    if (!member.ok) return member;
    if (member.value.locked === undefined) return refusePerson('lock-first', { person }, 'PPL-1');
    return accept({ type: 'PrivateRecordErased', person, by: by.value, at: momentText(context.now) });
  },
} satisfies Partial<Deciders<PeopleCommand, PeopleEvent>>;

export const personNamed = ({ staff }: HouseView, person: string): Answer<StaffMember> => {
  const member = staff.get(person);
  return member === undefined ? refusePerson('unknown-person', { person }, 'PPL-1') : answer(member);
};

/** Lower case, so that one person is not two. */
const PERSON_ID = /^[a-z0-9][a-z0-9-]{0,39}$/;

export const giveRoles = (
  house: HouseView,
  { type, person, roles, department }: OfType<PeopleCommand, 'EngagePerson' | 'ChangeRoles'>,
  context: Context,
): Decision<PeopleEvent> => {
  const by = changers(house, context);
  if (!by.ok) return by;
  const isNew = type === 'EngagePerson';
  if (isNew && !PERSON_ID.test(person)) return refusePerson('no-person-id', { person }, 'PPL-1');
  if (isNew && house.staff.has(person)) return refusePerson('person-already-engaged', { person }, 'PPL-1; REG-A1');
  const member = isNew ? undefined : personNamed(house, person);
  if (member?.ok === false) return member;
  const objection = rolesObjection(roles);
  if (objection !== undefined) return objection;
  const event = isNew ? 'PersonEngaged' : 'RolesChanged';
  return accept({
    type: event,
    person,
    roles: [...new Set(roles)],
    department,
    by: by.value,
    at: momentText(context.now),
  });
};

const rolesObjection = (roles: readonly StaffRole[]): Refusal | undefined => {
  if (roles.length === 0) return refusePerson('roles-missing', {}, 'PPL-2');
  const isAuditorToo = roles.includes('auditor') && roles.some(role => role !== 'auditor');
  return isAuditorToo ? refusePerson('auditor-only-reads', {}, 'PPL-2; REG-A4') : undefined;
};

const GOVERNING: readonly StaffRole[] = ['administrator', 'compliance'];

/**
 * Giving rights takes two people, once there are two who could. Locked people count, so that nobody can
 * become the only one by locking the others. PPL-2
 */
export const isGoverned = ({ staff }: HouseView): boolean =>
  [...staff.values()].filter(({ roles }) => roles.some(role => GOVERNING.includes(role))).length > 1;

const changers = (house: HouseView, context: Context): Answer<readonly string[]> =>
  isGoverned(house) ? twoPeople(context, 'PPL-2; REG-A2') : answer([context.actor.id]);

/** By when access is to be reviewed: a quarter after the last time, or after the first person came. PPL-10, REG-A1 */
export const accessReviewDueBy = ({ accessReviewedAt, staff, settings }: HouseView): MomentText | undefined => {
  const since = accessReviewedAt ?? [...staff.values()].map(({ engagedAt }) => engagedAt).sort()[0];
  if (since === undefined) return undefined;
  const due = momentFrom(since).toZonedDateTimeISO(settings.clock.zone).add({ months: REVIEWED_EVERY_MONTHS });
  return momentText(due.toInstant());
};

const REVIEWED_EVERY_MONTHS = 3;
