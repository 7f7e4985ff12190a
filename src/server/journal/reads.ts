import { LISTED_UP_TO } from './format.ts';
import { BEGINNING, type Row } from './hash-chain.ts';
import type { EventRow, MaybeLater, ReadStore, StoredSnapshot } from './store.ts';
import type { Anchor, Start } from './types.ts';

type Columns = readonly unknown[];

/** Asks a question that has a name, with a `?` for each value; rows are lists of columns. */
export type Ask = (
  name: string,
  text: string,
  ...values: readonly (string | number)[]
) => MaybeLater<readonly Columns[]>;

/** How a storage hands out a hash: the expression that reads it, and how what comes back becomes hexadecimal. */
export type Hashes = { readonly column: string; readonly hexOf: (read: unknown) => string };

/** What a journal of a format is read by, the same in both storages. A question is spelled once and prepared once. */
export const readsOf = (
  ask: Ask,
  { column: hash, hexOf }: Hashes,
  format: number,
): Omit<ReadStore, 'recall' | 'moreAfter' | 'close'> => {
  const page = `SELECT ${EVENT}, result, ${hash} FROM journal WHERE seq >= ? ORDER BY seq LIMIT ?`;
  const toRow = (columns: Columns): Row =>
    ({ ...toEventRow(columns), result: columns[7], hash: hexOf(columns[8]) }) as Row;
  return {
    head: async () => {
      const [last] = await ask('head', `SELECT seq, ${hash} FROM journal ORDER BY seq DESC LIMIT 1`);
      return last === undefined ? BEGINNING : { seq: Number(last[0]), hash: hexOf(last[1]) };
    },
    page: async (from, limit) => (await ask('page', page, from, limit)).map(toRow),
    events: async (from, limit) => (await ask('events', EVENTS, from, limit)).map(toEventRow),
    greatestKeys: async () => ({
      ofStations: toKey(await ask('greatest-key-of-stations', greatestKey('LIKE'))),
      ofHouse: toKey(await ask('greatest-key-of-house', greatestKey('NOT LIKE'))),
    }),
    listedUpTo: async () => Number((await ask('listed-up-to', `SELECT ${LISTED_UP_TO[format]}`))[0]![0]),
    listed: async () => {
      const [listed] = await ask('listed', `SELECT count(*), ${LISTED_UP_TO[format]} FROM command`);
      return { count: Number(listed![0]), upTo: Number(listed![1]) };
    },
    snapshots: async function* (fold) {
      const found = await ask('snapshots', 'SELECT seq FROM snapshot WHERE fold = ? ORDER BY seq DESC', fold);
      for (const [seq] of found) yield* (await ask('snapshot', SNAPSHOT, fold, Number(seq))).map(toSnapshot);
    },
    anchors: async () => (await ask('anchors', ANCHORS)).map(toAnchor),
    starts: async limit => (format === 1 ? [] : (await ask('starts', STARTS, limit)).map(toStart)),
  };
};

/** A station's name stands after "@" in its keys. The list goes by key: the first that fits ends the search. */
const greatestKey = (fits: string): string =>
  `SELECT key FROM command WHERE key ${fits} '%@%' ORDER BY key DESC LIMIT 1`;
const toKey = (found: readonly Columns[]): string => (found[0] === undefined ? '' : String(found[0][0]));

const EVENT = 'seq, epoch, at_ms, actor, station, command, event';
const EVENTS = `SELECT ${EVENT} FROM journal WHERE seq >= ? ORDER BY seq LIMIT ?`;
const SNAPSHOT = 'SELECT fold, seq, state, hash FROM snapshot WHERE fold = ? AND seq = ?';
const ANCHORS = 'SELECT seq, at_ms, hash, signature FROM anchor ORDER BY seq, at_ms';
const STARTS = 'SELECT epoch, at_ms, program FROM start ORDER BY epoch DESC LIMIT ?';

// What a column was declared to hold is what comes back, in strict tables as in PostgreSQL.
const toEventRow = ([seq, epoch, atMs, actor, station, command, event]: Columns): EventRow =>
  ({ seq, epoch, atMs, actor, station, command, event }) as EventRow;
const toSnapshot = ([fold, seq, state, hash]: Columns): StoredSnapshot =>
  ({ fold, seq, state, hash }) as StoredSnapshot;
const toAnchor = ([seq, atMs, hash, signature]: Columns): Anchor => ({ seq, atMs, hash, signature }) as Anchor;
const toStart = ([epoch, atMs, program]: Columns): Start => ({ epoch, atMs, program }) as Start;
