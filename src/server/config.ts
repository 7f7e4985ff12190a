import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { defined } from '#core/base';
import { anything, fromJson, one, record, type Shape, Text, text, whole, yes } from '#core/shape';
import { DEMO_FOLDER, type DemoAsked, SPEED_MAX } from '#server/demo';
import { houseFileOf, PLACE_FLAGS, placeOf } from '#server/house';
import { folderBeside, type Place } from '#server/journal';

/** Where the journal is, and the file that says how the house is set up. */
export type HousePlace = {
  readonly place: Place;
  readonly file: string;
  readonly mayFollow: boolean;
  /** Where it is a demonstration that plays by itself. */
  readonly demo?: DemoAsked;
};

/** Files with the key and the certificate, in PEM. */
export type Tls = { readonly key: string; readonly cert: string };

/** How a server was told to run. What is left out is as most have it. */
export type Config = Omit<Settings, 'tlsKey' | 'tlsCert'> & { readonly tls?: Tls; readonly house: HousePlace };

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
type Flags = ReturnType<typeof flagsIn>;
type Variables = Readonly<Record<string, string | undefined>>;

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const;

type Setting<Value> = {
  readonly flag?: keyof Flags;
  readonly variable: string;
  readonly shape: Shape<Value>;
  /** The value of a text from the command line or environment; the text itself by default. */
  readonly fromText?: (written: string) => unknown;
  /** What is to be written there. */
  readonly expected: (written: string) => string;
};
const setting = <Value>(one: Setting<Value>): Setting<Value> => one;

const numberFrom = (written: string): unknown => (written.trim() === '' ? written : Number(written));
const YES_AND_NO: Readonly<Record<string, boolean>> = { true: true, '1': true, false: false, '0': false };

const SETTINGS = {
  port: setting({
    flag: 'port',
    variable: 'PORT',
    shape: whole({ min: 0, max: 65_535 }),
    fromText: numberFrom,
    expected: written => `${written} is not a port. Choose a number from 1 to 65535, for example --port 4040.`,
  }),
  host: setting({
    flag: 'host',
    variable: 'HOUSEWAY_HOST',
    shape: text({ min: 1 }),
    expected: () => 'The host is empty. Use --host 127.0.0.1 or --host 0.0.0.0.',
  }),
  tlsKey: setting({
    flag: 'tls-key',
    variable: 'HOUSEWAY_TLS_KEY',
    shape: text({ min: 1 }),
    expected: () => 'The file of the TLS key has no name. Use --tls-key FILE.',
  }),
  tlsCert: setting({
    flag: 'tls-cert',
    variable: 'HOUSEWAY_TLS_CERT',
    shape: text({ min: 1 }),
    expected: () => 'The file of the TLS certificate has no name. Use --tls-cert FILE.',
  }),
  logLevel: setting({
    flag: 'log-level',
    variable: 'HOUSEWAY_LOG_LEVEL',
    shape: one(LOG_LEVELS),
    expected: written => `There is no log level ${written}. There are: ${LOG_LEVELS.join(', ')}.`,
  }),
  /** How many requests a second one station may send. */
  stationRate: setting({
    variable: 'HOUSEWAY_STATION_RATE',
    shape: whole({ min: 1, max: 1_000_000 }),
    fromText: numberFrom,
    expected: written => `${written} is no number of requests a second for a station. Choose one from 1 up.`,
  }),
  /** Whether every answer is held against its contract before it is sent. */
  checksAnswers: setting({
    variable: 'HOUSEWAY_CHECKS_ANSWERS',
    shape: yes,
    fromText: written => YES_AND_NO[written.toLowerCase()],
    expected: written => `${written} does not say whether answers are checked. Write true or false.`,
  }),
  metricsToken: setting({
    variable: 'HOUSEWAY_METRICS_TOKEN',
    shape: text({ min: 16 }),
    expected: () => 'The token for the metrics is too short. Take at least 16 characters.',
  }),
};
type Settings = {
  readonly [Name in keyof typeof SETTINGS]?: (typeof SETTINGS)[Name] extends Setting<infer Value> ? Value : never;
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
  const folder = folderBeside(place, path.dirname(file));
  const { tlsKey, tlsCert, ...rest } = settingsOf(flags, env, fileSettings(flags, folder));
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

const flagsIn = (args: readonly string[]) => {
  try {
    return parseArgs({ args: [...args], options: FLAGS }).values;
  } catch {
    const names = Object.keys(FLAGS).map(name => `--${name}`);
    throw new CannotServe(`Not understood: ${args.join(' ')}. The options are ${names.join(', ')}.`);
  }
};

/** The command line goes before the environment, and that before the file; an empty variable is none. */
const settingsOf = (flags: Flags, env: Variables, file: Readonly<Record<string, unknown>>): Settings => {
  const unknown = Object.keys(file).filter(name => !Object.hasOwn(SETTINGS, name));
  const mistakes = unknown.map(
    name => `server.json has no setting ${name}. There are: ${Object.keys(SETTINGS).join(', ')}.`,
  );
  const read = Object.entries<Setting<unknown>>(SETTINGS).map(
    ([name, { flag, variable, shape, fromText, expected }]) => {
      const written = (flag && flags[flag]) ?? (env[variable] || file[name]);
      const value = typeof written === 'string' && fromText !== undefined ? fromText(written) : written;
      if (written !== undefined && shape.faults(value) !== undefined) {
        mistakes.push(expected(typeof written === 'string' ? written : JSON.stringify(written)));
      }
      return [name, value];
    },
  );
  if (mistakes.length > 0) throw new CannotServe(mistakes.join('\n'));
  return defined(Object.fromEntries(read)) as Settings; // Each was held against its shape.
};

const FileSettings = record(Text, anything);

/** `server.json` beside the journal, where there is one; a file that was named has to be there. */
const fileSettings = ({ config }: Flags, folder: string): Readonly<Record<string, unknown>> => {
  const file = config ?? path.join(folder, 'server.json');
  let written: string;
  try {
    written = readFileSync(file, 'utf8');
  } catch (error) {
    const isMissing = (error as NodeJS.ErrnoException).code === 'ENOENT';
    if (isMissing && config === undefined) return {};
    throw new CannotServe(`${file} cannot be read. ${isMissing ? 'There is no such file.' : 'Check its rights.'}`);
  }
  const read = fromJson(FileSettings, written);
  if (read !== undefined) return read;
  throw new CannotServe(`${file} has to be a JSON object, for example {"port": 4040}.`);
};
