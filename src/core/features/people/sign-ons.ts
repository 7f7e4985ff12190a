import { type Answer, accept, answer, defined, type Refusal } from '#core/base';
import {
  FORGOTTEN_AFTER_MINUTES,
  failuresLeft,
  HOUSE_ALARM_FROM,
  isAttended,
  lockWord,
  refusePerson,
  roleWord,
  type Session,
  type SignOffCause,
  type StaffMember,
  type StaffRole,
  type Station,
  stationWaitMinutes,
  stationWord,
  waitMinutes,
} from '#core/people';
import {
  type Context,
  type Deciders,
  type HouseView,
  inMinutes,
  type MomentText,
  momentFrom,
  momentText,
  type OfType,
} from '#core/state';
import { formatMoment, isBefore } from '#core/time';
import type { PeopleCommand, PeopleEvent } from './shape.ts';

/** Why a person who has given the right PIN can't sign on. PPL-3, PPL-6 */
export const signOnObjection = (house: HouseView, member: StaffMember, now: Temporal.Instant): Refusal | undefined => {
  const { person, locked } = member;
  if (locked !== undefined)
    return refusePerson('person-locked', { person, reason: lockWord(locked.reason) }, 'PPL-3; REG-A1');
  return waitObjection(house, member, now);
};

/** Why no PIN of this person, or of this unknown badge, is looked at now. PPL-6 */
export const waitObjection = (
  house: HouseView,
  { failures, waitsUntil }: Pick<StaffMember, 'failures' | 'waitsUntil'>,
  now: Temporal.Instant,
): Refusal | undefined => {
  const until = stillWaits(house, waitsUntil, now);
  return until && refusePerson('too-many-wrong-pins', { failures, until }, 'PPL-6');
};

/** Why no PIN of anybody is looked at here: nobody signs on at this kind of station, or too many were wrong. PPL-6 */
export const stationObjection = (house: HouseView, name: string, now: Temporal.Instant): Refusal | undefined => {
  const station = stationInUse(house, name);
  if (!station.ok) return station;
  const { kind, waitsUntil } = station.value;
  if (!isAttended(kind)) return refusePerson('nobody-signs-on-here', { kind: stationWord(kind) }, 'PPL-5');
  const until = stillWaits(house, waitsUntil, now);
  return until && refusePerson('station-waits', { until }, 'PPL-6');
};

const stillWaits = ({ settings }: HouseView, waitsUntil: MomentText | undefined, now: Temporal.Instant) =>
  waitsUntil === undefined || !isBefore(now, momentFrom(waitsUntil))
    ? undefined
    : { moment: formatMoment(settings.clock, momentFrom(waitsUntil)) };

type Failed = { readonly failures?: number; readonly failedAt?: MomentText };

/** Wrong PINs that time has not forgotten yet. PPL-6 */
const left = ({ failures = 0, failedAt }: Failed, now: Temporal.Instant, by: keyof typeof FORGOTTEN_AFTER_MINUTES) => {
  if (failedAt === undefined) return failures;
  const minutes = (now.epochMilliseconds - momentFrom(failedAt).epochMilliseconds) / 60_000;
  return failuresLeft(failures, minutes, FORGOTTEN_AFTER_MINUTES[by]);
};

/** One more wrong PIN, and until when none is looked at. An unknown badge waits like a known one. PPL-6 */
export const oneMoreWrongPin = (
  before: Failed,
  now: Temporal.Instant,
): { readonly failures: number; readonly waitsUntil?: MomentText } => {
  const failures = left(before, now, 'person') + 1;
  return { failures, ...waiting(waitMinutes(failures), now) };
};

const waiting = (minutes: number, now: Temporal.Instant): { readonly waitsUntil?: MomentText } =>
  minutes === 0 ? {} : { waitsUntil: momentText(inMinutes(now, minutes)) };

export const signedOff = (
  { session, person, station }: Session,
  why: SignOffCause,
  { now }: Pick<Context, 'now'>,
): OfType<PeopleEvent, 'SignedOff'> => ({ type: 'SignedOff', session, person, station, why, at: momentText(now) });

/** Who may end sessions of others. */
const ENDING: readonly StaffRole[] = ['administrator', 'compliance', 'supervisor', 'surveillance'];

/** Everything of the house that a person is signed on to. */
export const sessionsOf = ({ sessions }: HouseView, person: string): readonly Session[] =>
  [...sessions.values()].filter(session => session.person === person);

/** Signing on with badge and PIN, and off. PPL-5, PPL-6 */
export const SIGN_ON_COMMANDS = {
  SignOn: (house, { session, person, station, isBeside, passkey }, context) => {
    const at = stationInUse(house, station);
    if (!at.ok) return at;
    if (!isAttended(at.value.kind))
      return refusePerson('nobody-signs-on-here', { kind: stationWord(at.value.kind) }, 'PPL-5');
    const member = house.staff.get(person);
    if (member === undefined) return refusePerson('unknown-person', { person }, 'PPL-1');
    const objection = signOnObjection(house, member, context.now);
    if (objection !== undefined) return objection;
    const isProven = member.passkeys === undefined || passkey !== undefined;
    if (!isProven) return refusePerson('passkey-needed', {}, 'PPL-24');
    const failures = left(member, context.now, 'person');
    const beside = { ...(isBeside === true ? { isBeside } : {}), ...(failures === 0 ? {} : { failures }) };
    const signedOn: PeopleEvent = {
      type: 'SignedOn',
      session,
      person,
      station,
      at: momentText(context.now),
      ...beside,
      ...defined({ passkey }),
    };
    if (isBeside === true) return accept(signedOn);
    const relieved = [...house.sessions.values()].filter(one => one.station === station && one.isBeside !== true);
    return accept<PeopleEvent>(...relieved.map(one => signedOff(one, 'relieved', context)), signedOn);
  },

  SignOff: ({ sessions }, { session: id, why }, context) => {
    const session = sessions.get(id);
    return session === undefined
      ? refusePerson('not-signed-on', {}, 'PPL-5')
      : accept(signedOff(session, why, context));
  },

  EndSession: (house, { person, station }, context) => {
    const found = sessionsOf(house, person).filter(session => session.station === station);
    if (found.length === 0) return refusePerson('not-signed-on-there', { station }, 'PPL-12');
    const by = context.actor.id;
    const roles = house.staff.get(by)?.roles ?? [];
    if (by !== person && !roles.some(role => ENDING.includes(role))) {
      return refusePerson('not-your-session', { roles: ENDING.map(roleWord) }, 'PPL-12');
    }
    return accept(...found.map(session => ({ ...signedOff(session, 'ended', context), by })));
  },

  FailSignOn: (house, { station, person }, { now }) => {
    const found = stationInUse(house, station);
    if (!found.ok) return found;
    const at = momentText(now);
    const inHouse = left(house.signOns ?? {}, now, 'house') + 1;
    const hereNow = left(found.value, now, 'station') + 1;
    const isAlarmed = house.signOns?.alarm !== undefined;
    const atStation = { failures: hereNow, ...waiting(stationWaitMinutes(hereNow, isAlarmed), now) };
    const member = person === undefined ? undefined : house.staff.get(person);
    const whose = member === undefined ? {} : { person: member.person, ...oneMoreWrongPin(member, now) };
    const failed: PeopleEvent = { type: 'SignOnFailed', station, at, ...whose, atStation, inHouse };
    if (isAlarmed || inHouse < HOUSE_ALARM_FROM) return accept(failed);
    return accept<PeopleEvent>(failed, { type: 'SignOnsAlarmed', failures: inHouse, station, at });
  },
} satisfies Partial<Deciders<PeopleCommand, PeopleEvent>>;

export const stationInUse = ({ stations }: HouseView, name: string): Answer<Station> => {
  const station = stations.get(name);
  return station === undefined || station.revokedAt !== undefined
    ? refusePerson('unknown-station', { station: name }, 'PPL-4')
    : answer(station);
};
