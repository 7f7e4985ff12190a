import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { frontOf, type Listener, listenerOf, loadPages, Metrics, openingOf, screensOf } from '#server/http';
import { isBegun, Opening, type OpeningPlaces } from '#server/opening';
import { codeHash, newCode } from '#server/people';
import { CannotServe } from './config.ts';
import { LINES } from './lines.ts';
import { listen, serverFor, stop } from './listening.ts';
import { ourVersion } from './our-version.ts';
import { said } from './said.ts';
import { zoneObjection } from './time-zones.ts';

type FirstRun = OpeningPlaces & { readonly port: number; readonly screensFolder: string };

export type OpeningServer = {
  /** Where the page is. */
  readonly address: string;
  /** Typed there first; of this run only. */
  readonly code: string;
  /** Comes when it is over: the recovery code of the house that is founded, nothing when it was stopped before. */
  readonly founded: Promise<string | undefined>;
  readonly stop: () => Promise<void>;
};

/** Only this machine opens a house: nobody on the network has a say in who governs it. OPH-1 */
const HOST = '127.0.0.1';
const PAGE = '/opening/';

/** Serves nothing but the page on which a house is opened, to this machine only. OPH-1 */
export const serveOpening = async ({ port, screensFolder, ...places }: FirstRun): Promise<OpeningServer> => {
  if (await isBegun(places)) throw new CannotServe(said('start.house-there', { file: places.file }));
  const objection = zoneObjection();
  if (objection !== undefined) throw new CannotServe(objection);
  const [version, screens] = await Promise.all([ourVersion(), loadPages(screensFolder)]);
  const { promise: founded, resolve: end } = Promise.withResolvers<string | undefined>();
  const code = newCode();
  const front = frontOf([]);
  const opening = await Opening.open(places);
  const api = openingOf({
    front,
    opening,
    isCode: typed => codeHash(typed) === codeHash(code),
    now: () => Temporal.Now.instant(),
    onFounded: () => end(opening.recovery),
  });
  const pages = firstTo(PAGE, screensOf({ version, screens }));
  const listener = listenerOf({ pages, api, front, metrics: new Metrics(), gauges: () => ({}) });
  const server = serverFor(listener, undefined, LINES);
  await listen(server, port, HOST);
  const { port: opened } = server.address() as AddressInfo; // A listening TCP server has an address of this kind.
  let stopped: Promise<void> | undefined;
  /** A signal may come while it is being stopped because the house is founded. */
  const stopOnce = (): Promise<void> => {
    end(undefined);
    stopped ??= stop(server);
    return stopped;
  };
  return { address: `http://localhost:${opened}${PAGE}`, code, founded, stop: stopOnce };
};

/** There is no other screen yet. */
const firstTo =
  (page: string, screens: Listener): Listener =>
  (request: IncomingMessage, response: ServerResponse) => {
    if (request.url !== '/') return screens(request, response);
    response.writeHead(302, { location: page });
    response.end();
  };
