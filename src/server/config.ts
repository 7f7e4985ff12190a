import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { defined } from '#core/base';
import { DEMO_FOLDER, type DemoAsked, SPEED_MAX } from '#server/demo';
import { houseFileOf, PLACE_FLAGS, type PlaceFlags, placeOf } from '#server/house';
import { folderBeside, type Place } from '#server/journal';

/** Where the journal is, and the file that says how the house is set up. */
export type HousePlace = {
  readonly place: Place;
  readonly file: string;
  readonly mayFollow: boolean;
  /** Where it is a demonstration that plays by itself. */
  readonly demo?: DemoAsked;
};

/** Where files of this house are kept beside the journal. */
export const folderOf = ({ place, file }: Pick<HousePlace, 'place' | 'file'>): string =>
  folderBeside(place, path.dirname(file));

/** Files with the key and the certificate, in PEM. */
export type Tls = { readonly key: string; readonly cert: string };

export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** How a server was told to run. What is left out is as most have it. */
export type Config = {
  readonly port?: number;
  readonly host?: string;
  readonly tls?: Tls;
  readonly logLevel?: LogLevel;
  /** How many requests a second one station may send. */
  readonly stationRate?: number;
  readonly metricsToken?: string;
  /** Whether every answer is held against its contract before it is sent. */
  readonly checksAnswers?: boolean;
  readonly house: HousePlace;
};

/** Something a person can put right before the server starts; the message says what. */
export class CannotServe extends Error {}

const FLAGS = {
  port: { type: 'string' },
  host: { type: 'string' },
  standby: { type: 'boolean' },
  demo: { type: 'boolean' },
  fresh: { type: 'boolean' },
  speed: { type: 'string' },
  ...PLACE_FLAGS,
  config: { type: 'string' },
  'tls-key': { type: 'string' },
  'tls-cert': { type: 'string' },
  'log-level': { type: 'string' },
} as const;
type Flags = PlaceFlags & {
  readonly port?: string;
  readonly host?: string;
  readonly standby?: boolean;
  readonly demo?: boolean;
  readonly fresh?: boolean;
  readonly speed?: string;
  readonly config?: string;
  readonly 'tls-key'?: string;
  readonly 'tls-cert'?: string;
  readonly 'log-level'?: string;
};
type Variables = Readonly<Record<string, string | undefined>>;

/** The command line goes before the environment, and that before the file. */
const Settings = z.strictObject({
  port: z.coerce.number().int().min(0).max(65_535).exactOptional(),
  host: z.string().min(1).exactOptional(),
  tlsKey: z.string().min(1).exactOptional(),
  tlsCert: z.string().min(1).exactOptional(),
  logLevel: z.enum(LOG_LEVELS).exactOptional(),
  stationRate: z.coerce.number().int().min(1).max(1_000_000).exactOptional(),
  metricsToken: z.string().min(16).exactOptional(),
  checksAnswers: z.union([z.boolean(), z.stringbool({ truthy: ['true', '1'], falsy: ['false', '0'] })]).exactOptional(),
});
type Name = keyof z.input<typeof Settings>;

const VARIABLES: Readonly<Record<string, Name>> = {
  PORT: 'port',
  HOUSEWAY_HOST: 'host',
  HOUSEWAY_TLS_KEY: 'tlsKey',
  HOUSEWAY_TLS_CERT: 'tlsCert',
  HOUSEWAY_LOG_LEVEL: 'logLevel',
  HOUSEWAY_STATION_RATE: 'stationRate',
  HOUSEWAY_METRICS_TOKEN: 'metricsToken',
  HOUSEWAY_CHECKS_ANSWERS: 'checksAnswers',
};

/** What is to be written there, by the name of the setting. */
const EXPECTED: Readonly<Record<Name, (written: string) => string>> = {
  port: written => `${written} is not a port. Choose a number from 1 to 65535, for example --port 4040.`,
  host: () => 'The host is empty. Use --host 127.0.0.1 or --host 0.0.0.0.',
  tlsKey: () => 'The file of the TLS key has no name. Use --tls-key FILE.',
  tlsCert: () => 'The file of the TLS certificate has no name. Use --tls-cert FILE.',
  logLevel: written => `There is no log level ${written}. There are: ${LOG_LEVELS.join(', ')}.`,
  stationRate: written => `${written} is no number of requests a second for a station. Choose one from 1 up.`,
  checksAnswers: written => `${written} does not say whether answers are checked. Write true or false.`,
  metricsToken: () => 'The token for the metrics is too short. Take at least 16 characters.',
};

/** Throws one CannotServe with a sentence for every mistake. API-11 */
export const readConfig = (args: readonly string[], env: Variables): Config => {
  const given = flagsIn(args);
  const demo = demoIn(given);
  // A demonstration never falls into a folder or a database that the environment names for a real house.
  const flags = demo === undefined || given['database-url'] !== undefined ? given : { data: DEMO_FOLDER, ...given };
  const place = placeOf(flags, env);
  if (typeof place === 'string') throw new CannotServe(place);
  const file = houseFileOf(flags, env);
  const folder = folderOf({ place, file });
  const settings = settingsOf({ ...fileSettings(flags, folder), ...envSettings(env), ...flagSettings(flags) });
  const { tlsKey, tlsCert, ...rest } = settings;
  if ((tlsKey === undefined) !== (tlsCert === undefined)) {
    throw new CannotServe('TLS needs both files: --tls-key FILE and --tls-cert FILE.');
  }
  const tls = tlsKey === undefined || tlsCert === undefined ? {} : { tls: { key: tlsKey, cert: tlsCert } };
  const mayFollow = place.type === 'postgres' || flags.standby === true;
  return { ...rest, ...tls, house: defined({ place, file, mayFollow, demo }) };
};

const demoIn = ({ demo = false, fresh: isFresh = false, speed = '1' }: Flags): DemoAsked | undefined => {
  const pace = Number(speed);
  if (!demo && (isFresh || speed !== '1'))
    throw new CannotServe('--fresh and --speed are for a demonstration: add --demo.');
  if (!(pace >= 0 && pace <= SPEED_MAX))
    throw new CannotServe(`${speed} is no speed. Choose a number from 0 to ${SPEED_MAX}.`);
  return demo ? { isFresh, speed: pace } : undefined;
};

const flagsIn = (args: readonly string[]): Flags => {
  try {
    return parseArgs({ args: [...args], options: FLAGS }).values;
  } catch {
    const names = Object.keys(FLAGS).map(name => `--${name}`);
    throw new CannotServe(`Not understood: ${args.join(' ')}. The options are ${names.join(', ')}.`);
  }
};

const settingsOf = (written: Readonly<Record<string, unknown>>): z.output<typeof Settings> => {
  const read = Settings.safeParse(written);
  if (read.success) return read.data;
  throw new CannotServe(read.error.issues.map(issue => mistake(issue, written)).join('\n'));
};

const mistake = (issue: z.core.$ZodIssue, written: Readonly<Record<string, unknown>>): string => {
  if (issue.code === 'unrecognized_keys') {
    return `server.json has no setting ${issue.keys.join(', ')}. There are: ${Object.keys(EXPECTED).join(', ')}.`;
  }
  const name = String(issue.path[0]) as Name; // Every other issue is about one of the settings.
  return EXPECTED[name](String(written[name]));
};

const flagSettings = (flags: Flags): Readonly<Record<string, unknown>> =>
  defined({
    port: flags.port,
    host: flags.host,
    tlsKey: flags['tls-key'],
    tlsCert: flags['tls-cert'],
    logLevel: flags['log-level'],
  });

/** An empty variable is none. */
const envSettings = (env: Variables): Readonly<Record<string, unknown>> =>
  defined(Object.fromEntries(Object.entries(VARIABLES).map(([variable, name]) => [name, env[variable] || undefined])));

/** `server.json` beside the journal, where there is one; a file that was named has to be there. */
const fileSettings = ({ config }: Flags, folder: string): Readonly<Record<string, unknown>> => {
  const file = config ?? path.join(folder, 'server.json');
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    const isMissing = (error as NodeJS.ErrnoException).code === 'ENOENT';
    if (isMissing && config === undefined) return {};
    throw new CannotServe(`${file} cannot be read. ${isMissing ? 'There is no such file.' : 'Check its rights.'}`);
  }
  const read = z.record(z.string(), z.unknown()).safeParse(jsonIn(text));
  if (read.success) return read.data;
  throw new CannotServe(`${file} has to be a JSON object, for example {"port": 4040}.`);
};

const jsonIn = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
