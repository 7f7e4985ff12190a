import path from 'node:path';
import { type AtPlaces, atPlace, databaseName, type Place } from '#server/journal';
import { speak } from './refusals.ts';

/** The options that tell every verb where a house keeps its journal. */
export const PLACE_FLAGS = {
  data: { type: 'string' },
  'database-url': { type: 'string' },
  schema: { type: 'string' },
  house: { type: 'string' },
} as const;
export type PlaceFlags = { readonly [Flag in keyof typeof PLACE_FLAGS]?: string };
type Variables = Readonly<Record<string, string | undefined>>;

/** Long enough for a machine that is busy, short enough that nobody waits for a successor. */
const LEASE_MS = 3_000;
const DATA_FOLDER = 'data';
const SCHEMA = 'houseway';

/** What the flags say, else HOUSEWAY_DATA or DATABASE_URL, else ./data; or the sentence that says why not. OPS-1 */
export const placeOf = (flags: PlaceFlags, variables: Variables): Place | string => {
  const { data, schema = SCHEMA, 'database-url': named } = flags;
  if (data !== undefined && named !== undefined) return speak('place.both', {}).message;
  const url = named ?? (data === undefined ? variables['DATABASE_URL'] || undefined : undefined);
  if (url === undefined) return { type: 'sqlite', folder: dataFolder(flags, variables) };
  if (!isPostgres(url)) return speak('place.not-postgres', {}).message;
  if (named !== undefined && URL.parse(named)?.password) return speak('place.password-seen', {}).message;
  if (!/^[a-z_][a-z0-9_]{0,40}$/.test(schema)) return speak('place.not-a-schema', { schema }).message;
  return { type: 'postgres', url, schema, leaseMs: LEASE_MS };
};

/** The file that says how the house is set up. */
export const houseFileOf = (flags: PlaceFlags, variables: Variables): string =>
  flags.house ?? path.join(dataFolder(flags, variables), 'house.json');

/** For people; never with the password. */
export const placeInWords = (place: Place): string => atPlace(place, WORDS);

const WORDS: AtPlaces<string> = {
  sqlite: ({ folder }) => speak('place.folder', { folder }).message,
  postgres: ({ url, schema }) => speak('place.database', { database: databaseName(url), schema }).message,
};

const dataFolder = ({ data }: PlaceFlags, variables: Variables): string =>
  data ?? (variables['HOUSEWAY_DATA'] || DATA_FOLDER);

const isPostgres = (url: string): boolean => /^postgres(ql)?:$/.test(URL.parse(url)?.protocol ?? '');
