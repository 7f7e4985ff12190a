import type { Status } from '#server/house';
import type { Answer } from './answer.ts';

/**
 * Says whether the server is well; 503 while its house is out of service. Which version answers, and how the house is,
 * is for this machine and for stations. API-13
 */
export const health = (version: string, house: Status | undefined, isKnown: boolean): Answer => {
  const ok = house?.type !== 'out-of-service';
  return saying(ok, isKnown ? { ok, version, house: house && shown(house) } : { ok });
};

/** Without the code of the reason, which only sentences need. */
const shown = (house: Status): object =>
  house.type === 'out-of-service' ? { type: house.type, reason: house.reason } : house;

/** For a client with several servers: only the one that writes is ready. */
export const ready = (house: Status | undefined): Answer => {
  const isReady = house?.type === 'writing';
  return saying(isReady, { ready: isReady });
};

const saying = (isWell: boolean, said: object): Answer => ({
  status: isWell ? 200 : 503,
  headers: { 'cache-control': 'no-store', 'content-type': 'application/json' },
  body: JSON.stringify(said),
});
