import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openTables } from './open.ts';
import { readState } from './state.ts';
import type { Database, Table } from './table.ts';
import { type HouseReader, prepareTables, update } from './update.ts';

/**
 * Which tables hold something else than the journal makes of them up to the event that they have reached. They are made
 * anew in a folder of their own: what was changed by hand agrees with itself, but never with the journal. RPT-21
 */
export const differing = async (
  database: Database,
  tables: readonly Table[],
  reader: HouseReader,
): Promise<readonly string[]> => {
  const kept = await contentsOf(database, tables);
  const folder = await mkdtemp(path.join(tmpdir(), 'houseway-reports-'));
  try {
    const anew = await openTables({ type: 'sqlite', folder });
    try {
      await prepareTables(anew, tables);
      await update(anew, tables, upTo(kept.seq, reader));
      const made = await contentsOf(anew, tables);
      return tables.map(({ name }) => name).filter(name => kept.rows.get(name) !== made.rows.get(name));
    } finally {
      await anew.destroy();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

/** The journal as it was when it ended there. */
const upTo = (seq: number, reader: HouseReader): HouseReader => ({
  head: async () => ({ ...(await reader.head()), seq }),
  read: range => reader.read({ ...range, to: Math.min(seq, range.to ?? seq) }),
});

/** All rows of all tables, and the event that they have reached, as they were at one moment. */
const contentsOf = (database: Database, tables: readonly Table[]) =>
  database
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async transaction => {
      const { seq } = await readState(transaction);
      const rows = new Map<string, string>();
      for (const { name, columns } of tables) {
        const found = await transaction.withTables<Record<string, Row>>().selectFrom(name).selectAll().execute();
        const lines = found.map(row => JSON.stringify(Object.keys(columns).map(column => row[column] ?? null)));
        rows.set(name, lines.sort().join('\n'));
      }
      return { seq, rows };
    });

type Row = Readonly<Record<string, string | number | null>>;
