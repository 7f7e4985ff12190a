import type { IncomingMessage } from 'node:http';
import { hostname } from 'node:os';
import type { TLSSocket } from 'node:tls';
import { defined } from '#core/base';

/** How stations reach the server. */
export type Front = {
  /** The names under which it answers, in small letters and without a port. */
  readonly hosts: Set<string>;
  /** Its address where a proxy on this machine speaks TLS for it, as `https://houseway.lan`. */
  readonly origin?: string;
  /** Pages of other origins that may ask with the key of a station. MCH-7 */
  readonly pages?: ReadonlySet<string>;
};

/** The names of this machine, and those that the house has given it. API-18 */
export const frontOf = (
  names: readonly string[],
  { origin, pages }: { readonly origin?: string | undefined; readonly pages?: readonly string[] | undefined } = {},
): Front => {
  const own = hostname().toLowerCase();
  const ofOrigin = origin === undefined ? [] : [nameIn(URL.parse(origin)?.host ?? '')];
  const hosts = new Set(['localhost', '127.0.0.1', '::1', own, `${own}.local`, ...names.map(nameIn), ...ofOrigin]);
  return { hosts, ...defined({ origin, pages: pages && new Set(pages) }) };
};

/**
 * Whether a request was sent to this server by a name of ours, or by the very address at which it came in. A page of
 * somebody else whose name was made to point here has another name. API-18
 */
export const isOurs = ({ headers: { host }, socket }: IncomingMessage, { hosts }: Front): boolean => {
  if (host === undefined) return false;
  if (hosts.has(host)) return true;
  const name = nameIn(host);
  return hosts.has(name) || name === plain(socket.localAddress ?? '');
};

/** Whether nobody can read along between the station and us, or a proxy of ours. */
export const isSecureLine = ({ headers: { host }, socket }: IncomingMessage, { origin }: Front): boolean =>
  (socket as Partial<TLSSocket>).encrypted === true ||
  (origin?.startsWith('https:') === true && origin === `https://${host}`);

/** The address of a page of ours, as a browser says it: with its scheme. API-5 */
export const ownOrigin = (request: IncomingMessage, front: Front): string =>
  `http${isSecureLine(request, front) ? 's' : ''}://${request.headers.host ?? ''}`;

/** Whether somebody on this very machine asks, and not a proxy on it for somebody elsewhere. API-13 */
export const isHere = ({ socket, headers }: IncomingMessage): boolean =>
  /^(::1|(::ffff:)?127\.)/.test(socket.remoteAddress ?? '') && !FORWARDED.some(name => headers[name] !== undefined);

/** A proxy leaves at least one of these. */
const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'via'];

/** `[::1]:4040` is `::1`. */
const nameIn = (host: string): string => {
  const bare = /^\[([^\]]*)\](?::\d*)?$/.exec(host)?.[1] ?? host.replace(/:\d*$/, '');
  return plain((bare.includes('::') || host.split(':').length > 2) && !host.startsWith('[') ? host : bare).replace(
    /\.$/,
    '',
  );
};

const plain = (address: string): string => address.toLowerCase().replace(/^::ffff:/, '');
