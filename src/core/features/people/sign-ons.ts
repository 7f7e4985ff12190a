import { type Answer, accept, answer, type Refusal } from '#core/base';
import {
  isAttended,
  lockWord,
  refusePerson,
  type Session,
  type SignOffCause,
  type StaffMember,
  type Station,
  stationWord,
  waitMinutes,
} from '#core/people';
import { type Context, type Deciders, type HouseView, inMinutes, momentFrom, momentText } from '#core/state';
import { formatMoment, isBefore } from '#core/time';
import type { PeopleCommand, PeopleEvent } from './shape.ts';

/** Why this person's PIN is not even looked at now. PPL-6 */
export const signOnObjection = (house: HouseView, member: StaffMember, now: Temporal.Instant): Refusal | undefined => {
  const { person, locked, waitsUntil } = member;
  if (locked !== undefined)
    return refusePerson('person-locked', { person, reason: lockWord(locked.reason) }, 'PPL-3; REG-A1');
  if (waitsUntil === undefined || !isBefore(now, momentFrom(waitsUntil))) return undefined;
  const until = { moment: formatMoment(house.settings.clock, momentFrom(waitsUntil)) };
  return refusePerson('too-many-wrong-pins', { failures: member.failures, until }, 'PPL-6');
};

export const signedOff = (
  { session, person, station }: Session,
  why: SignOffCause,
  { now }: Pick<Context, 'now'>,
): PeopleEvent => ({ type: 'SignedOff', session, person, station, why, at: momentText(now) });

/** Signing on with badge and PIN, and off. PPL-5, PPL-6 */
export const SIGN_ON_COMMANDS = {
  SignOn: (house, { session, person, station, isBeside }, context) => {
    const at = stationInUse(house, station);
    if (!at.ok) return at;
    if (!isAttended(at.value.kind))
      return refusePerson('nobody-signs-on-here', { kind: stationWord(at.value.kind) }, 'PPL-5');
    const member = house.staff.get(person);
    if (member === undefined) return refusePerson('unknown-person', { person }, 'PPL-1');
    const objection = signOnObjection(house, member, context.now);
    if (objection !== undefined) return objection;
    const beside = isBeside === true ? { isBeside } : {};
    const signedOn: PeopleEvent = {
      type: 'SignedOn',
      session,
      person,
      station,
      at: momentText(context.now),
      ...beside,
    };
    if (isBeside === true) return accept(signedOn);
    const relieved = [...house.sessions.values()].filter(one => one.station === station && one.isBeside !== true);
    return accept(...relieved.map(one => signedOff(one, 'relieved', context)), signedOn);
  },

  SignOff: ({ sessions }, { session: id, why }, context) => {
    const session = sessions.get(id);
    return session === undefined
      ? refusePerson('not-signed-on', {}, 'PPL-5')
      : accept(signedOff(session, why, context));
  },

  FailSignOn: (house, { station, person }, { now }) => {
    const found = stationInUse(house, station);
    if (!found.ok) return found;
    const at = momentText(now);
    const member = person === undefined ? undefined : house.staff.get(person);
    if (member === undefined) return accept({ type: 'SignOnFailed', station, at });
    const failures = member.failures + 1;
    const minutes = waitMinutes(failures);
    const waits = minutes === 0 ? {} : { waitsUntil: momentText(inMinutes(now, minutes)) };
    return accept({ type: 'SignOnFailed', station, at, person: member.person, failures, ...waits });
  },
} satisfies Partial<Deciders<PeopleCommand, PeopleEvent>>;

export const stationInUse = ({ stations }: HouseView, name: string): Answer<Station> => {
  const station = stations.get(name);
  return station === undefined || station.revokedAt !== undefined
    ? refusePerson('unknown-station', { station: name }, 'PPL-4')
    : answer(station);
};
