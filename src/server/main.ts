import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { getRequestListener } from '@hono/node-server';
import {
  CheckFailed,
  HouseFileProblem,
  HouseService,
  houseFileOf,
  PLACE_FLAGS,
  type PlaceFlags,
  placeOf,
  readHouseFile,
} from '#server/house';
import { app, loadPages } from '#server/http';
import { Fault, type Place } from '#server/journal';

export type ServeOptions = {
  readonly port: number;
  readonly host: string;
  readonly screensFolder: string;
  /** The house to serve; without one there are only the screens that need none. */
  readonly house?: HousePlace;
  /** Told what happens while it runs. */
  readonly say: (sentence: string) => void;
};
/** Where the journal is, and the file that says how the house is set up. */
export type HousePlace = { readonly place: Place; readonly file: string; readonly mayFollow: boolean };
export type Serving = { readonly address: string; readonly stop: () => Promise<void> };

export const DEFAULTS: ServeOptions = {
  port: 4040,
  // Until stations are enrolled only this machine may ask; a house opens its network with --host.
  host: '127.0.0.1',
  screensFolder: fileURLToPath(new URL('../../dist/web', import.meta.url)),
  say: () => undefined,
};

/** About a second of replay. */
const SNAPSHOT_EVERY_EVENTS = 100_000;

const STOP_WITHIN_MS = 5_000;

/** Something a person can put right before the server starts; the message says what. */
export class CannotServe extends Error {}

/** Puts the parts together and listens. */
export const serve = async (options: Partial<ServeOptions> = {}): Promise<Serving> => {
  const { port, host, screensFolder, house: where, say } = { ...DEFAULTS, ...options };
  if (!existsSync(screensFolder)) {
    throw new CannotServe('The screens are not built yet. Run npm run build, then start again.');
  }
  const [version, screens] = await Promise.all([ourVersion(), loadPages(screensFolder)]);
  const house = where === undefined ? undefined : await startHouse(where, say);
  const answer = getRequestListener(app({ version, screens, ...(house === undefined ? {} : { house }) }).fetch);
  const server = createServer((request, response) => void answer(request, response));
  try {
    await listen(server, port, host);
  } catch (error) {
    await house?.stop();
    throw error;
  }
  const { port: opened } = server.address() as AddressInfo; // A listening TCP server has an address of this kind.
  const stopAll = async (): Promise<void> => {
    await stop(server);
    await house?.stop();
  };
  return { address: `http://${nameOf(host)}:${opened}/`, stop: stopAll };
};

const startHouse = async (
  { place, file, mayFollow }: HousePlace,
  say: (sentence: string) => void,
): Promise<HouseService> => {
  try {
    const settings = await readHouseFile(file);
    const now = (): Temporal.Instant => Temporal.Now.instant();
    return await HouseService.start({ place, settings, mayFollow, now, snapshotEvery: SNAPSHOT_EVERY_EVENTS, say });
  } catch (error) {
    const isKnown = error instanceof Fault || error instanceof CheckFailed || error instanceof HouseFileProblem;
    throw isKnown ? new CannotServe(error.message, { cause: error }) : error;
  }
};

/**
 * What the command line says, else the environment: PORT, HOUSEWAY_HOST (tools set HOST for other ends), HOUSEWAY_DATA,
 * DATABASE_URL.
 */
export const readOptions = (args: readonly string[], env: NodeJS.ProcessEnv): Partial<ServeOptions> => {
  const flags = parseFlags(args);
  const named = (flag: string | undefined, variable: string): string | undefined =>
    flag ?? (env[variable] || undefined);
  const port = named(flags.port, 'PORT');
  const host = named(flags.host, 'HOUSEWAY_HOST');
  return {
    ...(port === undefined ? {} : { port: parsePort(port) }),
    ...(host === undefined ? {} : { host }),
    house: houseOf(flags, env),
  };
};

const houseOf = (flags: Flags, env: NodeJS.ProcessEnv): HousePlace => {
  const place = placeOf(flags, env);
  if (typeof place === 'string') throw new CannotServe(place);
  return { place, file: houseFileOf(flags, env), mayFollow: place.type === 'postgres' || flags.standby === true };
};

const FLAGS = {
  port: { type: 'string' },
  host: { type: 'string' },
  standby: { type: 'boolean' },
  ...PLACE_FLAGS,
} as const;
type Flags = PlaceFlags & { readonly port?: string; readonly host?: string; readonly standby?: boolean };

const parseFlags = (args: readonly string[]): Flags => {
  try {
    return parseArgs({ args: [...args], options: FLAGS }).values;
  } catch {
    const names = Object.keys(FLAGS).map(name => `--${name}`);
    throw new CannotServe(`Not understood: ${args.join(' ')}. The options are ${names.join(', ')}.`);
  }
};

const parsePort = (text: string): number => {
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= 65_535) return port;
  throw new CannotServe(`${text} is not a port. Choose a number from 1 to 65535, for example --port 4040.`);
};

const listen = (server: Server, port: number, host: string): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(new CannotServe(whyNot(error, port, host))));
    server.listen(port, host, () => resolve());
  });

const whyNot = (error: NodeJS.ErrnoException, port: number, host: string): string => {
  switch (error.code) {
    case 'EADDRINUSE':
      return (
        `Port ${port} is taken by another program, perhaps by a Houseway that already runs. ` +
        `Stop it, or choose another port: npm start -- --port ${port + 1}`
      );
    case 'EACCES':
      return `This user may not open port ${port}. Choose one above 1023: npm start -- --port ${DEFAULTS.port}`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `This machine has no address ${host}. Use --host 127.0.0.1 or --host 0.0.0.0.`;
    default:
      return `Port ${port} at ${host} could not be opened: ${error.message}`;
  }
};

/** Takes nothing new, answers what is being answered, and hangs up on whoever still holds the line after that. */
const stop = (server: Server): Promise<void> =>
  new Promise((resolve, reject) => {
    server.close(error => (error === undefined ? resolve() : reject(error)));
    server.closeIdleConnections();
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
