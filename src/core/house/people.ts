import { type Answer, accept, answer, type Decision, type Refusal } from '#core/base';
import { type Department, type LockReason, refusePerson, type StaffMember, type StaffRole } from '#core/people';
import type { Context } from './context.ts';
import type { HouseEvent } from './events.ts';
import type { HouseView, MomentText } from './house.ts';
import { momentFrom, momentText } from './moments.ts';
import { signedOff } from './people-sign-ons.ts';
import { twoPeople } from './two-people.ts';

export type PeopleCommand =
  | {
      readonly type: 'EngagePerson' | 'ChangeRoles';
      readonly person: string;
      readonly roles: readonly StaffRole[];
      readonly department: Department;
    }
  | { readonly type: 'LockPerson'; readonly person: string; readonly reason: LockReason }
  /** Also ends the wait after wrong PINs. */
  | { readonly type: 'UnlockPerson'; readonly person: string }
  /** Somebody else's PIN was set anew. */
  | { readonly type: 'SetPin'; readonly person: string }
  /** One's own PIN was changed. */
  | { readonly type: 'ChangePin' }
  /** Name, badge and PIN were erased; what the person did stays in the journal under the id. */
  | { readonly type: 'EraseRecord'; readonly person: string }
  /** Somebody went through everybody's roles. REG-A1 */
  | { readonly type: 'ReviewAccess' };

/** Who works here and what they may do. PPL-1 to PPL-3 */
export const decidePeople = (house: HouseView, command: PeopleCommand, context: Context): Decision<HouseEvent> => {
  const at = momentText(context.now);
  switch (command.type) {
    case 'EngagePerson':
    case 'ChangeRoles':
      return giveRoles(house, command, context);
    case 'LockPerson':
      return lock(house, command.person, command.reason, context);
    case 'UnlockPerson':
      return unlock(house, command.person, context);
    case 'SetPin': {
      const by = changers(house, context);
      if (!by.ok) return by;
      const member = personNamed(house, command.person);
      return member.ok ? accept({ type: 'PinSet', person: command.person, by: by.value, at }) : member;
    }
    case 'ChangePin': {
      const member = personNamed(house, context.actor.id);
      return member.ok ? accept({ type: 'PinSet', person: context.actor.id, by: [context.actor.id], at }) : member;
    }
    case 'EraseRecord':
      return erase(house, command.person, context);
    case 'ReviewAccess':
      return accept({ type: 'AccessReviewed', people: house.staff.size, by: context.actor.id, at });
  }
};

export const personNamed = ({ staff }: HouseView, person: string): Answer<StaffMember> => {
  const member = staff.get(person);
  return member === undefined ? refusePerson('unknown-person', { person }, 'PPL-1') : answer(member);
};

/** Lower case, so that one person is not two. */
const PERSON_ID = /^[a-z0-9][a-z0-9-]{0,39}$/;

const giveRoles = (
  house: HouseView,
  { type, person, roles, department }: Extract<PeopleCommand, { type: 'EngagePerson' | 'ChangeRoles' }>,
  context: Context,
): Decision<HouseEvent> => {
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

/** At once, and by one person: whoever has left does nothing here from now on. REG-A1 */
const lock = (house: HouseView, person: string, reason: LockReason, context: Context): Decision<HouseEvent> => {
  const member = personNamed(house, person);
  if (!member.ok) return member;
  if (member.value.locked !== undefined) {
    return refusePerson('person-locked', { person, reason: member.value.locked.reason }, 'PPL-3');
  }
  const locked: HouseEvent = {
    type: 'PersonLocked',
    person,
    reason,
    by: context.actor.id,
    at: momentText(context.now),
  };
  const ended = [...house.sessions.values()].filter(session => session.person === person);
  return accept(locked, ...ended.map(session => signedOff(session, 'person-locked', context)));
};

const unlock = (house: HouseView, person: string, context: Context): Decision<HouseEvent> => {
  const by = changers(house, context);
  if (!by.ok) return by;
  const member = personNamed(house, person);
  if (!member.ok) return member;
  const { locked, failures } = member.value;
  if (locked === undefined && failures === 0) return refusePerson('person-not-locked', { person }, 'PPL-3');
  return accept({ type: 'PersonUnlocked', person, by: by.value, at: momentText(context.now) });
};

const erase = (house: HouseView, person: string, context: Context): Decision<HouseEvent> => {
  const by = changers(house, context);
  if (!by.ok) return by;
  const member = personNamed(house, person);
  if (!member.ok) return member;
  if (member.value.locked === undefined) return refusePerson('lock-first', { person }, 'PPL-1');
  return accept({ type: 'PrivateRecordErased', person, by: by.value, at: momentText(context.now) });
};

const GOVERNING: readonly StaffRole[] = ['administrator', 'compliance'];

/**
 * Who gives rights stands for it with another, once there are two who could. Locked people count, so that nobody can
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
