import { closing, orClose } from '../closing.ts';
import { fault } from '../fault.ts';
import { FORMAT } from '../format.ts';
import { type Hashes, readsOf } from '../reads.ts';
import type { Done, ReadStore, StoredSnapshot, WriteStore } from '../store.ts';
import { append, list, listOf } from './append.ts';
import { databaseName, onDatabase } from './faults.ts';
import { giveUpLease, keepLease, takeLease } from './lease.ts';
import { connect, type Line, ourName, type PostgresPlace, requireDurable } from './line.ts';
import { nearest } from './near.ts';
import { formatOf, prepareSchema, upgradeSchema } from './schema.ts';
import { stayAwake } from './stay-awake.ts';
import { followersOf, tailOf } from './tail.ts';

export const readPostgres = async (place: PostgresPlace): Promise<ReadStore> =>
  orClose(await lineTo(place, ourName(), () => undefined), async line => {
    const format = await onDatabase(databaseName(place.url), () => formatOf(line.client, place.schema));
    if (format === 0) throw fault('no-journal', { place: `${databaseName(place.url)}, schema ${place.schema}` });
    const { moreAfter, close } = tailOf(place);
    return {
      ...readsOn(line, format),
      moreAfter,
      close: async () => void (await Promise.all([close(), line.close()])),
    };
  });

/** Takes the journal for writing and begins a new epoch; throws `journal-taken` while another holds the lease. */
export const writePostgres = async (place: PostgresPlace): Promise<WriteStore> => {
  const name = ourName();
  const faults = onceReported();
  const named = await lineTo(place, name, faults.report);
  const toSocket = (url: string) => lineTo({ ...place, url }, name, faults.report, databaseName(place.url));
  return orClose(await nearest(place, named, toSocket), async writing => {
    await requireDurable(writing, databaseName(place.url));
    await onDatabase(databaseName(place.url), () => prepareSchema(writing.client, place.schema));
    const epoch = await takeLease(writing, place, name);
    await onDatabase(databaseName(place.url), () => upgradeSchema(writing.client, place.schema));
    const reading = await lineTo(place, name, faults.report);
    // It reads, and wakes followers: to flush a wake-up to the disk would hold up the next commit.
    await reading.ask('', 'SET synchronous_commit TO off');
    return holding(place, { writing, reading, epoch, faults });
  });
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
  const wakeUps = followersOf(reading, place.schema);
  return {
    ...readsOn(reading, FORMAT),
    epoch,
    moreAfter,
    append: async rows => {
      const rest = stayAwake();
      await append(writing, epoch, rows).finally(rest);
      wakeUps.wake(rows.at(-1)!.seq);
    },
    list: done => list(writing, epoch, done),
    saveSnapshot: (snapshot, keep) => saveSnapshot(place, snapshot, keep),
    saveAnchor: async ({ seq, atMs, hash, signature }) => {
      await writing.ask('add-anchor', 'INSERT INTO anchor VALUES ($1, $2, $3, $4)', [seq, atMs, hash, signature]);
    },
    saveStart: async ({ atMs, program }) => {
      await writing.ask('add-start', 'INSERT INTO start VALUES ($1, $2, $3)', [epoch, atMs, program]);
    },
    onFault: faults.tell,
    close: async () => {
      letGo();
      await wakeUps.close();
      await giveUpLease(writing, epoch).catch(() => undefined); // If we cannot, it runs out by itself.
      await Promise.all([close(), writing.close(), reading.close()]);
    },
  };
};

/** On a line of its own: a large state on its way holds up neither a commit nor the renewal of the lease. */
const saveSnapshot = async (place: PostgresPlace, { fold, seq, state, hash }: StoredSnapshot, keep: number) => {
  await using line = closing(await lineTo(place, ourName(), () => undefined));
  await line.ask('', ADD_SNAPSHOT, [fold, seq, state, hash]);
  await line.ask('', DROP_SNAPSHOTS, [fold, keep]);
};

const lineTo = async (
  place: PostgresPlace,
  name: string,
  onLost: (error: unknown) => void,
  database = databaseName(place.url),
): Promise<Line> => {
  const line = await connect(place, name, onLost, database);
  await line.ask('', `SET search_path TO ${place.schema}`);
  // A handful of statements, each with one good plan: planning them again would cost more than running them.
  await line.ask('', 'SET plan_cache_mode TO force_generic_plan');
  return line;
};

const readsOn = ({ ask }: Line, format: number): Omit<ReadStore, 'moreAfter' | 'close'> => ({
  ...readsOf((name, text, ...values) => ask(name, numbered(text), values), HASHES, format),
  // What a column was declared to hold is what comes back.
  recall: async keys =>
    (await ask('recall', RECALL, [keys.join('\n')])).map(([key, first, last]) => ({ key, first, last }) as Done),
});

const HASHES: Hashes = { column: "encode(hash, 'hex')", hexOf: String };

/** Values have numbers here. */
const numbered = (text: string): string => {
  let place = 0;
  return text.replaceAll('?', () => `$${++place}`);
};

const RECALL = `SELECT key, first, last FROM command WHERE key = ANY (${listOf(1)})`;
const ADD_SNAPSHOT = `INSERT INTO snapshot VALUES ($1, $2, $3, $4)
  ON CONFLICT (fold, seq) DO UPDATE SET state = excluded.state, hash = excluded.hash`;
const DROP_SNAPSHOTS = `DELETE FROM snapshot WHERE fold = $1
  AND seq IN (SELECT seq FROM snapshot WHERE fold = $1 ORDER BY seq DESC OFFSET $2)`;

/** A connection may be lost before anybody asks: the first report is kept. */
const onceReported = () => {
  const reported = Promise.withResolvers<unknown>();
  return {
    report: (error: unknown): void => reported.resolve(error),
    tell: (listener: (error: unknown) => void): void => void reported.promise.then(listener),
  };
};
