import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { defined, type Refusal } from '#core/base';
import type { Fact } from '#core/words';
import { type Front, isSecureLine, ownOrigin } from './front.ts';
import { refuse, speak } from './refusals.ts';

/** What a request brings to say who asks. */
export type Credentials = {
  readonly stationId?: string;
  readonly stationKey?: string;
  readonly sessionToken?: string;
};

/**
 * Programs and devices send `Authorization: Bearer <station>.<key>`, with `X-Session` where a person is signed on.
 * A browser sends cookies and names its station in `X-Station`, because several stations may live in one browser.
 */
export const credentialsOf = (request: IncomingMessage, front: Front, station?: string): Credentials | Refusal => {
  const { headers, socket } = request;
  const { authorization, 'x-session': session } = headers;
  if (authorization === undefined) return ofCookies(request, front, station);
  const said = SAID.get(socket);
  if (said?.authorization === authorization && said.session === session) return said.credentials;
  const credentials = ofBearer(authorization, session);
  SAID.set(socket, { authorization, session, credentials });
  return credentials;
};

/** On an open connection every request has the same credentials; a remembered reading is faster. */
const SAID = new WeakMap<Socket, Said>();

type Said = {
  readonly authorization: string;
  readonly session: string | readonly string[] | undefined;
  readonly credentials: Credentials;
};

const ofBearer = (authorization: string, sessionToken: string | readonly string[] | undefined): Credentials => {
  const named = authorization.startsWith('Bearer ') ? authorization.slice(7) : '';
  const dot = named.lastIndexOf('.');
  return {
    stationId: named.slice(0, Math.max(0, dot)),
    stationKey: named.slice(dot + 1),
    ...(typeof sessionToken === 'string' ? { sessionToken } : {}),
  };
};

/** The browser sends cookies by itself, so that the page that asks has to be one of ours. API-5 */
const ofCookies = (request: IncomingMessage, front: Front, named: string | undefined): Credentials | Refusal => {
  const { headers } = request;
  const stationId = named ?? headers['x-station'];
  if (typeof stationId !== 'string' || headers.cookie === undefined) return {};
  const stranger = otherOrigin(headers, ownOrigin(request, front));
  if (stranger !== undefined) return refuse('other-origin', { origin: stranger }, 'API-5');
  const stationKey = cookieIn(request, front, `station.${stationId}`);
  const sessionToken = cookieIn(request, front, `session.${stationId}`);
  return defined({ stationId, stationKey, sessionToken });
};

const otherOrigin = ({ origin, 'sec-fetch-site': site }: IncomingHttpHeaders, ours: string): Fact | undefined => {
  if (origin !== undefined && origin.toLowerCase() !== ours.toLowerCase()) return origin.slice(0, 100);
  const isOurs = site === undefined || site === 'same-origin' || site === 'none';
  return isOurs ? undefined : speak('origin.other-site', { site: String(site).slice(0, 100) });
};

export const cookieIn = (request: IncomingMessage, front: Front, name: string): string | undefined =>
  cookieNamed(request.headers.cookie ?? '', nameOf(name, isSecureLine(request, front)));

const cookieNamed = (cookies: string, name: string): string | undefined => {
  for (const cookie of cookies.split(';')) {
    const at = cookie.indexOf('=');
    if (cookie.slice(0, at).trim() === name) return cookie.slice(at + 1).trim();
  }
  return undefined;
};

/** Over TLS a browser takes such a name only from this very address: no neighbor can plant one. API-5 */
const nameOf = (name: string, isSecure: boolean): string => (isSecure ? `__Host-${name}` : name);

/** Kept until it is taken away; no script can read it and no other site can use it. */
export const setCookie = (request: IncomingMessage, front: Front, name: string, value: string) =>
  cookie(isSecureLine(request, front), name, value, 31_536_000);

export const dropCookie = (request: IncomingMessage, front: Front, name: string) =>
  cookie(isSecureLine(request, front), name, '', 0);

const cookie = (isSecure: boolean, name: string, value: string, seconds: number) => [
  'set-cookie',
  `${nameOf(name, isSecure)}=${value}; Path=${isSecure ? '/; Secure' : '/api'}; HttpOnly; SameSite=Strict; Max-Age=${seconds}`,
];
