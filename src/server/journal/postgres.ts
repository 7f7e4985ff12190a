import { fault } from './fault.ts';
import { BEGINNING, type Row } from './hash-chain.ts';
import { onDatabase } from './postgres-faults.ts';
import { giveUpLease, keepLease, leaseLost, takeLease } from './postgres-lease.ts';
import { connect, type Line, nameOf, ourName, type PostgresPlace, requireDurable } from './postgres-line.ts';
import { formatOf, prepareSchema } from './postgres-schema.ts';
import { tailOf } from './postgres-tail.ts';
import type { Batch, Done, EventRow, ReadStore, StoredSnapshot, WriteStore } from './store.ts';
import type { Anchor } from './types.ts';

export const readPostgres = async (place: PostgresPlace): Promise<ReadStore> => {
  const line = await lineTo(place, ourName(), () => undefined);
  try {
    const format = await onDatabase(nameOf(place.url), () => formatOf(line.client, place.schema));
    if (format === 0) throw fault('no-journal', { place: `${nameOf(place.url)}, schema ${place.schema}` });
  } catch (error) {
    await line.close();
    throw error;
  }
  const { moreAfter, close } = tailOf(place);
  return { ...readsOf(line), moreAfter, close: async () => void (await Promise.all([close(), line.close()])) };
};

/** Takes the journal for writing and begins a new epoch; throws `journal-taken` while another holds the lease. */
export const writePostgres = async (place: PostgresPlace): Promise<WriteStore> => {
  const name = ourName();
  const faults = onceReported();
  const writing = await lineTo(place, name, faults.report);
  try {
    await requireDurable(writing, nameOf(place.url));
    await onDatabase(nameOf(place.url), () => prepareSchema(writing.client, place.schema));
    const epoch = await takeLease(writing, place, name);
    const reading = await lineTo(place, name, faults.report);
    return holding(place, { writing, reading, epoch, faults });
  } catch (error) {
    await writing.close();
    throw error;
  }
};

type Held = {
  readonly writing: Line;
  /** Keys are looked up while a commit is under way. */
  readonly reading: Line;
  readonly epoch: number;
  readonly faults: ReturnType<typeof onceReported>;
};

const holding = (place: PostgresPlace, { writing, reading, epoch, faults }: Held): WriteStore => {
  const { moreAfter, close } = tailOf(place);
  const letGo = keepLease(writing, epoch, place.leaseMs, faults.report);
  return {
    ...readsOf(reading),
    epoch,
    moreAfter,
    append: batch => append(writing, place.schema, epoch, batch),
    saveSnapshot: (snapshot, keep) => saveSnapshot(place, snapshot, keep),
    saveAnchor: async ({ seq, atMs, hash, signature }) => {
      await writing.ask('add-anchor', 'INSERT INTO anchor VALUES ($1, $2, $3, $4)', [seq, atMs, hash, signature]);
    },
    onFault: faults.tell,
    close: async () => {
      letGo();
      await giveUpLease(writing, epoch).catch(() => undefined); // If we cannot, it runs out by itself.
      await Promise.all([close(), writing.close(), reading.close()]);
    },
  };
};

/** On a line of its own: a large state on its way holds up neither a commit nor the renewal of the lease. */
const saveSnapshot = async (place: PostgresPlace, { fold, seq, state, hash }: StoredSnapshot, keep: number) => {
  const line = await lineTo(place, ourName(), () => undefined);
  try {
    await line.ask('', ADD_SNAPSHOT, [fold, seq, state, hash]);
    await line.ask('', DROP_SNAPSHOTS, [fold, keep]);
  } finally {
    await line.close();
  }
};

const lineTo = async (place: PostgresPlace, name: string, onLost: (error: unknown) => void): Promise<Line> => {
  const line = await connect(place, name, onLost);
  await line.ask('', `SET search_path TO ${place.schema}`);
  // A handful of statements, each with one good plan: planning them anew would cost more than running them.
  await line.ask('', 'SET plan_cache_mode TO force_generic_plan');
  return line;
};

const readsOf = ({ ask }: Line): Omit<ReadStore, 'moreAfter' | 'close'> => ({
  head: async () => {
    const [last] = await ask('head', `SELECT seq, encode(hash, 'hex') FROM journal ORDER BY seq DESC LIMIT 1`);
    return last === undefined ? BEGINNING : { seq: last[0] as number, hash: last[1] as string };
  },
  page: async (from, limit) => (await ask('page', PAGE, [from, limit])).map(toRow),
  events: async (from, limit) => (await ask('events', EVENTS, [from, limit])).map(toEventRow),
  recall: async keys => (await ask('recall', RECALL, [keys.join('\n')])).map(toDone),
  greatestKey: async () => {
    const [greatest] = await ask('greatest-key', "SELECT coalesce(max(key), '') FROM command");
    return String(greatest![0]);
  },
  commands: async () => {
    const [commands] = await ask('commands', 'SELECT count(*), coalesce(max(last), 0) FROM command');
    return { count: commands![0] as number, last: commands![1] as number };
  },
  snapshots: async function* (fold) {
    for (const [seq] of await ask('snapshots', 'SELECT seq FROM snapshot WHERE fold = $1 ORDER BY seq DESC', [fold])) {
      yield* (await ask('snapshot', SNAPSHOT, [fold, seq])).map(toSnapshot);
    }
  },
  anchors: async () =>
    (await ask('anchors', 'SELECT seq, at_ms, hash, signature FROM anchor ORDER BY seq, at_ms')).map(toAnchor),
});

// What a column was declared to hold is what comes back.
const toEventRow = ([seq, epoch, atMs, actor, station, command, event]: readonly unknown[]): EventRow =>
  ({ seq, epoch, atMs, actor, station, command, event }) as EventRow;
const toRow = (columns: readonly unknown[]): Row =>
  ({ ...toEventRow(columns), result: columns[7], hash: columns[8] }) as Row;
const toDone = ([key, first, last]: readonly unknown[]): Done => ({ key, first, last }) as Done;
const toSnapshot = ([fold, seq, state, hash]: readonly unknown[]): StoredSnapshot =>
  ({ fold, seq, state, hash }) as StoredSnapshot;
const toAnchor = ([seq, atMs, hash, signature]: readonly unknown[]): Anchor =>
  ({ seq, atMs, hash, signature }) as Anchor;

const list = (parameter: number): string => `string_to_array($${parameter}, E'\\n')`;
const COLUMNS = 'seq, epoch, at_ms, actor, station, command, event';
const EVENTS = `SELECT ${COLUMNS} FROM journal WHERE seq >= $1 ORDER BY seq LIMIT $2`;
const PAGE = `SELECT ${COLUMNS}, result, encode(hash, 'hex') FROM journal WHERE seq >= $1 ORDER BY seq LIMIT $2`;
const RECALL = `SELECT key, first, last FROM command WHERE key = ANY (${list(1)})`;
const SNAPSHOT = 'SELECT fold, seq, state, hash FROM snapshot WHERE fold = $1 AND seq = $2';
const ADD_SNAPSHOT = `INSERT INTO snapshot VALUES ($1, $2, $3, $4)
  ON CONFLICT (fold, seq) DO UPDATE SET state = excluded.state, hash = excluded.hash`;
const DROP_SNAPSHOTS = `DELETE FROM snapshot WHERE fold = $1
  AND seq IN (SELECT seq FROM snapshot WHERE fold = $1 ORDER BY seq DESC OFFSET $2)`;

/**
 * Fence, events, keys and wake-up in one statement, which is one transaction and one trip. FOR SHARE waits for a
 * takeover under way and then reads the epoch again. A column travels as one text, its values parted by line feeds,
 * which neither JSON nor a name contains: the driver quotes arrays far more slowly.
 */
const appending = (each: (parameter: number) => string): string => `WITH
  fence AS MATERIALIZED (SELECT 1 FROM writer WHERE epoch = $1 FOR SHARE),
  events AS (
    INSERT INTO journal (seq, epoch, at_ms, actor, station, command, event, result, hash)
    SELECT generate_series($2::bigint, $3::bigint), $1, ${each(4)}::bigint, ${[5, 6, 7, 8].map(each).join(', ')},
      nullif(${each(9)}, ''), decode(${each(10)}, 'hex') FROM fence),
  commands AS (
    INSERT INTO command (key, first, last) SELECT ${each(11)}, ${each(12)}::bigint, ${each(13)}::bigint FROM fence)
  SELECT pg_notify($14, $3::text) FROM fence`;
const APPEND = appending(parameter => `unnest(${list(parameter)})`);
/** A list of one is its value: a lone event spares the server a dozen lists. */
const APPEND_ONE = appending(parameter => `$${parameter}`);

const append = async (line: Line, schema: string, epoch: number, { rows, done }: Batch): Promise<void> => {
  const column = <One>(list: readonly One[], of: (one: One) => unknown): string => list.map(of).join('\n');
  const [name, text] = rows.length === 1 ? ['append-one', APPEND_ONE] : ['append', APPEND];
  const fenced = await line.ask(name, text, [
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
    column(done, ({ key }) => key),
    column(done, ({ first }) => first),
    column(done, ({ last }) => last),
    schema,
  ]);
  if (fenced.length === 0) throw await leaseLost(line, epoch);
};

/** A line may be lost before anyone asks: the first report is kept for whoever does. */
const onceReported = () => {
  const reported = Promise.withResolvers<unknown>();
  return {
    report: (error: unknown): void => reported.resolve(error),
    tell: (listener: (error: unknown) => void): void => void reported.promise.then(listener),
  };
};
