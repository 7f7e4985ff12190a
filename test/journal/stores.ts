import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Client } from 'pg';
import { atPlace, type Place } from '#server/journal';
import { type PostgresServer, startPostgres } from './postgres-server.ts';

/** A real database, with a way past the journal, to tamper with it. */
export type TestStore = {
  readonly name: 'SQLite' | 'PostgreSQL';
  readonly start: () => Promise<void>;
  readonly stop: () => Promise<void>;
  readonly newPlace: () => Place;
  /** Runs SQL on the journal's tables; gives back the rows of the last statement. */
  readonly sql: (place: Place, text: string) => Promise<readonly Record<string, unknown>[]>;
  /** The same on the tables of private records. */
  readonly sqlPrivate: (place: Place, text: string) => Promise<void>;
  /** The statement that writes another format over the journal's. */
  readonly formatIs: (version: number) => string;
  /** What an intruder with all rights would do first. */
  readonly unprotect: readonly string[];
};

export const LEASE_MS = 1_000;

/** How a verb of the program is told the place. */
export const flagsAt = (place: Place): readonly string[] =>
  atPlace(place, {
    sqlite: ({ folder }) => ['--data', folder],
    postgres: ({ url, schema }) => ['--database-url', url, '--schema', schema],
  });

export const sqliteStore = (): TestStore => {
  const folders: string[] = [];
  return {
    name: 'SQLite',
    start: async () => undefined,
    stop: async () => {
      for (const folder of folders) rmSync(folder, { recursive: true, force: true });
    },
    newPlace: () => {
      const folder = mkdtempSync(path.join(tmpdir(), 'houseway-journal-'));
      folders.push(folder);
      return { type: 'sqlite', folder };
    },
    sql: async (place, text) => {
      const database = new DatabaseSync(path.join(place.type === 'sqlite' ? place.folder : '', 'journal.sqlite'));
      try {
        const statements = text.split(';').filter(statement => statement.trim() !== '');
        return statements.map(statement => database.prepare(statement).all()).at(-1)!;
      } finally {
        database.close();
      }
    },
    sqlPrivate: async (place, text) => {
      const database = new DatabaseSync(path.join(place.type === 'sqlite' ? place.folder : '', 'private.sqlite'));
      database.exec(text);
      database.close();
    },
    formatIs: version => `PRAGMA user_version = ${version}`,
    unprotect: ['journal', 'command', 'anchor', 'start'].flatMap(table =>
      ['keeps_rows', 'keeps_all'].map(trigger => `DROP TRIGGER ${table}_${trigger}`),
    ),
  };
};

export const postgresStore = (): TestStore => {
  let server: PostgresServer | undefined;
  let count = 0;
  return {
    name: 'PostgreSQL',
    start: async () => {
      server = await startPostgres();
    },
    stop: async () => server?.stop(),
    newPlace: () => {
      count += 1;
      return { type: 'postgres', url: server!.url, schema: `house_${process.pid}_${count}`, leaseMs: LEASE_MS };
    },
    sql: async (place, text) => {
      const client = new Client({ connectionString: server!.url });
      await client.connect();
      try {
        if (place.type === 'postgres') await client.query(`SET search_path TO ${place.schema}`);
        const results = [await client.query(text)].flat();
        return results.at(-1)!.rows;
      } finally {
        await client.end();
      }
    },
    sqlPrivate: async (place, text) => {
      const client = new Client({ connectionString: server!.url });
      await client.connect();
      if (place.type === 'postgres') await client.query(`SET search_path TO ${place.schema}_private; ${text}`);
      await client.end();
    },
    formatIs: version => `UPDATE format SET version = ${version}`,
    unprotect: ['journal', 'command', 'anchor', 'start'].map(table => `DROP TRIGGER keeps_all ON ${table}`),
  };
};

export const STORES: readonly (() => TestStore)[] = [sqliteStore, postgresStore];
