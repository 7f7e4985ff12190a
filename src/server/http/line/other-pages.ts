import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Front } from './front.ts';

const MAY_SEND =
  'accept-language, authorization, content-type, idempotency-key, if-none-match, last-event-id, x-member, x-session';
const MAY_READ = 'allow, deprecation, etag, ratelimit, ratelimit-policy, retry-after, sunset, www-authenticate';
const ASKED_AGAIN_AFTER_SECONDS = '600';

/**
 * Pages of other origins that the house has named may ask with the key of a station; never with cookies. Without a
 * name nobody's page but ours may. MCH-7
 */
export const letOtherPages = (request: IncomingMessage, response: ServerResponse, { pages }: Front): void => {
  const { origin } = request.headers;
  if (pages === undefined) return;
  response.setHeader('vary', 'origin');
  if (origin === undefined || !pages.has(origin)) return;
  response.setHeader('access-control-allow-origin', origin);
  if (request.method !== 'OPTIONS') {
    response.setHeader('access-control-expose-headers', MAY_READ);
    return;
  }
  const wanted = request.headers['access-control-request-method'];
  if (wanted === undefined) return;
  response.setHeader('access-control-allow-methods', 'GET, HEAD, POST');
  response.setHeader('access-control-allow-headers', MAY_SEND);
  response.setHeader('access-control-max-age', ASKED_AGAIN_AFTER_SECONDS);
};
