import { type Answer, accept, answer, type Decision, type Refusal } from '#core/base';
import {
  isAttended,
  refusePerson,
  type Session,
  type SignOffCause,
  type StaffMember,
  type Station,
  waitMinutes,
} from '#core/people';
import { formatMoment, isBefore } from '#core/time';
import type { Context } from './context.ts';
import type { HouseEvent } from './events.ts';
import type { HouseView } from './house.ts';
import { inMinutes, momentFrom, momentText } from './moments.ts';

/** What the server has seen of badges, PINs and idle stations; nobody else may ask for these. */
export type SignOnCommand =
  /** Badge and PIN were right. */
  | {
      readonly type: 'SignOn';
      readonly session: string;
      readonly person: string;
      readonly station: string;
      /** To give a second beside whoever is signed on there. */
      readonly isBeside?: true;
    }
  /** Without a person the badge was unknown. */
  | { readonly type: 'FailSignOn'; readonly station: string; readonly person?: string }
  | { readonly type: 'SignOff'; readonly session: string; readonly why: Extract<SignOffCause, 'asked' | 'idle'> };

/** Signing on with badge and PIN, and off. PPL-5, PPL-6 */
export const decideSignOns = (house: HouseView, command: SignOnCommand, context: Context): Decision<HouseEvent> => {
  switch (command.type) {
    case 'SignOn':
      return signOn(house, command, context);
    case 'FailSignOn':
      return failSignOn(house, command.station, command.person, context);
    case 'SignOff': {
      const session = house.sessions.get(command.session);
      return session === undefined
        ? refusePerson('not-signed-on', {}, 'PPL-5')
        : accept(signedOff(session, command.why, context));
    }
  }
};

/** Why this person's PIN is not even looked at now. PPL-6 */
export const signOnObjection = (house: HouseView, member: StaffMember, now: Temporal.Instant): Refusal | undefined => {
  const { person, locked, waitsUntil } = member;
  if (locked !== undefined) return refusePerson('person-locked', { person, reason: locked.reason }, 'PPL-3; REG-A1');
  if (waitsUntil === undefined || !isBefore(now, momentFrom(waitsUntil))) return undefined;
  const until = formatMoment(house.settings.clock, momentFrom(waitsUntil));
  return refusePerson('too-many-wrong-pins', { failures: member.failures, until }, 'PPL-6');
};

export const signedOff = (
  { session, person, station }: Session,
  why: SignOffCause,
  { now }: Pick<Context, 'now'>,
): HouseEvent => ({ type: 'SignedOff', session, person, station, why, at: momentText(now) });

const signOn = (
  house: HouseView,
  { session, person, station, isBeside }: Extract<SignOnCommand, { type: 'SignOn' }>,
  context: Context,
): Decision<HouseEvent> => {
  const at = stationInUse(house, station);
  if (!at.ok) return at;
  if (!isAttended(at.value.kind)) return refusePerson('nobody-signs-on-here', { kind: at.value.kind }, 'PPL-5');
  const member = house.staff.get(person);
  if (member === undefined) return refusePerson('unknown-person', { person }, 'PPL-1');
  const objection = signOnObjection(house, member, context.now);
  if (objection !== undefined) return objection;
  const beside = isBeside === true ? { isBeside } : {};
  const signedOn: HouseEvent = {
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
};

const failSignOn = (
  house: HouseView,
  station: string,
  person: string | undefined,
  { now }: Context,
): Decision<HouseEvent> => {
  const found = stationInUse(house, station);
  if (!found.ok) return found;
  const at = momentText(now);
  const member = person === undefined ? undefined : house.staff.get(person);
  if (member === undefined) return accept({ type: 'SignOnFailed', station, at });
  const failures = member.failures + 1;
  const minutes = waitMinutes(failures);
  const waits = minutes === 0 ? {} : { waitsUntil: momentText(inMinutes(now, minutes)) };
  return accept({ type: 'SignOnFailed', station, at, person: member.person, failures, ...waits });
};

export const stationInUse = ({ stations }: HouseView, name: string): Answer<Station> => {
  const station = stations.get(name);
  return station === undefined || station.revokedAt !== undefined
    ? refusePerson('unknown-station', { station: name }, 'PPL-4')
    : answer(station);
};
