import type { Row } from '../hash-chain.ts';
import type { Done } from '../store.ts';
import { leaseLost } from './lease.ts';
import type { Line } from './line.ts';

/**
 * Fence and events in one statement, which is one transaction and one trip; nothing is inserted where the epoch is
 * over. FOR SHARE waits for a takeover under way and then reads the epoch again.
 */
export const append = async (line: Line, epoch: number, rows: readonly Row[]): Promise<void> => {
  const added = rows.length === 1 ? await appendOne(line, epoch, rows[0]!) : await appendMany(line, epoch, rows);
  if (added !== rows.length) throw await leaseLost(line, epoch);
};

/** Adds commands to the list and says how far it goes; behind the same fence. */
export const list = async (line: Line, epoch: number, done: readonly Done[]): Promise<void> => {
  const listed = await line.change('list', LIST, [
    epoch,
    done.at(-1)!.last,
    column(done, ({ key }) => key),
    column(done, ({ first }) => first),
    column(done, ({ last }) => last),
  ]);
  if (listed !== done.length) throw await leaseLost(line, epoch);
};

/** As a parameter, a column is one text, its values split by line feeds: the driver quotes arrays far more slowly. */
const column = <One>(rows: readonly One[], of: (one: One) => unknown): string => rows.map(of).join('\n');
// Neither JSON nor a name contains a line feed.
export const listOf = (parameter: number): string => `string_to_array($${parameter}, E'\\n')`;
const each = (parameter: number): string => `unnest(${listOf(parameter)})`;

const INTO_JOURNAL = 'INSERT INTO journal (epoch, seq, at_ms, actor, station, command, event, result, hash)';

/** A single event needs no lists, which are a fifth of the server's work. */
const APPEND_ONE = `${INTO_JOURNAL}
  SELECT $1::integer, $2::bigint, $3::bigint, $4, $5, $6, $7, $8, decode($9, 'hex')
  FROM writer WHERE epoch = $1 FOR SHARE`;

const appendOne = (line: Line, epoch: number, row: Row): Promise<number> => {
  const { seq, atMs, actor, station, command, event, result, hash } = row;
  return line.change('append-one', APPEND_ONE, [epoch, seq, atMs, actor, station, command, event, result, hash]);
};

const APPEND_MANY = `WITH fence AS MATERIALIZED (SELECT 1 FROM writer WHERE epoch = $1 FOR SHARE)
  ${INTO_JOURNAL}
  SELECT $1::integer, generate_series($2::bigint, $3::bigint), ${each(4)}::bigint, ${[5, 6, 7, 8].map(each).join(', ')},
    nullif(${each(9)}, ''), decode(${each(10)}, 'hex') FROM fence`;

const appendMany = (line: Line, epoch: number, rows: readonly Row[]): Promise<number> =>
  line.change('append-many', APPEND_MANY, [
    epoch,
    rows[0]!.seq,
    rows.at(-1)!.seq,
    column(rows, row => row.atMs),
    column(rows, row => row.actor),
    column(rows, row => row.station),
    column(rows, row => row.command),
    column(rows, row => row.event),
    column(rows, row => row.result ?? ''),
    column(rows, row => row.hash),
  ]);

const LIST = `WITH fence AS (UPDATE writer SET listed = $2 WHERE epoch = $1 RETURNING 1)
  INSERT INTO command (key, first, last) SELECT ${each(3)}, ${each(4)}::bigint, ${each(5)}::bigint FROM fence`;
