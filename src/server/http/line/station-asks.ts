import type { IncomingMessage } from 'node:http';
import { credentialsOf } from './credentials.ts';
import type { ApiParts } from './parts.ts';

type StationParts = Pick<ApiParts, 'front' | 'now'> & {
  readonly house: Pick<ApiParts['house'], 'state'>;
  readonly people: Pick<ApiParts['people'], 'signOns'>;
};

/** Whether an enrolled station asks, whoever is at it. */
export const stationAsks = (request: IncomingMessage, { front, house, people, now }: StationParts): boolean => {
  const credentials = credentialsOf(request, front);
  if (house.state === undefined || 'code' in credentials) return false;
  return !('code' in people.signOns.whoAsks(house.state, credentials, now()));
};
