import { existsSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import pino, { type Logger } from 'pino';
import { defined } from '#core/base';
import type { DrawSecrets } from '#core/house';
import type { ClockWatch } from '#server/house';
import { frontOf, listenerOf, loadPages, Metrics, screensOf } from '#server/http';
import { Logos } from '#server/opening';
import { PIN_COST, type PinCost } from '#server/private';
import { type KeepReports, keepReportsApart } from '#server/reports';
import { CannotServe, type HousePlace, isLoopback, type Tls } from './config.ts';
import { putInService } from './in-service.ts';
import { LINES, type Lines } from './lines.ts';
import { listen, nameOf, serverFor, stop, USUAL_PORT } from './listening.ts';
import { ourVersion } from './our-version.ts';
import { authorityBeside, endingOf, namesIn, pemOf } from './pem.ts';
import { said } from './said.ts';
import { zoneObjection } from './time-zones.ts';
import { WatchedClock } from './watched-clock.ts';

export { CannotServe, type Config, type HousePlace, readConfig, secondPlacesIn } from './config.ts';
export { serveOpening } from './first-run.ts';
export { ourVersion } from './our-version.ts';

export type ServeOptions = {
  readonly port: number;
  readonly host: string;
  readonly tls?: Tls;
  /** Whether it may be open to the network without TLS. */
  readonly insecure?: boolean;
  /** Names beside its own under which it answers, with commas between. */
  readonly hosts?: string;
  /** Its address, where a proxy on this machine speaks TLS for it. */
  readonly origin?: string;
  /** Pages of other origins that may ask with the key of a station, with commas between. */
  readonly pages?: string;
  /** How long a line may take, and how many one address may open. */
  readonly lines: Lines;
  /** How many lines of the live feed one station may open. */
  readonly linesPerStation?: number;
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
  /** The public key, as a PEM file, of whoever signs the program. SEA-7 */
  readonly programKey?: string;
  /** Where anchors and a copy of the journal are kept besides. SEA-8 */
  readonly anchorTo?: string;
  readonly copyTo?: string;
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
  port: USUAL_PORT,
  // Until stations are enrolled only this machine may ask; a house opens its network with --host.
  host: '127.0.0.1',
  screensFolder: fileURLToPath(new URL('../../dist/web', import.meta.url)),
  stationRate: 50,
  lines: LINES,
  pinCost: PIN_COST,
  checksAnswers: false,
  reportsAfterMs: 1_000,
  keepReports: keepReportsApart,
  log: pino({ level: 'silent' }),
  say: () => undefined,
};

/** Beyond this machine others can read along, so it has to be asked for. */
const openLine = (host: string, isInsecure: boolean, say: (sentence: string) => void): void => {
  if (!isInsecure) throw new CannotServe(said('start.tls-needed', { host }));
  say(said('start.is-insecure', {}));
};

/** Puts the parts together and listens. */
export const serve = async (options: Partial<ServeOptions> = {}): Promise<Serving> => {
  const clock = new WatchedClock();
  const given = { ...DEFAULTS, ...(options.now === undefined ? { now: clock.now, watch: clock } : {}), ...options };
  const { port, host, tls, insecure: isInsecure = false, hosts, origin, pages: otherPages, lines, ...more } = given;
  const { screensFolder, house: where, metricsToken, now = clock.now, ...others } = more;
  const rest = { ...others, now };
  if (!existsSync(screensFolder)) {
    throw new CannotServe(said('start.no-screens', {}));
  }
  const objection = zoneObjection();
  if (objection !== undefined) throw new CannotServe(objection);
  if (tls === undefined && !isLoopback(host)) openLine(host, isInsecure, rest.say);
  const certificate = tls && (await pemOf(tls));
  const ending = certificate && tls && endingOf(certificate, tls.cert, clock.now());
  if (ending !== undefined) rest.say(ending);
  const front = frontOf([host, ...namesGiven(hosts), ...namesIn(certificate)], {
    origin,
    pages: otherPages === undefined ? undefined : namesGiven(otherPages),
  });
  const [version, screens] = await Promise.all([ourVersion(), loadPages(screensFolder)]);
  const metrics = new Metrics();
  const service = where === undefined ? undefined : await putInService(where, { ...rest, version, metrics, front });
  const logos = where && new Logos(where.file);
  const pages = screensOf({
    version,
    screens,
    authority: tls && (await authorityBeside(tls)),
    ...(service && { house: service.house, isStation: service.isStation }),
    ...(logos && { logo: (name = service?.house.state?.settings.logo ?? '') => logos.named(name) }),
  });
  const listener = listenerOf({
    pages,
    front,
    metrics,
    gauges: service?.gauges ?? (() => ({})),
    ...(service && { api: service.api }),
    ...defined({ metricsToken }),
  });
  let server: Server;
  try {
    server = serverFor(listener, certificate, lines);
    await listen(server, port, host);
  } catch (error) {
    service?.hangUp();
    await service?.stop();
    throw error;
  }
  const { port: opened } = server.address() as AddressInfo; // A listening TCP server has an address of this kind.
  // As clients write it, so that most need no second look.
  for (const name of ['localhost', '127.0.0.1']) front.hosts.add(`${name}:${opened}`);
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

/** As they stand in the settings, with commas between. */
const namesGiven = (hosts = ''): readonly string[] =>
  hosts
    .split(',')
    .map(name => name.trim())
    .filter(name => name !== '');
