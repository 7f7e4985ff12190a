import { type Answer, accept, answer, type Decision, defined, type Refusal } from '#core/base';
import {
  governs,
  hasLongerPin,
  lockWord,
  refusePerson,
  rolesObjection,
  type SignOffCause,
  type StaffMember,
} from '#core/people';
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
import { sessionsOf, signedOff } from './sign-ons.ts';

/** Who works here and what they may do. PPL-1 to PPL-3 */
export const PEOPLE_COMMANDS = {
  /** Somebody who is signed on with the old PIN is so no longer. PPL-12 */
  SetPin: (house, { person }, context) => {
    const by = changers(house, context, person);
    if (!by.ok) return by;
    const member = personNamed(house, person);
    if (!member.ok) return member;
    const facts = { person, by: by.value, at: momentText(context.now), ...written(member.value) };
    const set = { type: 'PinSet', ...facts, ...oneTime(house) } as const;
    return accept<PeopleEvent>(set, ...ended(house, person, 'pin-set', context));
  },

  /** The person stays signed on where the PIN was changed, and nowhere else. PPL-12 */
  ChangePin: (house, _, context) => {
    const { id } = context.actor;
    const member = personNamed(house, id);
    if (!member.ok) return member;
    const set = {
      type: 'PinSet',
      person: id,
      by: [id],
      at: momentText(context.now),
      ...written(member.value),
    } as const;
    return accept<PeopleEvent>(set, ...ended(house, id, 'pin-set', context, context.station));
  },

  ChangeRecord: (house, { person, mark }, context) => {
    const by = changers(house, context, person);
    if (!by.ok) return by;
    const member = personNamed(house, person);
    if (!member.ok) return member;
    const was = member.value.mark;
    const facts = { person, by: by.value, at: momentText(context.now), ...written(member.value) };
    return accept({ type: 'RecordChanged', ...facts, ...defined({ mark, was }) });
  },

  ReviewAccess: ({ staff }, _, { now, actor }) =>
    accept({ type: 'AccessReviewed', people: staff.size, by: actor.id, at: momentText(now) }),

  AnswerSignOnAlarm: ({ signOns }, { found }, { now, actor }) => {
    if (signOns?.alarm === undefined && signOns?.recovered === undefined)
      return refusePerson('no-sign-on-alarm', {}, 'PPL-6');
    return accept({ type: 'SignOnAlarmAnswered', found, by: actor.id, at: momentText(now) });
  },

  /** At once, and by one person: somebody who has left can do nothing here from now on. REG-A1 */
  LockPerson: (house, { person, reason }, context) => {
    const member = personNamed(house, person);
    if (!member.ok) return member;
    if (member.value.locked !== undefined) {
      return refusePerson('person-locked', { person, reason: lockWord(member.value.locked.reason) }, 'PPL-3');
    }
    const objection = lastGoverningObjection(house, member.value, context);
    if (objection !== undefined) return objection;
    const locked: PeopleEvent = {
      type: 'PersonLocked',
      person,
      reason,
      by: context.actor.id,
      at: momentText(context.now),
    };
    return accept(locked, ...ended(house, person, 'person-locked', context));
  },

  UnlockPerson: (house, { person }, context) => {
    const by = changers(house, context, person);
    if (!by.ok) return by;
    const member = personNamed(house, person);
    if (!member.ok) return member;
    const { locked, failures } = member.value;
    if (locked === undefined && failures === 0) return refusePerson('person-not-locked', { person }, 'PPL-3');
    return accept({ type: 'PersonUnlocked', person, by: by.value, at: momentText(context.now) });
  },

  EraseRecord: (house, { person }, context) => {
    const by = changers(house, context, person);
    if (!by.ok) return by;
    const member = personNamed(house, person);
    if (!member.ok) return member;
    if (member.value.locked === undefined) return refusePerson('lock-first', { person }, 'PPL-1');
    const facts = { person, by: by.value, at: momentText(context.now), ...written(member.value) };
    return accept({ type: 'PrivateRecordErased', ...facts });
  },
} satisfies Partial<Deciders<PeopleCommand, PeopleEvent>>;

export const personNamed = ({ staff }: HouseView, person: string): Answer<StaffMember> => {
  const member = staff.get(person);
  return member === undefined ? refusePerson('unknown-person', { person }, 'PPL-1') : answer(member);
};

/** A PIN that somebody else knows, or that is too short for new roles. A demonstration has none. PPL-7, DEM-1 */
export const oneTime = ({ settings }: HouseView): { readonly isOneTime?: true } =>
  settings.isDemo === true ? {} : { isOneTime: true };

/** All sessions of a person end, except at one station. */
export const ended = (
  house: HouseView,
  person: string,
  why: SignOffCause,
  context: Context,
  except?: string,
): readonly PeopleEvent[] =>
  sessionsOf(house, person)
    .filter(({ station }) => station !== except)
    .map(session => signedOff(session, why, context));

/** The next writing of a private record. PPL-11 */
export const written = ({ record = 1 }: Pick<StaffMember, 'record'>) => ({ record: record + 1 });

/** Lower case, so that one person is not two. */
const PERSON_ID = /^[a-z0-9][a-z0-9-]{0,39}$/;

export const giveRoles = (
  house: HouseView,
  command: OfType<PeopleCommand, 'EngagePerson' | 'ChangeRoles'>,
  context: Context,
): Decision<PeopleEvent> => {
  const { person, roles, department } = command;
  const by = changers(house, context, person);
  if (!by.ok) return by;
  const isNew = command.type === 'EngagePerson';
  if (isNew && !PERSON_ID.test(person)) return refusePerson('no-person-id', { person }, 'PPL-1');
  if (isNew && house.staff.has(person)) return refusePerson('person-already-engaged', { person }, 'PPL-1; REG-A1');
  const member = isNew ? undefined : personNamed(house, person);
  if (member?.ok === false) return member;
  const objection = rolesObjection(roles);
  if (objection !== undefined) return objection;
  const facts = { person, roles: [...new Set(roles)], department, by: by.value, at: momentText(context.now) };
  if (command.type === 'EngagePerson') {
    const pin = command.isOwnPin === true ? {} : oneTime(house);
    return accept({ type: 'PersonEngaged', ...facts, record: 1, ...pin, ...defined({ mark: command.mark }) });
  }
  const isLonger = hasLongerPin(roles) && !hasLongerPin(house.staff.get(person)?.roles ?? []);
  const changed = { type: 'RolesChanged', ...facts, ...(isLonger ? oneTime(house) : {}) } as const;
  return accept<PeopleEvent>(changed, ...ended(house, person, 'roles-changed', context));
};

/** All of a list or nobody, each with a one-time PIN. PPL-21 */
export const engageAll = (
  house: HouseView,
  { people }: OfType<PeopleCommand, 'ImportStaff'>,
  context: Context,
): Decision<PeopleEvent> => {
  const engaged: PeopleEvent[] = [];
  for (const person of people) {
    const done = giveRoles(house, { type: 'EngagePerson', ...person }, context);
    if (!done.ok) return done;
    engaged.push(...done.events);
  }
  return accept(...engaged);
};

/**
 * Giving rights takes two people, once there are two who could. Locked people count, so that nobody can
 * become the only one by locking the others. PPL-2
 */
export const isGoverned = ({ staff }: HouseView): boolean => [...staff.values()].filter(governs).length > 1;

/** Two people, neither of whom it concerns. PPL-2, PPL-8 */
export const changers = (house: HouseView, context: Context, person?: string): Answer<readonly string[]> => {
  if (!isGoverned(house)) return answer([context.actor.id]);
  const by = twoPeople(context, 'PPL-2; REG-A2');
  const isConcerned = by.ok && person !== undefined && by.value.includes(person);
  return isConcerned ? refusePerson('concerns-you', { person }, 'PPL-8; REG-A2') : by;
};

/**
 * Two must be left who can unlock others. Of the last two, one is locked by two people of whom one governs;
 * the last one stays. PPL-3
 */
const lastGoverningObjection = (house: HouseView, member: StaffMember, context: Context): Refusal | undefined => {
  if (!governs(member)) return undefined;
  const others = [...house.staff.values()].filter(
    one => one.person !== member.person && one.locked === undefined && governs(one),
  );
  if (others.length > 1) return undefined;
  if (others.length === 0) return refusePerson('last-who-governs', {}, 'PPL-3; REG-A2');
  const by = twoPeople(context, 'PPL-3; REG-A2');
  if (!by.ok) return by;
  if (by.value.includes(member.person)) return refusePerson('concerns-you', { person: member.person }, 'PPL-3; REG-A2');
  return others.some(({ person }) => by.value.includes(person))
    ? undefined
    : refusePerson('one-must-govern', {}, 'PPL-3; REG-A2');
};

/** By when access is to be reviewed: a quarter after the last time, or after the first person came. PPL-10, REG-A1 */
export const accessReviewDueBy = ({ accessReviewedAt, staff, settings }: HouseView): MomentText | undefined => {
  const since = accessReviewedAt ?? [...staff.values()].map(({ engagedAt }) => engagedAt).sort()[0];
  if (since === undefined) return undefined;
  const due = momentFrom(since).toZonedDateTimeISO(settings.clock.zone).add({ months: REVIEWED_EVERY_MONTHS });
  return momentText(due.toInstant());
};

const REVIEWED_EVERY_MONTHS = 3;
