import { accept, type Decision } from '#core/base';
import { isBoundToTable, refusePerson, type StationKind } from '#core/people';
import type { Context } from './context.ts';
import type { HouseEvent } from './events.ts';
import type { HouseView } from './house.ts';
import { momentText } from './moments.ts';
import { signedOff, stationInUse } from './people-sign-ons.ts';

export type StationCommand =
  | {
      readonly type: 'EnrolStation';
      readonly station: string;
      readonly kind: StationKind;
      readonly table?: number;
      readonly place?: string;
      /** SHA-256 of the key that the station keeps. */
      readonly keyHash: string;
    }
  | { readonly type: 'RevokeStation'; readonly station: string };

/** Lower case, and fit for the name of a cookie. */
const STATION_ID = /^[a-z0-9][a-z0-9-]{0,39}$/;

/** Which screens and devices belong to the house. PPL-4 */
export const decideStations = (house: HouseView, command: StationCommand, context: Context): Decision<HouseEvent> => {
  switch (command.type) {
    case 'EnrolStation':
      return enrol(house, command, context);
    case 'RevokeStation': {
      const found = stationInUse(house, command.station);
      if (!found.ok) return found;
      const { station } = found.value;
      const ended = [...house.sessions.values()].filter(session => session.station === station);
      return accept<HouseEvent>(
        { type: 'StationRevoked', station, by: context.actor.id, at: momentText(context.now) },
        ...ended.map(session => signedOff(session, 'station-revoked', context)),
      );
    }
  }
};

const enrol = (
  house: HouseView,
  { type: _, ...asked }: Extract<StationCommand, { type: 'EnrolStation' }>,
  { now, actor }: Context,
): Decision<HouseEvent> => {
  const { station, kind, table } = asked;
  if (!STATION_ID.test(station)) return refusePerson('no-station-id', { station }, 'PPL-4');
  const before = house.stations.get(station);
  if (before !== undefined && before.revokedAt === undefined) {
    return refusePerson('station-already-enrolled', { station }, 'PPL-4');
  }
  if (isBoundToTable(kind) && table === undefined) return refusePerson('station-needs-table', { kind }, 'PPL-4');
  return accept({ type: 'StationEnrolled', ...asked, by: actor.id, at: momentText(now) });
};
