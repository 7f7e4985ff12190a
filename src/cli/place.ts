import type { Settings } from '#core/house';
import { CheckFailed, HouseFileProblem, houseFileOf, placeOf, readHouseFile } from '#server/house';
import { Fault, type Place } from '#server/journal';
import type { Verb } from './terminal.ts';
import { type Asked, type Options, type Said, type Spelled, type Values, verb } from './verb.ts';

/** The options that tell every verb where the journal is. */
export const PLACE = {
  data: { value: 'DIR', words: 'folder of the journal on this machine; ./data when left out' },
  'database-url': { value: 'URL', words: 'journal in PostgreSQL: postgres://user@host:5432/name' },
  schema: { value: 'NAME', words: 'one schema for each house; houseway when left out' },
  house: { value: 'FILE', words: 'settings of the house; house.json in the data folder when left out' },
} as const;

type AtPlace = {
  readonly place: Place;
  readonly houseFile: string;
  readonly settings: () => Promise<Settings>;
};

/** What was typed after a verb that opens a journal. */
export type AskedAt<Known = object> = Asked<Known & typeof PLACE> & AtPlace;

/** A verb that opens a journal: a fault or a failed check is reported in its own words. */
export const placeVerb = <const Known extends Options>(spelled: Spelled<Known, AskedAt>): Verb =>
  verb({
    ...spelled,
    options: { ...spelled.options, ...PLACE },
    run: async asked => {
      const flags: Values<typeof PLACE> = asked.values;
      const place = placeOf(flags, process.env);
      if (typeof place === 'string') return place;
      const houseFile = houseFileOf(flags, process.env);
      try {
        return await spelled.run({ ...asked, place, houseFile, settings: () => readHouseFile(houseFile) });
      } catch (error) {
        return objectionOf(error);
      }
    },
  });

const objectionOf = (error: unknown): Said => {
  if (error instanceof HouseFileProblem) return error.message;
  if (error instanceof Fault || error instanceof CheckFailed || isSystemError(error)) return { refused: error.message };
  throw error;
};

/** A file that cannot be opened, a disk that is full: Node says so well enough. */
const isSystemError = (error: unknown): error is Error =>
  error instanceof Error && 'syscall' in error && 'code' in error;
