import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import pino, { type Logger } from 'pino';
import { defined } from '#core/base';
import type { DrawSecrets } from '#core/house';
import type { ClockWatch } from '#server/house';
import { type Listener, listenerOf, loadPages, Metrics, screensOf } from '#server/http';
import { PIN_COST, type PinCost } from '#server/private';
import { type KeepReports, keepReportsApart } from '#server/reports';
import { CannotServe, type HousePlace, type Tls } from './config.ts';
import { putInService } from './in-service.ts';
import { said } from './said.ts';
import { zoneObjection } from './time-zones.ts';
import { WatchedClock } from './watched-clock.ts';

export { CannotServe, type Config, type HousePlace, readConfig } from './config.ts';

export type ServeOptions = {
  readonly port: number;
  readonly host: string;
  readonly tls?: Tls;
  readonly screensFolder: string;
  /** The house to serve; without one there are only the screens that need none. */
  readonly house?: HousePlace;
  /** How many requests a second one station may send. */
  readonly stationRate: number;
  /** What a PIN costs to check; a test whose subject is something else makes it cheap. */
  readonly pinCost: PinCost;
  /** Holds every answer and message against its contract before it is sent: for development and tests. */
  readonly checksAnswers: boolean;
  /** Reports are kept up to date from this long after the start; a report asked for earlier is made at once. */
  readonly reportsAfterMs: number;
  /** In a process of their own; a test whose subject is something else keeps them in its own. */
  readonly keepReports: KeepReports;
  /** By which others than this machine may read the metrics. */
  readonly metricsToken?: string;
  readonly log: Logger;
  /** The time of the house; without it the clock of this machine, watched. */
  readonly now: () => Temporal.Instant;
  readonly watch?: ClockWatch;
  /** The numbers that the house draws with; a check that states what is drawn brings its own. */
  readonly chance?: (count: number) => readonly number[];
  /** The secrets of its draws, likewise. */
  readonly secrets?: DrawSecrets;
  /** What changes within so long is told to the screens together. */
  readonly togetherMs?: number;
  /** Told what happens while it runs. */
  readonly say: (sentence: string) => void;
};
export type Serving = {
  readonly address: string;
  /** The house does what is due by its clock, as it does by itself every few seconds. */
  readonly lookAtClock: () => Promise<void>;
  readonly stop: () => Promise<void>;
};

export const DEFAULTS: Omit<ServeOptions, 'now'> = {
  port: 4040,
  // Until stations are enrolled only this machine may ask; a house opens its network with --host.
  host: '127.0.0.1',
  screensFolder: fileURLToPath(new URL('../../dist/web', import.meta.url)),
  stationRate: 50,
  pinCost: PIN_COST,
  checksAnswers: false,
  reportsAfterMs: 1_000,
  keepReports: keepReportsApart,
  log: pino({ level: 'silent' }),
  say: () => undefined,
};

const STOP_WITHIN_MS = 5_000;
const HANG_UP_EVERY_MS = 20;

/** Puts the parts together and listens. */
export const serve = async (options: Partial<ServeOptions> = {}): Promise<Serving> => {
  const clock = new WatchedClock();
  const given = { ...DEFAULTS, ...(options.now === undefined ? { now: clock.now, watch: clock } : {}), ...options };
  const { port, host, tls, screensFolder, house: where, metricsToken, now = clock.now, ...others } = given;
  const rest = { ...others, now };
  if (!existsSync(screensFolder)) {
    throw new CannotServe(said('start.no-screens', {}));
  }
  const objection = zoneObjection();
  if (objection !== undefined) throw new CannotServe(objection);
  const [version, screens] = await Promise.all([ourVersion(), loadPages(screensFolder)]);
  const metrics = new Metrics();
  const service =
    where === undefined
      ? undefined
      : await putInService(where, { ...rest, version, metrics, isSecure: tls !== undefined });
  const pages = screensOf({ version, screens, ...(service && { house: service.house }) });
  const listener = listenerOf({
    pages,
    metrics,
    gauges: service?.gauges ?? (() => ({})),
    ...(service && { api: service.api }),
    ...defined({ metricsToken }),
  });
  let server: Server;
  try {
    server = await serverFor(listener, tls);
    await listen(server, port, host);
  } catch (error) {
    service?.hangUp();
    await service?.stop();
    throw error;
  }
  const { port: opened } = server.address() as AddressInfo; // A listening TCP server has an address of this kind.
  const stopAll = async (): Promise<void> => {
    service?.hangUp();
    await stop(server);
    await service?.stop();
  };
  return {
    address: `http${tls === undefined ? '' : 's'}://${nameOf(host)}:${opened}/`,
    lookAtClock: async () => service?.house.lookAtClock(),
    stop: stopAll,
  };
};

/** A request has to arrive in time: nobody may hold a line by sending a letter a minute. */
const TIMES = { headersTimeout: 10_000, requestTimeout: 30_000, keepAliveTimeout: 65_000 };

const serverFor = async (listener: Listener, tls: Tls | undefined): Promise<Server> => {
  const answer = (request: IncomingMessage, response: ServerResponse): void => void listener(request, response);
  if (tls === undefined) return createServer(TIMES, answer);
  try {
    const [key, cert] = await Promise.all([readFile(tls.key), readFile(tls.cert)]);
    return createTlsServer({ ...TIMES, key, cert, minVersion: 'TLSv1.2' }, answer);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new CannotServe(said('start.tls-failed', { key: tls.key, cert: tls.cert, reason: why }));
  }
};

const listen = (server: Server, port: number, host: string): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(new CannotServe(whyNot(error, port, host))));
    server.listen(port, host, () => resolve());
  });

const whyNot = (error: NodeJS.ErrnoException, port: number, host: string): string => {
  switch (error.code) {
    case 'EADDRINUSE':
      return said('start.port-taken', { port, other: port + 1 });
    case 'EACCES':
      return said('start.port-refused', { port, other: DEFAULTS.port });
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return said('start.no-address', { host });
    default:
      return said('start.port-failed', { port, host, reason: error.message });
  }
};

/** Takes nothing new, answers what is being answered, then closes the connections that are still open. */
const stop = (server: Server): Promise<void> =>
  new Promise((resolve, reject) => {
    // A line that is kept open is idle once its last answer is out.
    const hangUp = setInterval(() => server.closeIdleConnections(), HANG_UP_EVERY_MS);
    server.close(error => {
      clearInterval(hangUp);
      if (error === undefined) resolve();
      else reject(error);
    });
    setTimeout(() => server.closeAllConnections(), STOP_WITHIN_MS).unref();
  });

const nameOf = (host: string): string => {
  if (['127.0.0.1', '0.0.0.0', '::', '::1', 'localhost'].includes(host)) return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
};

const ourVersion = async (): Promise<string> => {
  const { version } = JSON.parse(await readFile(new URL('../../package.json', import.meta.url), 'utf8')) as {
    version: string; // Our own file, which npm does not install without a version.
  };
  return version;
};
