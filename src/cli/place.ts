import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import type { Settings } from '#core/house';
import {
  CheckFailed,
  HouseFileProblem,
  houseFileOf,
  PLACE_FLAGS,
  type PlaceFlags,
  placeOf,
  readHouseFile,
} from '#server/house';
import { Fault, type Place } from '#server/journal';
import { EXIT, type Exit, misuse, type Terminal } from './terminal.ts';

/** What each verb that opens a journal says in its help. */
export const PLACE_HELP = `  --data DIR           the journal is in a folder of this machine; ./data when left out
  --database-url URL   it is in PostgreSQL: postgres://user:password@host:5432/name
  --schema NAME        one schema a house; houseway when left out`;

export type Asked<Values> = {
  readonly values: Values;
  readonly positionals: readonly string[];
  readonly place: Place;
  readonly settings: () => Promise<Settings>;
};

/** Reads the arguments with the options for the place; a sentence where they are not understood. */
export const readAsked = <Values>(
  args: readonly string[],
  options: ParseArgsOptionsConfig,
  usage: string,
): Asked<Values & PlaceFlags> | string => {
  let read: { values: Values & PlaceFlags; positionals: string[] };
  try {
    const parsed = parseArgs({ args: [...args], options: { ...options, ...PLACE_FLAGS }, allowPositionals: true });
    read = parsed as typeof read; // As the options say, which the type of a variable list cannot tell.
  } catch {
    return usage;
  }
  const place = placeOf(read.values, process.env);
  if (typeof place === 'string') return place;
  return { ...read, place, settings: () => readHouseFile(houseFileOf(read.values, process.env)) };
};

/** Runs work on a journal: what the world or a check had against it is told in its own words, with exit code 1. */
export const onJournal = async (terminal: Terminal, work: () => Promise<Exit>): Promise<Exit> => {
  try {
    return await work();
  } catch (error) {
    if (error instanceof HouseFileProblem) return misuse(terminal, error.message);
    if (!(error instanceof Fault || error instanceof CheckFailed || isSystemError(error))) throw error;
    terminal.complain(error.message);
    return EXIT.no;
  }
};

/** A file that cannot be opened, a disk that is full: Node says so well enough. */
const isSystemError = (error: unknown): error is Error =>
  error instanceof Error && 'syscall' in error && 'code' in error;
