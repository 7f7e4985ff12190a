import { accept, type Refusal } from '#core/base';
import { isBoundToTable, refusePerson, type Scope, type Station, type StationKind, stationWord } from '#core/people';
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
    const isInUse = before !== undefined && before.revokedAt === undefined;
    // A service that is there gets another key, and the one before is void at once.
    if (isInUse && !(kind === 'service' && before.kind === kind)) {
      return refusePerson('station-already-enrolled', { station }, 'PPL-4');
    }
    if (isBoundToTable(kind) && table === undefined)
      return refusePerson('station-needs-table', { kind: stationWord(kind) }, 'PPL-4');
    if (kind !== 'service' && scopes !== undefined)
      return refusePerson('scopes-of-services-only', { station }, 'MCH-16');
    const objection = kind === 'service' ? serviceObjection(scopes, context) : undefined;
    return (
      objection ?? accept({ type: 'StationEnrolled', ...asked, by: context.actor.id, at: momentText(context.now) })
    );
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
  const isOffice = (one: Pick<Station, 'kind' | 'revokedAt'>): boolean =>
    OFFICES.includes(one.kind) && one.revokedAt === undefined;
  const isLast =
    OFFICES.includes(kind) && ![...stations.values()].some(one => one.station !== station && isOffice(one));
  const by = isLast ? twoPeople(context, 'PPL-4; REG-A2') : undefined;
  return by?.ok === false ? by : undefined;
};
