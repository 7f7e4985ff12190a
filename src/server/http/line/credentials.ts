import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { defined, type Refusal } from '#core/base';
import { refuse } from './refusals.ts';

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
export const credentialsOf = ({ headers, socket }: IncomingMessage, station?: string): Credentials | Refusal => {
  const { authorization, 'x-session': session } = headers;
  if (authorization === undefined) return ofCookies(headers, station);
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
const ofCookies = (headers: IncomingHttpHeaders, named: string | undefined): Credentials | Refusal => {
  const stationId = named ?? headers['x-station'];
  if (typeof stationId !== 'string' || headers.cookie === undefined) return {};
  const stranger = otherOrigin(headers);
  if (stranger !== undefined) return refuse('other-origin', { origin: stranger.slice(0, 100) }, 'API-5');
  const stationKey = cookieNamed(headers.cookie, `station.${stationId}`);
  const sessionToken = cookieNamed(headers.cookie, `session.${stationId}`);
  return defined({ stationId, stationKey, sessionToken });
};

const otherOrigin = ({ origin, host, 'sec-fetch-site': site }: IncomingHttpHeaders): string | undefined => {
  if (origin !== undefined && URL.parse(origin)?.host !== host) return origin;
  const isOurs = site === undefined || site === 'same-origin' || site === 'none';
  return isOurs ? undefined : `another site (${String(site)})`;
};

export const cookieNamed = (cookies: string, name: string): string | undefined => {
  for (const cookie of cookies.split(';')) {
    const at = cookie.indexOf('=');
    if (cookie.slice(0, at).trim() === name) return cookie.slice(at + 1).trim();
  }
  return undefined;
};

/** Kept until it is taken away; no script can read it and no other site can use it. */
export const setCookie = (name: string, value: string, { isSecure }: { readonly isSecure: boolean }) => [
  'set-cookie',
  `${name}=${value}; Path=/api; HttpOnly; SameSite=Strict; Max-Age=31536000${isSecure ? '; Secure' : ''}`,
];

export const dropCookie = (name: string) => ['set-cookie', `${name}=; Path=/api; HttpOnly; SameSite=Strict; Max-Age=0`];
