import type { Status } from '#server/house';
import type { Answer } from './answer.ts';

/** Says that the server answers, which version does, and how its house is; 503 while that is out of service. */
export const health = (version: string, house: Status | undefined): Answer => {
  const ok = house?.type !== 'out-of-service';
  return saying(ok, { ok, version, house: house && shown(house) });
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
