import { accept, type Refusal } from '#core/base';
import {
  isBoundToTable,
  isKeyDue,
  isKeyOver,
  keyGoodUntil,
  oldKeyUntil,
  refusePerson,
  type Scope,
  type Station,
  type StationKind,
  stationWord,
} from '#core/people';
import { type Context, type Deciders, type HouseView, momentText, STAFF, twoPeople } from '#core/state';
import type { PeopleCommand, PeopleEvent } from './shape.ts';
import { signedOff, stationInUse } from './sign-ons.ts';

/** Lower case, and fit for the name of a cookie. */
const STATION_ID = /^[a-z0-9][a-z0-9-]{0,39}$/;

/** Which screens and devices belong to the house. PPL-4 */
export const STATION_COMMANDS = {
  EnrollStation: (house, { type: _, ...asked }, context) => {
    const { station, kind, table, scopes } = asked;
    if (!STATION_ID.test(station)) return refusePerson('no-station-id', { station }, 'PPL-4');
    const before = house.stations.get(station);
    const { now } = context;
    const isThere = before !== undefined && isInUse(before, now);
    // A service that is there gets another key, and the one before is void at once.
    if (isThere && !(kind === 'service' && before.kind === kind)) {
      return refusePerson('station-already-enrolled', { station }, 'PPL-4');
    }
    if (isBoundToTable(kind) && table === undefined)
      return refusePerson('station-needs-table', { kind: stationWord(kind) }, 'PPL-4');
    if (kind !== 'service' && scopes !== undefined)
      return refusePerson('scopes-of-services-only', { station }, 'MCH-16');
    const objection = kind === 'service' ? serviceObjection(scopes, context) : undefined;
    if (objection !== undefined) return objection;
    // A program asks for no other key by itself; in a demonstration every browser enrolls as it likes.
    const lasts = kind === 'sensor' || kind === 'service' || house.settings.isDemo === true;
    const good = lasts ? {} : { keyUntil: momentText(keyGoodUntil(now)) };
    return accept({ type: 'StationEnrolled', ...asked, by: context.actor.id, at: momentText(now), ...good });
  },

  RenewStationKey: (house, { station, keyHash }, { now }) => {
    const found = stationInUse(house, station);
    if (!found.ok) return found;
    if (!isKeyDue(found.value, now.epochMilliseconds)) return refusePerson('key-not-due', { station }, 'PPL-23');
    return accept({ type: 'StationKeyRenewed', station, keyHash, at: momentText(now) });
  },

  TakeStationKey: (house, { station }, { now }) => {
    const found = stationInUse(house, station);
    if (!found.ok) return found;
    if (found.value.nextKey === undefined) return refusePerson('key-not-due', { station }, 'PPL-23');
    const until = momentText(oldKeyUntil(now));
    const keyUntil = momentText(keyGoodUntil(now));
    return accept({ type: 'StationKeyTaken', station, until, keyUntil, at: momentText(now) });
  },

  RevokeStation: (house, command, context) => {
    const found = stationInUse(house, command.station);
    if (!found.ok) return found;
    const { station } = found.value;
    const objection = lastOfficeObjection(house, found.value, context);
    if (objection !== undefined) return objection;
    const ended = [...house.sessions.values()].filter(session => session.station === station);
    return accept<PeopleEvent>(
      { type: 'StationRevoked', station, by: context.actor.id, at: momentText(context.now) },
      ...ended.map(session => signedOff(session, 'station-revoked', context)),
    );
  },
} satisfies Partial<Deciders<PeopleCommand, PeopleEvent>>;

/** Enrolled, and with a key that is still good. */
const isInUse = (station: Pick<Station, 'revokedAt' | 'keyUntil'>, now: Temporal.Instant): boolean =>
  station.revokedAt === undefined && !isKeyOver(station, now.epochMilliseconds);

/** A program works with nobody there: two people say what it may do. MCH-16 */
const serviceObjection = (scopes: readonly Scope[] = [], context: Context): Refusal | undefined => {
  if (scopes.length === 0) return refusePerson('service-needs-scopes', {}, 'MCH-16');
  const by = twoPeople(context, 'MCH-16; REG-A2');
  return by.ok ? undefined : by;
};

const OFFICES: readonly StationKind[] = STAFF.stations;

/** Where rights are given: the last such station goes by two people only. PPL-4 */
const lastOfficeObjection = (
  { stations }: HouseView,
  { station, kind }: Station,
  context: Context,
): Refusal | undefined => {
  const isOffice = (one: Pick<Station, 'kind' | 'revokedAt' | 'keyUntil'>): boolean =>
    OFFICES.includes(one.kind) && isInUse(one, context.now);
  const isLast =
    OFFICES.includes(kind) && ![...stations.values()].some(one => one.station !== station && isOffice(one));
  const by = isLast ? twoPeople(context, 'PPL-4; REG-A2') : undefined;
  return by?.ok === false ? by : undefined;
};
