import { randomBytes } from 'node:crypto';
import { hostname } from 'node:os';
import { Client, type QueryArrayConfig, types } from 'pg';
import { assert } from '#core/base';
import { fault } from '../fault.ts';
import { changed, type Value } from './change.ts';
import { databaseName, onDatabase, postgresFault } from './faults.ts';

export type PostgresPlace = { readonly url: string; readonly schema: string; readonly leaseMs: number };

const INT8 = 20;
const CONNECT_WITHIN_MS = 5_000;
/** A statement that takes longer has an unknown outcome, which is a fault. */
const ANSWER_WITHIN_MS = 15_000;

/** One connection with a name under which the server knows us. */
export type Line = {
  readonly client: Client;
  /** One question at a time. Rows are lists of columns, whole numbers are numbers; a name is prepared once. */
  readonly ask: (name: string, text: string, values?: readonly unknown[]) => Promise<readonly (readonly unknown[])[]>;
  /** The same; answers how many rows it has written. */
  readonly change: (name: string, text: string, values: readonly Value[]) => Promise<number>;
  readonly close: () => Promise<void>;
};

export const connect = async (
  place: PostgresPlace,
  name: string,
  onLost: (error: unknown) => void,
  database = databaseName(place.url),
): Promise<Line> => {
  assert(/^[a-z_][a-z0-9_]{0,40}$/.test(place.schema), `not a name for a schema: ${place.schema}`);
  const client = new Client({
    connectionString: place.url,
    application_name: name,
    connectionTimeoutMillis: CONNECT_WITHIN_MS,
    query_timeout: ANSWER_WITHIN_MS,
    keepAlive: true,
  });
  client.on('error', error => onLost(postgresFault(database, error)));
  await onDatabase(database, () => client.connect());
  let underWay = 0;
  let lastAnswered: Promise<void> = Promise.resolve();
  const answered = (): void => {
    underWay -= 1;
  };
  const inTurn = <Answer>(question: () => Promise<Answer>): Promise<Answer> => {
    const run = () => onDatabase(database, question);
    const answer = underWay === 0 ? run() : lastAnswered.then(run);
    underWay += 1;
    lastAnswered = answer.then(answered, answered);
    return answer;
  };
  return {
    client,
    ask: async (name, text, values = []) => {
      const query: QueryArrayConfig = { name, text, values: [...values], rowMode: 'array', types: NUMBERS };
      return (await inTurn(() => client.query<unknown[]>(query))).rows;
    },
    change: (name, text, values) => inTurn(() => changed(client, { name, text, values })),
    close: () => client.end().catch(() => undefined),
  };
};

/** Unlike any other of this or another machine. */
export const ourName = (): string =>
  `houseway ${hostname().slice(0, 24)} ${process.pid} ${randomBytes(4).toString('hex')}`;

const NUMBERS = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    oid === INT8 ? Number : types.getTypeParser(oid, format)) as typeof types.getTypeParser, // Overloads by format.
};

/** What an acknowledged event rests on, read from the server itself. */
export const requireDurable = async ({ ask }: Line, place: string): Promise<void> => {
  const names = Object.keys(DURABLE);
  const settings = await ask('settings', 'SELECT name, setting FROM pg_settings WHERE name = ANY ($1)', [names]);
  for (const [setting, value] of settings as readonly [string, string][]) {
    // Two columns of text.
    if (!DURABLE[setting]!.includes(value)) throw fault('not-durable', { place, setting, value });
  }
};

const DURABLE: Readonly<Record<string, readonly string[]>> = {
  fsync: ['on'],
  full_page_writes: ['on'],
  synchronous_commit: ['on', 'remote_apply'],
};
