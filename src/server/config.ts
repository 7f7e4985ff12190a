import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { defined } from '#core/base';
import { anything, fromJson, one, record, type Shape, Text, text, whole, yes } from '#core/shape';
import { certificateFiles } from '#server/certificates';
import { DEMO_FOLDER, type DemoAsked, SPEED_MAX } from '#server/demo';
import type { SecondPlaces } from '#server/elsewhere';
import { houseFileOf, PLACE_FLAGS, placeOf } from '#server/house';
import { folderBeside, folderOf, type Place } from '#server/journal';
import { said } from './said.ts';

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
  insecure: { type: 'boolean' },
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
    expected: written => said('start.port', { written }),
  }),
  host: setting({
    flag: 'host',
    variable: 'HOUSEWAY_HOST',
    shape: text({ min: 1 }),
    expected: () => said('start.host', {}),
  }),
  tlsKey: setting({
    flag: 'tls-key',
    variable: 'HOUSEWAY_TLS_KEY',
    shape: text({ min: 1 }),
    expected: () => said('start.tls-key', {}),
  }),
  tlsCert: setting({
    flag: 'tls-cert',
    variable: 'HOUSEWAY_TLS_CERT',
    shape: text({ min: 1 }),
    expected: () => said('start.tls-cert', {}),
  }),
  logLevel: setting({
    flag: 'log-level',
    variable: 'HOUSEWAY_LOG_LEVEL',
    shape: one(LOG_LEVELS),
    expected: written => said('start.log-level', { written, known: LOG_LEVELS }),
  }),
  /** Whether stations may speak with it over the network without TLS, for everybody to read along. */
  insecure: setting({
    flag: 'insecure',
    variable: 'HOUSEWAY_INSECURE',
    shape: yes,
    fromText: written => YES_AND_NO[written.toLowerCase()],
    expected: written => said('start.insecure', { written }),
  }),
  /** Names beside its own under which it answers, with commas between. */
  hosts: setting({
    variable: 'HOUSEWAY_HOSTS',
    shape: text({ min: 1, pattern: /^[\w.:[\]-]+(\s*,\s*[\w.:[\]-]+)*$/ }),
    expected: written => said('start.hosts', { written }),
  }),
  /** Its address, where a proxy on this machine speaks TLS for it. */
  origin: setting({
    variable: 'HOUSEWAY_ORIGIN',
    shape: text({ min: 1, pattern: /^https?:\/\/[\w.:[\]-]+$/ }),
    expected: written => said('start.origin', { written }),
  }),
  /** Pages of other origins that may ask with the key of a station, with commas between. MCH-7 */
  pages: setting({
    variable: 'HOUSEWAY_PAGES',
    shape: text({ min: 1, pattern: /^https?:\/\/[\w.:[\]-]+(\s*,\s*https?:\/\/[\w.:[\]-]+)*$/ }),
    expected: written => said('start.pages', { written }),
  }),
  /** How many requests a second one station may send. */
  stationRate: setting({
    variable: 'HOUSEWAY_STATION_RATE',
    shape: whole({ min: 1, max: 1_000_000 }),
    fromText: numberFrom,
    expected: written => said('start.station-rate', { written }),
  }),
  /** Whether every answer is held against its contract before it is sent. */
  checksAnswers: setting({
    variable: 'HOUSEWAY_CHECKS_ANSWERS',
    shape: yes,
    fromText: written => YES_AND_NO[written.toLowerCase()],
    expected: written => said('start.checks-answers', { written }),
  }),
  /** The public key, as PEM, of whoever signs the program: a file kept apart from it. */
  programKey: setting({
    variable: 'HOUSEWAY_PROGRAM_KEY',
    shape: text({ min: 1 }),
    expected: () => said('start.program-key', {}),
  }),
  /** A file on another disk or machine to which anchors of the journal are added. */
  anchorTo: setting({
    variable: 'HOUSEWAY_ANCHOR_TO',
    shape: text({ min: 1 }),
    expected: () => said('start.anchor-to', {}),
  }),
  /** A file on another disk or machine to which every event is copied. */
  copyTo: setting({
    variable: 'HOUSEWAY_COPY_TO',
    shape: text({ min: 1 }),
    expected: () => said('start.copy-to', {}),
  }),
  metricsToken: setting({
    variable: 'HOUSEWAY_METRICS_TOKEN',
    shape: text({ min: 16 }),
    expected: () => said('start.metrics-token', {}),
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
    throw new CannotServe(said('start.tls-both', {}));
  }
  const named = tlsKey === undefined || tlsCert === undefined ? undefined : { key: tlsKey, cert: tlsCert };
  const tls = defined({ tls: named ?? (isLoopback(rest.host) ? undefined : ownTls(folder)) });
  const mayFollow = folderOf(place) === undefined || flags.standby === true;
  return { ...rest, ...tls, house: defined({ place, file, mayFollow, demo }) };
};

/** Only programs on this very machine reach these. */
export const isLoopback = (host = '127.0.0.1'): boolean => /^(localhost|::1|127\.\d+\.\d+\.\d+)$/.test(host);

/** As `houseway certificate` has made them beside the journal. */
const ownTls = (folder: string): Tls | undefined => {
  const { serverKey, serverCertificate } = certificateFiles(folder);
  return existsSync(serverKey) && existsSync(serverCertificate)
    ? { key: serverKey, cert: serverCertificate }
    : undefined;
};

const demoIn = ({ demo = false, fresh: isFresh = false, speed = '1' }: Flags): DemoAsked | undefined => {
  const pace = Number(speed);
  if (!demo && (isFresh || speed !== '1')) throw new CannotServe(said('start.only-demo', {}));
  if (!(pace >= 0 && pace <= SPEED_MAX)) throw new CannotServe(said('start.speed', { written: speed, max: SPEED_MAX }));
  return demo ? { isFresh, speed: pace } : undefined;
};

const flagsIn = (args: readonly string[]) => {
  try {
    return parseArgs({ args: [...args], options: FLAGS }).values;
  } catch {
    const names = Object.keys(FLAGS).map(name => `--${name}`);
    throw new CannotServe(said('start.options', { written: args.join(' '), known: names }));
  }
};

/** The command line goes before the environment, and that before the file; an empty variable is none. */
const settingsOf = (flags: Flags, env: Variables, file: Readonly<Record<string, unknown>>): Settings => {
  const unknown = Object.keys(file).filter(name => !Object.hasOwn(SETTINGS, name));
  const mistakes = unknown.map(name => said('start.no-setting', { name, known: Object.keys(SETTINGS) }));
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
    throw new CannotServe(said(isMissing ? 'start.no-file' : 'start.file-locked', { file }));
  }
  const read = fromJson(FileSettings, written);
  if (read !== undefined) return read;
  throw new CannotServe(said('start.not-an-object', { file, example: '{"port": 4040}' }));
};

/** The second places that `server.json` names for a house. SEA-8 */
export const secondPlacesIn = (houseFile: string): SecondPlaces => {
  const { anchorTo, copyTo } = fileSettings({}, path.dirname(houseFile));
  const named = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
  return defined({ anchorTo: named(anchorTo), copyTo: named(copyTo) });
};
