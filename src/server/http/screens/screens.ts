import type { IncomingMessage } from 'node:http';
import { say } from '#core/words';
import type { HouseService } from '#server/house';
import type { Logo } from '#server/opening';
import { isHere } from '../line/front.ts';
import type { Listener } from '../line/listener.ts';
import { type Answer, words } from './answer.ts';
import { guardAt } from './guard.ts';
import { health, ready } from './health.ts';
import { type Pages, pageAt } from './pages.ts';
import { TERMS } from './texts/en.ts';

export type ScreensParts = {
  readonly version: string;
  readonly screens: Pages;
  /** The house behind the screens, as far as it is served. */
  readonly house?: Pick<HouseService, 'status'>;
  /** The authority by which this server is trusted, in PEM. */
  readonly authority?: Uint8Array | undefined;
  /** Whether a request comes from an enrolled station. */
  readonly isStation?: (request: IncomingMessage) => boolean;
  /** The picture by which the house is known, or one that may become it; nothing where there is none. OPH-2 */
  readonly logo?: (name?: string) => Logo | undefined;
};

/** Answers every address that is not the API's: screens, and whether the server is well; all guarded alike. */
export const screensOf =
  (parts: ScreensParts): Listener =>
  (request, response) => {
    const path = pathOf(request);
    const { status, headers, body = '' } = answered(parts, request, path);
    response.writeHead(status, { ...guardAt(path), ...headers, ...lengthOf(status, body) });
    response.end(body); // Node sends no body where only the head was asked for.
  };

const lengthOf = (status: number, body: string | Uint8Array) =>
  status === 304 ? {} : { 'content-length': Buffer.byteLength(body) };

const answered = (parts: ScreensParts, request: IncomingMessage, path: string): Answer => {
  try {
    return (isLooking(request) ? found(parts, request, path) : undefined) ?? nothingAt(path);
  } catch (error) {
    console.error(error);
    return words(500, TERMS['screen.failed']);
  }
};

const isLooking = ({ method }: IncomingMessage): boolean => method === 'GET' || method === 'HEAD';

const found = (
  { version, screens, house, isStation, authority, logo }: ScreensParts,
  request: IncomingMessage,
  path: string,
) => {
  switch (path) {
    case '/health':
      return health(version, house?.status(), isHere(request) || isStation?.(request) === true);
    case '/authority.crt':
      return authority && { status: 200, headers: { 'content-type': 'application/x-x509-ca-cert' }, body: authority };
    case '/ready':
      return ready(house?.status());
    case '/logo':
      return pictureOf(logo?.());
    default:
      // One that is only proposed is shown to stations alone.
      if (path.startsWith(LOGOS)) {
        return isStation?.(request) === true ? pictureOf(logo?.(path.slice(LOGOS.length))) : undefined;
      }
      return pageAt(screens, path, request.headers);
  }
};

const LOGOS = '/logo/';

const pictureOf = (logo: Logo | undefined): Answer | undefined =>
  logo && { status: 200, headers: { 'cache-control': 'no-cache', 'content-type': logo.type }, body: logo.bytes };

/** No word of the request but its path, and that as plain text. */
const nothingAt = (path: string): Answer => words(404, say(TERMS['screen.nothing'], { path: path.slice(0, 200) }));

/** Without what follows "?", and as a browser would write it. */
const pathOf = ({ url = '/' }: IncomingMessage): string => {
  const path = URL.parse(url.startsWith('/') ? `http://localhost${url}` : url)?.pathname ?? url;
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
};
