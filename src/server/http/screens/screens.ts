import type { IncomingMessage } from 'node:http';
import type { TLSSocket } from 'node:tls';
import type { HouseService } from '#server/house';
import type { Listener } from '../line/listener.ts';
import { type Answer, words } from './answer.ts';
import { guardAt } from './guard.ts';
import { health, ready } from './health.ts';
import { type Pages, pageAt } from './pages.ts';

export type ScreensParts = {
  readonly version: string;
  readonly screens: Pages;
  /** The house behind the screens, as far as it is served. */
  readonly house?: Pick<HouseService, 'status'>;
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
    return (isLooking(request) ? found(parts, request, path) : undefined) ?? nothingAt(request, path);
  } catch (error) {
    console.error(error);
    return words(500, 'The server failed at this request and wrote down why. Try again; if it stays, call support.');
  }
};

const isLooking = ({ method }: IncomingMessage): boolean => method === 'GET' || method === 'HEAD';

const found = ({ version, screens, house }: ScreensParts, { headers }: IncomingMessage, path: string) => {
  switch (path) {
    case '/health':
      return health(version, house?.status());
    case '/ready':
      return ready(house?.status());
    default:
      return pageAt(screens, path, headers);
  }
};

const nothingAt = ({ headers, socket }: IncomingMessage, path: string): Answer => {
  const isSecure = (socket as Partial<TLSSocket>).encrypted === true;
  const origin = `http${isSecure ? 's' : ''}://${headers.host ?? 'localhost'}`;
  return words(404, `There is nothing at ${path}. The screens begin at ${origin}/.`);
};

/** Without what follows "?", and as a browser would write it. */
const pathOf = ({ url = '/' }: IncomingMessage): string => {
  const path = URL.parse(url.startsWith('/') ? `http://localhost${url}` : url)?.pathname ?? url;
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
};
